let last: Promise<unknown> = Promise.resolve();

/** Does one task after another, so that none works on what another is about to change. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
	const next = last.then(task);
	last = next.catch(() => undefined);
	return next;
}
