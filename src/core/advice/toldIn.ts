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
	const words = text.toLowerCase();
	const found = new Map<number, Phrase>();
	for (const [film, telling] of tellings) {
		const phrase = phrasesFor(pool, film, named).find((other) => other.telling === telling);
		if (phrase === undefined || named.has(film)) continue;
		// The article goes where the sentence has one of its own.
		const forms = [phrase.words, withoutArticle(phrase.words)];
		if (forms.some((form) => words.includes(form.toLowerCase()))) found.set(film, phrase);
	}
	return found;
}
