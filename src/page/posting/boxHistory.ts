/**
 * The history of a box: what was in it, what of that is the user's, and what was sent. A pure reducer over what happens to
 * its text; what may have been posted is read from its state. Held in memory only.
 */
import type { Written } from '../../messages/written.ts';
import { boundUnheard, type Edit, editNow, latest, stoodBefore } from './lastEdit.ts';
import type { Known } from './others.ts';
import { type Owners, ownersAfter, ownersBefore, ownersByUs, ownersSent, ownersUnheard } from './ownership.ts';

export interface BoxHistory {
	/** Its text before the user first edited it, such as a signature or a prefilled quote; null before that. */
	readonly initial: string | null;
	/** The post that its site has opened in it, as it was before the user began to edit it; empty: none. */
	readonly reopened: string;
	/** What the site left in it when it was last posted. */
	readonly left: string;
	/** Whether the user has written in it since it was last posted; text that the page put there is not a post. */
	readonly written: boolean;
	/** When the user began to write its text, in milliseconds since 1970; null if they have not, or it is unknown. */
	readonly begun: number | null;
	/** The last edit of the user, and how many there were. */
	readonly edit: Edit | null;
	readonly edits: number;
	/** What the user did since: pressed something that posts nothing, after which the box may have been empty. */
	readonly since: 'nothing' | 'moved' | 'cleared';
	/** The text that was last checked, and whether the user has edited it since; until then only that text is checked. */
	readonly checked: string | null;
	readonly edited: boolean;
	/** Whether one of our buttons has changed it since the worker last had its text. */
	readonly ours: boolean;
	/** What was last sent: it is the user's again if the site refuses it. */
	readonly sent: Pick<BoxHistory, 'edit' | 'reopened'> | null;
}

export type BoxEvent =
	/** The user writes. */
	| { kind: 'wrote'; at: number | null }
	/** An edit of theirs begins; `reopened` is a post that the site has opened in the box, null where that was asked before. */
	| { kind: 'editBegins'; text: string; room: number; reopened: string | null; known: Known }
	| { kind: 'editGoesOn'; room: number; given: string }
	| { kind: 'editEnds'; text: string; known: Known }
	/** Text was written before anyone read along. */
	| (Unheard & { kind: 'foundWritten'; reopened: string; known: Known })
	/** Text of the user's was sent from the page before. */
	| { kind: 'returned'; written: Written; at: number }
	/** One of our buttons has changed the text, or may be about to. */
	| { kind: 'changedByUs'; text: string }
	| { kind: 'ours'; ours: boolean }
	/** The text was read, to be checked or for the popup. */
	| { kind: 'read'; text: string }
	| { kind: 'checked'; text: string }
	/** The draft is blank: what is written next begins then. */
	| { kind: 'blank' }
	/** The user has chosen something on a card: the text is to be checked again. */
	| { kind: 'chosen' }
	/** The user does something other than to post. */
	| { kind: 'moved' }
	| { kind: 'pressed'; isEmpty: boolean }
	/** Its text was sent, or may have been; `text` is what is there now. */
	| { kind: 'emptied'; text: string | null }
	| { kind: 'posted'; left: string }
	/** The site has refused what was sent, and put it back. */
	| { kind: 'refused' };

interface Unheard {
	text: string;
	room: number;
	given: string;
	caret: number | null;
}

type EventOf<K extends BoxEvent['kind']> = Extract<BoxEvent, { kind: K }>;

/** A box that was just found. @param begun when the user began to write in it; null: they have not */
export function newHistory(begun: number | null): BoxHistory {
	const written = begun !== null;
	return {
		...{ initial: null, reopened: '', left: '', written, begun, edit: null, edits: 0, since: 'nothing' },
		...{ checked: null, edited: written, ours: false, sent: null },
	};
}

export function apply(history: BoxHistory, event: BoxEvent): BoxHistory {
	switch (event.kind) {
		case 'wrote':
			return { ...history, written: true, begun: history.begun ?? event.at };
		case 'editBegins':
			return editBegins(history, event);
		case 'editGoesOn':
			return { ...withEdit(history, { room: event.room, given: event.given }), edited: true };
		case 'editEnds':
			return editEnds(history, event);
		case 'foundWritten':
			return {
				...(history.edit === null ? foundWritten(history, event) : history),
				initial: history.initial ?? stoodBefore(event.text, event.room, event.given, event.caret),
				reopened: event.reopened,
			};
		case 'returned': {
			const begun = history.begun ?? event.at;
			const owners = { before: event.written, after: event.written, gone: '' };
			return { ...withNew(history, owners), written: true, edited: true, begun };
		}
		case 'changedByUs':
			return { ...withNew(history, ownersByUs(history.edit, event.text)), written: true, edited: true, ours: true };
		case 'ours':
			return { ...history, ours: event.ours };
		case 'read':
			return history.edited && editNow(history)?.after ? withEdit(history, { later: event.text }) : history;
		case 'checked':
			return { ...history, checked: event.text, edited: false };
		case 'blank':
			return { ...history, begun: null };
		case 'chosen':
			return { ...history, edited: true };
		case 'moved':
			return { ...history, since: history.since === 'cleared' ? 'cleared' : 'moved' };
		case 'pressed':
			return { ...history, since: history.written && event.isEmpty ? 'cleared' : 'moved' };
		case 'emptied':
			return emptied(history, event);
		case 'posted':
			return { ...history, reopened: '', left: event.left };
		case 'refused':
			return { ...history, ...history.sent, written: true };
	}
}

const NOTHING_DONE = { later: null, room: 0, given: '', unheard: null, sent: false };

const withEdit = (history: BoxHistory, changes: Partial<Edit>): BoxHistory =>
	history.edit === null ? history : { ...history, edit: { ...history.edit, ...changes } };

/** With a new edit, of which nothing is known but what is given. */
function withNew(history: BoxHistory, known: Owners & Partial<Edit>): BoxHistory {
	const edits = history.edits + 1;
	return {
		...history,
		edits,
		edit: { ...NOTHING_DONE, number: edits, ...known },
	};
}

function editBegins(history: BoxHistory, { text, room, reopened, known }: EventOf<'editBegins'>): BoxHistory {
	const initial = history.initial ?? text;
	const owners = ownersBefore({ edit: history.edit, initial }, text, known);
	const next = withNew(history, { ...owners, room });
	return { ...next, initial, reopened: reopened ?? history.reopened, edited: true, since: 'nothing' };
}

function editEnds(history: BoxHistory, { text, known }: EventOf<'editEnds'>): BoxHistory {
	const { edit, initial } = history;
	if (edit === null) return history;
	const { room, given } = edit;
	return withEdit(history, { ...ownersAfter(edit, text, { room, given, first: initial ?? '' }, known) });
}

function foundWritten(history: BoxHistory, { text, room, given, caret, known }: EventOf<'foundWritten'>): BoxHistory {
	const unheard = boundUnheard(text, room, given, caret);
	return withNew(history, { ...ownersUnheard(text, { room, given }, caret, known), unheard });
}

function emptied(history: BoxHistory, { text }: EventOf<'emptied'>): BoxHistory {
	const { edit, reopened, written, sent } = history;
	// What the site puts there next is not the user's because theirs was there.
	const isGone = written && edit !== null && text !== latest(edit).text;
	const next = isGone ? withEdit(history, { ...NOTHING_DONE, ...ownersSent(edit) }) : history;
	return { ...withEdit(next, { sent: true }), written: false, sent: written ? { edit, reopened } : sent };
}
