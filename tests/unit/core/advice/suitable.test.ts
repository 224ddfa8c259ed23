/** Which films suit a draft, and what relates films, on columns that are made by hand. */
import { expect, test } from 'vitest';
import { RELATIONS, relationsOf, sharedGenres } from '../../../../src/core/advice/affinity.ts';
import type { DecoyPool } from '../../../../src/core/advice/decoys.ts';
import { suitableFilms } from '../../../../src/core/advice/suitable.ts';
import { MOST_CAST, MOST_PEOPLE } from '../../../../src/core/catalogue/about.ts';
import { MOST_DIRECTORS } from '../../../../src/core/catalogue/directors.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';
import { type Made, PEOPLE, poolOf } from './madeColumns.ts';

const suits = (films: readonly Made[], about: number[], more: Partial<DecoyPool> = {}) =>
	suitableFilms(poolOf(films, more), PEOPLE, about, (film) => about.includes(film));

test('films suit by director, by companions, or by genres and period', () => {
	const comedy = { genres: ['Comedy'] };
	expect(suits([{ director: 2 }, { ...comedy, director: 2 }, { ...comedy, director: 3 }], [0])).toEqual([1]);
	expect(suits([{}, { year: 2012 }, { year: 2013 }, { year: 1988 }, { year: 1987 }], [0])).toEqual([1, 3]);
	const half = ['Drama', 'War'];
	expect(suits([{}, { genres: half }, { genres: [...half, 'Crime'] }], [0])).toEqual([1]);
	expect(suits([{ near: [[1, 2]] }, { ...comedy, year: 1950 }, { ...comedy, near: [[0, 2]] }], [0])).toEqual([1]);
	expect(suits([{}, comedy, { ...comedy, year: 1990 }, {}], [0, 1])).toEqual([2, 3]);
	expect(suits([{ near: [[2, 2]] }, { near: [[3, 2]] }, comedy, comedy], [0])).toEqual(
		[2].flatMap((film) => [1, film]),
	);
});

test('series, shorts, little-known films, and films from a named collection do not suit', () => {
	const all: Made[] = [{}, {}, {}, { raters: 80 }, { raters: 79 }];
	expect(suits(all, [0])).toEqual([1, 2, 3]);
	expect(suits(all, [0], { kind: [0, 0, 1, 0, 0] })).toEqual([1, 3]);
	expect(suits(all, [0], { short: Uint32Array.of(1, 3) })).toEqual([2]);
	expect(suits(all, [0], { collection: [4, 4, 0, 5, 0] })).toEqual([2, 3]);
	// Films of no collection have none in common.
	expect(suits(all, [0], { collection: [0, 0, 0, 5, 0] })).toEqual([1, 2, 3]);
	expect(suits(all, [0, 1], { collection: [0, 5, 0, 5, 0] })).toEqual([2]);
});

test('sequels do not suit, but what they continue does', () => {
	const all: Made[] = [{}, { year: 2000 }, { year: 1995 }, { year: 1998 }];
	expect(suits(all, [0], { collection: [0, 7, 7, 0] })).toEqual([2, 3]);
});

test('films coarser than half of the named ones do not suit', () => {
	const four: Made[] = [['Children'], ['Drama'], ['Horror'], ['Drama']].map((genres) => ({ genres }));
	const near = [4, 5, 6, 7].map((to): [number, number] => [to, 2]);
	const films = [...four.map((one) => ({ ...one, near })), ...four];
	const of = (...about: number[]) => suits(films, about, { adult: Uint32Array.of(3, 7) }).filter((one) => one > 3);
	expect(of(0)).toEqual([4]);
	expect(of(1)).toEqual([4, 5]);
	expect(of(2)).toEqual([4, 5, 6]);
	expect(of(3)).toEqual([4, 5, 6, 7]);
	expect(of(0, 0, 3)).toEqual([4]);
	expect(of(0, 1, 1, 3)).toEqual([4, 5]);
});

test('the share of genres and the relations of films, one by one', () => {
	const genres = [['Drama'], ['Drama', 'War'], ['Comedy'], []].map(genreBits);
	expect(sharedGenres({ genres }, 0, 1)).toBe(0.5);
	expect(sharedGenres({ genres }, 0, 2)).toBe(0);
	expect(sharedGenres({ genres }, 3, 3)).toBe(0);
	expect(sharedGenres({ genres }, 1, 1)).toBe(1);
	const people = new Uint16Array(MOST_PEOPLE * 4);
	const actor = (film: number, place: number, number: number) => {
		people[MOST_PEOPLE * film + place] = number;
	};
	// The last of the cast of one is the first of another; directors are not cast, and "no one" is never a match.
	actor(0, MOST_DIRECTORS, 9);
	actor(1, MOST_DIRECTORS + MOST_CAST - 1, 9);
	actor(2, 0, 9);
	actor(3, MOST_DIRECTORS, 8);
	const pool = poolOf([{ origin: 2 }, { origin: 2 }, { origin: 1 }, { origin: 1 }], { people });
	const row = (film: number, about: number) => {
		const values = relationsOf(pool, [about], [film]);
		return Object.fromEntries(RELATIONS.map((name, i) => [name, values[i]!]));
	};
	expect(row(1, 0)).toEqual({ lift: 0, director: 0, cast: 1, origin: 1, genres: 1, period: 1 });
	expect(row(0, 1)).toMatchObject({ cast: 1 });
	expect(row(2, 0)).toMatchObject({ cast: 0, origin: 0 });
	expect(row(0, 2)).toMatchObject({ cast: 0, origin: 0 });
	expect(row(3, 0)).toMatchObject({ cast: 0 });
	expect(row(3, 2)).toMatchObject({ origin: 0 });
});
