/** The window and its same-origin ancestors: an editor in a frame is often sent by a button outside the frame. */
export function windowsAround(window: Window): Window[] {
	const found = [window];
	try {
		for (let inner = window; inner.parent !== inner; inner = inner.parent) {
			if (inner.parent.document === null) break;
			found.push(inner.parent);
		}
	} catch {
		// The parent is of another origin.
	}
	return found;
}

/** Frames around this one have no gate here: text that their pages add is left out, but they may hide a post. */
export function listenAround([, ...around]: readonly Window[], see: (event: Event) => void, signal: AbortSignal): void {
	for (const window of around)
		for (const kind of ['pointerdown', 'click', 'submit'])
			window.addEventListener(kind, see, { capture: true, passive: true, signal });
}
