import type { Catalogue } from '../catalogue/catalogue.ts';
import { findMentions, type Mention } from './mentions.ts';
import { editBetween, remapSpans } from './remap.ts';
import { surroundingsOf } from './surroundings.ts';
import { readTokens } from './tokens.ts';

/** A text with its mentions. */
export interface ScannedText {
	text: string;
	mentions: Mention[];
}

/** Shorter texts are scanned whole, which takes less than a millisecond. */
const SHORT = 5_000;
/** Marks that span paragraphs, so that a paragraph cannot be scanned alone. */
const SPANNING = /```|\[\/?(?:quote|code)\b/i;

/**
 * Finds the mentions of `text`, given those of an earlier version: only the edited paragraphs are scanned, and mentions
 * elsewhere are shifted. The whole text is scanned whenever that could be wrong.
 */
export function rescan(catalogue: Catalogue, before: ScannedText | null, text: string): Mention[] {
	if (before === null || text.length < SHORT || SPANNING.test(text) || SPANNING.test(before.text))
		return findMentions(catalogue, text);
	if (before.text === text) return before.mentions;
	const edit = editBetween(before.text, text);
	const start = paragraphStart(text, edit.start);
	const end = paragraphEnd(text, edit.start + edit.inserted);
	// An added or removed paragraph break changes which mentions were judged together.
	const oldEnd = end - edit.inserted + edit.removed;
	const sameParagraphs =
		start === paragraphStart(before.text, edit.start) &&
		oldEnd === paragraphEnd(before.text, edit.start + edit.removed);
	if (!sameParagraphs || end - start > text.length / 2) return findMentions(catalogue, text);
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
