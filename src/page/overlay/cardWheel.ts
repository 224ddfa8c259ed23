/** Scrolls the card, and not the page, when the wheel is turned over it. */
import type { Card } from './card.ts';

export function createCardWheel(window: Window, card: Card) {
	function scroll(event: WheelEvent): void {
		if (!event.isTrusted || !card.isSeen || !card.bounds.covers({ x: event.clientX, y: event.clientY })) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		card.bounds.scroll(event.deltaY);
	}

	return {
		// Whatever the card's length, which a page could otherwise see by whether it can be listened to passively.
		listen: () => window.addEventListener('wheel', scroll, { capture: true, passive: false }),
		stop: () => window.removeEventListener('wheel', scroll, { capture: true }),
	};
}
