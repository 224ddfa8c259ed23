/** Waits for the page's own code to run. */

/** Milliseconds in which an edit takes effect in the page, or not at all. */
const PATIENCE = 400;

export const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

/** Resolves after the next frame, or when it would have come if the page were visible. */
const frame = (): Promise<void> =>
	new Promise((resolve) => {
		requestAnimationFrame(() => resolve());
		setTimeout(resolve, 50);
	});

/** Waits until `holds` returns true, at most as long as an edit may take. */
export async function soon(holds: () => boolean, atMost = PATIENCE): Promise<boolean> {
	const until = performance.now() + atMost;
	while (!holds()) {
		if (performance.now() > until) return false;
		await turn();
	}
	return true;
}

/** Whether `holds` stays true until an editor that re-renders its model has done so. */
export async function stays(holds: () => boolean): Promise<boolean> {
	// Some render in the next frame and reconcile after that.
	for (const next of [frame, turn, frame, turn]) {
		await next();
		if (!holds()) return false;
	}
	return true;
}
