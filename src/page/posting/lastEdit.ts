/**
 * What the user did to a box last, and how its text stood then. A page may show us another text when it is posted: what
 * stood there counts too. Held in memory only.
 */
import { fitting, hunksOf } from './hunks.ts';
import { type Bound, insertedInto, ownText, putInto, SLACK } from './ownText.ts';

/** The text before the edit, most UTF-16 units that it has inserted, and how the text stood after it. */
export interface LastEdit extends Bound {
	/** The longest text that the events of the edit said they insert: a paste, or keys. */
	given: string;
	/** As it was read right after the edit, and when it was checked since; empty until then. */
	stood: string[];
}

/** Longest text that an edit gives which a page may insert later in any form: a key, a bracket, a corrected word. */
const SHORT = 32;

/**
 * What was written before anybody read along, as the text stands now: of that, some may be the page's.
 * @param caret where it stands, behind what was written; null if that is not known
 */
export function begunAs(text: string, room: number, given: string, caret: number | null = null): LastEdit {
	const long = given.length > SHORT ? given : '';
	const isPart = long === '' && caret !== null && text.length > room;
	const before = isPart ? withoutWritten(text, room, caret) : long;
	const edit: LastEdit = { before, room: room - long.length, given: '', stood: [] };
	ended(edit, text);
	return edit;
}

/** What was written in a page before, all of it. */
export const stoodAs = (text: string): LastEdit => ({ before: text, room: 0, given: '', stood: [text] });

/** What stood there before something was written that nobody has read along with, as far as that is known. */
export function stoodBefore(text: string, room: number, given: string, caret: number | null): string {
	if (given.length > 1 && text.includes(given)) return text.replace(given, () => '');
	const isKnown = caret !== null && room > 0 && text.length > room;
	return isKnown ? withoutWritten(text, room, caret) : '';
}

/** What was written stands before the caret; there is less of it than room where some was deleted again. */
export const writtenAt = (room: number, caret: number): [start: number, end: number] => [
	Math.max(0, caret - room),
	caret,
];

function withoutWritten(text: string, room: number, caret: number): string {
	const [start, end] = writtenAt(room, caret);
	return text.slice(0, start) + text.slice(end);
}

/** Notes how the text stands right after an edit. */
export function ended(edit: LastEdit, text: string): void {
	// What undoing brings back is known only once it is there.
	if (edit.room === Number.POSITIVE_INFINITY) Object.assign(edit, { before: text, room: 0 });
	edit.stood = [text];
}

/** Notes how the text stands when it is checked. */
export function checked(edit: LastEdit, text: string): void {
	if (edit.stood.length > 0) edit.stood = [edit.stood[0]!, text];
}

/**
 * What the user posts: their part of the text that is shown now, and of the texts that stood there since their last edit
 * where they were others.
 * @param edit null if it is unknown, and all of the text counts
 */
export function postedTexts(text: string, edit: LastEdit | null): string[] {
	if (edit === null) return [text];
	const parts: string[] = [];
	for (const each of [...edit.stood, text]) parts.push(partOf(each, edit, parts));
	const different = new Map(parts.map((part) => [part.replace(/\s+/g, ' ').trim(), part]));
	different.delete('');
	return [...different.values()];
}

/** The text before an edit with what it has inserted, where others have written in the same moment; null if that is not so. */
function madeBy({ before, room, given }: Omit<LastEdit, 'stood'>, text: string): string | null {
	const hunks = hunksOf(before, text);
	const fits = fitting(hunks, text, room, given);
	if (fits.size === hunks.length) return null;
	let [made, at, inserted] = ['', 0, 0];
	for (const hunk of hunks) {
		const added = text.slice(hunk.to, hunk.to + hunk.inserted);
		// Where it cannot be told from what others have written, only what was given counts.
		const own = fits.has(hunk) ? added : given.length > SLACK && added.includes(given) ? given : null;
		if (own === null) continue;
		made += before.slice(at, hunk.at) + own;
		at = hunk.at + hunk.removed;
		inserted += own.length;
	}
	return inserted === 0 ? null : made + before.slice(at);
}

/**
 * The user's part of a text. After an edit only as much may be inserted as it has not inserted by then, which leaves room
 * for editors that insert later; and of a long text only what the user gave.
 * @param known their parts of the texts that stood there since
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
