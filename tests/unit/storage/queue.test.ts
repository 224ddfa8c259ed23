import { expect, test } from 'vitest';
import { createQueue } from '../../../src/storage/queue.ts';

test('tasks run one at a time in the order requested, even after a failure', async () => {
	const inTurn = createQueue();
	const done: string[] = [];
	const task = (name: string) => async () => {
		done.push(`${name} begins`);
		await Promise.resolve();
		done.push(`${name} ends`);
		if (name === 'b') throw new Error('b fails');
		return name;
	};
	const [a, b, c] = [inTurn(task('a')), inTurn(task('b')), inTurn(task('c'))];
	expect(await a).toBe('a');
	await expect(b).rejects.toThrow('b fails');
	expect(await c).toBe('c');
	expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
