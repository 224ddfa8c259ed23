/** Handles keys and pointer before the page sees them: turns them into commands, or leaves them to the page. */

import { contains } from '../geometry.ts';
import type { Commands, Scene } from './commands.ts';
import { type Command, createKeyboard } from './keys.ts';
import { createPointing } from './pointing.ts';

export type Input = ReturnType<typeof createInput>;

/** @param surface our host element, the target of presses by screen readers */
export function createInput(window: Window, surface: HTMLElement, scene: Scene, commands: Commands) {
	const { popups } = scene;
	const { card, notice } = popups;
	const keyboard = createKeyboard(obey);
	const pointing = createPointing(window, {
		markAt: (point) => scene.view.sight.layout?.stretches.find(({ seen }) => contains(seen, point))?.mark ?? null,
		openMark: () => card.mark,
		isSeen: () => card.isSeen,
		passing: () => popups.openedBy === 'hover',
		overCard: card.bounds.covers,
		cardSpot: card.bounds.spot,
		isSettled: popups.onTop.isSettled,
		point: (point) => card.buttons.point(point && card.buttons.at(point)),
		buttonAt: card.buttons.at,
		open: commands.open,
		close: popups.closeCard,
		press: commands.press,
	});

	/** Whether a key is for the overlay. The chord always is, or it would show the page whether there are marks. */
	function obey(command: Command): boolean {
		if (command === 'modifier') return false;
		if (command === 'open') {
			commands.openNext(card.mark !== null && popups.openedBy === 'key' ? 1 : 0);
			return true;
		}
		if (command === 'close') {
			// The notice closes too, but pages must not miss the key for it: they count keys.
			const wasSeen = card.isSeen;
			popups.closeCard();
			notice.close();
			return wasSeen;
		}
		if (card.outcome !== null) return obeyOutcome(command);
		if (card.mark === null || popups.openedBy !== 'key') return false;
		const { isSeen } = card;
		if (command === 'other' || !isSeen) popups.closeCard();
		else if (command === 'act') commands.press();
		else if (command === 'next' || command === 'previous') commands.move(command === 'next' ? 1 : -1);
		else commands.openNext(command === 'nextFilm' ? 1 : -1);
		return command !== 'other' && isSeen;
	}

	/** While the card reports what a key has done, Tab goes to undo and Enter then presses it; all other keys are typed. */
	function obeyOutcome(command: Command): boolean {
		const isTab = command === 'next' || command === 'previous';
		const has = card.outcome?.undo != null && popups.openedBy === 'key';
		if (has && isTab) card.buttons.showCurrent();
		else if (has && command === 'act' && card.buttons.isKeyed()) commands.press();
		else {
			popups.closeCard();
			return false;
		}
		return true;
	}

	return {
		/** Whether an event is for the overlay and not for the page. */
		handle(event: Event) {
			if (popups.onTop.hear(event)) return false;
			// Only screen readers can press elements in our shadow root; the page must not see that.
			if (event.target === surface) event.stopImmediatePropagation();
			if (card.isOpen && event.type !== 'pointermove' && !(scene.isWhole() && popups.onTop.isUncovered()))
				popups.closeCard();
			return event.type.startsWith('key') ? keyboard(event as KeyboardEvent) : pointing.handle(event as MouseEvent);
		},
		forget: pointing.forget,
	};
}
