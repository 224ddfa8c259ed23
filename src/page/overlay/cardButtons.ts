/** The buttons of a card, of which one is current. */
import { page as strings } from '../../strings/page.ts';
import { contains, type Point, type Rect } from '../geometry.ts';
import type { elements } from './elements.ts';
import type { ButtonAction } from './faces.ts';

export interface CardButtons {
	/** Makes one, which the card shows somewhere. */
	add(label: string, does: ButtonAction, className?: string, ...inner: Node[]): HTMLButtonElement;
	/** Makes one current. */
	startAt(button: HTMLButtonElement): void;
	/** Forgets all of them: the card shows others, or none. */
	forget(): void;
	/** Sets whether the keyboard navigates them, which shows the current one. */
	navigated(byKey: boolean): void;
	/** Marks the current one, if the keyboard navigates them. */
	mark(): void;
	/** Shows which one is current: the keyboard navigates them from now on. */
	showCurrent(): void;
	/** Whether the keyboard navigates them. */
	isKeyed(): boolean;
	/** The current one and its position, for screen readers. */
	current(): string;
	/** Makes the next or the previous one current, or the same, and scrolls to it. */
	move(step: -1 | 0 | 1): void;
	/** What the given one does, else the current one. */
	actionOf(button?: HTMLButtonElement): ButtonAction | undefined;
	/** The card was placed, with its left top corner here: where its buttons are is read now, and not when a pointer moves. */
	placed(corner: Point, scale: number): void;
	/** The card was scrolled. */
	scrolled(): void;
	/** The one at a point of the viewport, or null. */
	at(point: Point): HTMLButtonElement | null;
	/** Highlights the one that the pointer is over. */
	point(button: HTMLButtonElement | null): void;
}

/** Pixels kept between the current button and the card's edge when scrolling to it. */
const EDGE = 10;

export function createCardButtons(card: HTMLDivElement, make: ReturnType<typeof elements>): CardButtons {
	let actions = new Map<HTMLButtonElement, ButtonAction>();
	let number = 0;
	let keyed = false;
	let origin = { corner: { x: 0, y: 0 }, scale: 1 };
	let rects = new Map<HTMLButtonElement, Rect>();
	const buttons = () => [...actions.keys()];

	function mark(): void {
		buttons().forEach((each, i) => {
			each.classList.toggle('current', keyed && i === number);
		});
	}

	function measure(): void {
		const { corner, scale } = origin;
		const { scrollTop } = card;
		const rectOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLButtonElement): Rect => {
			const [left, top] = [corner.x + scale * offsetLeft, corner.y + scale * (offsetTop - scrollTop)];
			return { left, top, right: left + scale * offsetWidth, bottom: top + scale * offsetHeight };
		};
		rects = new Map(buttons().map((each) => [each, rectOf(each)]));
	}

	return {
		/** Screen readers press it through the invoker command, since its click never reaches it. */
		add(label, does, className = '', ...inner) {
			const made = make('button', className, ...inner);
			made.type = 'button';
			made.tabIndex = -1;
			made.setAttribute('aria-label', label);
			made.commandForElement = card;
			made.command = '--press';
			actions.set(made, does);
			return made;
		},
		startAt(button) {
			number = buttons().indexOf(button);
		},
		forget() {
			actions = new Map();
			rects = new Map();
			number = 0;
		},
		navigated(byKey) {
			keyed = byKey;
		},
		mark,
		showCurrent() {
			keyed = true;
			mark();
		},
		isKeyed: () => keyed,
		current: () => strings.action(buttons()[number]!.ariaLabel!, number + 1, actions.size),
		move(step) {
			number = (number + step + actions.size) % actions.size;
			mark();
			const { offsetTop, offsetHeight } = buttons()[number]!;
			const least = offsetTop + offsetHeight + EDGE - card.clientHeight;
			card.scrollTop = Math.min(offsetTop - EDGE, Math.max(card.scrollTop, least));
			measure();
		},
		actionOf: (button = buttons()[number]) => actions.get(button!),
		placed(corner, scale) {
			origin = { corner, scale };
			measure();
		},
		scrolled: measure,
		at(point) {
			// The card was turned since it was placed.
			if (rects.size !== actions.size) measure();
			return buttons().find((each) => contains(rects.get(each)!, point)) ?? null;
		},
		point(over) {
			for (const each of buttons()) each.classList.toggle('over', each === over);
		},
	};
}
