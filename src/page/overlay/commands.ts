/** What the user can do with marks and card, by keyboard, pointer or screen reader. */
import type { PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import type { CardAction } from './faces.ts';
import { isAmong, nextMark } from './marks.ts';
import type { OpenedBy, Popups } from './popups.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

/** The part of the overlay that commands work on. */
export interface Scene {
	readonly popups: Popups;
	readonly speech: Speech;
	readonly view: View;
	/** Whether the page has left our host element untouched. */
	isWhole(): boolean;
	/** Measures, draws and positions everything now. */
	look(): void;
	/** Cancels what the pointer was about to do. */
	forgetPointer(): void;
	/** Carries out an action. @returns a sentence to announce, or null */
	act(action: CardAction): Promise<string | null>;
	/** Called when a card was opened and the worker wants to know. */
	opened(): void;
}

export interface Commands {
	open(mark: PageMark, by: OpenedBy): void;
	/** Opens the card of the mark at or after the caret; if one is open, gives it the keyboard, then goes to the next. */
	openNext(): void;
	/** Makes the next or the previous button of the card current. */
	move(step: 1 | -1): void;
	/** Presses the given button, else the current one. */
	press(button?: HTMLButtonElement): void;
}

export function createCommands(scene: Scene): Commands {
	const { popups, speech, view } = scene;
	const { card } = popups;

	/** Opens the card, unless its words were removed while the pointer rested on them. */
	function open(mark: PageMark, by: OpenedBy): void {
		scene.forgetPointer();
		const { advice, marks } = view.sight;
		if (advice === null || !scene.isWhole() || !isAmong(marks, mark)) return;
		popups.openCard(mark, advice, by);
		if (advice.tell && mark.drawn) scene.opened();
		scene.look();
		if (by === 'key' && card.mark !== null) speech.say(card.isSeen ? card.spoken() : strings.nothing);
	}

	return {
		open,
		openNext() {
			view.trim();
			const { marks } = view.sight;
			const drawn = marks.filter((mark) => mark.drawn);
			const step = popups.openedBy === 'key' ? 1 : 0;
			const next = nextMark(drawn.length > 0 ? drawn : marks, view.editor?.caret() ?? 0, card.mark, step);
			if (next === undefined) speech.say(strings.nothing);
			else open(next, 'key');
		},
		move(step) {
			card.move(step);
			speech.say(card.current());
		},
		press(button) {
			if (!popups.onTop.isUncovered()) popups.closeCard();
			const { mark } = card;
			const action = card.press(button);
			view.trim();
			if (card.mark === null || mark === null) return;
			if (action === null) {
				popups.put(view.sight.layout);
				if (popups.openedBy === 'key') speech.say(card.current());
				return;
			}
			popups.closeCard();
			scene.act(action).then(
				(sentence) => sentence !== null && speech.say(sentence),
				() => undefined,
			);
		},
	};
}
