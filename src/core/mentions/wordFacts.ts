import { isName, surpriseOf } from '../catalogue/common.ts';
import type { Placed, Scene } from './scene.ts';
import { CASE } from './tokens.ts';

/** What the words of a candidate are like, which many features ask for. */
export interface WordFacts {
	/** There is one word only. */
	one: boolean;
	/** How rare the words are together beyond everyday ones, and the rarest of them, in bits. */
	surprise: number;
	rarest: number;
	/** How many of them are names. */
	names: number;
	/** Which part of the words that titles write with a capital has one, 0 to 1; and how many are all capitals. */
	capitals: number;
	upper: number;
}

/** Of a word that is in every sentence. */
const SMALL_WORD = 9;

export function wordFacts({ catalogue: c, tokens }: Scene, { first, last }: Placed): WordFacts {
	const { letterCase } = tokens;
	const one = last - first === 1;
	let surprise = 0;
	let rarest = 0;
	let capital = 0;
	let upper = 0;
	let counted = 0;
	let names = 0;
	for (let w = first; w < last; w++) {
		const bits = tokens.word[w]! < 0 ? 26 : surpriseOf(c.wordCommon[tokens.word[w]!]!);
		surprise += Math.max(0, bits - 5);
		rarest = Math.max(rarest, bits);
		if (tokens.word[w]! >= 0 && isName(c.wordCommon[tokens.word[w]!]!)) names++;
		if (!one && bits < SMALL_WORD && tokens.end[w]! - tokens.start[w]! < 5) continue;
		counted++;
		if (letterCase[w] !== CASE.lower) capital++;
		if (letterCase[w] === CASE.upper) upper++;
	}
	const capitals = counted === 0 ? (letterCase[first] === CASE.lower ? 0 : 1) : capital / counted;
	return { one, surprise, rarest, names, capitals, upper };
}
