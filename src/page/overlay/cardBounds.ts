/** Where the card is in the viewport. */
import { contains, type Point, type Rect } from '../geometry.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

export type CardBounds = ReturnType<typeof createCardBounds>;

interface Moved {
	placed(corner: Point, scale: number): void;
	scrolled(): void;
}

/** @param buttons those of the card, which move with it */
export function createCardBounds(card: HTMLDivElement, buttons: Moved) {
	let where: Rect | null = null;
	return {
		/** Its position as a comparable string, or null while it is closed. */
		spot: () => where && `${where.left} ${where.top}`,
		/** Whether it covers a point of the viewport, seen or not: a page must see no difference when a pointer moves. */
		covers: (point: Point) => where !== null && contains(where, point),
		/** Positions it near `about`, within the visible part of the viewport. */
		place(frame: Frame, about: Rect, spared: readonly Rect[], seen: Rect, rightToLeft: boolean) {
			const size = { width: card.offsetWidth * frame.scale, height: card.offsetHeight * frame.scale };
			const { x, y } = place(size, about, spared, seen, rightToLeft);
			where = { left: x, top: y, right: x + size.width, bottom: y + size.height };
			buttons.placed({ x, y }, frame.scale);
			const { left, top } = within(frame, where);
			card.style.transform = `translate(${left}px,${top}px)`;
		},
		scroll(down: number) {
			card.scrollTop += down;
			if (where !== null && down !== 0) buttons.scrolled();
		},
		forget() {
			where = null;
		},
	};
}
