/** Whether the user sees what we draw: a page can cover it with a layer of its own, and redirect a press to what lies below. */
import { pathOf } from '../composed.ts';
import { call, get, matches } from '../dom.ts';
import { shadowOf } from '../focus.ts';
import type { Surface } from './surface.ts';

/** Milliseconds within which no one finds and presses something that has just appeared. */
const MOMENT = 200;
/** The shortest that browsers allow. */
const DELAY = 100;
const COVERING = /toggle$|^fullscreenchange$|^blur$/;
const LAYERS = ':popover-open, :modal, :fullscreen';

type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

/**
 * @param surface our element in the top layer
 * @param element what must be visible
 * @param covered called when another layer opens while it is watched
 */
export function createOnTop(
	window: Window & typeof globalThis,
	surface: Pick<Surface, 'host' | 'raise'>,
	element: HTMLElement,
	covered: () => void,
) {
	const { document } = window;
	const { host, raise } = surface;
	let below = new Set<Element>();
	let since: number | null = null;
	/** Whether there are layers below whose events do not leave their shadow roots. */
	let isUnsure = false;
	let isWatching = false;

	// Chromium reports what lies over an element anywhere in the page.
	const reports = 'trackVisibility' in window.IntersectionObserver.prototype;
	const observer = new window.IntersectionObserver(
		(entries) => {
			const { isVisible, intersectionRatio } = entries.at(-1) as VisibilityEntry;
			if (isVisible === undefined) return;
			if (!isVisible || intersectionRatio < 0.99) since = null;
			else since ??= performance.now();
		},
		{ trackVisibility: true, delay: DELAY, threshold: [0, 0.99] } as IntersectionObserverInit,
	);
	/** Whether all open layers were open before ours, and so lie below it. */
	const areBelow = (layers: Element[]) => layers.every((layer) => layer === host || below.has(layer));
	const isUncovered = () => !isInTransition(document) && areBelow(openLayers(document, !reports));

	/** Within a shadow root a layer may reopen above ours silently. */
	const isUnheard = (layer: Element) => call(layer, 'getRootNode') !== document && !pathOf(host).includes(layer);

	function stop(): void {
		isWatching = false;
		observer.disconnect();
		since = null;
	}

	return {
		/** Begins to watch: `element` has just been drawn. */
		watch() {
			stop();
			const layers = openLayers(document, true).filter((layer) => layer !== host);
			// They may have opened after ours.
			if (layers.length > 0) raise();
			isWatching = true;
			below = new Set(layers);
			isUnsure = !reports && layers.some(isUnheard);
			if (reports) observer.observe(element);
			else since = performance.now();
		},
		/** It was drawn elsewhere. */
		moved() {
			if (since !== null) since = performance.now();
		},
		stop,
		/** Hears that a layer opens, or that the window is left, before the page does. @returns whether an event is that */
		hear(event: Event) {
			const { type } = event;
			if (!COVERING.test(type)) return false;
			const target = event.composedPath()[0];
			// A window that comes over this one cannot be seen from here.
			if (isWatching && (type === 'blur' ? target === window : target !== host && !isClosing(event))) covered();
			return true;
		},
		/** Whether no layer has been opened over it. */
		isUncovered,
		/** Whether it is uncovered, and has been fully visible for a moment, so that someone may aim at it. */
		isSettled: () =>
			// The observer reports with a delay.
			since !== null &&
			!isUnsure &&
			performance.now() - since >= MOMENT &&
			isUncovered() &&
			areBelow(openLayers(document, true)),
	};
}

const isClosing = (event: Event): boolean => (event as Partial<ToggleEvent>).newState === 'closed';

/** @param within whether to search shadow roots, which is slow in large pages */
function openLayers(document: Document, within: boolean): Element[] {
	const open: Element[] = [];
	const roots: (Document | ShadowRoot)[] = [document];
	// Roots that are found are added at the end.
	for (const root of roots) {
		open.push(...call(root, 'querySelectorAll', LAYERS));
		for (const element of within ? call(root, 'querySelectorAll', '*') : []) {
			const inner = shadowOf(element);
			if (inner !== null) roots.push(inner);
		}
	}
	return open;
}

/** During a view transition the browser draws a picture of the page over all layers. */
function isInTransition(document: Document): boolean {
	try {
		return matches(get(document, 'documentElement'), ':active-view-transition');
	} catch {
		return false;
	}
}
