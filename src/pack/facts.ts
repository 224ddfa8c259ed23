/** The facts file: a line per film with its makers, country, and numbers elsewhere. */
import type { FilmAbout } from '../core/catalogue/about.ts';
import { entriesIn, isYear, table, tableText, yearText } from './table.ts';

/** A line of the facts file. */
export interface FactsLine extends FilmAbout {
	title: string;
	year: number;
}

const HEAD = 'title year directors cast countries language collection imdb tmdb'.split(' ');
const IMDB_DIGITS = 7;

export const factsText = (lines: readonly FactsLine[]): string =>
	tableText(
		HEAD,
		lines.map(({ title, year, directors, cast, countries, language, collection, imdb, tmdb }) => {
			const names = [directors, cast, countries].map((list) => list.join(' | '));
			const imdbId = imdb === 0 ? '' : `tt${String(imdb).padStart(IMDB_DIGITS, '0')}`;
			return [title, yearText(year), ...names, language, collection, imdbId, tmdb === 0 ? '' : tmdb];
		}),
	);

/** @throws InputError naming file, line and reason */
export const { parse: parseFacts, read: readFacts } = table(HEAD, (cells, fail): FactsLine => {
	const [title, year, directors, cast, countries, language, collection, imdb, tmdb] = cells as Cells;
	if (!isYear(year) || !/^(?:tt\d{7,9})?$/.test(imdb) || !/^\d{0,9}$/.test(tmdb))
		throw fail('the year, the IMDb id or the TMDB number cannot be read.');
	return {
		...{ title, year: Number(year), language, collection },
		directors: entriesIn(directors),
		cast: entriesIn(cast),
		countries: entriesIn(countries),
		imdb: Number(imdb.slice(2)),
		tmdb: Number(tmdb),
	};
});
type Cells = [string, string, string, string, string, string, string, string, string];
