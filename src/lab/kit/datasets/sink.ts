import type { Ids } from './ids.ts';
import type { Scale } from './scale.ts';
import type { RatingsTable } from './table.ts';

/** Where rows go, and where is said what is wrong with the others. */
export interface Sink {
	userIds: Ids;
	itemIds: Ids;
	scale: Scale;
	table: RatingsTable;
	/** `line` is 0 where there are none, `rows` how many rows it is about, one by default. */
	bad(line: number, reason: string, rows?: number): void;
}
