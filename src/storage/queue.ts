/**
 * Creates a queue that runs read-modify-write tasks one after another, so that no update is lost. Later tasks also run if
 * an earlier one fails.
 */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const next = last.then(task);
		last = next.catch(() => undefined);
		return next;
	};
}
