/**
 * The card of a mark: the film, what it costs, what can be done; and in its place what was done, with its undo. It never
 * takes the focus; one button is current.
 */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import { documentOf } from '../dom.ts';
import type { Outcome } from './acts.ts';
import { createCardBounds } from './cardBounds.ts';
import { createCardButtons } from './cardButtons.ts';
import { elements } from './elements.ts';
import { done, type Face, front, menu, nameOf, others } from './faces.ts';
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
	let cost: Parameters<Face>[1];
	const buttons = createCardButtons(card, make);
	const bounds = createCardBounds(card, buttons);
	const maker = { make, button: buttons.add, startAt: buttons.startAt };

	function fill(content: () => Node[]): void {
		buttons.forget();
		card.replaceChildren(...content());
		card.scrollTop = 0;
		buttons.mark();
	}
	const turn = (face: Face) => fill(() => face(mark!, cost, maker));

	return {
		element: card,
		bounds,
		buttons,
		/** The mark it is open for, or null. That of a mark which is not drawn is not seen either. */
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
		open(next: PageMark, advice: PageAdvice, byKey: boolean) {
			mark = next;
			outcome = null;
			buttons.navigated(byKey);
			cost = costOf(next, advice);
			card.className = next.drawn ? 'card' : 'card unseen';
			card.setAttribute('aria-label', next.maybe ? strings.ask(next.film) : strings.film(nameOf(next)));
			turn(front);
		},
		report(next: Outcome) {
			outcome = next;
			mark = null;
			buttons.navigated(false);
			card.className = 'card told';
			card.setAttribute('aria-label', next.sentence);
			fill(() => done(next, null, maker));
		},
		tellCrowd(crowd: number) {
			const shown = outcome;
			if (shown?.undo == null || shown.undo.kind === 'unkeep') return;
			fill(() => done(shown, crowd, maker));
		},
		close() {
			mark = outcome = null;
			bounds.forget();
			buttons.forget();
			card.className = 'none';
			card.replaceChildren();
		},
		spoken() {
			return strings.opened(card.ariaLabel!, strings.joined(cost.parts), buttons.current());
		},
		/** Presses the current button or the given one. @returns its action, or null if it only turned the card */
		press(button?: HTMLButtonElement) {
			const does = buttons.actionOf(button);
			if (does?.kind !== 'turn') return does ?? null;
			turn({ front, menu, others }[does.to]);
			return null;
		},
	};
}

function costOf({ film, kind, maybe, crowdWith, crowdWithout }: PageMark, { say, marks }: PageAdvice) {
	if (maybe) return strings.wouldCost(crowdWith);
	const [first] = byCost(marks.filter((mark) => mark.kind === kind));
	const most = first?.film.id === film.id;
	return strings.cost({ crowd: crowdWith, crowdWithout, film, most, isOther: !!kind }, say);
}
