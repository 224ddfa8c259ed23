/** Where two texts differ. */
import { partitionPoint } from '../../core/algorithms/bisect.ts';
import { SLACK, sharedEnds } from './ownText.ts';

/** Units of a text that are replaced in the text after it. */
export interface Hunk {
	at: number;
	removed: number;
	/** Its place in the text after it. */
	to: number;
	inserted: number;
}

/** Most words of a text that are compared one by one. */
const MOST_WORDS = 20_000;

/** The one place in which a text changed to another, if it is one. */
export function oneHunk(before: string, after: string): Hunk {
	const { start, end } = sharedEnds(before, after);
	return { at: start, removed: before.length - start - end, to: start, inserted: after.length - start - end };
}

/** The places in which a text changed to another, by the words that each has exactly once. */
export function hunksOf(before: string, after: string): Hunk[] {
	const whole = oneHunk(before, after);
	if (whole.removed === 0 || whole.inserted === 0) return [whole];
	const { at, to } = whole;
	const [from, into] = [before.slice(at, at + whole.removed), after.slice(to, to + whole.inserted)];
	const hunks: Hunk[] = [];
	let [x, y] = [0, 0];
	for (const [i, j, length] of [...anchors(from, into), [from.length, into.length, 0] as const]) {
		const gap = oneHunk(from.slice(x, i), into.slice(y, j));
		if (gap.removed + gap.inserted > 0) hunks.push({ ...gap, at: at + x + gap.at, to: to + y + gap.to });
		[x, y] = [i + length, j + length];
	}
	return hunks;
}

/**
 * Hunks that the user's edit may have made: together they insert no more than it did. Those with the given text come
 * first, then the shortest: others may write at the same moment.
 */
export function fitting(hunks: readonly Hunk[], text: string, room: number, given: string): Set<Hunk> {
	const isGiven = ({ to, inserted }: Hunk) => {
		const added = text.slice(to, to + inserted);
		return given !== '' && (added === given || (given.length > SLACK && added.includes(given)));
	};
	let left = room + SLACK;
	const inOrder = hunks.toSorted((a, b) => Number(isGiven(b)) - Number(isGiven(a)) || a.inserted - b.inserted);
	return new Set(
		inOrder.filter(({ inserted }) => {
			if (inserted > left) return false;
			left -= inserted;
			return true;
		}),
	);
}

/** Places of words that each text has exactly once, in the same order in both, and their lengths. */
function anchors(from: string, into: string): [number, number, number][] {
	const [places, others] = [placesOnce(from), placesOnce(into)];
	const both = [...places].flatMap(([word, i]): [number, number, number][] => {
		const j = others.get(word) ?? -1;
		return i < 0 || j < 0 ? [] : [[i, j, word.length]];
	});
	return longestRising(both);
}

/** Where each word of a text is; less than 0 if it is there more than once. */
function placesOnce(text: string): Map<string, number> {
	const places = new Map<string, number>();
	let words = 0;
	for (const { 0: word, index } of text.matchAll(/\S+/g)) {
		if (++words > MOST_WORDS) return new Map();
		places.set(word, places.has(word) ? -1 : index);
	}
	return places;
}

/** The longest subset of pairs, in order of their first numbers, whose second numbers rise too. */
function longestRising<T extends readonly [number, number, ...unknown[]]>(pairs: readonly T[]): T[] {
	/** The last pair of the best subset of each length, and the pair before each. */
	const ends: number[] = [];
	const previous: number[] = [];
	for (const [i, [, second]] of pairs.entries()) {
		const at = partitionPoint(0, ends.length, (end) => pairs[ends[end]!]![1] < second);
		previous.push(ends[at - 1] ?? -1);
		ends[at] = i;
	}
	const part: T[] = [];
	for (let i = ends.at(-1) ?? -1; i >= 0; i = previous[i]!) part.push(pairs[i]!);
	return part.reverse();
}
