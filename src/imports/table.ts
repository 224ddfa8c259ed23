import { faults, why } from '../strings/faults.ts';
import { type Cell, type Columns, type CsvRow, cellIn, columnsIn, csvRows } from './csv.ts';
import { refuseDamaged, tryRow } from './damage.ts';
import { ImportError, RowError } from './error.ts';
import type { Part, ReadRows, Steps } from './export.ts';

/** Returns the column names from the first row of a CSV text, in lower case. */
export function columnsOf({ name, text }: Part): string[] {
	for (const { rows } of csvRows(name, text)) if (rows[0] !== undefined) return [...columnsIn(rows[0].cells).keys()];
	return [];
}

/** Calls `read`, which throws a RowError if a row is damaged. @throws ImportError if the whole table is */
export function* readTable(part: Part, found: ReadRows, read: (cell: Cell, row: number) => void): Steps<void> {
	let columns: Columns | null = null;
	let last: CsvRow | null = null;
	for (const { rows, share } of csvRows(part.name, part.text)) {
		for (const line of rows) {
			if (columns === null) {
				columns = columnsIn(line.cells);
				continue;
			}
			const at = columns;
			last = line;
			tryRow(found, part.name, line.row, () => {
				const cells = line.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
				if (line.cells.length < at.size || cells > at.size) throw new RowError(why.cells(line.cells.length, at.size));
				read(cellIn(at, line.cells), line.row);
			});
		}
		yield share;
	}
	if (last !== null && last.cells.length < columns!.size) throw new ImportError(faults.cutRow(part.name, last.row));
	refuseDamaged(found);
}
