/** The facts file: a line per film with its makers, country, and numbers elsewhere. */

import type { FilmAbout } from '../core/catalogue/about.ts';
import type { Film } from '../core/catalogue/film.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';
import { yearText } from './films.ts';

/** A line of the facts file, entries of a cell divided by " | ". */
export interface FactsLine extends FilmAbout {
	title: string;
	year: number;
}

const COLUMNS = 'title year directors cast countries language collection imdb tmdb'.split(' ');
const IMDB_DIGITS = 7;

export function factsText(lines: readonly FactsLine[]): string {
	const rows = lines.map(({ title, year, directors, cast, countries, language, collection, imdb, tmdb }) => {
		const names = [directors, cast, countries].map((list) => list.join(' | '));
		const imdbId = imdb === 0 ? '' : `tt${String(imdb).padStart(IMDB_DIGITS, '0')}`;
		return [title, yearText(year), ...names, language, collection, imdbId, tmdb === 0 ? '' : tmdb].join('\t');
	});
	return [COLUMNS.join('\t'), ...rows, ''].join('\n');
}

/** @throws InputError naming file, line and reason */
export function parseFacts(text: string, file: string): FactsLine[] {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== COLUMNS.join('\t')) throw atLine(file, 1, `the header must be ${COLUMNS.join(', ')}, divided by tabs.`);
	return lines.map((line, i) => {
		const cells = line.split('\t');
		if (cells.length !== COLUMNS.length)
			throw atLine(file, i + 2, `has ${cells.length} columns instead of ${COLUMNS.length}.`);
		const [title, year, directors, cast, countries, language, collection, imdb, tmdb] = cells;
		if (!/^(\d{4})?$/.test(year!) || !/^(?:tt\d{7,9})?$/.test(imdb!) || !/^\d{0,9}$/.test(tmdb!))
			throw atLine(file, i + 2, 'the year, the IMDb id or the TMDB number cannot be read.');
		const list = (cell: string) => (cell === '' ? [] : cell.split(' | '));
		return {
			title: title!,
			year: Number(year),
			directors: list(directors!),
			cast: list(cast!),
			countries: list(countries!),
			language: language!,
			collection: collection!,
			imdb: Number(imdb!.slice(2)),
			tmdb: Number(tmdb),
		};
	});
}

export const readFacts = async (file: string) => parseFacts(await readText(file), file);

/** Returns what is known about each of `films`. */
export function aboutFilms(films: readonly Film[], lines: readonly FactsLine[]): (FactsLine | undefined)[] {
	const byKey = new Map(lines.map((line) => [`${line.title}\t${line.year}`, line]));
	return films.map(({ title, year }) => byKey.get(`${title}\t${year}`));
}
