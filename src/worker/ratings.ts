/** Matches own ratings with the catalogue. */
import type { OwnRating } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { findFilms, type ListedFilm, matchFilm } from '../core/catalogue/match.ts';
import { type FilmKey, filmKey, findFilm } from '../core/catalogue/titled.ts';
import type { FilmMatch } from '../messages/ui.ts';
import { dayOf } from '../storage/days.ts';
import type { Database } from '../storage/db.ts';
import { readImports, readOwnRatings } from '../storage/ratings.ts';

/** Matches films with the catalogue, with suggestions for those that are ambiguous. */
export function matchFilms(c: Catalogue, wanted: ListedFilm[]): FilmMatch[] {
	return wanted.map((listed) => {
		const { film, suggestions } = matchFilm(c, listed);
		return { film: film < 0 ? null : filmKey(c, film), suggestions: suggestions.map((other) => filmKey(c, other)) };
	});
}

/** Returns films whose titles are or begin like `text`. */
export const searchFilms = (c: Catalogue, text: string): FilmKey[] =>
	findFilms(c, text).map((film) => filmKey(c, film));

let known: { catalogue: Catalogue; films: Promise<OwnFilms | null> } | null = null;

/** Own ratings by film number. */
export type OwnFilms = ReadonlyMap<number, OwnRating>;

/**
 * Returns the films that the user has rated or seen; null if nothing was imported. Cached until {@link forgetOwnFilms} is
 * called.
 */
export function ownFilms(db: Database, catalogue: Catalogue): Promise<OwnFilms | null> {
	if (known?.catalogue === catalogue) return known.films;
	const films = readOwnFilms(db, catalogue);
	const entry = { catalogue, films };
	known = entry;
	films.catch(() => {
		if (known === entry) known = null;
	});
	return films;
}

/** Clears the cache, after own ratings have changed. */
export function forgetOwnFilms(): void {
	known = null;
}

/** Reads them, as {@link ownFilms}. */
export async function readOwnFilms(db: Database, catalogue: Catalogue): Promise<OwnFilms | null> {
	if ((await readImports(db)).length === 0) return null;
	const films = (await readOwnRatings(db)).map(
		(one) => [findFilm(catalogue, one), { stars: one.stars, day: one.date === null ? null : dayOf(one.date) }] as const,
	);
	return new Map(films.filter(([film]) => film >= 0));
}
