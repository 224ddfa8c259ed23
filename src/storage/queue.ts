/** A queue that runs read-modify-write tasks one after another, even after a failure, so that no update is lost. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const next = last.then(task);
		last = next.catch(() => undefined);
		return next;
	};
}
