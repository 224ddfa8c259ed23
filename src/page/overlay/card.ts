/**
 * The card of a mark: why it gives the writer away, and what can be done; and in its place what was done, with undo. It
 * never takes the focus; one button is current.
 */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import { documentOf } from '../dom.ts';
import type { Outcome } from './acts.ts';
import { createCardBounds } from './cardBounds.ts';
import { createCardButtons } from './cardButtons.ts';
import { elements } from './elements.ts';
import { done, front, nameOf } from './faces.ts';
import { byCost } from './marks.ts';

export type Card = ReturnType<typeof createCard>;

/** @param pressed called for buttons that a screen reader pressed directly */
export function createCard(layer: HTMLDivElement, pressed: (button: HTMLButtonElement) => void) {
	const make = elements(documentOf(layer));
	const card = make('div', 'none');
	card.setAttribute('role', 'group');
	card.addEventListener('command', (event) => pressed((event as CommandEvent).source as HTMLButtonElement));
	layer.append(card);

	let mark: PageMark | null = null;
	let outcome: Outcome | null = null;
	const buttons = createCardButtons(card, make);
	const bounds = createCardBounds(card, buttons);
	const maker = { make, button: buttons.add, startAt: buttons.startAt };

	function fill(className: string, label: string, content: () => Node[]): void {
		card.className = className;
		card.setAttribute('aria-label', label);
		buttons.forget();
		card.replaceChildren(...content());
		card.scrollTop = 0;
		buttons.mark();
	}

	function report(next: Outcome): void {
		outcome = next;
		mark = null;
		fill('card told', next.sentence, () => done(next, maker));
	}

	return {
		element: card,
		bounds,
		buttons,
		/** The mark it is open for, or null. The card of an undrawn mark is not visible either. */
		get mark() {
			return mark;
		},
		get outcome() {
			return outcome;
		},
		get isOpen() {
			return mark !== null || outcome !== null;
		},
		get isSeen() {
			return outcome !== null || mark?.drawn === true;
		},
		open(next: PageMark, byKey: boolean) {
			mark = next;
			outcome = null;
			buttons.navigated(byKey);
			fill(next.drawn ? 'card' : 'card unseen', nameOf(next), () => front(next, maker));
		},
		report(next: Outcome) {
			buttons.navigated(false);
			report(next);
		},
		/** Adds the draft's standing to a reported change. */
		goOn({ marks, enough }: PageAdvice) {
			if (outcome?.undo?.kind !== 'takeBack') return;
			const left = byCost(marks.filter(({ drawn }) => drawn)).length;
			report({ ...outcome, sentence: left > 0 ? strings.toGo(left) : enough || outcome.sentence });
		},
		close() {
			mark = outcome = null;
			bounds.forget();
			buttons.forget();
			card.className = 'none';
			card.replaceChildren();
		},
		spoken: () => strings.opened(card.ariaLabel!, mark!.why, buttons.current()),
		/** The action of the current or given button. */
		actionOf: buttons.actionOf,
	};
}
