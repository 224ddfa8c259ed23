/**
 * A queue of tasks that read something and then write it: each begins when those before it are done, so that no change
 * is lost. A task that fails holds up none behind it.
 */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const next = last.then(task);
		last = next.catch(() => undefined);
		return next;
	};
}
