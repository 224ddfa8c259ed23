import type { Target } from '../datasets/target.ts';
import type { Shared } from './shared.ts';

/** What is done for each target. Threads import it by the module that exports it and its name there. */
export interface Task<Options, Result> {
	module: string;
	name: string;
	/** Makes the tables once; the function it returns is called for one target after the other. */
	prepare: (shared: Shared, options: Options) => (target: Target) => Result;
}

/**
 * Makes a function one that threads can run.
 * @param module `import.meta.url` of the module that exports it
 * @param name of the export
 */
export const task = <Options, Result>(
	module: string,
	name: string,
	prepare: Task<Options, Result>['prepare'],
): Task<Options, Result> => ({ module, name, prepare });
