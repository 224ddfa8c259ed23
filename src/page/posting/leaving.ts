/** Reports when the page is left, and whether the page navigated or the user did (back, reload, address bar). */
import type { Gate } from '../gate.ts';

/**
 * @param leaving calls back when the window is left, even after the page rewrote its document
 * @param windows windows whose navigations count
 * @param left called with the time of the page's last own navigation, or null if the browser does not report that
 */
export function watchLeaving(
	window: Window,
	leaving: Gate['leaving'],
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
	// A frame that is removed fires pagehide without navigating.
	const isHeard = () => 'navigation' in window && window.parent === window;
	leaving(() => !signal.aborted && left(isHeard() ? since : null));
}
