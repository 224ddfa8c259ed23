import { MOST_FILMS } from '../core/catalogue/catalogue.ts';
import { FILM_KINDS, type Film, type FilmKind, GENRES } from '../core/catalogue/film.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { atLine, InputError } from './errors.ts';
import { readText } from './files.ts';
import { entriesIn, keyOf, tableText, yearText } from './table.ts';

const HEADER = ['title', 'year', 'raters', 'genres', 'also_known_as'];
/** The table may have a last column for what a row is; it is empty for films. */
const WITH_KIND = [...HEADER, 'kind'];
/** A year from 1 to 2099, or none. */
const YEAR = /^([01]\d{3}|20\d\d)?$/;

const knownGenres = new Set<string>(GENRES);

/**
 * Reads a films table: tab-separated, with the header `title year raters genres also_known_as`; and perhaps `kind`;
 * genres separated by "|", other titles by " | ", raters empty if there are too few to count, kind empty for films.
 * Items of another kind of pack may be of any year, or of an unknown one: then the year is empty.
 * @throws InputError naming file, line, and reason
 */
export async function readFilms(file: string, of: PackKind = 'films'): Promise<Film[]> {
	return parseFilms(await readText(file), file, of);
}

export function parseFilms(text: string, file: string, of: PackKind = 'films'): Film[] {
	const lines = text.split(/\r?\n/);
	if (lines.at(-1) === '') lines.pop();
	const columns = lines[0] === WITH_KIND.join('\t') ? WITH_KIND.length : HEADER.length;
	if (columns === HEADER.length && lines[0] !== HEADER.join('\t'))
		throw atLine(file, 1, `the header must be ${HEADER.join(', ')}, divided by tabs.`);
	if (lines.length === 1) throw atLine(file, 2, 'there are no films.');
	if (lines.length - 1 > MOST_FILMS) throw new InputError(`${file}: holds more than ${MOST_FILMS} films.`);
	const firstAt = new Map<string, number>();
	return lines.slice(1).map((line, i) => {
		const fail = (reason: string) => atLine(file, i + 2, reason);
		const film = parseFilm(line, columns, of, fail);
		const key = keyOf(film);
		const first = firstAt.get(key);
		if (first !== undefined) throw fail(`"${film.title}" of ${film.year} stands on line ${first} already.`);
		firstAt.set(key, i + 2);
		return film;
	});
}

/** Writes a films table with kinds. */
export const filmsText = (films: readonly Film[]): string =>
	tableText(
		WITH_KIND,
		films.map(({ title, year, raters, genres, otherTitles, kind = 'film' }) => [
			...[title, yearText(year), raters ?? '', genres.join('|'), otherTitles.join(' | ')],
			kind === 'film' ? '' : kind,
		]),
	);

function parseFilm(line: string, columns: number, of: PackKind, fail: (reason: string) => InputError): Film {
	const cells = line.split('\t');
	if (cells.length !== columns) throw fail(`has ${cells.length} columns instead of ${columns}.`);
	const [title, year, raters, genres, others, kind = ''] = cells as [string, string, string, string, string, string?];
	if (title.trim() === '' || title.includes('\0')) throw fail('the title is empty or not a text.');
	if (of === 'films' && !/^(18|19|20)\d\d$/.test(year)) throw fail(`the year "${year}" is not a year of four digits.`);
	if (!YEAR.test(year)) throw fail(`the year "${year}" is not a year of four digits up to 2099, or empty.`);
	if (!/^([1-9]\d{0,8})?$/.test(raters))
		throw fail(`the raters "${raters}" are not a whole number of at least 1, or empty.`);
	const names = genres === '' ? [] : genres.split('|');
	const unknown = names.find((name) => !knownGenres.has(name));
	if (unknown !== undefined) throw fail(`the genre "${unknown}" is unknown (known: ${GENRES.join(', ')}).`);
	if (others.includes('\0')) throw fail('another title is not a text.');
	if (kind !== '' && !FILM_KINDS.includes(kind as FilmKind))
		throw fail(`the kind "${kind}" is unknown (known: ${FILM_KINDS.join(', ')}, or empty).`);
	return {
		title,
		year: Number(year),
		raters: raters === '' ? null : Number(raters),
		genres: names,
		otherTitles: entriesIn(others),
		...(kind !== '' && kind !== 'film' && { kind: kind as FilmKind }),
	};
}
