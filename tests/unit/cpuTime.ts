import { test } from 'vitest';

/** A test of how long something takes. Code that can be changed at every place takes longer (`tests/mutation`). */
export const timed = test.skipIf(process.env.TESTS_OF_AREA !== undefined);

/** Milliseconds of CPU that work takes: what else the computer does must not fail a test. */
export function cpuTime(work: () => void): number {
	const begun = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(begun);
	return (user + system) / 1000;
}
