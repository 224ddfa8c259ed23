import { ImportError, RowError } from './error.ts';
import type { Found } from './export.ts';

/** An export with more damaged rows than this, or more than one in a thousand, is refused. */
const MOST = 3;
const SHARE = 0.001;

/** Reads one row; one that is damaged is noted in `found` instead. */
export function tryRow(found: Found, name: string, row: number, read: () => void): void {
	try {
		read();
	} catch (error) {
		if (!(error instanceof RowError)) throw error;
		found.damaged.push(`${name}, row ${row}: ${error.message}`);
	}
}

/** @throws ImportError when more than a few rows are damaged, naming the first */
export function refuseDamaged({ rows, damaged }: Found, allRows = rows.length): void {
	const [first] = damaged;
	if (first === undefined) return;
	if (damaged.length <= MOST && damaged.length <= SHARE * allRows) return;
	const more = damaged.length - 1;
	const others = more === 0 ? '' : ` ${more} more ${more === 1 ? 'row is' : 'rows are'} damaged too.`;
	throw new ImportError(`${first}${others} Nothing was imported. Export the file again, or correct it.`);
}
