/**
 * Alternative readings of a word with which no title continues: two words written as one ("bladerunner"), one written as
 * two ("Border Lands"), an added or missing small word ("Hunt for the red October"), a typing error ("Inglorious
 * Basterds"). Words of up to four letters are corrected only inside a title.
 */
import { type Catalogue, childNode, findWord } from '../catalogue/catalogue.ts';
import { surpriseOf } from '../catalogue/common.ts';
import { hashOf, hashUnits } from '../catalogue/words.ts';
import { makeCorrector, SHORTEST_CORRECTED } from './corrections.ts';
import { editDistance } from './editDistance.ts';
import { respeltStarts } from './firstWords.ts';
import type { Respelling } from './respelling.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

export interface Speller {
	/** Readings of the word at token `at`, which has no child at `node`. */
	respellings: (node: number, at: number) => Respelling[];
	/** Words that continue titles from `node` and resemble the word at `at`. */
	resembling: (node: number, at: number) => Respelling[];
	/** Words of the catalogue one error away from the word at `at`, if it is among the likeliest to be misspelled. */
	corrections: (at: number) => Respelling[];
	/** Nodes of the word after `at` in titles whose first word resembles the word at `at`. */
	starts: (at: number) => number[];
	/** Whether a word is rare enough to be a typing error. */
	isRare: (at: number) => boolean;
	/** The word at `at` and the next as one word, if the catalogue contains it. */
	joined: (at: number) => Respelling[];
	/** The rare word at `at` as several. */
	split: (at: number) => Respelling[];
	/** Whether a word is an article that the title may lack. */
	isArticle: (word: number) => boolean;
	/** Number of the word at `at` without its last letter, or -1. */
	wordWithoutLast: (at: number) => number;
	/** Number of the word at `at` without the elided word before it, or -1. */
	wordWithoutElided: (at: number) => number;
}

const NONE: Respelling[] = [];
const SMALL_WORDS = ['the', 'a', 'of', 'and'];
const LONGEST = 24;
/** Least surprisal, in bits, of a word that may be two words written as one. */
const RARE = 20.5;
/** Least length of a word that may have two errors. */
const LONG = 9;
/** Shortest word corrected inside a title with at most {@link FEW} continuations. */
const SHORTEST_RESEMBLING = 3;
const FEW = 24;
const SHORTEST_SPLIT = 6;
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);
/** Most children of a node that are compared one by one. */
const MOST_COMPARED = 512;

export function makeSpeller(c: Catalogue, tokens: Tokens): Speller {
	const { units, from, word, count } = tokens;
	const { isRare, corrections } = makeCorrector(c, tokens);
	const cache = new Map<number, Respelling[]>();
	const small = smallWordsOf(c);
	const joined = (at: number) => joinedWith(c, tokens, at);

	/** Readings that do not depend on the trie node. */
	function readings(at: number): Respelling[] {
		const cached = cache.get(at);
		if (cached !== undefined) return cached;
		const found = [...joined(at), ...split(c, tokens, at), ...corrections(at)];
		const result = found.length === 0 ? NONE : found;
		cache.set(at, result);
		return result;
	}

	/** Readings that skip a small word of the text, or insert one that the title has. */
	function smallWords(node: number, at: number): Respelling[] {
		const found: Respelling[] = [];
		if (small.includes(word[at]!) && at + 1 < count) found.push({ words: [], size: 1, kind: 'smallWord' });
		if (word[at]! >= 0)
			for (const article of small)
				if (article >= 0 && childNode(c, node, article) !== 0)
					found.push({ words: [article, word[at]!], size: 1, kind: 'smallWord' });
		return found;
	}

	return {
		joined,
		split: (at) => split(c, tokens, at),
		resembling: (node, at) => resembling(c, tokens, node, at),
		corrections,
		starts: (at) => respeltStarts(c, tokens, at),
		isRare,
		respellings(node, at) {
			if (node === 0) return readings(at);
			const general = readings(at);
			const similar = resembling(c, tokens, node, at);
			const skips = smallWords(node, at);
			return similar.length + skips.length === 0 ? general : [...general, ...similar, ...skips];
		},
		isArticle: (word) => word >= 0 && (word === small[0] || word === small[1]),
		wordWithoutLast: (at) => (from[at + 1]! - from[at]! < 3 ? -1 : partAsWord(c, units, from[at]!, from[at + 1]! - 1)),
		wordWithoutElided: (at) => partAsWord(c, units, from[at]! + tokens.elided[at]!, from[at + 1]!),
	};
}

const smallWordsCache = new WeakMap<Catalogue, number[]>();

/** Numbers of the small words, looked up once for all texts. */
function smallWordsOf(c: Catalogue): number[] {
	const found = smallWordsCache.get(c) ?? SMALL_WORDS.map((text) => wordOf(c, text));
	smallWordsCache.set(c, found);
	return found;
}

const wordOf = (c: Catalogue, text: string) =>
	findWord(
		c,
		Uint16Array.from(text, (ch) => ch.charCodeAt(0)),
		0,
		text.length,
		hashOf(text),
	);

/** Number of the word `units[from .. to]`, or -1; always -1 for one letter. */
const partAsWord = (c: Catalogue, units: Uint16Array, from: number, to: number) =>
	to - from < 2 ? -1 : findWord(c, units, from, to, hashUnits(units, from, to));

/** Small words that follow a title, and do not end one: "Tár is". */
const APART = new Set([
	'is',
	'was',
	'are',
	'has',
	'had',
	'and',
	'or',
	'of',
	'in',
	'on',
	'at',
	'to',
	'for',
	'by',
	'as',
	'it',
]);

/** The word at `at` and the next as one word; not a small one before another: "a Nora". */
function joinedWith(c: Catalogue, { units, from, gap, letterCase, count }: Tokens, at: number): Respelling[] {
	if (at + 1 >= count || (gap[at + 1]! & ~(GAP.space | GAP.dash)) !== 0) return NONE;
	const isSmall =
		letterCase[at] === CASE.lower && (from[at + 1]! - from[at]! === 1 || letterCase[at + 1] === CASE.capital);
	if (isSmall && gap[at + 1] === GAP.space) return NONE;
	const next = units.subarray(from[at + 1]!, from[at + 2]!);
	if (letterCase[at + 1] === CASE.lower && APART.has(String.fromCharCode(...next.subarray(0, 4)))) return NONE;
	const size = from[at + 2]! - from[at]!;
	if (size > LONGEST || size < SHORTEST_CORRECTED) return NONE;
	const joinedWord = findWord(c, units, from[at]!, from[at + 2]!, hashUnits(units, from[at]!, from[at + 2]!));
	return joinedWord < 0 ? NONE : [{ words: [joinedWord], size: 2, kind: 'spacing' }];
}

/** The word at `at` as two words, or as words and the number at its end: "bladerunner", "TheFeast", "ScaryMovie2". */
function split(c: Catalogue, { units, from, word }: Tokens, at: number): Respelling[] {
	if (word[at]! >= 0 && surpriseOf(c.wordCommon[word[at]!]!) < RARE) return NONE;
	const start = from[at]!;
	const size = from[at + 1]! - start;
	if (size < SHORTEST_SPLIT || size > LONGEST) return NONE;
	const last = units[start + size - 1]!;
	const isNumbered = last > ZERO && last <= NINE;
	const end = start + size - (isNumbered ? 1 : 0);
	const number = isNumbered ? [findWord(c, units, end, end + 1, hashUnits(units, end, end + 1))] : [];
	if (number[0] === -1) return NONE;
	const found: Respelling[] = [];
	const add = (words: number[]) => found.push({ words: [...words, ...number], size: 1, kind: 'spacing' });
	const whole = isNumbered ? partAsWord(c, units, start, end) : -1;
	if (whole >= 0) add([whole]);
	const the = smallWordsOf(c)[0]!;
	for (let cut = start + 2; cut <= end - 2; cut++) {
		const left = partAsWord(c, units, start, cut);
		if (left < 0) continue;
		const right = partAsWord(c, units, cut, end);
		if (right < 0) continue;
		add([left, right]);
		// Titles are listed without the article that they begin with.
		if (left === the && cut <= end - SHORTEST_CORRECTED) add([right]);
	}
	return found;
}

/** Words that continue titles from `node` and resemble the word at `at`. */
function resembling(c: Catalogue, { units, from, letterCase }: Tokens, node: number, at: number): Respelling[] {
	const size = from[at + 1]! - from[at]!;
	const [low, high] = [c.nodeChild[node]!, c.nodeChild[node + 1]!];
	const shortest = high - low > FEW ? SHORTEST_CORRECTED : SHORTEST_RESEMBLING;
	if (high === low || size < shortest || high - low > MOST_COMPARED) return NONE;
	if (letterCase[at] === CASE.digit) return NONE;
	const errors = size >= LONG ? 2 : 1;
	const initial = units[from[at]!];
	let found: Respelling[] = NONE;
	for (let child = low; child < high; child++) {
		const other = c.nodeWord[child]!;
		const start = c.wordStart[other]!;
		if (c.wordUnits[start] !== initial) continue;
		const otherSize = c.wordStart[other + 1]! - start;
		if (otherSize < SHORTEST_RESEMBLING || Math.abs(otherSize - size) > errors) continue;
		const distance = editDistance(units, from[at]!, size, c.wordUnits, start, otherSize, errors);
		if (distance <= errors) found = [...found, { words: [other], size: 1, kind: 'letters' }];
	}
	return found;
}
