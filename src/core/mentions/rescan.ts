import type { Catalogue } from '../catalogue/catalogue.ts';
import { findMentions, type Mention } from './mentions.ts';
import { editBetween, remapSpans } from './remap.ts';
import { surroundingsOf } from './surroundings.ts';
import { readTokens } from './tokens.ts';

/** A text and what was found in it. */
export interface Scanned {
	text: string;
	mentions: Mention[];
}

/** Shorter texts are read whole: it takes less than a millisecond. */
const SHORT = 5_000;
/** Marks that reach over paragraphs; where they stand nothing is known of a paragraph by itself. */
const REACHING = /```|\[\/?(?:quote|code)\b/i;

/**
 * The mentions of `text`, given those of an earlier version: only the paragraphs that the edit touches are read, the
 * mentions elsewhere are moved along, and the text as a whole is known by its words only. Whenever that could be wrong, all is read.
 */
export function rescan(catalogue: Catalogue, before: Scanned | null, text: string): Mention[] {
	if (before === null || text.length < SHORT || REACHING.test(text) || REACHING.test(before.text))
		return findMentions(catalogue, text);
	if (before.text === text) return before.mentions;
	const edit = editBetween(before.text, text);
	const start = paragraphStart(text, edit.start);
	const end = paragraphEnd(text, edit.start + edit.inserted);
	// A paragraph break that came or went joins or parts what was judged together.
	const oldEnd = end - edit.inserted + edit.removed;
	const wasSame =
		start === paragraphStart(before.text, edit.start) &&
		oldEnd === paragraphEnd(before.text, edit.start + edit.removed);
	if (!wasSame || end - start > text.length / 2) return findMentions(catalogue, text);
	const outside = remapSpans(
		before.mentions.filter((m) => m.end <= start || m.start >= oldEnd),
		edit,
	);
	const surroundings = surroundingsOf(readTokens(text), outside.length);
	const inside = findMentions(catalogue, text.slice(start, end), { surroundings }).map((m) => ({
		...m,
		start: m.start + start,
		end: m.end + start,
	}));
	return [...outside, ...inside].sort((a, b) => a.start - b.start);
}

const BREAK = '\n\n';

function paragraphStart(text: string, at: number): number {
	const found = at < 1 ? -1 : text.lastIndexOf(BREAK, at - 1);
	return found < 0 ? 0 : found + BREAK.length;
}

function paragraphEnd(text: string, at: number): number {
	const found = text.indexOf(BREAK, at);
	return found < 0 ? text.length : found;
}
