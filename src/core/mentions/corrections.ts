import { type Catalogue, findWord } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { hashUnits } from '../catalogue/words.ts';
import { CUE } from './cues.ts';
import type { Respelling } from './respelling.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Shortest corrected word: shorter words are one error away from too many others. */
export const SHORTEST_CORRECTED = 5;
const LONGEST_CORRECTED = 24;
/** Shortest unknown word that is corrected in any place. */
const SHORTEST_ANYWHERE = 7;
/** Most words of a text that are corrected: the likeliest to be misspelt. */
const MOST_CORRECTED = 6;
const RARE = 20.5;
const ALPHABET = Uint16Array.from('abcdefghijklmnopqrstuvwxyz', (c) => c.charCodeAt(0));
const NONE: Respelling[] = [];

/** Corrects typing errors without a title as context. */
export interface Corrector {
	/** Whether a word is rare enough to be a typing error. */
	isRare: (at: number) => boolean;
	/** Words of the catalogue one error away from the word at `at`, if it is among the likeliest to be misspelled. */
	corrections: (at: number) => Respelling[];
}

export function makeCorrector(c: Catalogue, tokens: Tokens): Corrector {
	const { units, from, word, possessive, gap, cue, letterCase, count } = tokens;
	const scratch = new Uint16Array(LONGEST_CORRECTED + 1);
	/** Corrected words, with their corrections or null before the first lookup. */
	let correctionsOf: Map<number, Respelling[] | null> | undefined;

	const length = (at: number) => from[at + 1]! - from[at]!;
	const isRare = (at: number) => word[at]! < 0 || surpriseOf(c.wordCommon[word[at]!]!) > RARE;

	/** Whether a title may begin here: with a long unknown word, a capital, in a list or quotation, or after a cue word. */
	function expectsFilm(at: number): boolean {
		if (word[at]! < 0 && length(at) >= SHORTEST_ANYWHERE) return true;
		if ((gap[at]! & (GAP.line | GAP.comma | GAP.bullet | GAP.quote | GAP.markup)) !== 0) return true;
		if (letterCase[at] !== CASE.lower) return true;
		return at > 0 && (cue[at - 1]! & (CUE.watch | CUE.film | CUE.opinion | CUE.like | CUE.and)) !== 0;
	}

	/** The likeliest misspelt first words of titles: not in the catalogue, capitalized, quoted or right after a cue. */
	function likeliest(): Map<number, Respelling[] | null> {
		const candidates: { at: number; worth: number }[] = [];
		for (let at = 0; at < count; at++) {
			if (!isRare(at) || length(at) < SHORTEST_CORRECTED || length(at) > LONGEST_CORRECTED) continue;
			if (letterCase[at] === CASE.digit || possessive[at] === 1 || !expectsFilm(at)) continue;
			const marked = (gap[at]! & (GAP.quote | GAP.markup | GAP.bullet)) !== 0 ? 1 : 0;
			const watched = at > 0 && (cue[at - 1]! & (CUE.watch | CUE.film)) !== 0 ? 1 : 0;
			const unknown = word[at]! < 0 ? 2 : 0;
			candidates.push({ at, worth: unknown + (letterCase[at] === CASE.lower ? 0 : 1) + marked + watched });
		}
		candidates.sort((a, b) => b.worth - a.worth || a.at - b.at);
		return new Map(candidates.slice(0, MOST_CORRECTED).map(({ at }) => [at, null]));
	}

	/** Words of the catalogue one edit away: a letter inserted, deleted or substituted, two transposed, or another doubled. */
	function corrections(at: number): Respelling[] {
		correctionsOf ??= likeliest();
		const cached = correctionsOf.get(at);
		if (cached !== null) return cached ?? NONE;
		const size = length(at);
		const found = new Set<number>();
		const original = units.subarray(from[at]!, from[at + 1]!);
		/** Adds the word in `scratch`, whose first `from` units have the hash `before`, if the catalogue contains it. */
		const addWord = (length: number, from: number, before: number) => {
			const other = findWord(c, scratch, 0, length, hashUnits(scratch, from, length, before));
			if (other >= 0 && other !== word[at]) found.add(other);
		};
		// The first letter is rarely wrong.
		for (let i = 1; i <= size; i++) {
			const before = hashUnits(original, 0, i);
			scratch.set(original.subarray(0, i));
			scratch.set(original.subarray(i), i + 1);
			for (const letter of ALPHABET) {
				scratch[i] = letter;
				addWord(size + 1, i, before);
			}
			if (i === size) break;
			scratch.set(original.subarray(i + 1), i);
			addWord(size - 1, i, before);
			scratch.set(original);
			if (i + 1 < size && original[i] !== original[i + 1]) {
				scratch[i] = original[i + 1]!;
				scratch[i + 1] = original[i]!;
				addWord(size, i, before);
				scratch[i + 1] = original[i + 1]!;
			}
			for (const letter of ALPHABET) {
				scratch[i] = letter;
				addWord(size, i, before);
			}
		}
		for (const spelling of otherwiseDoubled(original)) {
			scratch.set(spelling);
			addWord(size, 0, hashUnits(spelling, 0, 0));
		}
		const result = [...found].map((other) => ({ words: [other], size: 1, kind: 'letters' as const }));
		correctionsOf.set(at, result);
		return result;
	}

	return { isRare, corrections };
}

/** A word with another letter doubled than the one that it has twice: "jurrasic". */
function otherwiseDoubled(word: Uint16Array): Uint16Array[] {
	const spellings: Uint16Array[] = [];
	for (let i = 1; i + 1 < word.length; i++) {
		if (word[i] !== word[i + 1]) continue;
		const once = word.filter((_, k) => k !== i);
		for (let j = 1; j < once.length; j++)
			if (j !== i) spellings.push(Uint16Array.of(...once.subarray(0, j + 1), ...once.subarray(j)));
	}
	return spellings;
}
