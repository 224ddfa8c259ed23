import { expect, test } from 'vitest';
import type { Film } from '../../../../src/core/catalogue/film.ts';
import { kindsOf } from '../../../../src/lab/facts/kinds.ts';
import { film } from '../../films.ts';
import { NOTHING } from './folder.ts';

const series = (first: number, last: number, votes = 0, anime = false) => [{ first, last, votes, anime }];
const SERIES = new Map([
	['loki', series(2021, 2023, 400_000)],
	['the outsider', series(2020, 2020, 115_000)],
	['black mirror', series(2011, 2026, 600_000)],
	['naruto', series(2002, 2007, 100_000, true)],
	['friends', series(1994, 2004, 900_000)],
]);
const comedy = { genres: ['Comedy'] };

test.each<[Film, string, string?]>([
	[film('Loki', 2021), 'series'],
	[film('Loki', 2022), 'series'],
	[film('Loki', 2009), 'film'],
	[film('Loki', 2021), 'film', 'A director'],
	[film('The Outsider', 2020, 1, { genres: ['Western'] }), 'series'],
	[film('The Outsider', 2019, 1, { genres: ['Western'] }), 'film'],
	[film('The Friends', 1994), 'film'],
	[film('Black Mirror: Nosedive', 2016), 'episode'],
	[film('Black Mirror: Bandersnatch', 2018, 1, { genres: ['Drama'] }), 'film'],
	[film('Black Mirror: Before', 2001), 'film'],
	[film('Black Mirror: The Movie', 2012), 'film'],
	[film('Naruto: A Film', 2004), 'film'],
	[film('Some Comic: First Hour', 2010, 1, comedy), 'special'],
	[film('Some Comic: Second Hour', 2012), 'special'],
	[film('Some Comic: A Life', 2012, 1, { genres: ['Documentary'] }), 'film'],
	[film('Other Comic: Third Hour', 2012, 1, comedy), 'film'],
	[film('The Star Holiday Special', 1978, 1, { genres: ['Sci-Fi'] }), 'special'],
	[film('Nirvana: Live at Reading', 1992), 'concert'],
	[film('We Live in Public', 2009, 1, { genres: ['Documentary'] }), 'film'],
])('%s is recognized as a %s', (row, kind, director) => {
	const first = film('Some Comic: First Hour', 2010, 1, comedy);
	const facts = new Map([[`${first.title}\t${first.year}`, { ...NOTHING, cast: ['Some Comic'] }]]);
	if (director !== undefined) facts.set(`${row.title}\t${row.year}`, { ...NOTHING, directors: [director] });
	expect(kindsOf([row, first], facts, SERIES)[0]).toBe(kind);
});
