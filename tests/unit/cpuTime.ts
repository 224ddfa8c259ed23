/** Milliseconds of CPU that work takes: what else the computer does must not fail a test. */
export function cpuTime(work: () => void): number {
	const begun = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(begun);
	return (user + system) / 1000;
}
