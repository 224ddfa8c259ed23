import Papa from 'papaparse';
import { why } from '../strings/faults.ts';
import { atRow } from './error.ts';

export interface CsvRow {
	cells: string[];
	/** Row number as in a spreadsheet, from 1. */
	row: number;
}

/** Characters parsed per step. */
const STEP = 1 << 13;
/** Characters of a row at most. */
export const LONGEST_ROW = 1 << 20;
const DELIMITERS = [',', ';', '\t'];

/** Parses a CSV text in steps, which yield the share done, 0 to 1. @throws ImportError if quotation marks are wrong */
export function* csvRows(name: string, text: string): Generator<{ rows: CsvRow[]; share: number }, void> {
	const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
	const delimiter = delimiterOf(lines);
	let row = 1;
	for (let at = 0, step = STEP; at < lines.length; ) {
		const isLast = at + step >= lines.length;
		const { rows: all, wrong, end } = parseRows(lines.slice(at, at + step), delimiter, isLast);
		if (wrong !== null) throw atRow(name, row + wrong, why.quote);
		const rows = all.map((cells, i) => ({ cells, row: row + i })).filter(({ cells }) => cells.some((c) => c.trim()));
		row += all.length;
		if (end === 0 && !isLast) {
			step *= 2;
			if (step > LONGEST_ROW) throw atRow(name, row, why.endless);
			continue;
		}
		at = isLast ? lines.length : at + end;
		step = STEP;
		yield { rows, share: at / lines.length };
	}
}

/** Parses whole rows. `wrong`: a row with a wrong quotation mark, from 0; `end`: where the rest begins. */
export function parseRows(
	text: string,
	delimiter: string,
	isLast: boolean,
): { rows: string[][]; wrong: number | null; end: number } {
	const { data, errors, meta } = new Papa.Parser({ delimiter, newline: '\n' }).parse(
		text,
		0,
		!isLast,
	) as Papa.ParseResult<string[]>;
	const wrong = errors.find((error) => error.type === 'Quotes');
	return { rows: data, wrong: wrong === undefined ? null : (wrong.row ?? 0), end: meta.cursor };
}

/** Returns the trimmed cell of a column; empty without that column. */
export type Cell = (column: string) => string;
export type Columns = ReadonlyMap<string, number>;

/** The columns that a first row names, in lower case, with their places. */
export const columnsIn = (cells: readonly string[]): Columns =>
	new Map(cells.map((cell, i) => [cell.trim().toLowerCase(), i]));

export const cellIn =
	(columns: Columns, cells: readonly string[]): Cell =>
	(column) =>
		cells[columns.get(column) ?? -1]?.trim() ?? '';

/** Whether all of some columns are among others. */
export const areColumns =
	(...names: string[]) =>
	(columns: readonly string[]): boolean =>
		names.every((name) => columns.includes(name));

/** Detects the delimiter: the most frequent one outside quotation marks in the first row. */
export function delimiterOf(text: string): string {
	const first = (/^\s*([^\n]*)/.exec(text.slice(0, STEP))?.[1] ?? '').replace(/"[^"]*"/g, '');
	const count = (delimiter: string) => first.split(delimiter).length;
	return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
