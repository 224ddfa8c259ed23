/** What a page calls the boxes of a draft, as one line each. */
import { LONGEST_DRAFT } from './limits.ts';

/** Most boxes that are named, and longest name in UTF-16 units. */
const MOST_BOXES = 6;
const LONGEST_BOX_NAME = 40;

/** Names of boxes as one text, a line each: answers of pages are texts. */
export const joinBoxNames = (names: readonly string[]): string =>
	names
		.slice(0, MOST_BOXES)
		.map((name) => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_BOX_NAME))
		.join('\n');

/** Reads what a page answers; no names where that is none, or a draft has one box. */
export function readBoxNames(answer: unknown): string[] {
	if (typeof answer !== 'string' || answer.length > LONGEST_DRAFT) return [];
	const names = joinBoxNames(answer.split('\n')).split('\n');
	return names.length > 1 ? names : [];
}
