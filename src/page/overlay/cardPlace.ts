/** Places the card: a mark's near its lines, and a report where the card was. */
import { intersection, type Rect } from '../geometry.ts';
import type { CardBounds } from './cardBounds.ts';
import type { Layout } from './layout.ts';

/** @param moved called when the card is elsewhere than before */
export function createCardPlace(window: Window, bounds: CardBounds, moved: () => void) {
	/** Where the card was, and its line. */
	let last: { layout: Layout; about: Rect } | null = null;

	function put({ frame, caret, rightToLeft }: Layout, [about, ...others]: readonly [Rect, ...Rect[]]): void {
		const before = bounds.spot();
		bounds.place(frame, about, [...others, ...caret], visible(window, frame.window), rightToLeft);
		// A page may move it under the pointer, by moving its words.
		if (bounds.spot() !== before) moved();
		bounds.scroll(0);
	}

	return {
		/** Whether the card of a mark was placed before. */
		isKnown: () => last !== null,
		/** Places it near its line. */
		near(layout: Layout, lines: readonly [Rect, ...Rect[]]) {
			last = { layout, about: lines[0] };
			put(layout, lines);
		},
		/** Places a report where the card was, as its box has moved since. */
		again(layout?: Layout) {
			if (last === null) return;
			const { layout: before, about } = last;
			const now = layout ?? before;
			const [across, down] = [now.box.left - before.box.left, now.box.top - before.box.top];
			const { left, top, right, bottom } = about;
			put(now, [{ left: left + across, top: top + down, right: right + across, bottom: bottom + down }]);
		},
	};
}

/** The visible part of the viewport under pinch zoom. */
export function visible({ visualViewport }: Window, view: Rect): Rect {
	const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0 } = visualViewport ?? {};
	return intersection(view, { left, top, right: left + width, bottom: top + height }) ?? view;
}
