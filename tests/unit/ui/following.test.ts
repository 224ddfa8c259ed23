import { expect, test, vi } from 'vitest';
import { followTab } from '../../../src/ui/popup/following.ts';

test('a popup asks and listens once, and again when a new worker has started', async () => {
	const [connect, show] = [vi.fn(), vi.fn()];
	let start = () => undefined as unknown;
	let answer = () => undefined as unknown;
	const refresh = vi.fn(() => new Promise((resolve) => (answer = () => resolve(null))));
	followTab({ connect, onStarted: (callback) => (start = callback) }, show, refresh);
	start();
	expect([connect.mock.calls, refresh.mock.calls]).toEqual([[[show]], [[]]]);
	answer();
	await new Promise((resolve) => setTimeout(resolve));
	start();
	expect([connect, refresh].map((called) => called.mock.calls.length)).toEqual([2, 2]);
});
