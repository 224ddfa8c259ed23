import type { PhrasePool } from './likeFilms.ts';
import { type Phrase, phrasesFor } from './phrases.ts';
import { withoutArticle } from './phraseWords.ts';

/**
 * Returns the phrases that a text still has in place of titles.
 * @param tellings for each film that was told by one, which facts were told
 * @param named films that the text names
 */
export function toldIn(
	pool: PhrasePool,
	text: string,
	tellings: ReadonlyMap<number, number>,
	named: ReadonlySet<number>,
): Map<number, Phrase> {
	const found = new Map<number, Phrase>();
	for (const [film, telling] of tellings) {
		const phrase = phrasesFor(pool, film).find((other) => other.telling === telling);
		if (phrase === undefined || named.has(film)) continue;
		// The article goes where the sentence has one of its own.
		if (![phrase.words, withoutArticle(phrase.words)].some((form) => stands(form, text))) continue;
		// A phrase means none of the films that are named with it.
		found.set(film, { ...phrase, films: phrase.films.filter((other) => !named.has(other)) });
	}
	return found;
}

const stands = (words: string, text: string) =>
	new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'iu').test(text);
