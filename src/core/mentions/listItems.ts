import { CUE } from './cues.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Gaps between the items of a list. */
const DIVIDES = GAP.comma | GAP.bullet | GAP.line | GAP.dash | GAP.stop | GAP.bracket;

/**
 * Returns the token at which the next item of a list begins after an item that ends before `w`, skipping a comma, "and"
 * and a year in brackets; -1 if none.
 */
export function nextItem({ count, gap, cue, letterCase }: Tokens, w: number): number {
	let next = w;
	if (next < count && letterCase[next] === CASE.digit && (gap[next]! & GAP.bracket) !== 0) next++;
	const divided = (gap[next]! & DIVIDES) !== 0;
	if (next < count && (cue[next]! & CUE.and) !== 0) return next + 1;
	return divided ? next : -1;
}

/** Returns the token before which the previous item of a list ends, given an item that begins at `w`; -1 if none. */
export function previousItem({ gap, cue, letterCase }: Tokens, w: number): number {
	let end = w;
	const divided = (gap[end]! & DIVIDES) !== 0;
	const isAnd = end > 0 && (cue[end - 1]! & CUE.and) !== 0;
	if (isAnd) end--;
	if (!isAnd && !divided) return -1;
	if (end > 0 && letterCase[end - 1] === CASE.digit && (gap[end]! & GAP.bracket) !== 0) end--;
	return end;
}
