/** Carries out what the user chose on a card. */
import { readChanges } from '../messages/changes.ts';
import type { PageRequest } from '../messages/page.ts';
import type { Written } from '../messages/written.ts';
import { page as words } from '../strings/page.ts';
import { type BoxPart, partOf, textOf } from './composer.ts';
import type { Editor, Span } from './editors/editor.ts';
import type { CardAction, Outcome, Undo } from './overlay/acts.ts';
import type { TakingOut } from './takingOut.ts';

/** The offsets of the action refer to its text. */
interface Draft extends Written {
	parts: readonly BoxPart[];
	send: (request: PageRequest) => Promise<unknown>;
	takingOut: TakingOut;
}

const outcome = (sentence: string, undo: Undo | null = null): Outcome => ({ sentence, undo });

/** @returns what to report to the user, or null */
export async function carryOut(action: CardAction, draft: Draft): Promise<Outcome | null> {
	const { text, send, takingOut } = draft;
	switch (action.kind) {
		case 'select':
			return select(action.span, draft);
		case 'takeOut':
			return takeOut(action.span.start, draft);
		case 'takeBack':
			return outcome((await takingOut.takeBack()) ? words.putBack : words.notPutBack);
		case 'neverRated': {
			const { item } = action;
			const done = await send({ kind: 'neverRated', item });
			return done === true ? outcome(words.saidNever, { kind: 'unsay', item }) : outcome(words.notSaid);
		}
		case 'unsay':
			return outcome((await send({ kind: 'unsay', item: action.item })) === true ? words.unsaid : words.changed);
		case 'isFilm':
		case 'notFilm': {
			const { kind, of, span } = action;
			const settled = { of, words: text.slice(span.start, span.end), isItem: kind === 'isFilm' };
			const done = await send({ kind: 'settle', ...settled });
			const noted = kind === 'notFilm' && of !== 'films' ? 'notItem' : kind;
			return outcome(done === true ? words.settled[noted] : words.unsettled[kind]);
		}
		case 'choose': {
			const { form, item, unsettled } = action;
			await send({ kind: 'choose', form, item });
			// Choosing the item settles that the words name one.
			if (unsettled !== null) {
				const words = text.slice(unsettled.start, unsettled.end);
				await send({ kind: 'settle', of: item.kind, words, isItem: true });
			}
			return null;
		}
		case 'plans':
			await send({ kind: 'plans' });
			return null;
		case 'keep':
		case 'unkeep':
			return null;
	}
}

async function select(span: Span, { parts, text }: Draft): Promise<Outcome> {
	const part = partOf(parts, span);
	if (part === undefined || textOf(parts, text.length + 1) !== text) return outcome(words.changed);
	const { start, editor } = part;
	const done = await editor.select({ start: span.start - start, end: span.end - start });
	return outcome(done ? words.selected : words.refused);
}

async function takeOut(start: number, { text, others, partly = false, send, takingOut }: Draft): Promise<Outcome> {
	const changes = readChanges(await send({ kind: 'changes', text, others, partly, start }));
	if (changes === null || changes.length === 0) return outcome(words.changed);
	const { replaced, refused, changed } = await takingOut.takeOut(text, changes);
	if (changed) return outcome(words.changed);
	const undo: Undo | null = replaced > 0 ? { kind: 'takeBack' } : null;
	return outcome(refused === 0 ? words.takenOut : words.takeOutByHand, undo);
}

/** Inserts words at the caret, separated from the word before. @returns undefined if the editor refuses */
export async function insertAtCaret(editor: Editor, words: string): Promise<string | undefined> {
	const caret = editor.caret();
	const before = caret === null ? '' : editor.text(caret).slice(-1);
	return (await editor.insert(/^\S$/.test(before) ? ` ${words}` : words)) ? words : undefined;
}
