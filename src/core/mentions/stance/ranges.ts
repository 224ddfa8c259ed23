/** What is said around a mention, summed over ranges of words. */
import { REACH } from './near.ts';
import { OPINIONS } from './parts.ts';
import type { Scene } from './scene.ts';

const NAMES = [
	'clauseBefore',
	'clauseAfter',
	'sentence',
	'untilNext',
	'sinceLast',
	'sentences',
	'above',
	'text',
] as const;
const SUMS = ['pos', 'neg', 'soso', 'net', 'strong'] as const;

export const RANGES: readonly string[] = NAMES.flatMap((range) => SUMS.map((sum) => `${sum} in ${range}`));

/** How good each of {@link OPINIONS} is. */
const VALUES = [2, 1, 0, -1, -2, 1.5, -2, -1, 1, -1, 0.7];

/** The ranges of words around a mention. */
interface Around {
	clause: [number, number];
	sentence: [number, number];
	/** With the sentences before, in its paragraph, and after. */
	sentences: [number, number];
}

/** Writes {@link RANGES} of mention `i` into `row` from `to` on. */
export function describeRanges(scene: Scene, i: number, row: Float64Array, to: number): Around {
	const { words, parts, places, films } = scene;
	const { first, end } = places[i]!;
	const around = aroundOf(scene, i);
	let [from, until] = [0, words.count];
	for (let k = i - 1; k >= 0 && first - places[k]!.end < REACH; k--)
		if (films[k] !== films[i]) {
			from = places[k]!.end;
			break;
		}
	for (let k = i + 1; k < places.length && places[k]!.first - end < 2 * REACH; k++)
		if (films[k] !== films[i]) {
			until = places[k]!.first;
			break;
		}
	const ranges: (readonly [number, number])[] = [
		[around.clause[0], first],
		[end, around.clause[1]],
		around.sentence,
		[end, Math.min(until, end + 1.5 * REACH)],
		[Math.max(from, first - REACH), first],
		around.sentences,
		scene.above(first),
		[Math.max(0, first - 2 * REACH), Math.min(words.count, end + 2 * REACH)],
	];
	for (const [r, [a, b]] of ranges.entries()) sum(parts.opinion, a, b, row, to + SUMS.length * r);
	return around;
}

function sum(opinion: Int32Array, from: number, until: number, row: Float64Array, to: number): void {
	let [pos, neg, soso, strong] = [0, 0, 0, 0];
	for (let w = from; w < until; w++) {
		if (opinion[w] === 0) continue;
		for (let k = 0; k < OPINIONS.length; k++) {
			if (((opinion[w]! >>> k) & 1) === 0) continue;
			const value = VALUES[k]!;
			if (value === 0) soso++;
			else if (value > 0) pos += value;
			else neg -= value;
			if (Math.abs(value) > Math.abs(strong)) strong = value;
		}
	}
	row.set([pos, neg, soso, (pos - neg) / (pos + neg + 1), strong], to);
}

function aroundOf({ words, parts, places }: Scene, i: number): Around {
	const { first, end } = places[i]!;
	const spread = ([from, until]: readonly [number, number], isIn: (word: number) => boolean): [number, number] => {
		let [a, b] = [from, until];
		while (a > 0 && from - a < REACH && isIn(a - 1)) a--;
		while (b < words.count && b - until < REACH && isIn(b)) b++;
		return [a, b];
	};
	const { clause, sentence, paragraph } = parts;
	const inClause = spread([first, end], (w) => clause[w] === clause[first]);
	const inSentence = spread(inClause, (w) => sentence[w] === sentence[first]);
	const isNear = (w: number) =>
		Math.abs(sentence[w]! - sentence[first]!) <= 1 && (w >= first || paragraph[w] === paragraph[first]);
	return { clause: inClause, sentence: inSentence, sentences: spread(inSentence, isNear) };
}
