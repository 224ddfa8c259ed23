/**
 * What words add to the handwritten features: a weight for the candidate's own words, and for each word in each
 * place (next to it, near it, at the start of its line, in the heading above, anywhere in the text), hashed into one
 * table (Weinberger et al. 2009) and learned from labeled texts.
 */
import { hashOf } from '../catalogue/words.ts';
import { isMonthOfDate } from './dates.ts';
import type { PlacedCandidate, Scene } from './scene.ts';

/** With fewer weights too many words share one: with 15 bits each weight was two words, and precision fell by .01. */
const BITS = 18;
/** Number of weights. */
export const WORD_WEIGHTS = 1 << BITS;

/** Learned weights of hashed words: `weights[slot] * scale` in log odds. */
export interface WordModel {
	weights: Int8Array;
	scale: number;
}

/** Kinds of places whose words are summed separately. */
export const WORD_SUMS = ['wordsBeside', 'wordsNear', 'wordsAbove', 'wordsText', 'wordsOwn'] as const;

/** Places of a word in a range, the sum each belongs to, and how much one word counts. */
export const RANGES = [
	{ seed: 0x0d2f_88bf, sum: 1, share: 0.3 },
	{ seed: 0x1b6a_c4e1, sum: 2, share: 0.5 },
	{ seed: 0x29d0_1753, sum: 2, share: 0.5 },
	{ seed: 0x3e84_69f5, sum: 3, share: 0.4 },
	{ seed: 0x4d1f_37a9, sum: 1, share: 0.3 },
	{ seed: 0x5a60_9ce3, sum: 1, share: 0.3 },
] as const;
const [NEAR, LINE, HEADING] = [0, 1, 2] as const;
/** Index in {@link RANGES} of the words of the whole text. */
export const TEXT = 3;
const [CLOSE_BEFORE, CLOSE_AFTER] = [4, 5] as const;
/** Index in {@link WORD_SUMS} of the candidate's own words. */
const OWN = 4;

/** Words on either side of a candidate that count as near it. */
const REACH = 10;
/** Words next to a candidate whose side counts. */
const CLOSE = 4;
/** Words at the start of a candidate's line that introduce it: "- Reading ...", "Director: ...". */
const LEAD = 4;
/** Shorter texts count as this long, in words. */
const SHORTEST_TEXT = 20;

const MONTH = hashOf('january');
const START = 0x5bd1_e995;
const END = 0x1b87_3593;

/** Seeds are spread first: words and gaps differ in few bits, and so would their slots. */
const slotOf = (hash: number, seed: number) => {
	const mixed = Math.imul(hash ^ Math.imul(seed, 0x6c8e_9cf5), 0x9e37_79b1);
	return (mixed ^ (mixed >>> 15)) & (WORD_WEIGHTS - 1);
};
const pair = (a: number, b: number) => Math.imul(a, 0x85eb_ca6b) ^ b;

/** The slots of the words of a text, and the places of its candidates. */
export interface WordPlaces {
	/** Slot of each token in each of the {@link RANGES}; -1 for words that are left out. */
	slots: readonly Int32Array[];
	/** How much a word counts in the sum of the whole text. */
	perText: number;
	/** Slots of the words, pairs and triples of words next to a candidate. */
	adjacent: (candidate: PlacedCandidate) => number[];
	/** Slots of the candidate's own words, and of those with a word next to them. */
	own: (candidate: PlacedCandidate) => number[];
	/** Ranges of tokens around a candidate, as [index into RANGES, first, end]. */
	ranges: (candidate: PlacedCandidate) => [range: number, first: number, end: number][];
}

/** @param likely whether each token is in a likely film: names of films say nothing about others here */
export function wordPlaces({ tokens, headings, lineStart }: Scene, likely: (token: number) => boolean): WordPlaces {
	const { count, gap, letterCase } = tokens;
	// Months in dates are one word, as the month says nothing.
	const hash = tokens.hash.slice(0, count);
	for (let w = 0; w < count; w++) if (isMonthOfDate(tokens, w)) hash[w] = MONTH;
	const slots = RANGES.map(({ seed }) => {
		const list = new Int32Array(count);
		for (let w = 0; w < count; w++) list[w] = likely(w) ? -1 : slotOf(hash[w]!, seed);
		return list;
	});
	const at = (w: number) => (w < 0 ? START : w >= count ? END : hash[w]!);
	return {
		slots,
		perText: 1 / Math.sqrt(Math.max(SHORTEST_TEXT, count)),
		adjacent({ from, first, last }) {
			const [third, second, before] = [at(from - 3), at(from - 2), at(from - 1)];
			const [after, next, later] = [at(last), at(last + 1), at(last + 2)];
			const written = letterCase[first]! + 8 * Math.min(3, last - first);
			return [
				slotOf(before, 1),
				slotOf(second, 2),
				slotOf(pair(second, before), 3),
				slotOf(pair(before, gap[from]!), 4),
				slotOf(after, 5),
				slotOf(next, 6),
				slotOf(pair(after, next), 7),
				slotOf(pair(after, gap[last]!), 8),
				slotOf(pair(before, after), 9),
				slotOf(third, 10),
				slotOf(later, 11),
				slotOf(pair(pair(after, next), later), 12),
				slotOf(pair(pair(third, second), before), 13),
				slotOf(pair(before, written), 14),
				slotOf(pair(after, written), 15),
			];
		},
		own({ from, first, last }) {
			let own = 0;
			for (let w = first; w < last; w++) own = pair(own, hash[w]!);
			return [
				slotOf(own, 16),
				slotOf(pair(own, letterCase[first]!), 17),
				slotOf(pair(at(from - 1), own), 18),
				slotOf(pair(own, at(last)), 19),
			];
		},
		ranges({ from, last }) {
			const [first, end] = headings.above(from);
			return [
				[NEAR, Math.max(0, from - REACH), from],
				[NEAR, last, Math.min(count, last + REACH)],
				[CLOSE_BEFORE, Math.max(0, from - CLOSE), from],
				[CLOSE_AFTER, last, Math.min(count, last + CLOSE)],
				[LINE, lineStart[from]!, Math.min(from, lineStart[from]! + LEAD)],
				[HEADING, first, end],
				[TEXT, 0, count],
			];
		},
	};
}

/** Returns a function that writes the {@link WORD_SUMS} of a candidate into `row` from `to` on. */
export function wordSums(
	model: WordModel,
	places: WordPlaces,
): (c: PlacedCandidate, row: Float64Array, to: number) => void {
	const { weights, scale } = model;
	/** Sums of the weights of the words before each token, for each range. */
	const before = places.slots.map((slots) => {
		const sums = new Float64Array(slots.length + 1);
		for (let w = 0; w < slots.length; w++) sums[w + 1] = sums[w]! + (slots[w]! < 0 ? 0 : weights[slots[w]!]!);
		return sums;
	});
	return (candidate, row, to) => {
		row.fill(0, to, to + WORD_SUMS.length);
		for (const slot of places.adjacent(candidate)) row[to]! += weights[slot]! * scale;
		for (const slot of places.own(candidate)) row[to + OWN]! += weights[slot]! * scale;
		for (const [range, first, end] of places.ranges(candidate)) {
			const { sum, share } = RANGES[range]!;
			row[to + sum]! +=
				(before[range]![end]! - before[range]![first]!) * share * scale * (range === TEXT ? places.perText : 1);
		}
	};
}
