/** Titles that are ordinary phrases, "rush hour", by how often their words follow each other in books. */
import type { Namesake } from '../../core/catalogue/namesakes.ts';

/** From which number on a phrase is known, common and very common; a pair of the table occurs 6.5 million times or more. */
const FROM = [1e5, 1e7, 1e8];

export interface Pairs {
	/** Occurrences of two words, divided by a space. */
	count: ReadonlyMap<string, number>;
	/** Occurrences of a word before any other. */
	first: ReadonlyMap<string, number>;
}

/** Parses lines of two words and a number; others are left out. */
export function parsePairs(text: string): Pairs {
	const count = new Map<string, number>();
	const first = new Map<string, number>();
	for (const [, one, other, times] of text.matchAll(/^\ufeff?(\S+) (\S+) (\d+)\s*$/gm)) {
		count.set(`${one} ${other}`, Number(times));
		first.set(one!, (first.get(one!) ?? 0) + Number(times));
	}
	return { count, first };
}

/** Returns how often words follow each other, as if each depended on the one before only. */
function timesOf({ count, first }: Pairs, words: readonly string[]): number {
	const pairs = words.slice(1).map((word, i) => count.get(`${words[i]} ${word}`) ?? 0);
	return pairs.includes(0) ? 0 : pairs.reduce((times, pair, i) => (times * pair) / first.get(words[i]!)!);
}

/** Returns the phrases among `forms`, folded words of titles divided by spaces, in their order. */
export function phrasesIn(forms: ReadonlySet<string>, pairs: Pairs): Namesake[] {
	return [...forms].sort().flatMap((name): Namesake[] => {
		const words = name.split(' ');
		const times = words.length < 2 ? 0 : timesOf(pairs, words);
		const level = FROM.filter((least) => times >= least).length;
		return level === 0 ? [] : [{ name, kind: 'phrase', level }];
	});
}
