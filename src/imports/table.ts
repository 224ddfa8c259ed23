import { type CsvRow, csvRows } from './csv.ts';
import { refuseDamaged, tryRow } from './damage.ts';
import { ImportError, RowError } from './error.ts';
import type { Found, Part, Steps } from './export.ts';

/** The cell of a row in a column, trimmed; empty where the table has no such column. */
type Cell = (column: string) => string;

/** Names of the columns in the first row of a CSV text, in small letters. */
export function columnsOf({ name, text }: Part): string[] {
	for (const { rows } of csvRows(name, text)) if (rows[0] !== undefined) return namesIn(rows[0]);
	return [];
}

const namesIn = ({ cells }: CsvRow) => cells.map((cell) => cell.trim().toLowerCase());

/**
 * Reads each row of a table with `read`, which throws a RowError for one that is damaged.
 * @throws ImportError when the table is damaged
 */
export function* readTable(part: Part, found: Found, read: (cell: Cell, row: number) => void): Steps<void> {
	let columns: Map<string, number> | null = null;
	let total = 0;
	let last: CsvRow | null = null;
	for (const { rows, share } of csvRows(part.name, part.text)) {
		for (const line of rows) {
			if (columns === null) {
				columns = new Map(namesIn(line).map((name, i) => [name, i]));
				continue;
			}
			const at = columns;
			total++;
			last = line;
			tryRow(found, part.name, line.row, () => {
				const cells = line.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
				if (line.cells.length < at.size || cells > at.size)
					throw new RowError(`it has ${line.cells.length} cells where the first row has ${at.size}.`);
				read((column) => line.cells[at.get(column) ?? -1]?.trim() ?? '', line.row);
			});
		}
		yield share;
	}
	if (last !== null && last.cells.length < columns!.size)
		throw new ImportError(
			`${part.name} ends in the middle of row ${last.row}: it was not saved whole. Nothing was imported. Download it again.`,
		);
	refuseDamaged(found, total);
}
