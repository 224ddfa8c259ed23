/** What the user can have done with marks and card, by keys, pointer or screen reader. */
import type { PageMark } from '../../messages/page.ts';
import { page as strings } from '../../strings/page.ts';
import type { CardAction } from './faces.ts';
import { isAmong, nextMark } from './marks.ts';
import type { OpenedBy, Popups } from './popups.ts';
import type { Sight } from './sight.ts';
import type { Speech } from './speech.ts';

/** What is shown, as far as commands are about it. */
export interface Scene {
	readonly popups: Popups;
	readonly speech: Speech;
	sight(): Sight;
	/** Leaves out the marks whose words no longer stand in the text. */
	trim(): void;
	caret(): number;
	/** Whether the page has left ours as it was made. */
	isWhole(): boolean;
	/** Looks where everything is now, draws it, and puts what is open where it has room. */
	look(): void;
	/** Puts it there where nothing else has moved. */
	put(): void;
	/** Forgets what the pointer was about to do. */
	forgetPointer(): void;
	/** Does what the writer asked for; a sentence to say, or null. */
	act(action: CardAction): Promise<string | null>;
	/** A card was opened that is to be told of. */
	opened(): void;
}

export interface Commands {
	open(mark: PageMark, by: OpenedBy): void;
	/** Opens the card for the mark at the caret or after it; where it is open, lets keys move in it, then goes on. */
	openNext(): void;
	/** Makes the next button of the card current, or the one before. */
	move(step: 1 | -1): void;
	/** Does what a button is for: the current one, if none is given. */
	press(button?: HTMLElement): void;
}

export function createCommands(scene: Scene): Commands {
	const { popups, speech } = scene;
	const { card } = popups;

	/** Opens the card, unless the words have gone while the pointer rested. */
	function open(mark: PageMark, by: OpenedBy): void {
		scene.forgetPointer();
		const { advice, marks } = scene.sight();
		if (advice === null || !scene.isWhole() || !isAmong(marks, mark)) return;
		popups.openCard(mark, advice, by);
		if (advice.tell) scene.opened();
		scene.look();
		if (by === 'key' && card.mark !== null) speech.say(card.spoken());
	}

	return {
		open,
		openNext() {
			scene.trim();
			const next = nextMark(scene.sight().marks, scene.caret(), card.mark, popups.openedBy === 'key' ? 1 : 0);
			if (next === undefined) speech.say(strings.nothing);
			else open(next, 'key');
		},
		move(step) {
			card.move(step);
			speech.say(card.current());
		},
		press(button) {
			const { mark } = card;
			const action = card.press(button);
			scene.trim();
			if (card.mark === null || mark === null) return;
			if (action === null) {
				scene.put();
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
