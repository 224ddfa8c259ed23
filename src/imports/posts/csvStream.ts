import { faults, why } from '../../strings/faults.ts';
import {
	type Cell,
	type Columns,
	type CsvRow,
	cellIn,
	columnsIn,
	delimiterOf,
	LONGEST_ROW,
	parseRows,
} from '../csv.ts';
import { atRow } from '../error.ts';
import type { TextFile } from './format.ts';

/** Characters parsed per step: rows with people's text are long. */
const STEP = 1 << 16;

/** Whether the first row of a CSV file names these columns, in any order and among others. */
export function hasColumns(head: string, columns: readonly string[]): boolean {
	const lines = head.replace(/\r\n?/g, '\n');
	const found = columnsIn(parseRows(lines, delimiterOf(lines), false).rows[0] ?? []);
	return columns.every((column) => found.has(column));
}

/** Streams the rows below one that names the columns. @throws ImportError with a row of other cells, or without end */
export async function* tableRows(
	file: TextFile,
	delimiter = delimiterOf(file.head),
): AsyncGenerator<{ cell: Cell; row: number }, void> {
	let columns: Columns | null = null;
	for await (const { cells, row } of rowsOf(file, delimiter)) {
		if (columns === null) {
			columns = columnsIn(cells);
			continue;
		}
		if (cells.length !== columns.size) throw atRow(file.name, row, faults.again(why.cells(cells.length, columns.size)));
		yield { cell: cellIn(columns, cells), row };
	}
}

/** Streams the rows of a CSV file, without empty ones. @throws ImportError with the row if one does not end */
export async function* rowsOf(
	{ name, head, chunks }: Pick<TextFile, 'name' | 'head' | 'chunks'>,
	delimiter = delimiterOf(head),
): AsyncGenerator<CsvRow, void> {
	let row = 1;
	let text = '';
	let step = STEP;
	const take = function* (isLast: boolean): Generator<CsvRow, void> {
		const { rows, wrong, end } = parseRows(text, delimiter, isLast);
		if (wrong !== null) throw atRow(name, row + wrong, why.quote);
		for (const [i, cells] of rows.entries()) if (cells.some((cell) => cell.trim())) yield { cells, row: row + i };
		row += rows.length;
		text = text.slice(end);
		if (text.length > LONGEST_ROW) throw atRow(name, row, why.longRow(LONGEST_ROW));
		// A row that has not ended is parsed again only once it has doubled.
		step = Math.max(STEP, 2 * text.length);
	};
	for await (const chunk of unixLines(chunks)) {
		text += chunk;
		if (text.length >= step) yield* take(false);
	}
	yield* take(true);
}

async function* unixLines(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
	let held = '';
	for await (const chunk of chunks) {
		let text = held + chunk;
		held = text.endsWith('\r') ? '\r' : '';
		if (held !== '') text = text.slice(0, -1);
		yield text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
	}
	if (held !== '') yield '\n';
}
