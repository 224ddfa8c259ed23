/** Detects the language of each line of a text by its small words. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import { LANGUAGES } from '../catalogue/foreign.ts';
import { listed } from '../catalogue/lists.ts';
import { isSpoken } from '../catalogue/origins.ts';
import { hashOf, words } from '../catalogue/words.ts';
import type { Tokens } from './tokens.ts';

/** English, or a language that is not known; other numbers are one more than the index in LANGUAGES. */
export const ENGLISH = 0;

/** The languages that have each word, by its hash: a bit for each list. */
export function byHash(lists: readonly (readonly string[])[]): ReadonlyMap<number, number> {
	const languages = new Map<number, number>();
	for (const list of lists)
		list.forEach((text, language) => {
			for (const word of words(text)) languages.set(hashOf(word), (languages.get(hashOf(word)) ?? 0) | (1 << language));
		});
	return languages;
}
const small = listed('smallWords', (list: readonly string[]) => byHash([list]));
const frequent = listed('frequentWords', (lists: readonly string[][]) => byHash(lists));

/** Returns the languages that have a small word, by its hash: bit 0 for English, then LANGUAGES. */
export const knownOf = (hash: number): number => small().get(hash) ?? 0;

/** Returns the languages in which a word is small or very frequent, in the same way. */
export const frequentOf = (hash: number): number => frequent().get(hash) ?? 0;

/** Fewest small words to judge a line by itself, and how many more of them than English another language must have. */
const FEWEST = 4;
const MARGIN = 1.3;
/** Fewest of a short text, which must have none of English. */
const FEWEST_OF_SHORT = 2;
const SHORT = 20;

/**
 * Returns the language of each token's line: {@link ENGLISH}, or one more than an index in LANGUAGES.
 * @param lineStart first token of each token's line
 */
export function languageOfTokens({ hash, count }: Pick<Tokens, 'hash' | 'count'>, lineStart: Int32Array): Uint8Array {
	const known = new Uint8Array(count);
	for (let w = 0; w < count; w++) known[w] = frequentOf(hash[w]!);
	const language = new Uint8Array(count);
	// "La La Land" says it once.
	for (let w = 1; w < count; w++) if (hash[w] === hash[w - 1]) known[w] = 0;
	const whole = judge(known, 0, count, ENGLISH, count <= SHORT ? FEWEST_OF_SHORT : FEWEST);
	let line = 0;
	for (let w = 1; w <= count; w++) {
		if (lineStart[w] !== w) continue;
		const own = line === 0 && w === count ? whole : judge(known, line, w, whole);
		if (own !== ENGLISH) language.fill(own, line, w);
		line = w;
	}
	return language;
}

/** The language of a range of tokens, by the languages of its small words; `otherwise` with too few of them. */
function judge(known: Uint8Array, first: number, end: number, otherwise: number, fewest = FEWEST): number {
	const counts = new Int32Array(LANGUAGES.length + 1);
	let words = 0;
	for (let w = first; w < end; w++) {
		if (known[w] === 0) continue;
		words++;
		for (let k = 0; k < counts.length; k++) counts[k]! += (known[w]! >>> k) & 1;
	}
	if (words < fewest || (words < FEWEST && counts[ENGLISH]! > 0)) return otherwise;
	const best = counts.indexOf(Math.max(...counts.subarray(1)), 1);
	const margin = Math.max(MARGIN * counts[ENGLISH]!, fewest - 1);
	return counts[best]! > margin ? best : ENGLISH;
}

/** Whether a film comes from where a text's language is spoken; not in English, as most films do. */
export const isNative = ({ origin }: Catalogue, film: number, language: number): boolean =>
	language !== ENGLISH && origin !== undefined && isSpoken(origin[film]!, language - 1);
