import type { Ids } from './ids.ts';
import type { Scale } from './scale.ts';
import type { RatingsTable } from './table.ts';

/** Receives rows, and the reasons why other rows are bad. */
export interface Sink {
	userIds: Ids;
	itemIds: Ids;
	scale: Scale;
	table: RatingsTable;
	/** @param line 0 if the file has no lines @param rows number of bad rows, 1 by default */
	bad(line: number, reason: string, rows?: number): void;
}
