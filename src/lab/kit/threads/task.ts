import type { Target } from '../datasets/target.ts';
import type { Shared } from './shared.ts';

/** Work to do for each target. Threads import it by its module and export name. */
export interface Task<Options, Result> {
	module: string;
	name: string;
	/** Builds tables once; the returned function is called for each target. */
	prepare: (shared: Shared, options: Options) => (target: Target) => Result;
}

/**
 * Wraps a function as a task that threads can import.
 * @param module `import.meta.url` of the module that exports it
 * @param name of the export
 */
export const task = <Options, Result>(
	module: string,
	name: string,
	prepare: Task<Options, Result>['prepare'],
): Task<Options, Result> => ({ module, name, prepare });
