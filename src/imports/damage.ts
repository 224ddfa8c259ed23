import { faults } from '../strings/faults.ts';
import { ImportError, RowError } from './error.ts';
import type { ReadRows } from './export.ts';

/** An export with more damaged rows than this, or more than this share of all rows, is refused. */
const MOST_DAMAGED = 3;
const MOST_DAMAGED_SHARE = 0.001;
/** Reading stops at more damaged rows than this: they only count. */
const MOST_DAMAGED_READ = 10_000;
/** Most rows in an export, which has one for each viewing. More would take too much memory. */
const MOST_ROWS = 500_000;

/** Reads a row, or notes it in `found` if damaged, in the words of `say`. @throws ImportError if there are too many */
export function tryRow(found: ReadRows, name: string, row: number, read: () => void, say = faults.atRow): void {
	if (++found.tried > MOST_ROWS) throw new ImportError(faults.manyRows(name, MOST_ROWS));
	try {
		read();
	} catch (error) {
		if (!(error instanceof RowError)) throw error;
		if (++found.unreadable > MOST_DAMAGED_READ) refuseDamaged(found);
		if (found.damaged.length <= MOST_DAMAGED) found.damaged.push(say(name, row, error.message));
	}
}

/** @throws ImportError if too many rows are damaged, naming the first */
export function refuseDamaged({ tried, damaged, unreadable }: ReadRows): void {
	const [first] = damaged;
	if (first === undefined) return;
	if (unreadable <= MOST_DAMAGED && unreadable <= MOST_DAMAGED_SHARE * tried) return;
	throw new ImportError(faults.damagedRows(first, unreadable - 1));
}
