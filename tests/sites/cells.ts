import { stripVTControlCharacters } from 'node:util';

/** What is measured of a place where people write, as the columns of the table. */
export const CELLS = [
	'found',
	'advised whole',
	'marks',
	'card',
	'delete and undo',
	'insert',
	'saved clean',
	'kept exactly once',
	'preview',
	'edit',
	'refused',
	'two-step',
] as const;

export type Cell = (typeof CELLS)[number];

/** What came of one; without a reason it works. */
export interface Measured {
	/** Where: the site and its composer, or the editor and the browser. */
	place: string;
	cell: Cell;
	reason?: string;
}

/** The first line of what a test says, without the colors of a terminal. */
export function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const lines = stripVTControlCharacters(message)
		.split('\n')
		.map((line) => line.trim());
	const reasons = lines.filter((line) => /^(Expected|Received|- Expected|[-+] )/.test(line));
	return [lines[0], ...reasons].join(' ').slice(0, 300);
}
