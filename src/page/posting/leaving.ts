/** Tells when a page is left, and whether by itself or by its user through the browser. */

/**
 * @param windows those whose own leaving is meant
 * @param left told when the page last went to another one by itself; null where it is not known who leaves it
 */
export function watchLeaving(
	window: Window,
	windows: readonly Window[],
	left: (since: number | null) => void,
	signal: AbortSignal,
): void {
	const options = { capture: true, passive: true, signal };
	let since = Number.NEGATIVE_INFINITY;

	function navigate(event: NavigateEvent): void {
		const byUser = event.navigationType === 'traverse' || (event.navigationType === 'reload' && event.userInitiated);
		if (event.isTrusted && !event.destination.sameDocument && !byUser) since = performance.now();
	}

	for (const each of windows) each.navigation?.addEventListener('navigate', navigate, options);
	// A frame that is taken away does not leave.
	const isTold = () => 'navigation' in window && window.parent === window;
	window.addEventListener('pagehide', () => left(isTold() ? since : null), options);
}
