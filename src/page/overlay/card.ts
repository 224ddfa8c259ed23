/** The card of a mark: which film, what it costs, what can be done. It never has the focus; one button is current. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import { page as strings } from '../../strings/page.ts';
import { contains, type Point, type Rect, rectOf } from '../geometry.ts';
import { elements } from './elements.ts';
import { type ButtonAction, type CardAction, type Face, front, others } from './faces.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

export interface Card {
	/** The mark it is open for. */
	readonly mark: PageMark | null;
	/** @param byKey whether the keyboard moves in it */
	open(mark: PageMark, advice: PageAdvice, byKey: boolean): void;
	close(): void;
	/** All of it, for those who do not see it. */
	spoken(): string;
	/** The current button and where it is. */
	current(): string;
	/** Makes the next button current, or the one before. */
	move(step: 1 | -1): void;
	/** What the current button or this one asks for; null where the card has turned, which is all there is to do. */
	press(button?: HTMLElement): CardAction | null;
	/** The button under a point of the window. */
	buttonAt(point: Point): HTMLElement | null;
	/** Shows which button the pointer is over. */
	point(button: HTMLElement | null): void;
	/** Whether a point of the window is on it. */
	covers(point: Point): boolean;
	/** Where it stands, in a word; null where it is closed. */
	spot(): string | null;
	/** Puts it where it has room about something, in what of the window is seen. */
	place(frame: Frame, about: Rect, spared: readonly Rect[], seen: Rect, rightToLeft: boolean): void;
	/** Scrolls what does not fit; false where all of it does. */
	scroll(down: number): boolean;
}

/** Between a current button and the card's edge, when it is scrolled to. */
const EDGE = 10;

/** @param pressed told of buttons that a screen reader pressed, by itself */
export function createCard(layer: HTMLElement, pressed: (button: HTMLElement) => void): Card {
	const make = elements(layer.ownerDocument);
	const card = make('div', 'none');
	card.setAttribute('role', 'group');
	card.addEventListener('command', (event) => pressed((event as CommandEvent).source as HTMLElement));
	layer.append(card);

	let mark: PageMark | null = null;
	let cost: Parameters<Face>[1];
	let actions = new Map<HTMLElement, ButtonAction>();
	let at = 0;
	let keyed = false;
	let where: Rect | null = null;

	const buttons = () => [...actions.keys()];

	/** A screen reader can press it although its click is kept from everybody: commands come after clicks. */
	function button(label: string, does: ButtonAction, className = ''): HTMLElement {
		const made = make('button', className) as HTMLButtonElement;
		made.type = 'button';
		made.tabIndex = -1;
		made.setAttribute('aria-label', label);
		made.commandForElement = card;
		made.command = '--press';
		actions.set(made, does);
		return made;
	}

	function turn(face: Face): void {
		actions = new Map();
		at = 0;
		card.replaceChildren(...face(mark!, cost, { make, button }));
		card.scrollTop = 0;
		showCurrent();
	}

	function showCurrent(): void {
		buttons().forEach((each, i) => {
			each.classList.toggle('current', keyed && i === at);
		});
	}

	return {
		get mark() {
			return mark;
		},
		open(next, { crowd, say }, byKey) {
			mark = next;
			keyed = byKey;
			cost = strings.cost({ crowd, crowdWithout: next.crowdWithout, film: next.film }, say);
			card.className = 'card';
			card.setAttribute('aria-label', strings.film(next.film));
			turn(front);
		},
		close() {
			mark = where = null;
			actions = new Map();
			card.className = 'none';
			card.replaceChildren();
		},
		spoken() {
			return strings.opened(card.ariaLabel!, cost.before + cost.crowd + cost.after, this.current());
		},
		current: () => strings.action(buttons()[at]!.ariaLabel!, at + 1, actions.size),
		move(step) {
			at = (at + step + actions.size) % actions.size;
			showCurrent();
			const { offsetTop, offsetHeight } = buttons()[at]!;
			const least = offsetTop + offsetHeight + EDGE - card.clientHeight;
			card.scrollTop = Math.min(offsetTop - EDGE, Math.max(card.scrollTop, least));
		},
		press(button = buttons()[at]) {
			const does = actions.get(button!);
			if (does === undefined) return null;
			if (does.kind !== 'another' && does.kind !== 'back') return does;
			turn(does.kind === 'another' ? others : front);
			return null;
		},
		buttonAt: (point) => buttons().find((each) => contains(rectOf(each.getBoundingClientRect()), point)) ?? null,
		point(over) {
			for (const each of buttons()) each.classList.toggle('over', each === over);
		},
		spot: () => where && `${where.left} ${where.top}`,
		covers: (point) => where !== null && contains(where, point),
		place(frame, about, spared, seen, rightToLeft) {
			const size = { width: card.offsetWidth * frame.scale, height: card.offsetHeight * frame.scale };
			const { x, y } = place(size, about, spared, seen, rightToLeft);
			where = { left: x, top: y, right: x + size.width, bottom: y + size.height };
			const { left, top } = within(frame, where);
			card.style.transform = `translate(${left}px,${top}px)`;
		},
		scroll(down) {
			card.scrollTop += down;
			return card.scrollHeight > card.clientHeight;
		},
	};
}
