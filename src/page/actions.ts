/** Carries out what the user chose on a card. */
import { readChanges } from '../messages/changes.ts';
import type { PageRequest } from '../messages/page.ts';
import { page as words } from '../strings/page.ts';
import type { Editor } from './editors/editor.ts';
import type { CardAction } from './overlay/faces.ts';
import type { TakingOut } from './takingOut.ts';

interface Draft {
	editor: Editor;
	/** The text that the offsets of the action refer to. */
	text: string;
	send: (request: PageRequest) => Promise<unknown>;
	takingOut: TakingOut;
}

/** Does it. @returns a sentence to announce to the user, or null */
export async function carryOut(action: CardAction, { editor, text, send, takingOut }: Draft): Promise<string | null> {
	switch (action.kind) {
		case 'select':
			if (editor.text(text.length + 1) !== text) return words.changed;
			return (await editor.select(action.span)) ? words.selected : words.refused;
		case 'takeOut': {
			const changes = readChanges(await send({ kind: 'changes', text, start: action.span.start }));
			if (changes === null || changes.length === 0) return words.changed;
			const { refused, changed } = await takingOut.takeOut(text, changes);
			if (changed) return words.changed;
			return refused === 0 ? words.takenOut : words.takeOutByHand;
		}
		case 'isFilm':
		case 'notFilm': {
			const { kind, span } = action;
			const done = await send({ kind, words: text.slice(span.start, span.end) });
			return done === true ? words.settled[kind] : words.unsettled[kind];
		}
		case 'choose': {
			const { form, film, unsettled } = action;
			await send({ kind: 'choose', form, film });
			// Which film it is settles that it is one.
			if (unsettled !== null) await send({ kind: 'isFilm', words: text.slice(unsettled.start, unsettled.end) });
			return null;
		}
		case 'plans':
			await send({ kind: 'plans' });
			return null;
	}
}

/** Inserts words at the caret, separated from the word before. @returns undefined if the editor refuses */
export async function insertAtCaret(editor: Editor, words: string): Promise<string | undefined> {
	const caret = editor.caret();
	const before = caret === null ? '' : editor.text(caret).slice(-1);
	return (await editor.insert(/^\S$/.test(before) ? ` ${words}` : words)) ? words : undefined;
}
