import Papa from 'papaparse';
import { atRow } from './error.ts';

export interface CsvRow {
	cells: string[];
	/** Row number as in a spreadsheet, from 1. */
	row: number;
}

/** Characters parsed per step. */
const STEP = 1 << 13;
const LONGEST_ROW = 1 << 20;
const DELIMITERS = [',', ';', '\t'];

/**
 * Parses a CSV text in steps of some thousand characters, skipping empty rows. Each step yields the share parsed, 0 to 1.
 * @throws ImportError if quotation marks are not closed or not doubled
 */
export function* csvRows(name: string, text: string): Generator<{ rows: CsvRow[]; share: number }, void> {
	const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
	const delimiter = delimiterOf(lines);
	let row = 1;
	for (let at = 0, step = STEP; at < lines.length; ) {
		const isLast = at + step >= lines.length;
		const { data, errors, meta } = new Papa.Parser({ delimiter, newline: '\n' }).parse(
			lines.slice(at, at + step),
			0,
			!isLast,
		) as Papa.ParseResult<string[]>;
		const wrong = errors.find((error) => error.type === 'Quotes');
		if (wrong !== undefined)
			throw atRow(name, row + (wrong.row ?? 0), 'a quotation mark in it is never closed, or is not doubled.');
		const rows = data.map((cells, i) => ({ cells, row: row + i })).filter(({ cells }) => cells.some((c) => c.trim()));
		row += data.length;
		if (meta.cursor === 0 && !isLast) {
			step *= 2;
			if (step > LONGEST_ROW) throw atRow(name, row, 'it does not end. A quotation mark may be missing.');
			continue;
		}
		at = isLast ? lines.length : at + meta.cursor;
		step = STEP;
		yield { rows, share: at / lines.length };
	}
}

/** Detects the delimiter: the most frequent one outside quotation marks in the first row. */
function delimiterOf(text: string): string {
	const first = (/^\s*([^\n]*)/.exec(text.slice(0, STEP))?.[1] ?? '').replace(/"[^"]*"/g, '');
	const count = (delimiter: string) => first.split(delimiter).length;
	return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}
