/** Waits for the page, which has its turn between ours. */

/** An edit shows in the page within this many milliseconds, or not at all. */
const PATIENCE = 400;

/** Resolves when the page has had its turn with all that has happened so far. */
export const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** Resolves when the page was drawn anew, or would have been if it could be seen. */
const frame = (): Promise<void> =>
	new Promise((resolve) => {
		requestAnimationFrame(() => resolve());
		setTimeout(resolve, 50);
	});

/** Waits until `holds`, for as long as an edit may take. */
export async function soon(holds: () => boolean, atMost = PATIENCE): Promise<boolean> {
	const until = performance.now() + atMost;
	while (!holds()) {
		if (performance.now() > until) return false;
		await turn();
	}
	return true;
}

/** Whether what holds now does so until an editor that draws its model anew has done that. */
export async function stays(holds: () => boolean): Promise<boolean> {
	// Some draw in the next frame, and look at what came of it after that.
	for (const next of [frame, turn, frame, turn]) {
		await next();
		if (!holds()) return false;
	}
	return true;
}
