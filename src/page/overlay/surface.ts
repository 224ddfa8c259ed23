/**
 * The one element of ours in a page. The page sees that it is there, and nothing else: it is the same whatever is drawn
 * in its closed root.
 *
 * - It covers the window, so that what asks whether something is covered (IntersectionObserver's `isVisible`) gets the
 *   same answer wherever marks are.
 * - All in it is out of the flow, held by one clipped and contained layer: neither size nor scroll extent tell of it,
 *   even if the page takes our styles away.
 * - Words are generated content: `window.find` and selections read text of closed roots.
 * - Fonts are generic families: a page's `@font-face` of any other name would be loaded for the letters we draw.
 * - Nothing is animated and things are moved by `transform`: animations and layout shifts are told to the page.
 */

import { pathOf } from '../composed.ts';
import type { Rect } from '../geometry.ts';
import type { Frame } from './frame.ts';
import { STYLE } from './style.ts';

export interface Surface {
	readonly host: HTMLElement;
	/** Holds what is drawn. */
	readonly layer: HTMLElement;
	/** Hidden, to measure in. */
	readonly stage: HTMLElement;
	/** Spoken when it changes. */
	readonly status: HTMLElement;
	/** Puts the host where it can be seen and heard with a box; false where there is no such place. */
	open(element: HTMLElement): boolean;
	close(): void;
	/** Whether the page has left the host as it was made: nobody is to press what a page made invisible. */
	isWhole(): boolean;
	/** Where our pixels are, and what of the window they cover. Asks for layout. */
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
/** Length of the probe that tells how much the page is zoomed by `zoom`. */
const PROBE = 100;

export function createSurface(document: Document): Surface {
	const host = document.createElement('div');
	for (const [name, value] of Object.entries(HOST_STYLE)) host.style.setProperty(name, value, 'important');
	const { cssText } = host.style;
	host.popover = 'manual';
	const root = host.attachShadow({ mode: 'closed' });
	const style = document.createElement('style');
	style.textContent = STYLE;
	const part = (name: string) => {
		const element = document.createElement('div');
		element.className = name;
		return element;
	};
	const [layer, stage, status, probe] = [part('layer'), part('stage'), part('status'), part('probe')];
	status.setAttribute('role', 'status');
	layer.append(probe, stage, status);
	root.append(style, layer);

	return {
		host,
		layer,
		stage,
		status,
		open(element) {
			const home = homeOf(element);
			if (home === null) {
				this.close();
				return false;
			}
			if (host.parentNode !== home) home.append(host);
			if (!host.matches(':popover-open')) host.showPopover();
			return true;
		},
		close: () => host.remove(),
		isWhole: () => host.style.cssText === cssText && host.matches(':popover-open') && host.checkVisibility(),
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

/** All but the topmost modal dialog is inert, and unheard; nothing of ours goes where it could be edited. */
function homeOf(element: HTMLElement): HTMLElement | null {
	const document = element.ownerDocument;
	const modal = pathOf(element).find((each) => each.matches(':modal'));
	const home = (modal ?? document.documentElement) as HTMLElement;
	return document.designMode === 'on' || home.isContentEditable ? null : home;
}
