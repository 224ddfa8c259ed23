import { type Catalogue, filmAt } from '../../src/core/catalogue/catalogue.ts';
import type { Film } from '../../src/core/catalogue/film.ts';
import { isLikely } from '../../src/core/mentions/certainty.ts';
import { findMentions } from '../../src/core/mentions/mentions.ts';
import { buildPack, openPack, type PopulationFile } from '../../src/core/population/pack.ts';

/** A film for tests: `film('Heat', 1995, 19000)`. */
export function film(title: string, year: number, raters: number | null = null, more: Partial<Film> = {}): Film {
	return { title, year, raters, genres: [], otherTitles: [], ...more };
}

export const POPULATION: PopulationFile = {
	name: 'A test site',
	size: 50_000,
	date: '2026-07',
	sources: ['made up'],
	activity: [
		{ share: 0.7, ratings: 5 },
		{ share: 0.3, ratings: 20 },
	],
};

export const FILMS: Film[] = [
	film('The Matrix', 1999, 6000, { genres: ['Action', 'Sci-Fi'] }),
	film('Fight Club', 1999, 5500, { genres: ['Drama'] }),
	film('Pulp Fiction', 1994, 5400, { genres: ['Crime'] }),
	film('Heat', 1995, 3000, { genres: ['Crime', 'Drama'] }),
	film('Crash', 1996, 1700),
	film('Crash', 2004, 1900),
	film('Rocky II', 1979, 1500),
	film('Koyaanisqatsi', 1982, 300, { genres: ['Documentary'] }),
	film('Werckmeister Harmonies', 2000, 120, { genres: ['Drama'], otherTitles: ['Werckmeister harmóniák'] }),
	film('Amélie', 2001, 2500),
	film('Dune: Part Two', 2024, 4000, { genres: ['Sci-Fi'] }),
	film('Lock, Stock & Two Smoking Barrels', 1998, 2000),
	film('Matrix Reloaded, The', 2003, 2600),
	film('The Lord of the Rings: The Two Towers', 2002, 4500),
	film('Nobody Saw This Flowerpot', 1971),
	...Array.from({ length: 40 }, (_, i) =>
		film(`Popular Number ${i + 100}`, 1990 + (i % 30), 2000 + 40 * i, { genres: ['Drama'] }),
	),
].map((film) => ({ ...film, raters: film.raters && 5 * film.raters }));

/** The films as a table, the kind that `lab pack` reads. */
export const filmsTable = () =>
	[
		'title\tyear\traters\tgenres\talso_known_as',
		...FILMS.map(({ title, year, raters, genres, otherTitles }) =>
			[title, year, raters ?? '', genres.join('|'), otherTitles.join(' | ')].join('\t'),
		),
	].join('\n');

/** How common a few words are in English; everything else was never seen. */
export const commonness = (word: string) => ({ the: 123, saw: 86, heat: 66, crash: 63 })[word] ?? 0;

export const packBytes = () => buildPack(FILMS, POPULATION, commonness);
export const testPack = () => openPack(packBytes());

/** What a text names by the best guess: the words, and the film. */
export const namesIn = (catalogue: Catalogue, text: string): string[] =>
	findMentions(catalogue, text)
		.filter(isLikely)
		.map(({ start, end, film: number }) => {
			const { title, year } = filmAt(catalogue, number);
			return `${text.slice(start, end)} = ${title} ${year}`;
		});
