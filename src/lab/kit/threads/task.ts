import type { Liking } from '../datasets/liking.ts';
import type { Ratings, Target } from '../datasets/ratings.ts';

/** The data that all threads share, in shared memory so that nothing is copied. */
export interface Shared {
	ratings: Ratings;
	liking: Liking | null;
}

/** Work to do for each target. Threads import it by its module and export name. */
export interface Task<Options, Result> {
	module: string;
	name: string;
	/** Builds tables once; the returned function is called for each target. */
	prepare: (shared: Shared, options: Options) => (target: Target) => Result;
}

/** @param module `import.meta.url` of the module that exports the task @param name of the export */
export const task = <Options, Result>(
	module: string,
	name: string,
	prepare: Task<Options, Result>['prepare'],
): Task<Options, Result> => ({ module, name, prepare });

/** Returns the CPU milliseconds of this thread, which other load does not affect. Elapsed time on old versions of Node. */
export const workedMs: () => number =
	'threadCpuUsage' in process
		? () => {
				const { user, system } = process.threadCpuUsage();
				return (user + system) / 1000;
			}
		: () => performance.now();
