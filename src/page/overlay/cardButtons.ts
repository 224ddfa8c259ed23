import { page as strings } from '../../strings/page.ts';
import { contains, type Point, type Rect } from '../geometry.ts';
import type { elements } from './elements.ts';
import type { ButtonAction } from './faces.ts';

/** Pixels kept between the current button and the card's edge when scrolling to it. */
const EDGE = 10;

export function createCardButtons(card: HTMLDivElement, make: ReturnType<typeof elements>) {
	/** All are measured, and those that do something are used. */
	let actions = new Map<HTMLButtonElement, ButtonAction>();
	let number = 0;
	let keyed = false;
	let origin = { corner: { x: 0, y: 0 }, scale: 1 };
	let rects = new Map<HTMLButtonElement, Rect>();
	const all = () => [...actions.keys()];
	const buttons = () => all().filter((each) => actions.get(each) !== null);

	/** Marks the current one, if the keyboard navigates them. */
	function mark(): void {
		buttons().forEach((each, i) => {
			each.classList.toggle('current', keyed && i === number);
		});
	}

	function measure(): void {
		const { scrollTop } = card;
		rects = new Map(all().map((each) => [each, rectIn(origin, scrollTop, each)]));
	}

	return {
		/** Makes one. Screen readers press it through the invoker command, as its click never reaches it. */
		add(label: string, does: ButtonAction, className = '', ...inner: Node[]) {
			const made = make('button', does === null ? 'none' : className, ...inner);
			made.type = 'button';
			made.tabIndex = -1;
			made.setAttribute('aria-label', label);
			made.commandForElement = card;
			made.command = '--press';
			actions.set(made, does);
			return made;
		},
		startAt(button: HTMLButtonElement) {
			number = buttons().indexOf(button);
		},
		forget() {
			actions = new Map();
			rects = new Map();
			number = 0;
		},
		navigated(byKey: boolean) {
			keyed = byKey;
		},
		mark,
		showCurrent() {
			keyed = true;
			mark();
		},
		isKeyed: () => keyed,
		/** The current one and its position, for screen readers. */
		current: () => strings.action(buttons()[number]!.ariaLabel!, number + 1, buttons().length),
		/** Makes the next or the previous one current, or the same, and scrolls to it. */
		move(step: -1 | 0 | 1) {
			number = (number + step + buttons().length) % buttons().length;
			mark();
			const { offsetTop, offsetHeight } = buttons()[number]!;
			const least = offsetTop + offsetHeight + EDGE - card.clientHeight;
			card.scrollTop = Math.min(offsetTop - EDGE, Math.max(card.scrollTop, least));
			measure();
		},
		/** The action of the given one, or the current one. */
		actionOf: (button: HTMLButtonElement | undefined = buttons()[number]) => actions.get(button!),
		/** The card was placed with its left top corner here: places of buttons are read now, not when a pointer moves. */
		placed(corner: Point, scale: number) {
			origin = { corner, scale };
			measure();
		},
		scrolled: measure,
		at(point: Point) {
			// The card was turned since it was placed.
			if (rects.size !== actions.size) measure();
			return buttons().find((each) => contains(rects.get(each)!, point)) ?? null;
		},
		point(over: HTMLButtonElement | null) {
			for (const each of buttons()) each.classList.toggle('over', each === over);
		},
	};
}

function rectIn(
	{ corner, scale }: { corner: Point; scale: number },
	scrollTop: number,
	button: HTMLButtonElement,
): Rect {
	const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = button;
	const [left, top] = [corner.x + scale * offsetLeft, corner.y + scale * (offsetTop - scrollTop)];
	return { left, top, right: left + scale * offsetWidth, bottom: top + scale * offsetHeight };
}
