import { atLine } from '../../pack/errors.ts';
import { readText } from '../../pack/files.ts';

/** A row of a table by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** Reads a tab-separated table with a header. @throws InputError naming file, line and reason */
export async function readTable(file: string, columns: readonly string[]): Promise<Row[]> {
	const [head = '', ...lines] = (await readText(file)).split('\n').filter((line) => line !== '');
	const names = head.split('\t');
	const missing = columns.find((column) => !names.includes(column));
	if (missing !== undefined) throw atLine(file, 1, `there is no column "${missing}".`);
	return lines.map((line, i) => {
		const cells = line.split('\t');
		if (cells.length !== names.length)
			throw atLine(file, i + 2, `has ${cells.length} columns instead of ${names.length}.`);
		return Object.fromEntries(names.map((name, n) => [name, cells[n]!]));
	});
}

/** The entries of a cell divided by " | ". */
export const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split(' | '));
