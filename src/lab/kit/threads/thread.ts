/** A thread of the pool: processes batches of targets over shared columns. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Target } from '../datasets/ratings.ts';
import type { Batch, Reply } from './pool.ts';
import type { Shared, Task } from './task.ts';

const shared = workerData as Shared;
let last: { key: string; run: (target: Target) => unknown } | null = null;

parentPort!.on('message', async ({ module, name, targets, options }: Batch) => {
	// Columns are not compared: tasks that take columns number their runs instead.
	const key = JSON.stringify([module, name, options], (_, value) => (ArrayBuffer.isView(value) ? 0 : value));
	const answer = (reply: Reply) => parentPort!.postMessage(reply);
	try {
		if (last?.key !== key) {
			const { prepare } = ((await import(module)) as Record<string, Task<unknown, unknown>>)[name]!;
			last = { key, run: prepare(shared, options) };
		}
		answer({ results: targets.map(last.run) });
	} catch (error) {
		answer({ error: (error as Error).stack ?? String(error) });
	}
});
