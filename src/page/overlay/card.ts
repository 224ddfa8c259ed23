/** The card of a mark: which film, what it costs, what can be done. It never has the focus; one button is current. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import { page as strings } from '../../strings/page.ts';
import type { Span } from '../editors/editor.ts';
import { contains, type Point, type Rect, rectOf } from '../geometry.ts';
import { elements } from './elements.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

/** What the writer asks for. */
export type CardAction =
	| { kind: 'select' | 'delete'; span: Span }
	| { kind: 'notFilm'; form: number }
	| { kind: 'choose'; form: number; film: number }
	| { kind: 'plans' };

/** What a button does: something outside, or turn the card. */
type Does = CardAction | { kind: 'another' } | { kind: 'back' };

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
	covers(point: Point): boolean;
	/** Where it stands, in a word; null where it is closed. */
	spot(): string | null;
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
	let cost = strings.cost({ crowd: 1, crowdWithout: 1 });
	let actions = new Map<HTMLElement, Does>();
	let at = 0;
	let keyed = false;
	let where: Rect | null = null;

	const buttons = () => [...actions.keys()];

	/** A screen reader can press it although its click is kept from everybody: commands come after clicks. */
	function button(label: string, does: Does, className = ''): HTMLElement {
		const made = make('button', className) as HTMLButtonElement;
		made.type = 'button';
		made.tabIndex = -1;
		made.setAttribute('aria-label', label);
		made.commandForElement = card;
		made.command = '--press';
		actions.set(made, does);
		return made;
	}

	function front({ start, end, form, film, alternatives }: PageMark): Node[] {
		const span = { start, end };
		const main = [
			button(strings.select, { kind: 'select', span }, 'first'),
			button(strings.delete, { kind: 'delete', span }),
		];
		const more = [button(strings.notFilm, { kind: 'notFilm', form })];
		if (alternatives.length > 0) more.push(button(strings.another, { kind: 'another' }));
		more.push(button(strings.plans, { kind: 'plans' }));
		return [
			make('p', 'film', make('b', '', film.title), ` ${film.year}`),
			make('p', 'cost', cost.before, make('b', '', cost.crowd), cost.after),
			make('div', 'row', ...main),
			make('div', 'row more', ...more),
		];
	}

	function others({ form, alternatives }: PageMark): Node[] {
		const films = alternatives.map((film) => button(strings.film(film), { kind: 'choose', form, film: film.id }));
		return [
			make('p', 'film', make('b', '', strings.which)),
			make('div', 'row list', ...films),
			make('div', 'row more', button(strings.back, { kind: 'back' })),
		];
	}

	function turn(face: (mark: PageMark) => Node[]): void {
		actions = new Map();
		at = 0;
		card.replaceChildren(...face(mark!));
		card.scrollTop = 0;
		light();
	}

	function light(): void {
		buttons().forEach((each, i) => {
			each.classList.toggle('current', keyed && i === at);
		});
	}

	return {
		get mark() {
			return mark;
		},
		open(next, { crowd }, byKey) {
			mark = next;
			keyed = byKey;
			cost = strings.cost({ crowd, crowdWithout: next.crowdWithout });
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
			light();
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
