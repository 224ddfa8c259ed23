import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Progress } from '../cli/progress.ts';
import type { Ratings, Target } from '../datasets/ratings.ts';
import type { Shared, Task } from './task.ts';

/** Runs tasks over targets on one or more threads; results do not depend on the number of threads. */
export interface Pool {
	map<Options, Result>(
		task: Task<Options, Result>,
		targets: readonly Target[],
		options: Options,
		progress?: Progress,
	): Promise<Result[]>;
	close(): Promise<void>;
}

/** Number of batches per thread, so that all threads finish at about the same time. */
const PARTS = 16;

export const defaultThreads = () => Math.max(1, availableParallelism());

export interface Batch {
	module: string;
	name: string;
	targets: Target[];
	options: unknown;
}

export type Reply = { results: unknown[] } | { error: string };

export function createPool(shared: Shared, threads: number): Pool {
	if (threads === 1) return inlinePool(shared);
	const workers = Array.from({ length: threads }, () => startWorker(shared));
	const map: Pool['map'] = async <Options, Result>(
		{ module, name }: Task<Options, Result>,
		targets: readonly Target[],
		options: Options,
		progress?: Progress,
	) => {
		const results: Result[] = new Array(targets.length);
		const size = Math.ceil(targets.length / (PARTS * threads));
		let next = 0;
		let done = 0;
		const work = async (ask: Ask) => {
			while (next < targets.length) {
				const from = next;
				next += size;
				const part = (await ask({ module, name, targets: targets.slice(from, from + size), options })) as Result[];
				for (let i = 0; i < part.length; i++) results[from + i] = part[i]!;
				done += part.length;
				progress?.at(done, targets.length);
			}
		};
		try {
			await Promise.all(workers.map(({ ask }) => work(ask)));
		} finally {
			progress?.end();
		}
		return results;
	};
	return { map, close: async () => void (await Promise.all(workers.map(({ end }) => end()))) };
}

/** Runs something with a pool over these ratings, and always ends its threads. */
export async function withPool<T>(ratings: Ratings, threads: number, run: (pool: Pool) => Promise<T>): Promise<T> {
	const pool = createPool({ ratings, liking: null }, threads);
	try {
		return await run(pool);
	} finally {
		await pool.close();
	}
}

type Ask = (batch: Batch) => Promise<unknown[]>;

/** Starts a thread; if it ends for any reason, its pending batch is rejected. */
function startWorker({ ratings, liking }: Shared): { ask: Ask; end: () => Promise<unknown> } {
	// The ids of a file stay on this thread: they are functions, which cannot be cloned, and tasks use indices only.
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
	const ask: Ask = (batch) =>
		new Promise((resolve, reject) => {
			if (ended !== null) return reject(ended);
			fail = reject;
			reply = (answer) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.results));
			worker.postMessage(batch);
		});
	return { ask, end: () => worker.terminate() };
}

function inlinePool(shared: Shared): Pool {
	return {
		async map({ prepare }, targets, options, progress) {
			const run = prepare(shared, options);
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
