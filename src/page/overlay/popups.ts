/** The card and the notice over a box: when they open and close, and where they have room. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import { intersection, type Rect } from '../geometry.ts';
import { type Card, createCard } from './card.ts';
import type { Layout } from './layout.ts';
import { sameMark } from './marks.ts';
import { createNotice, type Notice } from './notice.ts';

export type OpenedBy = 'hover' | 'click' | 'key';

export interface Popups {
	readonly card: Card;
	readonly notice: Notice;
	/** What the card was opened by, last. */
	readonly openedBy: OpenedBy;
	isOpen(): boolean;
	openCard(mark: PageMark, advice: PageAdvice, by: OpenedBy): void;
	closeCard(): void;
	/** Puts what is open where it has room; the card closes where what it is about is not seen. */
	put(layout: Layout | null): void;
}

/**
 * @param pressed told of buttons that a screen reader pressed, by itself
 * @param closed told when the card was closed
 */
export function createPopups(
	window: Window,
	layer: HTMLElement,
	pressed: (button: HTMLElement) => void,
	closed: () => void,
): Popups {
	const card = createCard(layer, pressed);
	const notice = createNotice(window, layer);
	let openedBy: OpenedBy = 'hover';

	function closeCard(): void {
		if (card.mark === null) return;
		card.close();
		window.removeEventListener('wheel', scroll, { capture: true });
		closed();
	}

	function scroll(event: WheelEvent): void {
		if (!event.isTrusted || !card.covers({ x: event.clientX, y: event.clientY })) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		card.scroll(event.deltaY);
	}

	return {
		card,
		notice,
		get openedBy() {
			return openedBy;
		},
		isOpen: () => card.mark !== null || notice.isOpen,
		openCard(mark, advice, by) {
			openedBy = by;
			notice.close();
			card.open(mark, advice, by === 'key');
		},
		closeCard,
		put(layout) {
			if (layout?.seen == null) {
				closeCard();
				return;
			}
			const { frame, caret, stretches, rightToLeft } = layout;
			const box = intersection(layout.box, layout.seen) ?? layout.seen;
			const view = visible(window, frame.window);
			const lines = stretches.filter(({ mark }) => sameMark(mark, card.mark)).map(({ whole }) => whole);
			if (lines.length === 0 && openedBy !== 'key') closeCard();
			// A mark that is scrolled away is told of at the edge of its box.
			const [about = { ...box, top: box.bottom - 1 }, ...others] = lines;
			if (card.mark !== null) {
				card.place(frame, about, [...others, ...caret], view, rightToLeft);
				// While it fits, no scrolling of the page has to wait for us.
				if (card.scroll(0)) window.addEventListener('wheel', scroll, { capture: true, passive: false });
			}
			if (notice.isOpen) notice.place(frame, box, caret, view);
		},
	};
}

/** What of the window is seen when it is zoomed into with two fingers. */
function visible({ visualViewport }: Window, view: Rect): Rect {
	const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0 } = visualViewport ?? {};
	return intersection(view, { left, top, right: left + width, bottom: top + height }) ?? view;
}
