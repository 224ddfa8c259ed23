/**
 * Whether the user sees what we draw: a page can cover it with a layer of its own, and lead a press to what lies below.
 */
import { call, get, matches } from '../dom.ts';
import { shadowOf } from '../focus.ts';

export interface OnTop {
	/** Begins to watch: `element` has just been drawn. */
	watch(): void;
	/** It was drawn elsewhere. */
	moved(): void;
	stop(): void;
	/** Whether no layer has been opened over it. */
	isUncovered(): boolean;
	/** Whether it is uncovered, and has been seen as a whole for a moment: somebody may aim at it. */
	isSettled(): boolean;
}

/** Milliseconds within which nobody finds and presses something that has just appeared. */
const MOMENT = 200;
/** The shortest that browsers allow. */
const DELAY = 100;
const LAYERS = ':popover-open, :modal, :fullscreen';

type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean };

/**
 * @param host our element in the top layer
 * @param element what is to be seen of it
 * @param covered called when another layer opens while it is watched
 */
export function createOnTop(
	window: Window & typeof globalThis,
	host: HTMLElement,
	element: HTMLElement,
	covered: () => void,
): OnTop {
	const { document } = window;
	let below = new Set<Element>();
	let since: number | null = null;
	let over = new AbortController();

	// Chromium tells what lies over an element, wherever in the page it is.
	const tells = 'trackVisibility' in window.IntersectionObserver.prototype;
	const observer = new window.IntersectionObserver(
		(entries) => {
			const { isVisible, intersectionRatio } = entries.at(-1) as VisibilityEntry;
			if (isVisible === undefined) return;
			if (!isVisible || intersectionRatio < 0.99) since = null;
			else since ??= performance.now();
		},
		{ trackVisibility: true, delay: DELAY, threshold: [0, 0.99] } as IntersectionObserverInit,
	);
	/** Whether all layers that are open now were open before ours, and so lie below it. */
	const areBelow = (layers: Element[]) => layers.every((layer) => layer === host || below.has(layer));
	const isUncovered = () => !isInTransition(document) && areBelow(openLayers(document, !tells));

	function opens(event: Event): void {
		const target = event.composedPath()[0];
		if (target !== host && (event as Partial<ToggleEvent>).newState !== 'closed') covered();
	}

	function stop(): void {
		over.abort();
		observer.disconnect();
		since = null;
	}

	return {
		watch() {
			stop();
			over = new AbortController();
			below = new Set(openLayers(document, true));
			if (tells) observer.observe(element);
			else since = performance.now();
			for (const type of ['beforetoggle', 'toggle', 'fullscreenchange'])
				window.addEventListener(type, opens, { capture: true, passive: true, signal: over.signal });
		},
		moved() {
			if (since !== null) since = performance.now();
		},
		stop,
		isUncovered,
		isSettled: () =>
			// The observer tells with a delay.
			since !== null && performance.now() - since >= MOMENT && isUncovered() && areBelow(openLayers(document, true)),
	};
}

/** @param within whether to look into shadow roots, which takes long in large pages */
function openLayers(root: Document | ShadowRoot, within: boolean): Element[] {
	const open = [...call(root, 'querySelectorAll', LAYERS)];
	for (const element of within ? call(root, 'querySelectorAll', '*') : []) {
		const inner = shadowOf(element);
		if (inner !== null) open.push(...openLayers(inner, true));
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
