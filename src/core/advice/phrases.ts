/**
 * What may replace a title. A phrase stands for the set of films that it matches, which is what a reader learns. It
 * uses only what the catalogue knows: directors, country, genre, and decade.
 */
import { directorsOf } from '../catalogue/directors.ts';
import { originName } from '../catalogue/origins.ts';
import { plainName } from '../rewrite/english/name.ts';
import { type PhraseFacts, SURE_GENRES } from '../rewrite/facts.ts';
import {
	byRenown,
	callingGenre,
	decadeOf,
	type Fact,
	filmsWith,
	isOfPair,
	isRenowned,
	type PhrasePool,
} from './likeFilms.ts';

export interface Phrase {
	/** In English. */
	words: string;
	says: PhraseFacts;
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
const NONE: ReadonlySet<number> = new Set();

function factsOf(pool: PhrasePool, film: number): PhraseFacts {
	const directors = byRenown(pool, directorsOf(pool, film));
	const origin = originName(pool.origin?.[film] ?? 0);
	const genre = callingGenre(pool.genres[film]!);
	const decade = decadeOf(pool.year[film]!);
	return {
		...(directors.length > 1 && { directors }),
		...(directors.length > 0 && { director: directors[0]! }),
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
	const phrases = TELLING.flatMap((telling, number): Phrase[] => {
		if (telling.some((fact) => facts[fact] === undefined)) return [];
		const like = filmsWith(pool, film, telling);
		const isNamed = (other: number) => other !== film && named.has(other);
		const films = named.size > 0 && like.some(isNamed) ? like.filter((other) => !isNamed(other)) : like;
		if (films.length < 2) return [];
		const says = Object.fromEntries(telling.map((fact) => [fact, facts[fact]])) as PhraseFacts;
		return [{ words: plainName(says), says, films, telling: number }];
	});
	return phrases.sort((a, b) => a.films.length - b.films.length);
}

/** A phrase as read next to named films: it means none of them. */
export const phraseAmong = (named: ReadonlySet<number>, phrase: Phrase): Phrase =>
	phrase.films.some((film) => named.has(film))
		? { ...phrase, films: phrase.films.filter((film) => !named.has(film)) }
		: phrase;

/** Fewest films by two directors whom people think of as one. */
const FEWEST_TOGETHER = 4;

/** Directors whose films the catalogue credits to one of two. */
const HALVED: ReadonlySet<string> = new Set(['Lana Wachowski', 'Lilly Wachowski']);

/** The last decade that people name: no one says "a film from the 2010s". */
const LAST_DECADE = 1990;

/** The phrases that no one would object to: certain genres, and well-known directors if they are surely the only ones. */
export function offeredFor(pool: PhrasePool, film: number): Phrase[] {
	const all = phrasesFor(pool, film);
	const isAlone = directorsOf(pool, film).length === 1;
	const together = all.find(({ says }) => says.directors !== undefined)?.films.length ?? 0;
	const count = all.find(({ says }) => says.director !== undefined)?.films.length ?? 0;
	// Of two directors, the one known for films of their own is named.
	const isOne = isAlone || count > 2 * together;
	return all.filter(({ says: { genre, director, directors, decade = 0 }, films }) => {
		if (decade > LAST_DECADE || ((director ?? directors) !== undefined && !isRenowned(pool, films))) return false;
		if (genre !== undefined && !SURE_GENRES.has(genre)) return false;
		if (directors !== undefined) return !isOne && together >= FEWEST_TOGETHER;
		return director === undefined || (isOne && !HALVED.has(director) && !(isAlone && isOfPair(pool, director)));
	});
}
