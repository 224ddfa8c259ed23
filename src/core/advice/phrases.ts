/**
 * What may be said in place of a title. A phrase stands for the set of films that it fits, which is what a reader learns.
 * Only what the catalogue knows is said: the directors, where a film comes from, its genre and its decade.
 */
import { directorsOf } from '../catalogue/directors.ts';
import { originName } from '../catalogue/origins.ts';
import { busiestDirector, decadeOf, type Fact, filmsWith, hasDirectorAlone, type PhrasePool } from './likeFilms.ts';
import { callingGenre, type PhraseFacts, phraseWords } from './phraseWords.ts';

export interface Phrase {
	words: string;
	/** The films that it fits, the film among them. */
	films: readonly number[];
	/** Which facts it gives, as a number. */
	telling: number;
}

/** Which facts go together in a phrase. Histories store their places in this list: add others at its end. */
const TELLING: readonly (readonly Fact[])[] = [
	['directors'],
	['director'],
	['origin', 'genre', 'decade'],
	['origin', 'decade'],
	['origin', 'genre'],
	['genre', 'decade'],
	['origin'],
	['decade'],
	['genre'],
];

/** Decades before have too few films. */
const FIRST_DECADE = 1910;
/** In the East surnames come first, and few people have one of their own: their names are given whole. */
const WHOLE_NAMES = new Set(['Chinese', 'Hong Kong', 'Taiwanese', 'South Korean', 'Vietnamese', 'Indonesian', 'Thai']);

const NONE: ReadonlySet<number> = new Set();

function factsOf(pool: PhrasePool, film: number): PhraseFacts {
	const directors = directorsOf(pool, film);
	const origin = originName(pool.origin?.[film] ?? 0);
	const genre = callingGenre(pool.genres[film]!);
	const decade = decadeOf(pool.year[film]!);
	return {
		...(directors.length > 1 && { directors }),
		...(directors.length > 0 && { director: busiestDirector(pool, directors) }),
		...(origin !== undefined && { origin }),
		...(genre !== undefined && { genre }),
		...(decade >= FIRST_DECADE && { decade }),
	};
}

/** Returns the phrase for a film that gives certain facts, or null. */
export const phraseTelling = (pool: PhrasePool, film: number, telling: number): Phrase | null =>
	phrasesFor(pool, film).find((phrase) => phrase.telling === telling) ?? null;

/**
 * Returns the phrases for a film that also fit others, the most exact first. Only films have phrases.
 * @param named films that the same post names: a phrase with them means none of them
 */
export function phrasesFor(pool: PhrasePool, film: number, named: ReadonlySet<number> = NONE): Phrase[] {
	if (pool.of !== undefined || (pool.kind?.[film] ?? 0) !== 0) return [];
	const facts = factsOf(pool, film);
	const isWestern = facts.origin !== undefined && !WHOLE_NAMES.has(facts.origin);
	const isAlone = (surname: string) => isWestern && hasDirectorAlone(pool, surname);
	const phrases = TELLING.flatMap((telling, number): Phrase[] => {
		if (telling.some((fact) => facts[fact] === undefined)) return [];
		const like = filmsWith(pool, film, telling);
		const isNamed = (other: number) => other !== film && named.has(other);
		const films = named.size > 0 && like.some(isNamed) ? like.filter((other) => !isNamed(other)) : like;
		if (films.length < 2) return [];
		const given = Object.fromEntries(telling.map((fact) => [fact, facts[fact]])) as PhraseFacts;
		return [{ words: phraseWords(given, isAlone), films, telling: number }];
	});
	return phrases.sort((a, b) => a.films.length - b.films.length);
}

/** A phrase as it is read next to films that are named: it means none of them. */
export const phraseAmong = (named: ReadonlySet<number>, phrase: Phrase): Phrase =>
	phrase.films.some((film) => named.has(film))
		? { ...phrase, films: phrase.films.filter((film) => !named.has(film)) }
		: phrase;
