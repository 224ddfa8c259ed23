/**
 * Which films a writer could really mention with those of a draft: well-known films, no sequels, none coarser than half
 * of those named, and each with something in common with one of them. Better none than one that no one would mention
 * there.
 */
import { isApart } from '../catalogue/apart.ts';
import { companionFilm } from '../catalogue/companions.ts';
import { genreBits } from '../catalogue/film.ts';
import { type AffinityPool, isOfSameDirector, PERIOD, sharedGenres } from './affinity.ts';

/** Least share of the population that has rated a film, so that the writer can say something about it. */
export const LEAST_SHARE = 0.08;

/** Least likeness in genre (Jaccard) of films of the same period that are not companions. */
const SAME_GENRES = 0.5;

/** Columns of a catalogue and its population that suitable films are known by. */
export interface SuitablePool extends AffinityPool {
	/** Films kept apart, ascending. */
	adult?: Uint32Array;
	short?: Uint32Array;
	/** What each entry is, 0 for films; without it, all are films. */
	kind?: ArrayLike<number>;
	/** Number of the collection of each film, 0 for none. */
	collection?: ArrayLike<number>;
}

const [CHILDREN, HORROR] = [genreBits(['Children']), genreBits(['Horror'])];

/** The audience of a film, from children (0) to adults only (3). */
function coarseness(pool: SuitablePool, film: number): number {
	if (isApart(pool, 'adult', film)) return 3;
	if (pool.genres[film]! & HORROR) return 2;
	return pool.genres[film]! & CHILDREN ? 0 : 1;
}

/** Whether two films share directors, or genres and period, which is why one can be mentioned with the other. */
const areAlike = (pool: SuitablePool, a: number, b: number): boolean =>
	isOfSameDirector(pool, a, b) ||
	(Math.abs(pool.year[a]! - pool.year[b]!) <= PERIOD && sharedGenres(pool, a, b) >= SAME_GENRES);

/** Returns the films that suit a draft about the films `about`, by number; none if it has none. */
export function suitableFilms(
	pool: SuitablePool,
	people: number,
	about: readonly number[],
	excluded: (film: number) => boolean,
): number[] {
	const { collection, nearStart, near } = pool;
	const together = new Set<number>();
	for (const film of about)
		for (let i = nearStart[film]!; i < nearStart[film + 1]!; i++) together.add(companionFilm(near[i]!));
	const collections = new Set(about.map((film) => collection?.[film] ?? 0));
	collections.delete(0);
	const byCoarseness = about.map((film) => coarseness(pool, film)).sort((a, b) => a - b);
	const coarsest = byCoarseness[about.length >>> 1] ?? 0;
	return wellKnown(pool, LEAST_SHARE * people).filter(
		(film) =>
			(together.has(film) || about.some((other) => areAlike(pool, film, other))) &&
			!collections.has(collection?.[film] ?? 0) &&
			coarseness(pool, film) <= coarsest &&
			!excluded(film),
	);
}

const known = new WeakMap<ArrayLike<number>, { least: number; films: readonly number[] }>();

/** Whether a film continues an earlier one of its collection. */
function sequelsIn({ collection, year, raters }: SuitablePool): (film: number) => boolean {
	if (collection === undefined) return () => false;
	const first = new Map<number, number>();
	for (let film = 0; film < raters.length; film++) {
		if (collection[film] === 0) continue;
		const before = first.get(collection[film]!);
		if (before === undefined || (year[film]! > 0 && year[film]! < year[before]!)) first.set(collection[film]!, film);
	}
	return (film) => collection[film] !== 0 && first.get(collection[film]!) !== film;
}

/** Long films with at least this many raters: a few thousand in a hundred thousand, so they are searched once. */
function wellKnown(pool: SuitablePool, least: number): readonly number[] {
	const { raters, kind } = pool;
	const before = known.get(raters);
	if (before?.least === least) return before.films;
	const isSequel = sequelsIn(pool);
	const films: number[] = [];
	for (let film = 0; film < raters.length; film++)
		if (raters[film]! >= least && (kind?.[film] ?? 0) === 0 && !isApart(pool, 'short', film) && !isSequel(film))
			films.push(film);
	known.set(raters, { least, films });
	return films;
}
