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
import type { Rect } from '../geometry.ts';
import type { Frame } from './frame.ts';
import { STYLE } from './style.ts';

export interface Surface {
	readonly host: HTMLElement;
	/** Holds everything drawn. */
	readonly layer: HTMLElement;
	/** Hidden, for measuring. */
	readonly stage: HTMLElement;
	/** Live region. */
	readonly status: HTMLElement;
	/** Attaches the host where it is visible and accessible together with a box. @returns false if there is no such place */
	open(element: HTMLElement): boolean;
	close(): void;
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

/** Everything outside the topmost modal dialog is inert and silent; and the host must not be inside editable content. */
function homeOf(element: HTMLElement): HTMLElement | null {
	const document = element.ownerDocument;
	const modal = pathOf(element).find((each) => each.matches(':modal'));
	const home = (modal ?? document.documentElement) as HTMLElement;
	return document.designMode === 'on' || home.isContentEditable ? null : home;
}
