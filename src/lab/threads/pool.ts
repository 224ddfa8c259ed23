import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Target } from '../attacks/attack.ts';
import type { Shared } from '../attacks/shared.ts';
import type { Ratings } from '../datasets/ratings.ts';
import type { Progress } from '../progress.ts';
import { runTask, type TaskName, type TaskOptions, type TaskResult } from './tasks.ts';

/** Works on targets with one or more threads; the results do not depend on how many. */
export interface Pool {
	map<T extends TaskName>(
		task: T,
		targets: readonly Target[],
		options: TaskOptions<T>,
		progress?: Progress,
	): Promise<TaskResult<T>[]>;
	close(): Promise<void>;
}

/** Parts that a thread's work is cut into, so that all end together. */
const PARTS = 16;

export const defaultThreads = () => Math.max(1, availableParallelism());

/** What a thread answers to a batch. */
export type Reply = { results: unknown[] } | { error: string };

export function createPool(shared: Shared, threads: number): Pool {
	if (threads === 1) return inlinePool(shared);
	const { userIds: _u, itemIds: _i, ...ratings } = shared.ratings as Ratings & { userIds?: unknown; itemIds?: unknown };
	const workers = Array.from(
		{ length: threads },
		() => new Worker(new URL('./thread.ts', import.meta.url), { workerData: { ratings, liking: shared.liking } }),
	);
	const map: Pool['map'] = async (task, targets, options, progress) => {
		const results: unknown[] = new Array(targets.length);
		const size = Math.ceil(targets.length / (PARTS * threads));
		let next = 0;
		let done = 0;
		await Promise.all(
			workers.map(async (worker) => {
				while (next < targets.length) {
					const from = next;
					next += size;
					const batch = targets.slice(from, from + size);
					const part = await ask(worker, { task, targets: batch, options });
					for (let i = 0; i < part.length; i++) results[from + i] = part[i];
					done += part.length;
					progress?.at(done, targets.length);
				}
			}),
		);
		progress?.end();
		return results as TaskResult<typeof task>[];
	};
	return { map, close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))) };
}

function ask(worker: Worker, message: unknown): Promise<unknown[]> {
	return new Promise((resolve, reject) => {
		const settle = () => {
			worker.off('message', onReply);
			worker.off('error', onError);
		};
		const onError = (error: Error) => {
			settle();
			reject(error);
		};
		const onReply = (reply: Reply) => {
			settle();
			if ('error' in reply) reject(new Error(reply.error));
			else resolve(reply.results);
		};
		worker.on('message', onReply);
		worker.on('error', onError);
		worker.postMessage(message);
	});
}

function inlinePool(shared: Shared): Pool {
	return {
		async map(task, targets, options, progress) {
			const run = runTask(task, shared, options);
			const results = targets.map((target, i) => {
				progress?.at(i, targets.length);
				return run(target);
			});
			progress?.end();
			return results;
		},
		close: async () => {},
	};
}
