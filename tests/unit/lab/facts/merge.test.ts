import { expect, test } from 'vitest';
import { filmAt } from '../../../../src/core/catalogue/catalogue.ts';
import { companion } from '../../../../src/core/catalogue/companions.ts';
import type { Film } from '../../../../src/core/catalogue/film.ts';
import { findFilm } from '../../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../../src/core/population/pack.ts';
import { mergeFilms, mergeLines } from '../../../../src/lab/facts/merge.ts';
import { samePairs } from '../../../../src/lab/facts/sameFilm.ts';
import type { FilmFacts } from '../../../../src/lab/facts/tables.ts';
import { commonness, FILMS, film, POPULATION } from '../../films.ts';
import { NOTHING } from './folder.ts';

/** Pairs among films with these facts, as numbers in the order given. */
const pairsOf = (...rows: [Film, Partial<FilmFacts>][]) =>
	samePairs(
		rows.map(([row]) => row),
		new Map(rows.map(([row, facts]) => [`${row.title}\t${row.year}`, { ...NOTHING, ...facts }])),
	);

test.each<[string, [Film, Partial<FilmFacts>], [Film, Partial<FilmFacts>], boolean]>([
	['the same number', [film('Q', 1982), { tmdb: '7' }], [film('The Serpent', 1983), { tmdb: '7' }], true],
	['the same page', [film('Q', 1982), { slug: 'q' }], [film('The Serpent', 1982), { slug: 'q' }], true],
	['years apart', [film('Taboo', 1999), { tmdb: '7' }], [film('Taboo', 2002), { tmdb: '7' }], false],
	[
		'another director',
		[film('Q', 1982), { tmdb: '7', directors: ['A'] }],
		[film('R', 1982), { tmdb: '7', directors: ['B'] }],
		false,
	],
	['another number', [film('Blue', 1993), { imdb: 'tt1' }], [film('Blue.', 1993), { imdb: 'tt2' }], false],
	[
		'a title in another language',
		[film('The Butcher', 1970), { otherTitles: ['fr:Le boucher'] }],
		[film('Le boucher', 1970), {}],
		true,
	],
	['spelt as one word', [film('Ever After', 1998), {}], [film('EverAfter', 1998), {}], true],
	['a slash', [film('Re/Member', 2022), {}], [film('Remember', 2022), {}], false],
	['a subtitle', [film('Tabu: A Story', 1931), { directors: ['A'] }], [film('Tabu', 1931), { directors: ['A'] }], true],
	['a subtitle, no director', [film('Inception: The Job', 2010), {}], [film('Inception', 2010), {}], false],
	['a part', [film('War: Part 1', 1965), { directors: ['A'] }], [film('War', 1965), { directors: ['A'] }], false],
])('decides whether two rows are the same film: %s', (_, a, b, same) => {
	expect(pairsOf(a, b).length > 0).toBe(same);
});

const ROWS = [
	film('Glass', 2022, 300, { genres: ['Crime'] }),
	film('Heat', 1995, 900),
	film('Glass: A Mystery', 2022, 50, { genres: ['Comedy'], otherTitles: ['Onion'] }),
	film('Chaos', 2021, 20),
	film('Chaos', 2019),
];
const PAIRS = [
	[2, 0],
	[3, 4],
] as const;

test('the row with more ratings is kept, with the titles of the others', () => {
	const { films, rowOf } = mergeFilms(ROWS, PAIRS);
	expect(films).toEqual([
		film('Glass', 2022, 300, { genres: ['Comedy', 'Crime'], otherTitles: ['Glass: A Mystery', 'Onion'] }),
		film('Heat', 1995, 900),
		film('Chaos', 2021, 20, { otherTitles: ['Chaos (2019)'] }),
	]);
	expect(rowOf).toEqual([0, 1, 0, 2, 2]);
});

test('films are found by keys stored before a merge', () => {
	const { films } = mergeFilms(ROWS, PAIRS);
	const { catalogue } = openPack(
		buildPack([...FILMS.slice(0, 3), ...films, ...FILMS.slice(4)], POPULATION, commonness),
	);
	const found = (title: string, year: number) => {
		const number = findFilm(catalogue, { title, year });
		return number < 0 ? null : filmAt(catalogue, number).title;
	};
	for (const { title, year } of ROWS) expect(found(title, year)).toBe(title.split(':')[0]);
	expect(found('Chaos', 2018)).toBeNull();
	expect(found('Onion', 2021)).toBeNull();
});

test('companions follow merged films, both lines and the films in them', () => {
	const lines = [
		{ title: 'Glass: A Mystery', year: 2022, near: [companion(1, 2)] },
		{ title: 'Heat', year: 1995, near: [companion(2, 8), companion(0, 2)] },
		{ title: 'Glass', year: 2022, near: [companion(0, 8), companion(1, 4), companion(3, 2)] },
		{ title: 'Chaos', year: 2019, near: [] },
	];
	expect(mergeLines(lines, mergeFilms(ROWS, PAIRS).films)).toEqual([
		{ title: 'Glass', year: 2022, near: [companion(1, 4), companion(2, 2)] },
		{ title: 'Heat', year: 1995, near: [companion(0, 8)] },
		{ title: 'Chaos', year: 2021, near: [] },
	]);
});
