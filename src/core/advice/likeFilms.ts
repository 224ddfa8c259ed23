/** Films that share facts with a film, for phrases. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import { directorsOf } from '../catalogue/directors.ts';
import { GENRES } from '../catalogue/film.ts';
import type { PhraseFacts } from '../rewrite/facts.ts';

/** Columns of a catalogue that phrases are made of. */
export type PhrasePool = Pick<
	Catalogue,
	'raters' | 'year' | 'genres' | 'kind' | 'director' | 'directorNames' | 'origin' | 'of'
>;

export type Fact = keyof PhraseFacts;

/** Genres, those that say most of a film first. */
const CALLING = [
	...['Film-Noir', 'Western', 'Documentary', 'Animation', 'War', 'Musical', 'Horror', 'Sci-Fi', 'Children'],
	...['Thriller', 'Mystery', 'Fantasy', 'Comedy', 'Romance', 'Action', 'Crime', 'Adventure', 'Drama'],
];

/** Returns the genre by which a film is called, of its genres as a bit set. */
export const callingGenre = (bits: number): string | undefined =>
	CALLING.find((genre) => (bits >>> GENRES.indexOf(genre)) & 1);

/** Least raters of the films that readers think of; origin and directors of others are not known. */
const LEAST_RATERS = 100;

export const decadeOf = (year: number) => year - (year % 10);

/** By what films have a fact; a film has several directors and genres. */
const KEYS: Record<Fact, (pool: PhrasePool, film: number) => (number | string)[]> = {
	// Some of their films name them in another order.
	directors: (pool, film) => [directorsOf(pool, film).toSorted().join()],
	director: (pool, film) => [...directorsOf(pool, film)],
	origin: ({ origin }, film) => [origin?.[film] ?? 0],
	genre: ({ genres }, film) => GENRES.flatMap((_, i) => ((genres[film]! >>> i) & 1 ? [i] : [])),
	decade: ({ year }, film) => [decadeOf(year[film]!)],
};

interface Index {
	lists: Record<Fact, Map<number | string, number[]>>;
	/** Films with several facts, by their numbers. */
	found: Map<string, readonly number[]>;
	/** Raters of the film that most have rated. */
	most: number;
}

const cache = new WeakMap<Uint16Array, Index>();

/** The films by each fact, made once for a pack. */
function indexOf(pool: PhrasePool): Index {
	const known = cache.get(pool.year);
	if (known !== undefined) return known;
	const lists: Index['lists'] = {
		directors: new Map(),
		director: new Map(),
		origin: new Map(),
		genre: new Map(),
		decade: new Map(),
	};
	for (let film = 0; film < pool.raters.length; film++) {
		if (pool.raters[film]! < LEAST_RATERS || (pool.kind?.[film] ?? 0) !== 0) continue;
		for (const fact of Object.keys(lists) as Fact[])
			for (const key of KEYS[fact](pool, film)) {
				const list = lists[fact].get(key);
				if (list === undefined) lists[fact].set(key, [film]);
				else list.push(film);
			}
	}
	const index = { lists, found: new Map(), most: pool.raters.reduce((most, count) => Math.max(most, count), 0) };
	cache.set(pool.year, index);
	return index;
}

/** Directors, who made most films first. */
export function byRenown(pool: PhrasePool, directors: readonly string[]): string[] {
	const films = (name: string) => indexOf(pool).lists.director.get(name)?.length ?? 0;
	return directors.toSorted((a, b) => films(b) - films(a));
}

/** Returns the films that share all of these facts with `film`, it among them. */
export function filmsWith(pool: PhrasePool, film: number, facts: readonly Fact[]): readonly number[] {
	const { lists, found } = indexOf(pool);
	const { origin, genres, year } = pool;
	const genre = GENRES.indexOf(callingGenre(genres[film]!) ?? '');
	const busiest = byRenown(pool, directorsOf(pool, film))[0] ?? '';
	const keyOf = (fact: Fact) => {
		if (fact === 'director') return busiest;
		return fact === 'genre' ? genre : KEYS[fact](pool, film)[0]!;
	};
	const key = facts.map((fact) => `${fact} ${keyOf(fact)}`).join();
	const known = found.get(key);
	if (known !== undefined) return withFilm(known, film);
	const isLike: Record<Fact, (other: number) => boolean> = {
		directors: (other) => KEYS.directors(pool, other)[0] === KEYS.directors(pool, film)[0],
		director: (other) => directorsOf(pool, other).includes(busiest),
		origin: (other) => origin![other] === origin![film],
		genre: (other) => ((genres[other]! >>> genre) & 1) === 1,
		decade: (other) => decadeOf(year[other]!) === decadeOf(year[film]!),
	};
	const [shortest = [], ...rest] = facts
		.map((fact) => lists[fact].get(keyOf(fact)) ?? [])
		.sort((a, b) => a.length - b.length);
	const films = rest.length === 0 ? shortest : shortest.filter((other) => facts.every((fact) => isLike[fact](other)));
	found.set(key, films);
	return withFilm(films, film);
}

/** A rare film is not among those that readers think of. */
const withFilm = (films: readonly number[], film: number) => (films.includes(film) ? films : [...films, film]);

/** Whether a director is known for films with another: of a film with one name, the other may only be missing. */
export function isOfPair(pool: PhrasePool, name: string): boolean {
	const films = indexOf(pool).lists.director.get(name) ?? [];
	return films.filter((film) => directorsOf(pool, film).length > 1).length * 2 >= films.length;
}

/** Films by which people know a director's name: so many, each rated by a part of those who rated the best known film. */
const [KNOWN_BY, KNOWN_SHARE] = [3, 1 / 45];

/** Whether people know who made these films, as they know several of them. */
export function isRenowned(pool: PhrasePool, films: readonly number[]): boolean {
	const { most } = indexOf(pool);
	return films.filter((film) => pool.raters[film]! >= most * KNOWN_SHARE).length >= KNOWN_BY;
}
