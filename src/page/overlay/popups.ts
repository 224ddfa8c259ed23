/** Opens, closes and positions the card and the notice. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { intersection, type Rect } from '../geometry.ts';
import type { Outcome } from './acts.ts';
import { type Card, createCard } from './card.ts';
import type { Layout } from './layout.ts';
import { sameMark } from './marks.ts';
import { createNotice, type Notice } from './notice.ts';
import { createOnTop, type OnTop } from './onTop.ts';
import type { Surface } from './surface.ts';

export type OpenedBy = 'hover' | 'click' | 'key';

/** Scale of the page below which nobody can read a card, nor should press it. */
const SMALLEST = 0.5;
/** Milliseconds to notice what was done, and to undo it. */
const STAYS = 10_000;

export interface Popups {
	readonly card: Card;
	readonly notice: Notice;
	/** Whether the user sees the card. */
	readonly onTop: Pick<OnTop, 'hear' | 'isUncovered' | 'isSettled'>;
	/** How the card was last opened. */
	readonly openedBy: OpenedBy;
	openCard(mark: PageMark, advice: PageAdvice, by: OpenedBy): void;
	closeCard(): void;
	/** Closes the card of a mark, but not what tells what was done. */
	closeMarked(): void;
	/** Tells what was done, for a while, where the card was. */
	tell(outcome: Outcome, by: OpenedBy): void;
	/** Tells the crowd of the draft beside what was done, if that is told just now. */
	tellCrowd(crowd: number): void;
	/** Positions what is open, closing the card if its words are not visible. */
	put(layout: Layout | null): void;
}

/**
 * @param pressed called for buttons that a screen reader pressed directly
 * @param closed called when the card was closed
 */
export function createPopups(
	window: Window & typeof globalThis,
	surface: Pick<Surface, 'host' | 'layer' | 'raise'>,
	pressed: (button: HTMLButtonElement) => void,
	closed: () => void,
): Popups {
	const card = createCard(surface.layer, pressed);
	const notice = createNotice(window, surface.layer);
	const onTop = createOnTop(window, surface, card.element, closeCard);
	let openedBy: OpenedBy = 'hover';
	let timer = 0;
	/** Where the card was, and what was about it. */
	let last: { layout: Layout; about: Rect } | null = null;

	function closeCard(): void {
		if (!card.isOpen) return;
		window.clearTimeout(timer);
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

	function closeMarked(): void {
		if (card.mark !== null) closeCard();
	}

	/** Places the card near a line, which it is about. */
	function placeCard({ frame, caret, rightToLeft }: Layout, [about, ...others]: readonly [Rect, ...Rect[]]): void {
		const before = card.spot();
		card.place(frame, about, [...others, ...caret], visible(window, frame.window), rightToLeft);
		// A page may move it under the pointer, by moving its words.
		if (card.spot() !== before) onTop.moved();
		card.scroll(0);
	}

	/** Places what was done where the card was, as its box has moved since. */
	function placeOutcome(layout: Layout): void {
		if (last === null) return;
		const [across, down] = [layout.box.left - last.layout.box.left, layout.box.top - last.layout.box.top];
		const { left, top, right, bottom } = last.about;
		placeCard(layout, [{ left: left + across, top: top + down, right: right + across, bottom: bottom + down }]);
	}

	return {
		card,
		notice,
		onTop,
		get openedBy() {
			return openedBy;
		},
		openCard(mark, advice, by) {
			window.clearTimeout(timer);
			openedBy = by;
			notice.close();
			card.open(mark, advice, by === 'key');
			onTop.watch();
		},
		closeCard,
		closeMarked,
		tell(outcome, by) {
			closeCard();
			if (last === null) return;
			openedBy = by;
			notice.close();
			card.tell(outcome);
			onTop.watch();
			placeOutcome(last.layout);
			timer = window.setTimeout(closeCard, STAYS);
		},
		tellCrowd(crowd) {
			if (card.outcome === null || last === null) return;
			card.tellCrowd(crowd);
			placeOutcome(last.layout);
		},
		put(layout) {
			if (layout?.seen == null) {
				closeCard();
				return;
			}
			const { frame, caret, stretches } = layout;
			const box = intersection(layout.box, layout.seen) ?? layout.seen;
			const lines = stretches.filter(({ mark }) => sameMark(mark, card.mark)).map(({ whole }) => whole);
			if (frame.scale < SMALLEST) closeCard();
			if (lines.length === 0 && openedBy !== 'key') closeMarked();
			if (card.outcome !== null) placeOutcome(layout);
			// The card of a mark that is scrolled out of view is placed at the edge of its box.
			const [about = { ...box, top: box.bottom - 1 }, ...others] = lines;
			if (card.mark !== null) {
				last = { layout, about };
				placeCard(layout, [about, ...others]);
				// Whatever its length, which a page could tell otherwise by whether it can be listened to passively.
				window.addEventListener('wheel', scroll, { capture: true, passive: false });
			}
			if (notice.isOpen) notice.place(frame, box, caret, visible(window, frame.window));
		},
	};
}

/** The visible part of the viewport under pinch zoom. */
function visible({ visualViewport }: Window, view: Rect): Rect {
	const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0 } = visualViewport ?? {};
	return intersection(view, { left, top, right: left + width, bottom: top + height }) ?? view;
}
