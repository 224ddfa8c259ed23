/** Small words of languages whose titles no catalogue has, except words frequent in English or LANGUAGES too. */
import { listed } from '../catalogue/lists.ts';
import { hashOf } from '../catalogue/words.ts';

const others = listed('otherLanguages', (lists: readonly string[]) => {
	const languages = new Map<number, number>();
	lists.forEach((list, language) => {
		for (const word of list.split(' '))
			languages.set(hashOf(word), (languages.get(hashOf(word)) ?? 0) | (1 << language));
	});
	return { count: lists.length, languages };
});

/** Number of languages in the lists. */
export const countOfOthers = (): number => others().count;

/** Returns the languages that have a word, by its hash: a bit set over the lists. */
export const othersOf = (hash: number): number => others().languages.get(hash) ?? 0;

/** Words, not names, with a letter or two that English and LANGUAGES lack. */
const OWN_LETTERS = /(?<!\p{L})(?=\p{Ll})\p{L}*?(?:[ąćęłńśźżčďěňřšťůžőűășşțţğıåøæđľĺŕėįųūāēģīķļņðþ]|ää|öö|yy)/gu;

/** Returns how many words of a text have letters that English and LANGUAGES lack. */
export const wordsOfOwnLetters = (text: string): number => text.match(OWN_LETTERS)?.length ?? 0;
