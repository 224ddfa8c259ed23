import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';
import { CUE } from './cues.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Returns the token of the year after a candidate: "Crash (2004)", "Crash, 2004", "[i]Crash[/i] 2004"; -1 if none. */
export function yearToken(text: string, tokens: Tokens, last: number): number {
	const { count, letterCase, start, end, gap } = tokens;
	// The name of a closing tag is a token of its own.
	const tag = last < count && (gap[last]! & GAP.markup) !== 0 && text[start[last]! - 1] === '/';
	const at = tag ? last + 1 : last;
	if (at >= count || letterCase[at] !== CASE.digit || end[at]! - start[at]! !== 4) return -1;
	if (start[at]! - end[last - 1]! > 16) return -1;
	const year = Number(text.slice(start[at], end[at]));
	return year >= 1874 && year <= 2035 ? at : -1;
}

/** Returns the year after a candidate, or 0. */
export function yearAfter(text: string, tokens: Tokens, last: number): number {
	const at = yearToken(text, tokens, last);
	return at < 0 ? 0 : Number(text.slice(tokens.start[at], tokens.end[at]));
}

/** Returns the year right before a candidate, as in "the 1984 Dune" and "the 1984 film _Dune_", or 0. */
export function yearBefore(text: string, { letterCase, start, end, gap, cue }: Tokens, from: number): number {
	const close = (w: number) => (gap[w]! & ~(GAP.space | GAP.quote | GAP.markup)) === 0;
	const isFilm = from > 1 && (cue[from - 1]! & CUE.film) !== 0 && close(from);
	const at = isFilm ? from - 2 : from - 1;
	if (at < 0 || letterCase[at] !== CASE.digit || end[at]! - start[at]! !== 4 || !close(at + 1)) return 0;
	const year = Number(text.slice(start[at], end[at]));
	return year >= 1874 && year <= 2035 ? year : 0;
}

/** Whether one of the films of a form is of this year. */
export function hasYear(c: Catalogue, node: number, year: number): boolean {
	for (let i = c.nodePosting[node]!; i < c.nodePosting[node + 1]!; i++)
		if (c.year[postingFilm(c.posting[i]!)] === year) return true;
	return false;
}

/** Whether a token is a number like "2" or "III", which after a title numbers another film. */
export const isNumber = (text: string, { start, end }: Tokens, at: number) =>
	/^(\d{1,2}|I{2,3}|I?V|VI{1,3})$/.test(text.slice(start[at], end[at]));

/** Returns the tokens that number the items of a list: those whose previous or next number also occurs. */
export function itemNumbers(text: string, tokens: Tokens): Set<number> {
	const byNumber = new Map<number, number[]>();
	for (let w = 0; w < tokens.count; w++) {
		if (!isItemNumber(tokens, w)) continue;
		const number = Number(text.slice(tokens.start[w], tokens.end[w]));
		// "8½ (1963)" is not a list item.
		if (!Number.isInteger(number)) continue;
		const same = byNumber.get(number);
		if (same === undefined) byNumber.set(number, [w]);
		else same.push(w);
	}
	const consecutive = [...byNumber].filter(([number]) => byNumber.has(number - 1) || byNumber.has(number + 1));
	return new Set(consecutive.flatMap(([, at]) => at));
}

/** Whether a token is a number like "5." or "6)" before an item of a list. */
export function isItemNumber({ count, letterCase, start, end, gap }: Tokens, at: number): boolean {
	if (at < 0 || at + 1 >= count || letterCase[at] !== CASE.digit || end[at]! - start[at]! > 2) return false;
	return (
		(gap[at + 1]! & (GAP.stop | GAP.bracket)) !== 0 && (gap[at]! & (GAP.stop | GAP.bracket | GAP.comma)) !== GAP.bracket
	);
}
