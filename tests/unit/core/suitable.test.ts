import { expect, test } from 'vitest';
import { type SuitablePool, suitableFilms } from '../../../src/core/advice/suitable.ts';
import { companion } from '../../../src/core/catalogue/companions.ts';
import { FILM_KINDS, genreBits } from '../../../src/core/catalogue/film.ts';

const PEOPLE = 1000;
/** A film: its topics, its year, and other facts. */
const film = (genres: string[], year = 2000, more: { raters?: number; kind?: 'series'; collection?: number } = {}) => ({
	genres: genreBits(genres),
	year,
	raters: more.raters ?? 300,
	kind: FILM_KINDS.indexOf(more.kind ?? 'film'),
	collection: more.collection ?? 0,
});
function poolOf(films: readonly ReturnType<typeof film>[], near: [number, number][] = []): SuitablePool {
	const lists = films.map((_, i) => near.filter(([from]) => from === i).map(([, to]) => companion(to, 4)));
	const nearStart = Uint32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)]);
	const column = <Name extends keyof ReturnType<typeof film>>(name: Name) => films.map((each) => each[name]);
	return {
		nearStart,
		near: Uint32Array.from(lists.flat()),
		raters: column('raters'),
		year: column('year'),
		genres: column('genres'),
		kind: column('kind'),
		collection: column('collection'),
	};
}
const suits = (pool: SuitablePool, about: number[]) => suitableFilms(pool, PEOPLE, about, (one) => about.includes(one));

test('films of the same genres and period suit, and companions of any', () => {
	const films = [
		film(['Drama']),
		film(['Drama'], 2010),
		film(['Drama'], 1980),
		film(['Comedy']),
		film(['Drama', 'War', 'Crime']),
		film(['Comedy'], 1950),
	];
	expect(suits(poolOf(films), [0])).toEqual([1]);
	expect(suits(poolOf(films, [[0, 5]]), [0])).toEqual([1, 5]);
	expect(suits(poolOf(films), [])).toEqual([]);
});

test('only well-known films suit, no series, no shorts', () => {
	const films = [
		film(['Drama']),
		film(['Drama'], 2000, { raters: 80 }),
		film(['Drama'], 2000, { raters: 79 }),
		film(['Drama'], 2000, { kind: 'series' }),
		film(['Drama']),
	];
	expect(suits({ ...poolOf(films), short: Uint32Array.of(4) }, [0])).toEqual([1]);
});

test('films from the collection of a named film do not suit', () => {
	const films = [film(['Drama'], 2000, { collection: 7 }), film(['Drama'], 2001, { collection: 7 }), film(['Drama'])];
	expect(suits(poolOf(films), [0])).toEqual([2]);
});

test('films coarser than half of the named ones do not suit', () => {
	const [children, drama, horror, adult] = [film(['Children']), film(['Drama']), film(['Horror']), film(['Drama'])];
	const films = [children, drama, horror, adult, children, drama, horror, adult];
	const near = [0, 1, 2, 3].flatMap((from) => [4, 5, 6, 7].map((to): [number, number] => [from, to]));
	const pool = { ...poolOf(films, near), adult: Uint32Array.of(3, 7) };
	const of = (...about: number[]) => suits(pool, about).filter((one) => one > 3);
	expect(of(0)).toEqual([4]);
	expect(of(1)).toEqual([4, 5]);
	expect(of(2)).toEqual([4, 5, 6]);
	expect(of(3)).toEqual([4, 5, 6, 7]);
	expect(of(0, 0, 3)).toEqual([4]);
	expect(of(0, 1, 1, 3)).toEqual([4, 5]);
});
