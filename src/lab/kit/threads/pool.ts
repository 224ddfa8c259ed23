import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Progress } from '../cli/progress.ts';
import type { Target } from '../datasets/target.ts';
import type { Shared } from './shared.ts';
import type { Task } from './task.ts';

/** Works on targets with one or more threads; the results do not depend on how many. */
export interface Pool {
	map<Options, Result>(
		task: Task<Options, Result>,
		targets: readonly Target[],
		options: Options,
		progress?: Progress,
	): Promise<Result[]>;
	close(): Promise<void>;
}

/** Parts that a thread's work is cut into, so that all end together. */
const PARTS = 16;

export const defaultThreads = () => Math.max(1, availableParallelism());

/** A batch of targets for a thread, with the task by module and name. */
export interface Batch {
	module: string;
	name: string;
	targets: Target[];
	options: unknown;
}

/** What a thread answers to a batch. */
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

type Ask = (batch: Batch) => Promise<unknown[]>;

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
