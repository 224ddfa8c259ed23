/** The language of each line of a draft. */
import { lowerBound } from '../../algorithms/bisect.ts';
import { LANGUAGES } from '../../catalogue/foreign.ts';
import { listed } from '../../catalogue/lists.ts';
import { scanWords } from '../../catalogue/words.ts';
import { byHash, knownOf } from '../../mentions/language.ts';
import { rowWords } from './around.ts';

export type Language = 'en' | (typeof LANGUAGES)[number];

const ALL: readonly Language[] = ['en', ...LANGUAGES];
const more = listed('shortPosts', (lists: readonly string[]) => byHash([lists]));

/** The weight of a word for a language, in words that only it has. */
const SPELLING = 0.4;
/** A letter or three before a colon are a grade, or a day. */
const LABEL = /^\n?\p{Lu}\p{L}{0,2}:$/u;
/** Less than this says nothing about a language. */
const LEAST = 0.4;
/** How likely a line is in the language of the whole text, as such a weight. */
const LIKELY = 0.5;
/** Languages are as likely that are so near each other. */
const NEAR = 0.2;

/**
 * Returns the language of the line at an offset: that of most of its words, or of the whole text if none is known; null
 * if two are equally likely.
 */
export function languagesOf(text: string): (offset: number) => Language | null {
	const { count, hash, start, end } = scanWords(text);
	const known = Uint8Array.from({ length: count }, (_, w) => knownOf(hash[w]!) | (more().get(hash[w]!) ?? 0));
	const judged = (from: number, to: number, otherwise: Language | null, before = 0): Language | null => {
		const sums = new Float64Array(ALL.length);
		if (otherwise !== null) sums[ALL.indexOf(otherwise)] = before;
		for (let w = from; w < to; w++) {
			const of = ALL.flatMap((_, language) => ((known[w]! >>> language) & 1 ? language : []));
			const word = text.slice(start[w], end[w]);
			if (LABEL.test(text.slice(Math.max(0, start[w]! - 1), end[w]! + 1))) continue;
			for (const language of of) sums[language]! += 1 / of.length;
			if (word.length > 2)
				for (const [i, cue] of rowWords().SPELLED.entries()) if (cue.test(word)) sums[i]! += SPELLING;
		}
		const most = Math.max(...sums);
		if (most < LEAST + before) return otherwise;
		const best = ALL.filter((_, language) => sums[language]! > most - NEAR);
		return best.length === 1 ? best[0]! : otherwise !== null && best.includes(otherwise) ? otherwise : null;
	};
	const whole = judged(0, count, 'en');
	const lines = new Map<number, Language | null>();
	const ends = end.subarray(0, count);
	return (offset) => {
		const from = text.lastIndexOf('\n', offset - 1) + 1;
		const found = lines.get(from);
		if (found !== undefined) return found;
		const at = text.indexOf('\n', offset);
		const [first, last] = [
			lowerBound(start.subarray(0, count), from, 0, count),
			lowerBound(ends, (at < 0 ? text.length : at) + 1, 0, count),
		];
		const language = judged(first, last, whole, LIKELY);
		lines.set(from, language);
		return language;
	};
}
