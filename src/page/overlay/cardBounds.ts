/** Where the card is in the viewport. */
import { contains, type Point, type Rect } from '../geometry.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

export interface CardBounds {
	/** Whether it covers a point of the viewport, seen or not: a page must see no difference when a pointer moves. */
	covers(point: Point): boolean;
	/** Its position as a string that can be compared, or null while it is closed. */
	spot(): string | null;
	/** Positions it near `about`, within the visible part of the viewport. */
	place(frame: Frame, about: Rect, spared: readonly Rect[], seen: Rect, rightToLeft: boolean): void;
	/** Scrolls its content. */
	scroll(down: number): void;
	/** The card was closed. */
	forget(): void;
}

interface Moved {
	placed(corner: Point, scale: number): void;
	scrolled(): void;
}

/** @param buttons those of the card, which move with it */
export function createCardBounds(card: HTMLDivElement, buttons: Moved): CardBounds {
	let where: Rect | null = null;
	return {
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
		},
		forget() {
			where = null;
		},
	};
}
