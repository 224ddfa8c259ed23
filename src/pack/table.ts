/** Tables of the project, as in assets: a header, then lines of cells divided by tabs; entries of a cell by " | ". */
import type { Film } from '../core/catalogue/film.ts';
import { atLine, type InputError } from './errors.ts';
import { readText } from './files.ts';

type Fail = (reason: string) => InputError;

/** A year in these tables: four digits, or nothing if not known. */
export const yearText = (year: number): string => (year === 0 ? '' : String(year).padStart(4, '0'));
export const isYear = (cell: string): boolean => /^(\d{4})?$/.test(cell);

export const entriesIn = (cell: string): string[] => (cell === '' ? [] : cell.split(' | '));

export const tableText = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
	[head, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');

/** Reads the lines below a header. @throws InputError naming file, line and reason */
export function linesOf<Row>(
	text: string,
	file: string,
	head: readonly string[],
	read: (cells: string[], fail: Fail) => Row,
): Row[] {
	const [first, ...lines] = text.split('\n').filter((line) => line !== '');
	if (first !== head.join('\t')) throw atLine(file, 1, `the header must be ${head.join(', ')}, divided by tabs.`);
	return lines.map((line, i) => read(line.split('\t'), (reason) => atLine(file, i + 2, reason)));
}

/** How a table is read whose lines have a cell for each word of the header. @param read makes a row of a line's cells */
export function table<Row>(head: readonly string[], read: (cells: string[], fail: Fail) => Row) {
	const parse = (text: string, file: string): Row[] =>
		linesOf(text, file, head, (cells, fail) => {
			if (cells.length !== head.length) throw fail(`has ${cells.length} columns instead of ${head.length}.`);
			return read(cells, fail);
		});
	return { parse, read: async (file: string) => parse(await readText(file), file) };
}

interface Titled {
	title: string;
	year: number;
}

export const keyOf = ({ title, year }: Titled): string => `${title}\t${year}`;

/** Returns the line about each of `films`, if there is one. */
export function byFilm<Line extends Titled>(films: readonly Film[], lines: readonly Line[]): (Line | undefined)[] {
	const byKey = new Map(lines.map((line) => [keyOf(line), line]));
	return films.map((film) => byKey.get(keyOf(film)));
}
