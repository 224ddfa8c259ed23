/**
 * Numbers that are not part of the title before them: "1. Toy Story 2. Up", "Knives Out. 2 thumbs up", "Die Hard, 2 hours".
 */
import { hashOf, words } from '../catalogue/words.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** How a number is apart from the words before it, as bits. */
export const APART = {
	/** No title goes on with it. */
	divided: 1,
	/** No title ends with it, though one may go on after it. */
	counts: 2,
	/** No title without a "the" continues with one: "Knives Out. The two of us". */
	afterThe: 4,
	/** It is not a title: it counts something or is part of a decimal or range. */
	alone: 8,
} as const;

const DIVIDES = GAP.line | GAP.comma | GAP.stop | GAP.bracket;
const hashesOf = (list: string) => new Set(words(list).map(hashOf));
/** Words between a title and its number: "Kill Bill: Vol. 2". */
const PART_WORDS = hashesOf('part vol volume chapter episode no nr number');
const COUNTED = hashesOf(
	`hours hour hrs hr minutes minute mins min seconds days weeks months years year yrs decades times thumbs star stars
	points percent bucks dollars people friends kids nights am pm`,
);
const THE = hashOf('the');
const STARS = hashOf('stars');
const OUT = hashOf('out');
const OF = hashOf('of');
/** The full marks of a rating, as in "7/10". */
const BEST_MARKS = new Set(['4', '5', '10', '100']);

/** Returns the {@link APART} bits of every token; 0 for words. */
export function numbersApart(text: string, tokens: Tokens): Uint8Array {
	const apart = new Uint8Array(tokens.count);
	for (let w = 0; w < tokens.count; w++) {
		if (!isNumber(tokens, w)) continue;
		if (isDivided(tokens, w)) apart[w]! |= APART.divided;
		if (w > 0 && tokens.hash[w - 1] === THE) apart[w]! |= APART.afterThe;
		if (isCount(text, tokens, w)) apart[w]! |= APART.counts | APART.alone;
		if (isDecimal(tokens, w) || isDecimal(tokens, w - 1)) apart[w]! |= APART.alone;
		if (isRange(tokens, w) || isRange(tokens, w - 1)) apart[w]! |= APART.alone;
	}
	markItems(text, tokens, apart);
	markScores(tokens, apart);
	return apart;
}

/** Whether a word is a number, in digits or not: "Two" and "II" are folded to "2". */
function isNumber({ units, from }: Tokens, at: number): boolean {
	for (let i = from[at]!; i < from[at + 1]!; i++) if (units[i]! < 48 || units[i]! > 57) return false;
	return true;
}

function isDivided(tokens: Tokens, at: number): boolean {
	const gap = tokens.gap[at]!;
	if ((gap & GAP.line) !== 0) return true;
	// "Argentina, 1985" is a title.
	if ((gap & DIVIDES) === GAP.comma && isYearLong(tokens, at)) return false;
	return at > 0 && (gap & DIVIDES) !== 0 && !PART_WORDS.has(tokens.hash[at - 1]!) && !isNumber(tokens, at - 1);
}

const isYearLong = ({ letterCase, start, end }: Tokens, at: number) =>
	letterCase[at] === CASE.digit && end[at]! - start[at]! === 4;

/** Whether a number counts what follows, or is a mark: "2 hours", "3 out of 5", "3/5", "50 %". */
function isCount(text: string, tokens: Tokens, at: number): boolean {
	const { count, gap, hash, end, letterCase, start } = tokens;
	if (/^ ?%/.test(text.slice(end[at], end[at]! + 2))) return true;
	if (at + 1 >= count) return false;
	if (gap[at + 1] === GAP.bullet) return BEST_MARKS.has(text.slice(start[at + 1], end[at + 1]));
	if ((gap[at + 1]! & ~(GAP.space | GAP.dash)) !== 0) return false;
	const next = hash[at + 1]!;
	if (next === OUT) return at + 2 < count && hash[at + 2] === OF;
	// "Rocky 4 stars Dolph Lundgren" is about the film, "Rocky 4 stars" a mark.
	if (next === STARS) return at + 2 >= count || letterCase[at + 2] !== CASE.capital || gap[at + 2] !== GAP.space;
	return COUNTED.has(next);
}

/** Whether a number is the whole part of a decimal. */
const isDecimal = (tokens: Tokens, at: number) =>
	at >= 0 &&
	at + 1 < tokens.count &&
	tokens.gap[at + 1] === GAP.stop &&
	isNumber(tokens, at) &&
	isNumber(tokens, at + 1);

/** Whether a number begins a range, as "2012-2013" does. */
const isRange = (tokens: Tokens, at: number) =>
	at >= 0 &&
	at + 1 < tokens.count &&
	tokens.gap[at + 1] === GAP.dash &&
	tokens.letterCase[at] === CASE.digit &&
	tokens.letterCase[at + 1] === CASE.digit;

/** Marks numbers that end several lines, behind a mark: "Poor Things, 7". */
function markScores({ count, letterCase, start, end, gap }: Tokens, apart: Uint8Array): void {
	const isEnd = (w: number) => w + 1 === count || (gap[w + 1]! & (GAP.line | GAP.bracket)) !== 0;
	const scores: number[] = [];
	for (let w = 1; w < count; w++)
		if (
			letterCase[w] === CASE.digit &&
			end[w]! - start[w]! <= 2 &&
			isEnd(w) &&
			(gap[w]! & (GAP.comma | GAP.colon | GAP.dash)) !== 0 &&
			(gap[w]! & GAP.line) === 0
		)
			scores.push(w);
	if (scores.length > 1) for (const w of scores) apart[w]! |= APART.alone;
}

/** Marks the numbers of items in a list within a line: "films: 1. Toy Story 2. Up". */
function markItems(text: string, { count, letterCase, start, end, gap }: Tokens, apart: Uint8Array): void {
	const isItem = (w: number, n: number) =>
		w + 1 < count &&
		letterCase[w] === CASE.digit &&
		text.slice(start[w], end[w]) === String(n) &&
		(gap[w + 1]! & (GAP.stop | GAP.bracket)) !== 0;
	let next = 1;
	for (let w = 0; w < count; w++) {
		if ((gap[w]! & GAP.line) !== 0) next = 1;
		if (!isItem(w, next) || isItem(w + 1, next)) continue;
		if (next === 1 && (gap[w]! & (GAP.line | GAP.stop | GAP.colon | GAP.bracket)) === 0) continue;
		apart[w]! |= APART.divided;
		next++;
	}
}
