/**
 * The history of a box: its text, the user's part, and what was sent. A pure reducer over changes to its text; its
 * state says what may have been posted. Kept only in memory.
 */
import type { Written } from '../../messages/written.ts';
import { boundUnheard, type Edit, latest, stoodBefore } from './lastEdit.ts';
import type { Known } from './others.ts';
import { ownersAfter, ownersBefore, ownersByUs, ownersOf, ownersSent, ownersUnheard } from './ownership.ts';

export interface BoxHistory {
	/** Its text before the user first edited it, such as a signature or a prefilled quote; null before that. */
	readonly initial: string | null;
	/** The post that its site opened in it, as it was before the user began to edit it; empty for none. */
	readonly reopened: string;
	/** What the site left in it at the last post. */
	readonly left: string;
	/** Whether the user has written in it since its last post; text that the page put there is not a post. */
	readonly written: boolean;
	/** When the user began to write its text, in milliseconds since 1970; null if they have not, or it is unknown. */
	readonly begun: number | null;
	/** The last edit of the user, and how many there were. */
	readonly edit: Edit | null;
	readonly edits: number;
	/** The user's actions since: pressed something that posts nothing, after which the box may have been empty. */
	readonly since: 'nothing' | 'moved' | 'cleared';
	/** The last checked text, and whether the user has edited it since; until then only that text is checked. */
	readonly checked: string | null;
	readonly edited: boolean;
	/** Whether one of our buttons has changed it since the worker last got its text. */
	readonly ours: boolean;
	/** What was last sent: it is the user's again if the site refuses it. */
	readonly sent: Pick<BoxHistory, 'edit' | 'reopened'> | null;
}

export type BoxEvent =
	/** The user writes. */
	| { kind: 'wrote'; at: number | null }
	/** An edit of theirs begins; `reopened` is a post that the site has opened in the box; absent: as before. */
	| { kind: 'editBegins'; text: string; room: number; reopened?: string }
	| { kind: 'editGoesOn'; room: number; given: string }
	| { kind: 'editEnds'; text: string }
	/** Text was written before anyone read along. */
	| (Unheard & { kind: 'foundWritten'; reopened: string })
	/** Text of the user's was sent from the page before. */
	| { kind: 'returned'; written: Written; at: number }
	/** One of our buttons has changed the text, or may do so soon. */
	| { kind: 'changedByUs'; text: string }
	| { kind: 'ours'; ours: boolean }
	/** The text was read, to be checked or for the popup. */
	| { kind: 'read'; text: string }
	| { kind: 'checked'; text: string }
	/** The draft is blank: the next text begins a new one. */
	| { kind: 'blank' }
	/** The user has chosen something on a card: the text must be checked again. */
	| { kind: 'chosen' }
	/** The user does something other than posting. */
	| { kind: 'moved' }
	| { kind: 'pressed'; isEmpty: boolean }
	/** Its text was sent, or may have been; `text` is the current one. */
	| { kind: 'emptied'; text: string | null }
	| { kind: 'posted'; left: string }
	/** The site has refused the post and put it back. */
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

type Changes = Partial<BoxHistory>;

const CHANGES: { readonly [K in BoxEvent['kind']]: (history: BoxHistory, event: EventOf<K>, known: Known) => Changes } =
	{
		wrote: ({ begun }, { at }) => ({ written: true, begun: begun ?? at }),
		editBegins({ edit, edits, ...history }, { text, room, reopened = history.reopened }, known) {
			const initial = history.initial ?? text;
			const begun = newEdit(edits, { ...ownersBefore({ edit, initial }, text, known), room });
			return { ...begun, initial, reopened, edited: true, since: 'nothing' };
		},
		editGoesOn: ({ edit }, { room, given }) => ({ edit: edit && { ...edit, room, given }, edited: true }),
		editEnds({ edit, initial }, { text }, known) {
			if (edit === null) return {};
			const { room, given } = edit;
			return { edit: { ...edit, ...ownersAfter(edit, text, { room, given, first: initial ?? '' }, known) } };
		},
		foundWritten({ edit, edits, ...history }, { text, room, given, caret, reopened }, known) {
			const initial = history.initial ?? stoodBefore(text, room, given, caret);
			if (edit !== null) return { initial, reopened };
			const unheard = boundUnheard(text, room, given, caret);
			const found = newEdit(edits, { ...ownersUnheard(text, { room, given }, caret, known), unheard });
			return { ...found, initial, reopened };
		},
		returned: ({ begun, edits }, { written, at }) => ({
			...newEdit(edits, ownersOf(written)),
			...{ written: true, edited: true, begun: begun ?? at },
		}),
		changedByUs: ({ edit, edits }, { text }) => ({
			...newEdit(edits, ownersByUs(edit, text)),
			...{ written: true, edited: true, ours: true },
		}),
		ours: (_, { ours }) => ({ ours }),
		read: ({ edit, edited }, { text }) => (edited && edit?.after ? { edit: { ...edit, later: text } } : {}),
		checked: (_, { text }) => ({ checked: text, edited: false }),
		blank: () => ({ begun: null }),
		chosen: () => ({ edited: true }),
		moved: ({ since }) => ({ since: since === 'cleared' ? since : 'moved' }),
		pressed: ({ written }, { isEmpty }) => ({ since: written && isEmpty ? 'cleared' : 'moved' }),
		emptied({ edit, reopened, written, sent }, { text }) {
			// What the site puts there next does not become the user's just because theirs was there.
			const isGone = written && edit !== null && text !== latest(edit).text;
			const gone = isGone ? { ...edit, ...NOTHING_DONE, ...ownersSent(edit) } : edit;
			return { edit: gone && { ...gone, sent: true }, written: false, sent: written ? { edit, reopened } : sent };
		},
		posted: (_, { left }) => ({ reopened: '', left }),
		refused: ({ sent }) => ({ ...sent, written: true }),
	};

/** The history after an event. @param known texts of the user's in other boxes */
export const apply = (history: BoxHistory, event: BoxEvent, known: Known = () => []): BoxHistory => ({
	...history,
	...(CHANGES[event.kind] as (history: BoxHistory, event: BoxEvent, known: Known) => Changes)(history, event, known),
});

const NOTHING_DONE = { after: null, later: null, room: 0, given: '', unheard: null, sent: false };

/** A new edit, known only by what is given. */
const newEdit = (edits: number, known: Pick<Edit, 'before' | 'gone'> & Partial<Edit>): Changes => ({
	edit: { ...NOTHING_DONE, number: edits + 1, ...known },
	edits: edits + 1,
});
