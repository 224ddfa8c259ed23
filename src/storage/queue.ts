/** A queue that runs read-modify-write tasks one after another, even after a failure, so that no update is lost. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const next = last.then(task);
		last = next.catch(() => undefined);
		return next;
	};
}

/** A queue of the extension: its worker and its pages run the tasks of a name one after another. */
export const sharedQueue =
	(name: string) =>
	<T>(task: () => Promise<T>): Promise<T> =>
		navigator.locks.request(name, task) as Promise<T>;
