import { ImportError, RowError } from './error.ts';
import type { ReadRows } from './export.ts';

/** An export with more damaged rows than this, or more than this share of all rows, is refused. */
const MOST_DAMAGED = 3;
const MOST_DAMAGED_SHARE = 0.001;

/** Reads one row; a damaged one is recorded in `found` instead. */
export function tryRow(found: ReadRows, name: string, row: number, read: () => void): void {
	try {
		read();
	} catch (error) {
		if (!(error instanceof RowError)) throw error;
		found.damaged.push(`${name}, row ${row}: ${error.message}`);
	}
}

/** @throws ImportError if too many rows are damaged, naming the first */
export function refuseDamaged({ rows, damaged }: ReadRows, allRows = rows.length): void {
	const [first] = damaged;
	if (first === undefined) return;
	if (damaged.length <= MOST_DAMAGED && damaged.length <= MOST_DAMAGED_SHARE * allRows) return;
	const more = damaged.length - 1;
	const others = more === 0 ? '' : ` ${more} more ${more === 1 ? 'row is' : 'rows are'} damaged too.`;
	throw new ImportError(`${first}${others} Nothing was imported. Export the file again, or correct it.`);
}
