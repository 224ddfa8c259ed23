import type { Part } from '../mentions/others.ts';
import { coresOf } from '../rewrite/cores.ts';
import type { PhrasePool } from './likeFilms.ts';
import { type Phrase, phraseAmong, phraseTelling } from './phrases.ts';

/** For each film whose title a phrase replaced, the facts that the phrase gives, as a number. */
export type Tellings = ReadonlyMap<number, number>;

/**
 * Returns the phrases that a text still has in place of titles.
 * @param named films that the text names
 */
export function phrasesIn(
	pool: PhrasePool,
	text: string,
	tellings: Tellings,
	named: ReadonlySet<number>,
): Map<number, Phrase> {
	const found = new Map<number, Phrase>();
	for (const [film, telling] of tellings) {
		const phrase = phraseTelling(pool, film, telling);
		if (phrase === null || named.has(film) || placesOf(phrase, text).length === 0) continue;
		found.set(film, phraseAmong(named, phrase));
	}
	return found;
}

/** Where a text has these phrases. Their words name no film, though “one of De Palma’s” has a title in it. */
export const placesOfPhrases = (pool: PhrasePool, text: string, tellings: Tellings): Part[] =>
	[...tellings].flatMap(([film, telling]) => {
		const phrase = phraseTelling(pool, film, telling);
		return phrase === null ? [] : placesOf(phrase, text);
	});

function placesOf({ says }: Phrase, text: string): Part[] {
	const forms = coresOf(says).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
	const pattern = new RegExp(`(?<!\\p{L})(?:an?\\s+)?(?:${forms.join('|')})(?!\\p{L})`, 'giu');
	return [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);
}
