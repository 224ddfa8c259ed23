/** What a tool corrects in a text when its user presses something, such as a suggestion of a grammar checker. */
import type { Written } from '../../messages/written.ts';
import { oneHunk } from './hunks.ts';

/** Longest that one press puts in place of the user's words: a title or two. */
const LONGEST = 32;

const isLetter = (letter = ''): boolean => /[\p{L}\p{N}]/u.test(letter);

/** Whether a word continues across a place in a text. */
const goesOn = (text: string, at: number): boolean => isLetter(text[at - 1]) && isLetter(text[at]);

/**
 * How many UTF-16 units a small replacement of the user's own words has put into a text; 0 for any other change. Whole
 * words are compared: a tool may only add letters to one.
 */
export function correctedBy(before: Written, text: string): number {
	const { at, removed, to, inserted } = oneHunk(before.text, text);
	if (inserted === 0 || inserted > LONGEST) return 0;
	let [start, end] = [at, at + removed];
	if (goesOn(text, to)) while (isLetter(before.text[start - 1])) start--;
	if (goesOn(text, to + inserted)) while (isLetter(before.text[end])) end++;
	// A change that removes a lot is another text, such as the next template of a box that was just posted.
	const isSmall = Math.max(end - start, end - start - removed + inserted) <= LONGEST;
	const hasLetters = isLetter(before.text.slice(start, end));
	// A site that refills a box replaces its own words with the user's.
	const isOwn = !before.others.some(([from, to]) => from < end && start < to);
	return isSmall && hasLetters && isOwn ? inserted : 0;
}
