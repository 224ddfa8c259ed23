/** What the user can do with marks and the card, by keyboard, pointer, or screen reader. */
import type { PageMark } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import type { CardAction, Outcome } from './acts.ts';
import type { Apart } from './apart.ts';
import { isAmong, nextMark } from './marks.ts';
import type { OpenedBy, Popups } from './popups.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

/** The part of the overlay that commands work on. */
export interface Scene {
	readonly popups: Popups;
	readonly speech: Speech;
	readonly view: View;
	/** Whether the page has left our host element untouched, in the window that the user is in. */
	isWhole(): boolean;
	/** Runs commands. */
	readonly apart: Apart;
	look(): void;
	forgetPointer(): void;
	/** Runs an action. @returns what to report, or null */
	act(action: CardAction): Promise<Outcome | null>;
	/** Called when a card was opened and the worker wants to know. */
	opened(): void;
}

export type Commands = ReturnType<typeof createCommands>;

export function createCommands(scene: Scene) {
	const { popups, speech, view, apart } = scene;
	const { card } = popups;

	/** Opens the card, unless its words were removed while the pointer rested on them. */
	function open(mark: PageMark, by: OpenedBy): void {
		scene.forgetPointer();
		const { advice, marks } = view.sight;
		if (advice === null || !scene.isWhole() || !isAmong(marks, mark)) return;
		popups.openCard(mark, by);
		if (advice.tell && mark.drawn) scene.opened();
		scene.look();
		if (by !== 'key' || card.mark === null) return;
		// In little room, the button may be out of view.
		card.buttons.move(0);
		speech.say(card.isSeen ? card.spoken() : strings.nothing);
	}

	/** What the user keeps concerns only them. */
	async function act(action: CardAction): Promise<Outcome | null> {
		if (action.kind !== 'keep' && action.kind !== 'unkeep') return scene.act(action);
		const { kind, item } = action;
		view.keep(item, kind === 'keep');
		scene.look();
		return kind === 'keep'
			? { sentence: strings.kept, undo: { kind: 'unkeep', item } }
			: { sentence: strings.unkept, undo: null };
	}

	function report(outcome: Outcome): void {
		const byKey = popups.openedBy === 'key';
		speech.say(byKey && outcome.undo !== null ? `${outcome.sentence} ${strings.undoByKey}` : outcome.sentence);
		// Another card may have been opened since, or the box left.
		if (!card.isOpen && view.editor !== null && scene.isWhole()) popups.report(outcome, byKey ? 'key' : 'click');
	}

	function openNext(step: -1 | 0 | 1): void {
		view.trim();
		const { marks } = view.sight;
		const drawn = marks.filter((mark) => mark.drawn);
		const next = nextMark(drawn.length > 0 ? drawn : marks, card.mark, step);
		if (next === undefined) speech.say(strings.nothing);
		else open(next, 'key');
	}

	function press(button?: HTMLButtonElement): void {
		if (!popups.onTop.isUncovered()) popups.closeCard();
		const wasOpen = card.isOpen;
		const action = card.actionOf(button) ?? null;
		view.trim();
		if (!card.isOpen || !wasOpen || action === null) return;
		popups.closeCard();
		if (action.kind !== 'close')
			act(action).then(
				(outcome) => outcome !== null && report(outcome),
				() => undefined,
			);
	}

	return {
		open: (mark: PageMark, by: OpenedBy) => apart(() => open(mark, by)),
		/** Opens the card of the costliest film, or gives the open one the keyboard; or moves on by this many films, by cost. */
		openNext: (step: -1 | 0 | 1) => apart(() => openNext(step)),
		move: (step: 1 | -1) =>
			apart(() => {
				card.buttons.move(step);
				speech.say(card.buttons.current());
			}),
		press: (button?: HTMLButtonElement) => apart(() => press(button)),
	};
}
