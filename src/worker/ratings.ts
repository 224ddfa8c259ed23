import type { OwnRating } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { findFilms, type ListedFilm, matchFilm } from '../core/catalogue/match.ts';
import { type FilmKey, findFilm, itemKey, kindOfItems } from '../core/catalogue/titled.ts';
import type { FilmMatch } from '../messages/ui.ts';
import { dayOf } from '../storage/days.ts';
import type { Database } from '../storage/db.ts';
import { historyChanged } from '../storage/posts.ts';
import { readImports, readOwnRatings } from '../storage/ratings.ts';

/** Matches films with the catalogue, with suggestions for those that are ambiguous. */
export function matchFilms(c: Catalogue, wanted: ListedFilm[]): FilmMatch[] {
	return wanted.map((listed) => {
		const { film, suggestions } = matchFilm(c, listed);
		return { film: film < 0 ? null : itemKey(c, film), suggestions: suggestions.map((other) => itemKey(c, other)) };
	});
}

/** Returns films whose titles are or begin with `text`. */
export const searchFilms = (c: Catalogue, text: string): FilmKey[] =>
	findFilms(c, text).map((film) => itemKey(c, film));

let known = new WeakMap<Catalogue, Promise<OwnFilms | null>>();

/** Own ratings by number of the film, or of the item of another kind. */
export type OwnFilms = ReadonlyMap<number, OwnRating>;

/** What the user has rated or seen of a kind; null without an import. Cached until {@link forgetOwnFilms}. */
export function ownFilms(db: Database, catalogue: Catalogue): Promise<OwnFilms | null> {
	const cached = known.get(catalogue);
	if (cached !== undefined) return cached;
	const films = readOwnFilms(db, catalogue);
	const within = known;
	within.set(catalogue, films);
	films.catch(() => within.delete(catalogue));
	return films;
}

/** Clears the cache, after own ratings have changed. */
export function forgetOwnFilms(): void {
	known = new WeakMap();
	historyChanged();
}

/** Reads them, as {@link ownFilms}. */
export async function readOwnFilms(db: Database, catalogue: Catalogue): Promise<OwnFilms | null> {
	const kind = kindOfItems(catalogue);
	if ((await readImports(db, kind)).length === 0) return null;
	const films = (await readOwnRatings(db, kind)).map(
		(one) => [findFilm(catalogue, one), { stars: one.stars, day: one.date === null ? null : dayOf(one.date) }] as const,
	);
	return new Map(films.filter(([film]) => film >= 0));
}
