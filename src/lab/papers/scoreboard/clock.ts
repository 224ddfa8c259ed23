/** Milliseconds that this thread has worked: what others do on the machine does not count. Elapsed time on old Node. */
export const workedMs: () => number =
	'threadCpuUsage' in process
		? () => {
				const { user, system } = process.threadCpuUsage();
				return (user + system) / 1000;
			}
		: () => performance.now();
