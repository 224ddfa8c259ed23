/** A thread of the pool: works on batches of targets over shared columns. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Shared } from '../attacks/shared.ts';
import type { Target } from '../datasets/target.ts';
import type { Reply } from './pool.ts';
import { runTask, type TaskName, type TaskOptions } from './tasks.ts';

const shared = workerData as Shared;
let last: { key: string; run: (target: Target) => unknown } | null = null;

parentPort!.on('message', (message: { task: TaskName; targets: Target[]; options: TaskOptions<TaskName> }) => {
	const { task, targets, options } = message;
	// Columns are not compared: tasks that are given some number their runs.
	const key = JSON.stringify([task, options], (_, value) => (ArrayBuffer.isView(value) ? 0 : value));
	const answer = (reply: Reply) => parentPort!.postMessage(reply);
	try {
		if (last?.key !== key) last = { key, run: runTask(task, shared, options as never) };
		answer({ results: targets.map(last.run) });
	} catch (error) {
		answer({ error: (error as Error).stack ?? String(error) });
	}
});
