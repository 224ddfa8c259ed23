/** The file of films kept apart: a line per film with title, year and why. */
import type { Apart } from '../core/catalogue/apart.ts';
import type { Film } from '../core/catalogue/film.ts';
import { atLine } from './errors.ts';
import { readText } from './files.ts';
import { yearText } from './films.ts';

const HEAD = 'title\tyear\twhy';
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
	[HEAD, ...films.map(({ title, year }) => `${title}\t${yearText(year)}\tsex`), ''].join('\n');

/** @throws InputError naming file, line and reason */
export function parseApart(text: string, file: string): ApartLine[] {
	const [head, ...lines] = text.split('\n').filter((line) => line !== '');
	if (head !== HEAD) throw atLine(file, 1, 'the header must be title, year, why, divided by tabs.');
	return lines.map((line, i) => {
		const [title = '', year = '', why = '', ...more] = line.split('\t');
		const apart = KINDS[why];
		if (title === '' || !/^(\d{4})?$/.test(year) || apart === undefined || more.length > 0)
			throw atLine(file, i + 2, `a line must have a title, a year and one of ${Object.keys(KINDS).join(', ')}.`);
		return { title, year: Number(year), apart };
	});
}

export const readApart = async (file: string) => parseApart(await readText(file), file);

/** Returns for each of `films` whether it is kept apart. */
export function apartFilms(films: readonly Film[], lines: readonly ApartLine[]): (Apart | undefined)[] {
	const byKey = new Map(lines.map(({ title, year, apart }) => [`${title}\t${year}`, apart]));
	return films.map(({ title, year }) => byKey.get(`${title}\t${year}`));
}
