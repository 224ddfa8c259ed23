/**
 * The card of a mark: the film, what it costs, what can be done; and in its place what was done, with its undo. It never
 * takes the focus; one button is current.
 */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import { documentOf } from '../dom.ts';
import { contains, type Point, type Rect } from '../geometry.ts';
import type { CardAction, Outcome } from './acts.ts';
import { createCardButtons } from './cardButtons.ts';
import { elements } from './elements.ts';
import { done, type Face, front, menu, others } from './faces.ts';
import { type Frame, within } from './frame.ts';
import { byCost } from './marks.ts';
import { place } from './place.ts';

export interface Card {
	readonly element: HTMLDivElement;
	/** The mark it is open for, or null. That of a mark which is not drawn is not seen either. */
	readonly mark: PageMark | null;
	/** What it tells was done, or null. */
	readonly outcome: Outcome | null;
	readonly isOpen: boolean;
	/** Whether it is open and seen. */
	readonly isSeen: boolean;
	/** @param byKey whether the keyboard navigates it, which shows the current button */
	open(mark: PageMark, advice: PageAdvice, byKey: boolean): void;
	/** Opens it to tell what was done. */
	tell(outcome: Outcome): void;
	/** Tells the crowd as well that an undoable change has led to. */
	tellCrowd(crowd: number): void;
	/** Shows which button is current: the keyboard navigates it from now on. */
	showCurrent(): void;
	readonly isCurrentShown: boolean;
	close(): void;
	/** Its content as a sentence for screen readers. */
	spoken(): string;
	/** The current button and its position, for screen readers. */
	current(): string;
	/** Makes the next or the previous button current, or the same, and scrolls to it. */
	move(step: -1 | 0 | 1): void;
	/** Presses the current button or the given one. @returns its action, or null if it only turned the card */
	press(button?: HTMLButtonElement): CardAction | { kind: 'close' } | null;
	/** The button at a point of the viewport, or null. */
	buttonAt(point: Point): HTMLButtonElement | null;
	/** Highlights the button that the pointer is over. */
	point(button: HTMLButtonElement | null): void;
	/** Whether it covers a point of the viewport, seen or not: a page must not tell one from the other when a pointer moves. */
	covers(point: Point): boolean;
	/** Its position as a string that can be compared, or null while it is closed. */
	spot(): string | null;
	/** Positions it near `about`, within the visible part of the viewport. */
	place(frame: Frame, about: Rect, spared: readonly Rect[], seen: Rect, rightToLeft: boolean): void;
	/** Scrolls its content. @returns false if all of it fits */
	scroll(down: number): boolean;
}

/** @param pressed called for buttons that a screen reader pressed directly */
export function createCard(layer: HTMLDivElement, pressed: (button: HTMLButtonElement) => void): Card {
	const make = elements(documentOf(layer));
	const card = make('div', 'none');
	card.setAttribute('role', 'group');
	card.addEventListener('command', (event) => pressed((event as CommandEvent).source as HTMLButtonElement));
	layer.append(card);

	let mark: PageMark | null = null;
	let outcome: Outcome | null = null;
	let cost: Parameters<Face>[1];
	let where: Rect | null = null;
	const buttons = createCardButtons(card, make);
	const maker = { make, button: buttons.add, startAt: buttons.startAt };

	function fill(content: () => Node[]): void {
		buttons.forget();
		card.replaceChildren(...content());
		card.scrollTop = 0;
		buttons.showCurrent();
	}
	const turn = (face: Face) => fill(() => face(mark!, cost, maker));

	return {
		element: card,
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
		open(next, { crowd, say, marks }, byKey) {
			mark = next;
			outcome = null;
			buttons.navigated(byKey);
			const most = byCost(marks)[0]?.film.id === next.film.id;
			cost = next.maybe
				? strings.wouldCost(next.crowdWith)
				: strings.cost({ crowd, crowdWithout: next.crowdWithout, film: next.film, most }, say);
			card.className = next.drawn ? 'card' : 'card unseen';
			card.setAttribute('aria-label', next.maybe ? strings.ask(next.film) : strings.film(next.film));
			turn(front);
		},
		tell(next) {
			outcome = next;
			mark = null;
			buttons.navigated(false);
			card.className = 'card told';
			card.setAttribute('aria-label', next.sentence);
			fill(() => done(next, null, maker));
		},
		tellCrowd(crowd) {
			const told = outcome;
			if (told?.undo == null || told.undo.kind === 'unkeep') return;
			fill(() => done(told, crowd, maker));
		},
		showCurrent() {
			buttons.navigated(true);
			buttons.showCurrent();
		},
		get isCurrentShown() {
			return buttons.isKeyed();
		},
		close() {
			mark = outcome = where = null;
			buttons.forget();
			card.className = 'none';
			card.replaceChildren();
		},
		spoken() {
			return strings.opened(card.ariaLabel!, strings.joined(cost.parts), this.current());
		},
		current: buttons.current,
		move: buttons.move,
		press(button) {
			const does = buttons.actionOf(button);
			if (does === undefined) return null;
			if (does.kind !== 'turn') return does;
			turn({ front, menu, others }[does.to]);
			return null;
		},
		buttonAt: buttons.at,
		point: buttons.point,
		spot: () => where && `${where.left} ${where.top}`,
		covers: (point) => where !== null && contains(where, point),
		place(frame, about, spared, seen, rightToLeft) {
			const size = { width: card.offsetWidth * frame.scale, height: card.offsetHeight * frame.scale };
			const { x, y } = place(size, about, spared, seen, rightToLeft);
			where = { left: x, top: y, right: x + size.width, bottom: y + size.height };
			buttons.placed({ x, y }, frame.scale);
			const { left, top } = within(frame, where);
			card.style.transform = `translate(${left}px,${top}px)`;
		},
		scroll(down) {
			card.scrollTop += down;
			if (where !== null && down !== 0) buttons.scrolled();
			return card.scrollHeight > card.clientHeight;
		},
	};
}
