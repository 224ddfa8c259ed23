/** Opens, closes and positions the card and the notice. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { intersection, type Rect } from '../geometry.ts';
import { type Card, createCard } from './card.ts';
import type { Layout } from './layout.ts';
import { sameMark } from './marks.ts';
import { createNotice, type Notice } from './notice.ts';
import { createOnTop, type OnTop } from './onTop.ts';

export type OpenedBy = 'hover' | 'click' | 'key';

/** Scale of the page below which nobody can read a card, nor should press it. */
const SMALLEST = 0.5;

export interface Popups {
	readonly card: Card;
	readonly notice: Notice;
	/** Whether the user sees the card. */
	readonly onTop: Pick<OnTop, 'isUncovered' | 'isSettled'>;
	/** How the card was last opened. */
	readonly openedBy: OpenedBy;
	openCard(mark: PageMark, advice: PageAdvice, by: OpenedBy): void;
	closeCard(): void;
	/** Positions what is open, closing the card if its words are not visible. */
	put(layout: Layout | null): void;
}

/**
 * @param host our element in the page, and `layer` what is drawn in it
 * @param pressed called for buttons that a screen reader pressed directly
 * @param closed called when the card was closed
 */
export function createPopups(
	window: Window & typeof globalThis,
	host: HTMLElement,
	layer: HTMLDivElement,
	pressed: (button: HTMLButtonElement) => void,
	closed: () => void,
): Popups {
	const card = createCard(layer, pressed);
	const notice = createNotice(window, layer);
	const onTop = createOnTop(window, host, card.element, closeCard);
	let openedBy: OpenedBy = 'hover';

	function closeCard(): void {
		if (card.mark === null) return;
		card.close();
		onTop.stop();
		window.removeEventListener('wheel', scroll, { capture: true });
		closed();
	}

	function scroll(event: WheelEvent): void {
		if (!event.isTrusted || !card.isSeen || !card.covers({ x: event.clientX, y: event.clientY })) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		card.scroll(event.deltaY);
	}

	return {
		card,
		notice,
		onTop,
		get openedBy() {
			return openedBy;
		},
		openCard(mark, advice, by) {
			openedBy = by;
			notice.close();
			card.open(mark, advice, by === 'key');
			onTop.watch();
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
			if ((lines.length === 0 && openedBy !== 'key') || frame.scale < SMALLEST) closeCard();
			// The card of a mark that is scrolled out of view is placed at the edge of its box.
			const [about = { ...box, top: box.bottom - 1 }, ...others] = lines;
			if (card.mark !== null) {
				const before = card.spot();
				card.place(frame, about, [...others, ...caret], view, rightToLeft);
				// A page may move it under the pointer, by moving its words.
				if (card.spot() !== before) onTop.moved();
				card.scroll(0);
				// Whatever its length, which a page could tell otherwise by whether it can be listened to passively.
				window.addEventListener('wheel', scroll, { capture: true, passive: false });
			}
			if (notice.isOpen) notice.place(frame, box, caret, view);
		},
	};
}

/** The visible part of the viewport under pinch zoom. */
function visible({ visualViewport }: Window, view: Rect): Rect {
	const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0 } = visualViewport ?? {};
	return intersection(view, { left, top, right: left + width, bottom: top + height }) ?? view;
}
