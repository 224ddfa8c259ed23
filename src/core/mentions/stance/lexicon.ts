/** Finds the cues among the words of a text, in the language that the text is in. */
import { LANGUAGES } from '../../catalogue/foreign.ts';
import { listed } from '../../catalogue/lists.ts';
import { hashOf, hashUnits, scanWords, type Words, words } from '../../catalogue/words.ts';
import { knownOf } from '../language.ts';
import { CUES, type Cue, type CueWords } from './cues.ts';

/** Returns the bit of a cue. */
export const bitOf = (cue: Cue): number => 1 << CUES.indexOf(cue);

interface Lexicon {
	whole: Map<number, number>;
	/** Beginnings of words. */
	stems: Map<number, number>;
	/** Phrases by their first word, longest first. */
	phrases: Map<number, { rest: number[]; bits: number }[]>;
}

/** Shortest beginning of words that is listed. */
const SHORTEST_STEM = 3;

/** Returns what a lexicon is read from: hashing all words takes longer than reading their hashes. */
export function lexiconOf(list: CueWords) {
	const lexicon: Lexicon = { whole: new Map(), stems: new Map(), phrases: new Map() };
	const add = (map: Map<number, number>, hash: number, bit: number) => map.set(hash, (map.get(hash) ?? 0) | bit);
	for (const cue of CUES)
		for (const entry of list[cue].split(/\s+/).filter((word) => word !== '')) {
			const [first, ...rest] = words(entry.replace('*', '').replaceAll('_', ' ')).map(hashOf);
			if (rest.length === 0) {
				add(entry.endsWith('*') ? lexicon.stems : lexicon.whole, first!, bitOf(cue));
				continue;
			}
			const known = lexicon.phrases.get(first!) ?? [];
			const same = known.find((phrase) => phrase.rest.join() === rest.join());
			if (same === undefined) known.push({ rest, bits: bitOf(cue) });
			else same.bits |= bitOf(cue);
			known.sort((a, b) => b.rest.length - a.rest.length);
			lexicon.phrases.set(first!, known);
		}
	const { whole, stems, phrases } = lexicon;
	return { whole: [...whole], stems: [...stems], phrases: [...phrases] };
}

/** English, then the languages of the catalogue in their order. */
const lexicons = listed(
	'stanceWords',
	(lists: Record<(typeof LANGUAGES)[number] | 'en', ReturnType<typeof lexiconOf>>) =>
		(['en', ...LANGUAGES] as const).map((language): Lexicon => {
			const { whole, stems, phrases } = lists[language];
			return { whole: new Map(whole), stems: new Map(stems), phrases: new Map(phrases) };
		}),
);

/** The words of a text with the cues of each as bits; a phrase has its cues at its first word. */
export interface CuedWords extends Words {
	cues: Int32Array;
}

export function readCues(text: string): CuedWords {
	const found = scanWords(text);
	const lexicon = lexicons()[languageOf(found)]!;
	const cues = new Int32Array(found.count);
	for (let w = 0; w < found.count; ) {
		const phrase = lexicon.phrases
			.get(found.hash[w]!)
			?.find(({ rest }) => rest.every((hash, i) => found.hash[w + 1 + i] === hash && w + 1 + i < found.count));
		cues[w] = phrase === undefined ? cuesOf(lexicon, found, w) || elided(lexicon, found, w, text) : phrase.bits;
		w += 1 + (phrase?.rest.length ?? 0);
	}
	return { ...found, cues };
}

/** The cues of a word: as listed, or else by its longest listed beginning. */
function cuesOf({ whole, stems }: Lexicon, { units, from }: Words, word: number, skipped = 0): number {
	const [first, end] = [from[word]! + skipped, from[word + 1]!];
	let bits = 0;
	let hash = hashOf('');
	for (let at = first; at < end; at++) {
		hash = hashUnits(units, at, at + 1, hash);
		if (at - first + 1 >= SHORTEST_STEM) bits = stems.get(hash) ?? bits;
	}
	return whole.get(hash) ?? bits;
}

/** The cues of a word after an article or pronoun that lost its vowel: "l'ennui". */
const elided = (lexicon: Lexicon, found: Words, word: number, text: string) =>
	/['’]/.test(text[found.start[word]! + 1] ?? '') ? cuesOf(lexicon, found, word, 1) : 0;

/** For each word the languages that have it, as bits of {@link lexicons}. */
const inLists = (found: Words, word: number) => {
	let bits = knownOf(found.hash[word]!);
	lexicons().forEach((lexicon, k) => {
		if (cuesOf(lexicon, found, word) !== 0) bits |= 1 << k;
	});
	return bits;
};

/** Words that are enough to tell the language by. */
const ENOUGH = 80;

/**
 * The language that has most of the words, as an index in {@link lexicons}; English where others have no more. Words that
 * several languages have count for less.
 */
function languageOf(found: Words): number {
	const counts = lexicons().map(() => 0);
	const step = Math.max(1, Math.floor(found.count / ENOUGH));
	for (let w = 0; w < found.count; w += step) {
		const bits = inLists(found, w);
		if (bits === 0) continue;
		const share = 1 / counts.reduce((sum, _, k) => sum + ((bits >>> k) & 1), 0);
		for (let k = 0; k < counts.length; k++) if ((bits >>> k) & 1) counts[k]! += share;
	}
	return counts.indexOf(Math.max(...counts));
}
