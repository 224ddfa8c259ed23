/**
 * Our host element in the page. The page can see that it exists and nothing else: it looks the same whatever its closed
 * shadow root draws.
 *
 * - It covers the viewport, so that IntersectionObserver's `isVisible` gives the same answer for all marks.
 * - Its content is out of flow in one clipped and contained layer, so that neither size nor scroll extent depends on it,
 *   even if the page removes our styles.
 * - Text is generated content, because `window.find` and selections can read text in closed roots.
 * - Fonts are generic families, because a page's `@font-face` of any other name would be loaded for our text.
 * - Nothing is animated, and elements move by `transform`: pages can observe animations and layout shifts.
 */

import { pathOf } from '../composed.ts';
import { call, documentOf, get, matches } from '../dom.ts';
import type { Rect } from '../geometry.ts';
import type { Frame } from './frame.ts';
import { createHost, type Host } from './host.ts';

export interface Surface extends Pick<Host, 'host' | 'layer' | 'stage' | 'status'> {
	/**
	 * Attaches the host where it is visible and accessible together with a box.
	 * @returns false without such a place, or if the page has removed the host
	 */
	open(element: HTMLElement): boolean;
	close(): void;
	/** Puts it over all layers that are open now. */
	raise(): void;
	/** Lets a host that the page has removed come back. Until then it stays away, or a page could count our answers. */
	forgive(): void;
	/**
	 * Whether the user may see the host as it was made: they must not press what a page made invisible, or covered with
	 * another window.
	 */
	isWhole(): boolean;
	/** The layer's coordinates, and the part of the viewport that it covers. Forces layout. */
	frame(): Frame & { window: Rect };
}

/** Pixels of the probe that measures the page's CSS `zoom`. */
const PROBE = 100;

export function createSurface(document: Document): Surface {
	const own = createHost(document);
	const { host, layer, probe, isIntact } = own;

	/** Where the host is attached, or null. */
	let home: HTMLElement | null = null;
	let removed = false;
	const isShown = () => host.isConnected && host.matches(':popover-open');
	const isAsMade = () => host.parentNode === home && isShown() && isIntact();

	/** A page that moves or restyles the host could look through it at what is drawn, so it is removed before the next frame. */
	function check(records: readonly MutationRecord[]): void {
		const isMoved = records.some(({ removedNodes, addedNodes }) => [...removedNodes, ...addedNodes].includes(host));
		if (home === null || (isAsMade() && !isMoved)) return;
		removed = true;
		close();
	}
	function close(): void {
		removed ||= home !== null && !isShown();
		home = null;
		changes.disconnect();
		host.remove();
	}
	const changes = new MutationObserver(check);
	host.addEventListener('beforetoggle', ({ newState }) => {
		if (newState !== 'closed' || home === null) return;
		removed = true;
		close();
	});

	return {
		...own,
		open(element) {
			removed ||= home !== null && !isShown();
			const next = removed ? null : homeOf(element);
			if (next === null) {
				close();
				return false;
			}
			if (home === next) return true;
			changes.disconnect();
			home = null;
			call(next, 'append', host);
			host.showPopover();
			home = next;
			changes.observe(home, { childList: true });
			changes.observe(host, { attributes: true });
			return true;
		},
		close,
		raise() {
			const here = home;
			if (here === null) return;
			home = null;
			host.hidePopover();
			// The page sees it until then, and may remove it.
			if (host.isConnected) host.showPopover();
			home = here;
			check([]);
		},
		forgive() {
			removed = false;
		},
		isWhole: () => home !== null && isAsMade() && host.checkVisibility() && call(document, 'hasFocus'),
		frame() {
			const { left, top, right, bottom } = layer.getBoundingClientRect();
			return {
				left,
				top,
				scale: probe.getBoundingClientRect().width / PROBE || 1,
				window: { left, top, right, bottom },
			};
		},
	};
}

/** Everything outside the topmost modal dialog is inert and silent; and the host must not be inside editable content. */
function homeOf(element: HTMLElement): HTMLElement | null {
	const document = documentOf(element);
	const modal = pathOf(element).find((each) => matches(each, ':modal'));
	const home = (modal ?? get(document, 'documentElement')) as HTMLElement;
	return get(document, 'designMode') === 'on' || get(home, 'isContentEditable') ? null : home;
}
