/** The card of a mark: the film, what it costs, what can be done. It never takes the focus; one button is current. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import { documentOf } from '../dom.ts';
import { contains, type Point, type Rect } from '../geometry.ts';
import { createCardButtons } from './cardButtons.ts';
import { elements } from './elements.ts';
import { type CardAction, type Face, front, others } from './faces.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

export interface Card {
	readonly element: HTMLDivElement;
	/** The mark it is open for, or null while it is closed. That of a mark which is not drawn is not seen either. */
	readonly mark: PageMark | null;
	/** Whether it is open and seen. */
	readonly isSeen: boolean;
	/** @param byKey whether the keyboard navigates it, which shows the current button */
	open(mark: PageMark, advice: PageAdvice, byKey: boolean): void;
	close(): void;
	/** Its content as a sentence for screen readers. */
	spoken(): string;
	/** The current button and its position, for screen readers. */
	current(): string;
	/** Makes the next or the previous button current. */
	move(step: 1 | -1): void;
	/** Presses the current button or the given one. @returns its action, or null if it only turned the card */
	press(button?: HTMLButtonElement): CardAction | null;
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
	let cost: Parameters<Face>[1];
	let where: Rect | null = null;
	const buttons = createCardButtons(card, make);

	function turn(face: Face): void {
		buttons.forget();
		card.replaceChildren(...face(mark!, cost, { make, button: buttons.add }));
		card.scrollTop = 0;
		buttons.showCurrent();
	}

	return {
		element: card,
		get mark() {
			return mark;
		},
		get isSeen() {
			return mark?.drawn === true;
		},
		open(next, { crowd, say }, byKey) {
			mark = next;
			buttons.navigated(byKey);
			cost = next.maybe
				? strings.wouldCost(next.crowdWith)
				: strings.cost({ crowd, crowdWithout: next.crowdWithout, film: next.film }, say);
			card.className = next.drawn ? 'card' : 'card unseen';
			card.setAttribute('aria-label', next.maybe ? strings.ask(next.film) : strings.film(next.film));
			turn(front);
		},
		close() {
			mark = where = null;
			buttons.forget();
			card.className = 'none';
			card.replaceChildren();
		},
		spoken() {
			return strings.opened(card.ariaLabel!, cost.before + cost.crowd + cost.after, this.current());
		},
		current: buttons.current,
		move: buttons.move,
		press(button) {
			const does = buttons.actionOf(button);
			if (does === undefined) return null;
			if (does.kind !== 'another' && does.kind !== 'back') return does;
			turn(does.kind === 'another' ? others : front);
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
