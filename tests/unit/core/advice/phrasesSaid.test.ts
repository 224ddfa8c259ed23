/** Which films share facts, on columns of a catalogue that are made by hand. */
import { expect, test } from 'vitest';
import { byRenown, decadeOf, filmsWith, type PhrasePool } from '../../../../src/core/advice/likeFilms.ts';
import { phrasesFor } from '../../../../src/core/advice/phrases.ts';
import { phrasesIn } from '../../../../src/core/advice/phrasesIn.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';
import { encodeUtf8 } from '../../../../src/core/catalogue/utf8.ts';

const HUNGARIAN = 27;
const KOREAN = 14;
interface Made {
	raters?: number;
	year?: number;
	genres?: string[];
	kind?: number;
	director?: number;
	origin?: number;
}
function poolOf(films: readonly Made[], directors?: readonly string[]): PhrasePool {
	const column = (of: (film: Made) => number | undefined) => films.map((film) => of(film) ?? 0);
	return {
		raters: Uint32Array.from(films, ({ raters = 500 }) => raters),
		year: Uint16Array.from(films, ({ year = 1905 }) => year),
		genres: Uint32Array.from(films, ({ genres = [] }) => genreBits(genres)),
		kind: Uint8Array.from(column(({ kind }) => kind)),
		...(directors && {
			director: Uint16Array.from(column(({ director }) => director)),
			directorNames: encodeUtf8(directors.join('\0')),
		}),
		origin: Uint8Array.from(column(({ origin }) => origin)),
	};
}
const phrases = (pool: PhrasePool, film: number, named: number[] = []) =>
	phrasesFor(pool, film, new Set(named)).map(({ words, films, telling }) => [words, [...films], telling]);

test('a decade begins with the year that ends in zero', () => {
	expect([1989, 1990, 1999, 2000].map(decadeOf)).toEqual([1980, 1990, 1990, 2000]);
});

test('phrases name decades from 1910 on, if readers may know two or more of their films', () => {
	const films = [{ year: 1910 }, { year: 1919 }, { year: 1909 }, { year: 1908 }, { year: 1955 }];
	const pool = poolOf(films);
	expect(phrases(pool, 0)).toEqual([['a film from the 1910s', [0, 1], 7]]);
	expect(phrases(pool, 2)).toEqual([]);
	expect(phrases(pool, 4)).toEqual([]);
	const rare = poolOf([
		{ year: 1955, raters: 100 },
		{ year: 1955, raters: 99 },
		{ year: 1955, kind: 1 },
		{ year: 1955 },
	]);
	expect(phrases(rare, 0)).toEqual([['a film from the fifties', [0, 3], 7]]);
	// A film that is not known itself is among them, too.
	expect(phrases(rare, 1)).toEqual([['a film from the fifties', [0, 3, 1], 7]]);
	expect(phrases(rare, 2)).toEqual([]);
	expect(phrasesFor({ ...pool, of: 'books' } as unknown as PhrasePool, 0)).toEqual([]);
});

test('the most exact phrase comes first; on a tie the order of facts decides', () => {
	const films = [
		{ year: 1994, genres: ['Drama'], origin: HUNGARIAN },
		{ year: 1995, genres: ['Drama'], origin: HUNGARIAN },
		{ year: 1985, genres: ['Drama'], origin: HUNGARIAN },
		{ year: 1996, genres: ['Comedy'], origin: HUNGARIAN },
		{ year: 1997, genres: ['Drama'] },
	];
	expect(phrases(poolOf(films), 0)).toEqual([
		['a Hungarian drama from the nineties', [0, 1], 2],
		['a Hungarian film from the nineties', [0, 1, 3], 3],
		['a Hungarian drama', [0, 1, 2], 4],
		['a drama from the nineties', [0, 1, 4], 5],
		['a Hungarian film', [0, 1, 2, 3], 6],
		['a film from the nineties', [0, 1, 3, 4], 7],
		['a drama', [0, 1, 2, 4], 8],
	]);
	expect(phrases(poolOf(films), 0, [0, 1])).toEqual([
		['a Hungarian film from the nineties', [0, 3], 3],
		['a Hungarian drama', [0, 2], 4],
		['a drama from the nineties', [0, 4], 5],
		['a Hungarian film', [0, 2, 3], 6],
		['a film from the nineties', [0, 3, 4], 7],
		['a drama', [0, 2, 4], 8],
	]);
});

const NAMES = ['Béla Tarr', 'Béla Tarr|Ágnes Hranitzky', 'Bong Joon Ho', 'Sofia Coppola', 'Francis Coppola', 'Madonna'];
const DIRECTED: Made[] = [
	{ director: 1, origin: HUNGARIAN },
	{ director: 1, origin: HUNGARIAN },
	{ director: 2, origin: HUNGARIAN },
	{ director: 2, origin: HUNGARIAN },
	{ director: 3, origin: KOREAN },
	{ director: 3, origin: KOREAN },
	{ director: 4, origin: 1 },
	{ director: 4, origin: 1 },
	{ director: 5, origin: 1 },
	{ director: 5, origin: 1 },
	{ director: 6, origin: 1 },
	{ director: 6, origin: 1 },
	{ director: 1 },
	{},
	{},
];

test('phrases name all directors or the one with more films', () => {
	const pool = poolOf(DIRECTED, NAMES);
	const words = (film: number) => phrases(pool, film).filter(([, , telling]) => Number(telling) < 2);
	expect(words(0)).toEqual([['a Béla Tarr film', [0, 1, 2, 3, 12], 1]]);
	expect(phrases(pool, 0).map(([said]) => said)).toEqual(['a Hungarian film', 'a Béla Tarr film']);
	expect(words(2)).toEqual([
		['a Tarr and Hranitzky film', [2, 3], 0],
		['a Béla Tarr film', [0, 1, 2, 3, 12], 1],
	]);
	expect(words(4)).toEqual([['a Bong Joon Ho film', [4, 5], 1]]);
	expect(words(6)).toEqual([['a Sofia Coppola film', [6, 7], 1]]);
	expect(words(10)).toEqual([['a Madonna film', [10, 11], 1]]);
	expect(words(12)).toEqual([['a Béla Tarr film', [0, 1, 2, 3, 12], 1]]);
	expect(words(13)).toEqual([]);
	expect(byRenown(pool, ['Ágnes Hranitzky', 'Béla Tarr'])).toEqual(['Béla Tarr', 'Ágnes Hranitzky']);
	expect(byRenown(pool, ['Sofia Coppola', 'Francis Coppola'])).toEqual(['Sofia Coppola', 'Francis Coppola']);
	expect(byRenown(pool, ['Nobody'])).toEqual(['Nobody']);
	expect(byRenown(pool, [])).toEqual([]);
});

test('films share all of several facts, whichever has the fewest films', () => {
	const films = [
		{ year: 1994, genres: ['Drama', 'War'], origin: HUNGARIAN },
		{ year: 1994, genres: ['War', 'Comedy'], origin: HUNGARIAN },
		{ year: 1994, genres: ['Drama'], origin: HUNGARIAN },
		{ year: 1974, genres: ['War'], origin: HUNGARIAN },
		{ year: 1994, genres: ['War'] },
		{ year: 1994, genres: ['War'], origin: KOREAN },
	];
	const pool = poolOf(films);
	expect(filmsWith(pool, 0, ['origin', 'genre', 'decade'])).toEqual([0, 1]);
	expect(filmsWith(pool, 0, ['decade', 'genre'])).toEqual([0, 1, 4, 5]);
	expect(filmsWith(pool, 0, ['genre'])).toEqual([0, 1, 3, 4, 5]);
	// The same facts of another film are the same films, to which it is added where it is not among them.
	expect(filmsWith(pool, 1, ['origin', 'genre', 'decade'])).toEqual([0, 1]);
	expect(filmsWith(pool, 2, ['genre'])).toEqual([0, 2]);
	expect(filmsWith(pool, 5, ['origin', 'genre'])).toEqual([5]);
	expect(filmsWith(pool, 4, [])).toEqual([4]);
});

test('a phrase is found as whole words, with or without its article', () => {
	const pool = poolOf([{ year: 1955 }, { year: 1955 }, { year: 1955 }, { year: 1965 }, { year: 1965 }]);
	const decade = 7;
	const of = (text: string, named: number[] = [], tellings = new Map([[0, decade]])) =>
		[...phrasesIn(pool, text, tellings, new Set(named))].map(([film, { words, films }]) => [film, words, [...films]]);
	const phrase = [0, 'a film from the fifties', [0, 1, 2]];
	expect(of('I saw a film from the fifties.')).toEqual([phrase]);
	expect(of('A FILM FROM THE FIFTIES')).toEqual([phrase]);
	expect(of('the great film from the fifties, again')).toEqual([phrase]);
	expect(of('a microfilm from the fifties')).toEqual([]);
	expect(of('a film from the fiftiest')).toEqual([]);
	expect(of('a film from the sixties')).toEqual([]);
	expect(of('a film from the fifties', [0])).toEqual([]);
	expect(of('a film from the fifties', [1])).toEqual([[0, 'a film from the fifties', [0, 2]]]);
	expect(of('a film from the fifties', [], new Map([[0, 8]]))).toEqual([]);
	const both = new Map([
		[0, decade],
		[3, decade],
	]);
	expect(of('a film from the fifties, a film from the sixties', [], both).map(([film]) => film)).toEqual([0, 3]);
	const tarr = poolOf(DIRECTED, NAMES);
	const said = (text: string) => phrasesIn(tarr, text, new Map([[0, 1]]), new Set()).size;
	expect(['one of Béla Tarr’s', "one of Béla Tarr's", 'the best Béla Tarr film', 'one of Béla Tarr'].map(said)).toEqual(
		[1, 1, 1, 0],
	);
});
