/** Returns the CPU milliseconds of this thread, which other load does not affect. Elapsed time on old versions of Node. */
export const workedMs: () => number =
	'threadCpuUsage' in process
		? () => {
				const { user, system } = process.threadCpuUsage();
				return (user + system) / 1000;
			}
		: () => performance.now();
