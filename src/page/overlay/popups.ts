/** Opens, closes and positions the card and the notice. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { intersection } from '../geometry.ts';
import type { Outcome } from './acts.ts';
import { createCard } from './card.ts';
import { createCardPlace, visible } from './cardPlace.ts';
import { createCardWheel } from './cardWheel.ts';
import type { Layout } from './layout.ts';
import { sameMark } from './marks.ts';
import { createNotice } from './notice.ts';
import { createOnTop } from './onTop.ts';
import type { Surface } from './surface.ts';

export type OpenedBy = 'hover' | 'click' | 'key';

/** Scale of the page below which no one can read a card, or should press it. */
const SMALLEST = 0.5;
/** Milliseconds to notice a report, and to undo. */
const STAYS = 10_000;

export type Popups = ReturnType<typeof createPopups>;

/**
 * @param pressed called for buttons that a screen reader pressed directly
 * @param closed called when the card was closed
 */
export function createPopups(
	window: Window & typeof globalThis,
	surface: Pick<Surface, 'host' | 'layer' | 'raise'>,
	pressed: (button: HTMLButtonElement) => void,
	closed: () => void,
) {
	const card = createCard(surface.layer, pressed);
	const notice = createNotice(window, surface.layer);
	const onTop = createOnTop(window, surface, card.element, closeCard);
	const place = createCardPlace(window, card.bounds, onTop.moved);
	const wheel = createCardWheel(window, card);
	let openedBy: OpenedBy = 'hover';
	let timer = 0;

	function closeCard(): void {
		if (!card.isOpen) return;
		window.clearTimeout(timer);
		card.close();
		onTop.stop();
		wheel.stop();
		closed();
	}

	/** Closes the card of a mark, but not a report. */
	function closeMarked(): void {
		if (card.mark !== null) closeCard();
	}

	return {
		card,
		notice,
		onTop,
		get openedBy() {
			return openedBy;
		},
		openCard(mark: PageMark, by: OpenedBy) {
			window.clearTimeout(timer);
			openedBy = by;
			notice.close();
			card.open(mark, by === 'key');
			onTop.watch();
		},
		closeCard,
		closeMarked,
		/** Reports what was done for a while, where the card was. */
		report(outcome: Outcome, by: OpenedBy) {
			closeCard();
			if (!place.isKnown()) return;
			openedBy = by;
			notice.close();
			card.report(outcome);
			onTop.watch();
			place.again();
			timer = window.setTimeout(closeCard, STAYS);
		},
		/** Adds the draft's standing to a report, if one is shown. */
		goOn(advice: PageAdvice) {
			if (card.outcome === null) return;
			card.goOn(advice);
			place.again();
		},
		/** Positions what is open, closing the card if its words are not visible. */
		put(layout: Layout | null) {
			if (layout?.seen == null) return closeCard();
			const { frame, caret, stretches } = layout;
			const box = intersection(layout.box, layout.seen) ?? layout.seen;
			const lines = stretches.filter(({ mark }) => sameMark(mark, card.mark)).map(({ whole }) => whole);
			if (frame.scale < SMALLEST) closeCard();
			if (lines.length === 0 && openedBy !== 'key') closeMarked();
			if (card.outcome !== null) place.again(layout);
			// The card of a mark that is scrolled out of view is placed at the edge of its box.
			const [about = { ...box, top: box.bottom - 1 }, ...others] = lines;
			if (card.mark !== null) {
				place.near(layout, [about, ...others]);
				wheel.listen();
			}
			if (notice.isOpen) notice.place(frame, box, caret, visible(window, frame.window));
		},
	};
}
