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

/** Genres, the most telling first. */
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

/** Numbers of directors have 16 bits. */
const MOST_NUMBERS = 1 << 16;

interface Index {
	/** Films that readers think of, ascending. */
	films: Int32Array;
	/** How many of them have each number of directors. */
	counts: Uint32Array;
	/** 1 for each number that is of two directors. */
	isPair: Uint8Array;
	/** Those numbers by the names of all directors, sorted: some films name them in another order. */
	together: Map<string, number[]>;
	/** The same by the name of each. */
	byName: Map<string, number[]>;
	/** Films with several facts, by these facts. */
	found: Map<string, readonly number[]>;
	/** Raters of the film that most have rated. */
	most: number;
}

const cache = new WeakMap<Uint16Array, Index>();

const joined = (directors: readonly string[]) => directors.toSorted().join();

/** What is known about a pack's films, made once: without a list per fact, as the worker starts often. */
function indexOf(pool: PhrasePool): Index {
	const known = cache.get(pool.year);
	if (known !== undefined) return known;
	const { raters, kind, director } = pool;
	const films = new Int32Array(raters.length);
	const counts = new Uint32Array(MOST_NUMBERS);
	const isPair = new Uint8Array(MOST_NUMBERS);
	const [together, byName] = [new Map<string, number[]>(), new Map<string, number[]>()];
	let [count, most] = [0, 0];
	for (let film = 0; film < raters.length; film++) {
		most = Math.max(most, raters[film]!);
		if (raters[film]! < LEAST_RATERS || (kind?.[film] ?? 0) !== 0) continue;
		films[count++] = film;
		const number = director?.[film] ?? 0;
		if (counts[number]!++ > 0) continue;
		const names = directorsOf(pool, film);
		listed(together, joined(names), number);
		if (names.length > 1) isPair[number] = 1;
		for (const name of names) listed(byName, name, number);
	}
	const index = { films: films.subarray(0, count), counts, isPair, together, byName, found: new Map(), most };
	cache.set(pool.year, index);
	return index;
}

function listed(lists: Map<string, number[]>, key: string, number: number): void {
	const list = lists.get(key);
	if (list === undefined) lists.set(key, [number]);
	else list.push(number);
}

/** Number of films by a director, alone or with others. @param isCounted which numbers of directors count */
const filmsBy = ({ byName, counts }: Index, name: string, isCounted: (number: number) => boolean = () => true) =>
	(byName.get(name) ?? []).filter(isCounted).reduce((sum, number) => sum + counts[number]!, 0);

/** Directors, by number of films. */
export function byRenown(pool: PhrasePool, directors: readonly string[]): string[] {
	const index = indexOf(pool);
	return directors.toSorted((a, b) => filmsBy(index, b) - filmsBy(index, a));
}

/** Returns the films that share all of these facts with `film`, including itself. */
export function filmsWith(pool: PhrasePool, film: number, facts: readonly Fact[]): readonly number[] {
	const { found, together, byName } = indexOf(pool);
	const { origin, genres, year } = pool;
	const own = {
		directors: joined(directorsOf(pool, film)),
		director: byRenown(pool, directorsOf(pool, film))[0] ?? '',
		origin: origin?.[film] ?? 0,
		genre: GENRES.indexOf(callingGenre(genres[film]!) ?? ''),
		decade: decadeOf(year[film]!),
	};
	const key = facts.map((fact) => `${fact} ${own[fact]}`).join();
	const known = found.get(key);
	if (known !== undefined) return withFilm(known, film);
	const numbersOf = { directors: together.get(own.directors), director: byName.get(own.director) };
	const isLike: Record<Fact, (other: number) => boolean> = {
		directors: isBy(pool, numbersOf.directors),
		director: isBy(pool, numbersOf.director),
		origin: (other) => (origin?.[other] ?? 0) === own.origin,
		genre: (other) => ((genres[other]! >>> own.genre) & 1) === 1,
		decade: (other) => decadeOf(year[other]!) === own.decade,
	};
	const films = filmsThat(
		indexOf(pool),
		facts.map((fact) => isLike[fact]),
	);
	found.set(key, films);
	return withFilm(films, film);
}

function isBy({ director }: PhrasePool, numbers: readonly number[] = []): (film: number) => boolean {
	const allowed = new Uint8Array(MOST_NUMBERS);
	for (const number of numbers) allowed[number] = 1;
	return (film) => allowed[director?.[film] ?? 0] === 1;
}

/** Films that match all of these. */
function filmsThat({ films }: Index, conditions: readonly ((film: number) => boolean)[]): number[] {
	const [first = () => false, ...rest] = conditions;
	const those: number[] = [];
	for (const film of films) if (first(film) && rest.every((holds) => holds(film))) those.push(film);
	return those;
}

/** Readers do not think of a rare film. */
const withFilm = (films: readonly number[], film: number) => (films.includes(film) ? films : [...films, film]);

/** Whether a director is known for films with another: of a film with one name, the other may only be missing. */
export function isOfPair(pool: PhrasePool, name: string): boolean {
	const index = indexOf(pool);
	return filmsBy(index, name, (number) => index.isPair[number] === 1) * 2 >= filmsBy(index, name);
}

/** Films that make a director's name known: this many, each with a share of the raters of their best-known film. */
const [KNOWN_BY, KNOWN_SHARE] = [3, 1 / 45];

/** Whether people know who made these films, because they know several of them. */
export function isRenowned(pool: PhrasePool, films: readonly number[]): boolean {
	const { most } = indexOf(pool);
	return films.filter((film) => pool.raters[film]! >= most * KNOWN_SHARE).length >= KNOWN_BY;
}
