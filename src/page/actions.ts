/** Carries out what the user chose on a card. */
import type { PageRequest } from '../messages/page.ts';
import { page as words } from '../strings/page.ts';
import type { Editor, Span } from './editors/editor.ts';
import type { CardAction } from './overlay/faces.ts';

interface Draft {
	editor: Editor;
	/** The text that the offsets of the action refer to. */
	text: string;
	send: (request: PageRequest) => Promise<unknown>;
}

/** Does it. @returns a sentence to announce to the user, or null */
export async function carryOut(action: CardAction, { editor, text, send }: Draft): Promise<string | null> {
	switch (action.kind) {
		case 'select':
		case 'delete': {
			if (editor.text(text.length + 1) !== text) return words.changed;
			if (action.kind === 'delete' && (await editor.replace(withSpace(text, action.span), ''))) return words.deleted;
			const selected = await editor.select(action.span);
			return selected ? (action.kind === 'delete' ? words.deleteIt : words.selected) : words.refused;
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

/** The span with one of the spaces around it, so that no double space remains. */
function withSpace(text: string, { start, end }: Span): Span {
	const between = text[start - 1] === ' ' && /^[\s.,;:!?)]|^$/.test(text[end] ?? '');
	return { start: between ? start - 1 : start, end };
}

/** Inserts words at the caret, separated from the word before. @returns undefined if the editor refuses */
export async function insertAtCaret(editor: Editor, words: string): Promise<string | undefined> {
	const caret = editor.caret();
	const before = caret === null ? '' : editor.text(caret).slice(-1);
	return (await editor.insert(/^\S$/.test(before) ? ` ${words}` : words)) ? words : undefined;
}
