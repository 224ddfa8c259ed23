/** The file of films kept apart: a line per film with title, year and why. */
import type { Apart } from '../core/catalogue/apart.ts';
import type { Film } from '../core/catalogue/film.ts';
import { byFilm, isYear, table, tableText, yearText } from './table.ts';

const HEAD = ['title', 'year', 'why'];
const KINDS: Readonly<Record<string, Apart>> = {
	sex: 'adult',
	violence: 'adult',
	'sex and violence': 'adult',
	short: 'short',
};

export interface ApartLine {
	title: string;
	year: number;
	apart: Apart;
}

/** Writes the file of items that are all for adults only. */
export const adultText = (films: readonly Pick<Film, 'title' | 'year'>[]): string =>
	tableText(
		HEAD,
		films.map(({ title, year }) => [title, yearText(year), 'sex']),
	);

/** @throws InputError naming file, line and reason */
export const { parse: parseApart, read: readApart } = table(HEAD, ([title, year, why], fail): ApartLine => {
	const apart = KINDS[why!];
	if (title === '' || !isYear(year!) || apart === undefined)
		throw fail(`a line must have a title, a year and one of ${Object.keys(KINDS).join(', ')}.`);
	return { title: title!, year: Number(year), apart };
});

/** Returns for each of `films` whether it is kept apart. */
export const apartFilms = (films: readonly Film[], lines: readonly ApartLine[]): (Apart | undefined)[] =>
	byFilm(films, lines).map((line) => line?.apart);
