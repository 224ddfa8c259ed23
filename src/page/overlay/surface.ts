/**
 * Our host element in the page. The page can see that it exists and nothing else: it looks the same whatever its closed
 * shadow root draws.
 *
 * - It covers the viewport, so that IntersectionObserver's `isVisible` gives the same answer wherever marks are.
 * - Its content is out of flow in one clipped and contained layer, so that neither size nor scroll extent depends on it,
 *   even if the page removes our styles.
 * - Text is generated content, because `window.find` and selections can read text in closed roots.
 * - Fonts are generic families, because a page's `@font-face` of any other name would be loaded for our text.
 * - Nothing is animated, and elements move by `transform`: pages can observe animations and layout shifts.
 */

import { pathOf } from '../composed.ts';
import { call, createDiv, documentOf, get, matches } from '../dom.ts';
import type { Rect } from '../geometry.ts';
import type { Frame } from './frame.ts';
import { STYLE } from './style.ts';

export interface Surface {
	readonly host: HTMLElement;
	/** Holds everything drawn. */
	readonly layer: HTMLDivElement;
	/** Hidden, for measuring. */
	readonly stage: HTMLDivElement;
	/** Live region. */
	readonly status: HTMLDivElement;
	/**
	 * Attaches the host where it is visible and accessible together with a box.
	 * @returns false if there is no such place, or the page has removed the host
	 */
	open(element: HTMLElement): boolean;
	close(): void;
	/** Lets a host that the page has removed come back. Until then it stays away, or a page could count our answers. */
	forgive(): void;
	/** Whether the page has left the host untouched: the user must not press what a page made invisible. */
	isWhole(): boolean;
	/** The layer's coordinates, and the part of the viewport that it covers. Forces layout. */
	frame(): Frame & { window: Rect };
}

const HOST_STYLE: Record<string, string> = {
	all: 'initial',
	display: 'block',
	position: 'fixed',
	inset: '0',
	contain: 'strict',
	overflow: 'hidden',
	'pointer-events': 'none',
};
/** Pixels of the probe that measures the page's CSS `zoom`. */
const PROBE = 100;

export function createSurface(document: Document): Surface {
	const host = createDiv(document);
	for (const [name, value] of Object.entries(HOST_STYLE)) host.style.setProperty(name, value, 'important');
	const { cssText } = host.style;
	host.popover = 'manual';
	const root = host.attachShadow({ mode: 'closed' });
	const style = call(document, 'createElement', 'style') as HTMLStyleElement;
	style.textContent = STYLE;
	const part = (name: string) => {
		const element = createDiv(document);
		element.className = name;
		return element;
	};
	const [layer, stage, status, probe] = [part('layer'), part('stage'), part('status'), part('probe')];
	status.setAttribute('role', 'status');
	layer.append(probe, stage, status);
	root.append(style, layer);

	/** Where the host is attached, or null. */
	let home: HTMLElement | null = null;
	let removed = false;
	const isShown = () => host.isConnected && host.matches(':popover-open');
	// A page's policy may keep a style from a host that the page has put in again.
	const isAsMade = () =>
		host.parentNode === home && host.style.cssText === cssText && isShown() && style.sheet !== null;

	/** A page that moves or restyles the host could look through it at what is drawn, so it goes before the next frame. */
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
		host,
		layer,
		stage,
		status,
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
		forgive() {
			removed = false;
		},
		isWhole: () => home !== null && isAsMade() && host.checkVisibility(),
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
