/** Carries out what the user chose on a card. */
import { readChanges } from '../messages/changes.ts';
import type { PageRequest } from '../messages/page.ts';
import type { Written } from '../messages/written.ts';
import { page as words } from '../strings/page.ts';
import type { Editor } from './editors/editor.ts';
import type { CardAction, Outcome, Undo } from './overlay/acts.ts';
import type { TakingOut } from './takingOut.ts';

/** The offsets of the action refer to its text. */
interface Draft extends Written {
	send: (request: PageRequest) => Promise<unknown>;
	takingOut: TakingOut;
}

const outcome = (sentence: string, undo: Undo | null = null): Outcome => ({ sentence, undo });

/** @returns what to report to the user, or null */
export async function carryOut(action: CardAction, draft: Draft): Promise<Outcome | null> {
	const { text, send, takingOut } = draft;
	switch (action.kind) {
		case 'change':
			return change(action, draft);
		case 'takeBack':
			return outcome((await takingOut.takeBack()) ? words.putBack : words.notPutBack);
		case 'neverRated': {
			const { item } = action;
			const done = await send({ kind: 'neverRated', item });
			return done === true
				? outcome(words.saidNever, { kind: 'unsay', ask: { kind: 'unsay', item } })
				: outcome(words.notSaid);
		}
		case 'unsay':
			return outcome((await send(action.ask)) === true ? words.unsaid : words.changed);
		case 'isFilm':
		case 'notFilm': {
			const { kind, of, span } = action;
			const said = text.slice(span.start, span.end);
			const settle = { kind: 'settle', of, words: said } as const;
			const done = await send({ ...settle, isItem: kind === 'isFilm' });
			return done === true
				? outcome(words.settled[kind], { kind: 'unsay', ask: { ...settle, isItem: null } })
				: outcome(words.unsettled[kind]);
		}
		case 'keep':
		case 'unkeep':
			return null;
	}
}

async function change({ span, key }: CardAction & { kind: 'change' }, draft: Draft): Promise<Outcome> {
	const { text, others, partly = false, send, takingOut } = draft;
	const changes = readChanges(await send({ kind: 'changes', text, others, partly, start: span.start, key }));
	if (changes === null || changes.length === 0) return outcome(words.changed);
	const { replaced, refused, changed } = await takingOut.takeOut(text, changes);
	if (changed) return outcome(words.changed);
	const undo: Undo | null = replaced > 0 ? { kind: 'takeBack' } : null;
	return outcome(refused === 0 ? words.done : words.byHand, undo);
}

/** Inserts words at the caret, separated from the word before. @returns undefined if the editor refuses */
export async function insertAtCaret(editor: Editor, words: string): Promise<string | undefined> {
	const caret = editor.caret();
	const before = caret === null ? '' : editor.text(caret).slice(-1);
	return (await editor.insert(/^\S$/.test(before) ? ` ${words}` : words)) ? words : undefined;
}
