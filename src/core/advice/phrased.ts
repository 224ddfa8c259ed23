/** Which phrases count, out of those that replaced titles in a history and a draft. */
import type { Phrase } from './phrases.ts';

/** A film of the history, with its phrase if it was not named. */
interface Said {
	film: number;
	phrase?: Phrase;
}

/**
 * Returns the phrase that counts for each film whose title was replaced. Readers do not know which film a phrase means,
 * so repeating it adds nothing; if a film has several phrases, the most exact one counts.
 * @param inDraft those in the draft
 * @param isNamed whether a film is named anyway
 */
export function phrasesThatCount(
	history: readonly Said[],
	inDraft: ReadonlyMap<number, Phrase>,
	isNamed: (film: number) => boolean,
): Map<number, Phrase> {
	const before = history.flatMap(({ film, phrase }): [number, Phrase][] => (phrase ? [[film, phrase]] : []));
	const said = new Set([...inDraft.values()].map(({ words }) => words));
	const phrases = new Map<number, Phrase>();
	for (const [film, phrase] of before.toSorted(([, a], [, b]) => a.films.length - b.films.length)) {
		if (isNamed(film) || phrases.has(film) || said.has(phrase.words)) continue;
		phrases.set(film, phrase);
		said.add(phrase.words);
	}
	for (const [film, phrase] of inDraft) {
		const earlier = phrases.get(film);
		const isExact = earlier !== undefined && earlier.films.length <= phrase.films.length;
		if (!isNamed(film) && !isExact) phrases.set(film, phrase);
	}
	return phrases;
}
