import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Shared } from '../attacks/shared.ts';
import type { Target } from '../datasets/target.ts';
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
	const workers = Array.from({ length: threads }, () => startWorker(shared));
	const map: Pool['map'] = async (task, targets, options, progress) => {
		const results: unknown[] = new Array(targets.length);
		const size = Math.ceil(targets.length / (PARTS * threads));
		let next = 0;
		let done = 0;
		const work = async (ask: Ask) => {
			while (next < targets.length) {
				const from = next;
				next += size;
				const part = await ask({ task, targets: targets.slice(from, from + size), options });
				for (let i = 0; i < part.length; i++) results[from + i] = part[i];
				done += part.length;
				progress?.at(done, targets.length);
			}
		};
		try {
			await Promise.all(workers.map(({ ask }) => work(ask)));
		} finally {
			progress?.end();
		}
		return results as TaskResult<typeof task>[];
	};
	return { map, close: async () => void (await Promise.all(workers.map(({ end }) => end()))) };
}

type Ask = (message: object) => Promise<unknown[]>;

/** A thread and the way to ask it; whatever ends it ends what it was asked. */
function startWorker({ ratings, liking }: Shared): { ask: Ask; end: () => Promise<unknown> } {
	// Ids of a file stay here: they are functions, and threads work with numbers.
	const { users, items, count, byUser, byItem, scale } = ratings;
	const workerData: Shared = { ratings: { users, items, count, byUser, byItem, scale }, liking };
	const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
	let fail: (error: Error) => void = () => {};
	let reply: (reply: Reply) => void = () => {};
	let ended: Error | null = null;
	const end = (error: Error) => {
		ended ??= error;
		fail(error);
	};
	worker.on('error', end);
	worker.on('exit', (code) =>
		end(new Error(`A thread ended with code ${code}: with fewer --threads each has more memory.`)),
	);
	worker.on('message', (message: Reply) => reply(message));
	const ask: Ask = (message) =>
		new Promise((resolve, reject) => {
			if (ended !== null) return reject(ended);
			fail = reject;
			reply = (answer) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.results));
			worker.postMessage(message);
		});
	return { ask, end: () => worker.terminate() };
}

function inlinePool(shared: Shared): Pool {
	return {
		async map(task, targets, options, progress) {
			const run = runTask(task, shared, options);
			try {
				return targets.map((target, i) => {
					progress?.at(i, targets.length);
					return run(target);
				});
			} finally {
				progress?.end();
			}
		},
		close: async () => {},
	};
}
