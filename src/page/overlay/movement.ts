/** Reports when the boxes of a draft may have moved or changed size, without polling. */
import { rootsOf } from '../composed.ts';
import { call, get } from '../dom.ts';
import type { Rect } from '../geometry.ts';

type Movement = ReturnType<typeof watchMovement>;

/** @param rhythm hears of movements and changes */
export function createMovements(window: Window & typeof globalThis, rhythm: Parameters<typeof watchMovement>[2]) {
	let watched: readonly HTMLElement[] = [];
	let movement: Movement | null = null;

	function stop(): void {
		movement?.stop();
		movement = null;
	}

	return {
		get isWatching() {
			return movement !== null;
		},
		/** Watches these boxes, the focused one first, and no others. */
		watch(boxes: readonly [HTMLElement, ...HTMLElement[]]) {
			if (movement !== null && boxes.length === watched.length && boxes.every((box, i) => box === watched[i])) return;
			stop();
			watched = boxes;
			movement = watchMovement(window, boxes, rhythm);
		},
		expect: (rect: Rect) => movement?.expect(rect),
		stop,
	};
}

const THRESHOLDS = Array.from({ length: 1001 }, (_, i) => i / 1000);

/**
 * @param moved called in the frame of the move, before paint if possible
 * @param changed called when the content of the box has changed
 */
export function watchMovement(
	window: Window & typeof globalThis,
	[box, ...others]: readonly [HTMLElement, ...HTMLElement[]],
	{ moved, changed }: { moved: () => void; changed: () => void },
) {
	const { document, visualViewport } = window;
	const gone = new AbortController();
	const options = { capture: true, passive: true, signal: gone.signal };
	for (const root of [window, ...rootsOf(box)])
		for (const type of ['scroll', 'transitionend', 'animationend', 'load', 'toggle'])
			call(root, 'addEventListener', type, moved, options);
	window.addEventListener('resize', moved, options);
	visualViewport?.addEventListener('resize', moved, options);
	visualViewport?.addEventListener('scroll', moved, options);
	get(document, 'fonts').addEventListener('loadingdone', moved, options);
	const sizes = new window.ResizeObserver(moved);
	const contents = new window.MutationObserver(changed);
	for (const each of new Set([box, ...others])) {
		sizes.observe(each);
		contents.observe(each, { subtree: true, childList: true, characterData: true });
	}

	let expected = '';
	let places: IntersectionObserver | null = null;

	/**
	 * Sets the last measured place of the first box; a difference is reported. An observer whose root margin is exactly
	 * the box reports when the box leaves that rectangle.
	 */
	function expect({ left, top, right, bottom }: Rect): void {
		const { innerWidth, innerHeight } = window;
		const insets = [top, innerWidth - right, innerHeight - bottom, left].map((inset) => Math.floor(inset));
		const rootMargin = insets.map((inset) => `${-inset}px`).join(' ');
		if (rootMargin === expected) return;
		expected = rootMargin;
		places?.disconnect();
		places = new window.IntersectionObserver(
			(entries) => {
				const { boundingClientRect: now } = entries.at(-1)!;
				const edges = [now.left - left, now.top - top, now.right - right, now.bottom - bottom];
				if (edges.some((by) => Math.abs(by) > 0.5)) moved();
			},
			{ root: document, rootMargin, threshold: THRESHOLDS },
		);
		places.observe(box);
	}

	return {
		expect,
		stop() {
			gone.abort();
			sizes.disconnect();
			contents.disconnect();
			places?.disconnect();
		},
	};
}
