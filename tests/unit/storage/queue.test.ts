import { expect, test } from 'vitest';
import { createQueue, sharedQueue } from '../../../src/storage/queue.ts';

test.each([
	['a queue', createQueue],
	['a queue of the extension', () => sharedQueue('test')],
])('tasks of %s run one at a time in the order requested, even after a failure', async (_, create) => {
	const inTurn = create();
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
