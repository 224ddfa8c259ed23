import type { Cell } from './cells.ts';

/** A cell that is known not to work, and the words of README's limits that say so. */
export interface Limit {
	place: string;
	cell: Cell;
	sentence: string;
}

export const LIMITS: readonly Limit[] = [];
