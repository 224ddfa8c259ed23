import { type Catalogue, postingFilm } from '../catalogue/catalogue.ts';
import { isName, surpriseOf } from '../catalogue/common.ts';
import { ENGLISH, frequentOf } from './language.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';

/** Properties of a candidate's words that many features use. */
export interface WordFacts {
	/** Whether there is only one word. */
	oneWord: boolean;
	/** Total surprisal of the words beyond everyday ones, and the largest surprisal, in bits. */
	surprise: number;
	rarest: number;
	/** Number of words that are names. */
	names: number;
	/** Share of words that have the capital usual in titles, 0 to 1; and the number of words in all capitals. */
	capitals: number;
	upper: number;
}

/** Games older than this are common nouns, written in lower case: "chess". Words less rare than this have other meanings: "war". */
const BRANDED = 1950;
const TELLING = 17;

const isCommonNoun = (c: Catalogue, { posting }: PlacedCandidate, rarest: number) =>
	c.of === 'boardgames' && rarest >= TELLING && c.year[postingFilm(posting)]! < BRANDED;

/** Surprisal below which a short word needs no capital in titles. */
const SMALL_WORD = 9;
/** Surprisal of a small word of another language than English, in a text of that language. */
const SMALL_FOREIGN = 8;

const bitsOf = (c: Catalogue, word: number) => (word < 0 ? 26 : surpriseOf(c.wordCommon[word]!));

/** Whether a word is a small word of a language other than English. */
const isSmallOf = (language: number, hash: number) =>
	language !== ENGLISH && ((frequentOf(hash) >>> language) & 1) === 1;

export function wordFacts({ catalogue: c, tokens, language }: Scene, candidate: PlacedCandidate): WordFacts {
	const { first, last } = candidate;
	const { letterCase } = tokens;
	const oneWord = last - first === 1;
	let surprise = 0;
	let rarest = 0;
	let capital = 0;
	let upper = 0;
	let counted = 0;
	let names = 0;
	for (let w = first; w < last; w++) {
		const bits = isSmallOf(language[w]!, tokens.hash[w]!) ? SMALL_FOREIGN : bitsOf(c, tokens.word[w]!);
		surprise += Math.max(0, bits - 5);
		rarest = Math.max(rarest, bits);
		if (tokens.word[w]! >= 0 && isName(c.wordCommon[tokens.word[w]!]!)) names++;
		if (!oneWord && bits < SMALL_WORD && tokens.end[w]! - tokens.start[w]! < 5) continue;
		counted++;
		if (letterCase[w] !== CASE.lower) capital++;
		if (letterCase[w] === CASE.upper) upper++;
	}
	// Titles in languages other than English may have a capital only at their start: "ayer vi El laberinto del fauno".
	const isAmid = (tokens.gap[candidate.from]! & (GAP.line | GAP.stop)) === 0;
	const isSmall = tokens.end[first]! - tokens.start[first]! < 5 && isSmallOf(language[first]!, tokens.hash[first]!);
	const isBegun = letterCase[first] !== CASE.lower && (counted === 0 || (isSmall && isAmid && !oneWord));
	const written = isBegun ? 1 : counted === 0 ? 0 : capital / counted;
	const capitals = isCommonNoun(c, candidate, rarest) ? 1 : written;
	return { oneWord: oneWord, surprise, rarest, names, capitals, upper };
}
