/**
 * The user's last edit in a box, and its text then. A page may show us another text when it is posted: that text counts
 * too. Kept only in memory.
 */
import type { Written } from '../../messages/written.ts';
import { fitting, hunksOf } from './hunks.ts';
import { type Bound, insertedInto, ownText, putInto, SLACK } from './ownText.ts';

/** An edit of the user, with the text around it and its owners. */
export interface Edit {
	/** Unique among the edits of its box. */
	readonly number: number;
	readonly before: Written;
	/** The text right after it; null during the edit. */
	readonly after: Written | null;
	/** The text when last read since; null: not yet. */
	readonly later: string | null;
	/** Most UTF-16 units that it has inserted; undoing may bring back any text. */
	readonly room: number;
	/** The longest text that its events reported as inserted: a paste, or keys. */
	readonly given: string;
	/** If its text was written before we watched: what may have been there before. */
	readonly unheard: Bound | null;
	/** The user's text that has left the box, the latest first. */
	readonly gone: string;
	/** Whether its text was sent: it is no longer a draft. */
	readonly sent: boolean;
}

/** The bounds of the user's part of a text: the text before their last edit, the most that it inserted, and the texts since. */
export interface LastEdit extends Bound {
	readonly given: string;
	/** Right after the edit, and when last read since; empty until then. */
	readonly stood: readonly string[];
}

interface HasEdit {
	readonly edit: Edit | null;
}

/** The latest text with known owners. */
export const latest = ({ before, after }: Edit): Written => after ?? before;

/** The last edit of a text that was not sent; null: none is known. */
export const editNow = ({ edit }: HasEdit): Edit | null => (edit === null || edit.sent ? null : edit);

/** The same as the bounds of the user's part. */
export function lastEdit(history: HasEdit): LastEdit | null {
	const edit = editNow(history);
	if (edit === null) return null;
	const { before, after, later, room, given, unheard } = edit;
	const stood = after === null ? [] : later === null ? [after.text] : [after.text, later];
	// Text restored by undo is known only once it is there.
	const isUndone = after !== null && room === Number.POSITIVE_INFINITY;
	return { ...(unheard ?? (isUndone ? { before: after.text, room: 0 } : { before: before.text, room })), given, stood };
}

/** Longest text from an edit that a page may insert later in any form: a key, a bracket, a corrected word. */
const SHORT = 32;

/**
 * Bounds of text written before we watched: the page may have written some.
 * @param caret its place after the text; null if not known
 */
export function boundUnheard(text: string, room: number, given: string, caret: number | null): Bound {
	if (room === Number.POSITIVE_INFINITY) return { before: text, room: 0 };
	const long = given.length > SHORT ? given : '';
	const isPart = long === '' && caret !== null && text.length > room;
	return { before: isPart ? withoutWritten(text, room, caret) : long, room: room - long.length };
}

/** What preceded text written before we watched, as far as known. */
export function stoodBefore(text: string, room: number, given: string, caret: number | null): string {
	if (given.length > 1 && text.includes(given)) return text.replace(given, () => '');
	const isKnown = caret !== null && room > 0 && text.length > room;
	return isKnown ? withoutWritten(text, room, caret) : '';
}

/** The written text is before the caret; it is shorter than its room if some was deleted. */
export const writtenAt = (room: number, caret: number): [start: number, end: number] => [
	Math.max(0, caret - room),
	caret,
];

function withoutWritten(text: string, room: number, caret: number): string {
	const [start, end] = writtenAt(room, caret);
	return text.slice(0, start) + text.slice(end);
}

/**
 * What the user posts: their part of the current text, and of other texts there since their last edit.
 * @param edit null if unknown, and the whole text counts
 */
export function postedTexts(text: string, edit: LastEdit | null): string[] {
	if (edit === null) return [text];
	const parts: string[] = [];
	for (const each of [...edit.stood, text]) parts.push(partOf(each, edit, parts));
	const different = new Map(parts.map((part) => [part.replace(/\s+/g, ' ').trim(), part]));
	different.delete('');
	return [...different.values()];
}

/** The text before an edit with its insertions, without what others wrote at the same moment; null if none fits. */
function madeBy({ before, room, given }: Omit<LastEdit, 'stood'>, text: string): string | null {
	const hunks = hunksOf(before, text);
	const fits = fitting(hunks, text, room, given);
	// On a slow page one edit may change several places.
	if (fits.size === hunks.length) return text;
	let [made, at, inserted] = ['', 0, 0];
	for (const hunk of hunks) {
		const added = text.slice(hunk.to, hunk.to + hunk.inserted);
		// If others may have written it too, only the given text counts.
		const own = fits.has(hunk) ? added : given.length > SLACK && added.includes(given) ? given : null;
		if (own === null) continue;
		made += before.slice(at, hunk.at) + own;
		at = hunk.at + hunk.removed;
		inserted += own.length;
	}
	return inserted === 0 ? null : made + before.slice(at);
}

/**
 * The user's part of a text. After an edit, only as much may be inserted as it has not yet inserted, which leaves room
 * for editors that insert later; and of a long text only what the user gave.
 * @param known their parts of the texts there since
 */
function partOf(text: string, { before, room, given }: LastEdit, known: readonly string[]): string {
	if (known.length === 0) return madeBy({ before, room, given }, text) ?? ownText(text, { before, room });
	let most = '';
	const after = known.map((each) => {
		const left = room - insertedInto(before, each);
		return left <= SHORT || given === ''
			? { before: each, room: left }
			: { before: putInto(each, given, text), room: 0 };
	});
	for (const bound of [...after, { before, room: 0 }]) {
		const part = ownText(text, bound);
		if (part === text) return text;
		if (part.length > most.length) most = part;
	}
	return most;
}
