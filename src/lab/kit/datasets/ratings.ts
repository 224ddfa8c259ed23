import { lowerBound } from '../../../core/algorithms/bisect.ts';
import type { Ids } from './ids.ts';

/** One side of a ratings relation, as compressed sparse rows: for each row (a user or an item) its entries, rising. */
export interface Side {
	/** Offset of each row's entries, and the end: `start[row] .. start[row + 1]`. */
	start: Uint32Array;
	/** Index of each entry's row on the other side. */
	ids: Uint16Array | Uint32Array;
	/** Rating of each entry, as an index into the scale; null if the file has no ratings. */
	levels: Uint8Array | null;
	/** Seconds since 1970 of each entry; null if the file has no times or they were not requested. */
	times: Uint32Array | null;
}

/** A ratings database in memory: the same entries by user and by item, all in shared memory for threads. */
export interface Ratings {
	users: number;
	items: number;
	count: number;
	byUser: Side;
	byItem: Side;
	/** Rating of each level, on the file's scale. */
	scale: Float64Array;
}

/** Ratings read from a file, with the ids of users and items in the file. */
export interface NamedRatings extends Ratings {
	userIds: Ids;
	itemIds: Ids;
}

/** Number of raters of an item, |U_m|, or of items of a user, |R_u|. */
export const sizeOf = (side: Side, row: number) => side.start[row + 1]! - side.start[row]!;

export const sizesOf = (side: Side) =>
	Float64Array.from({ length: side.start.length - 1 }, (_, row) => sizeOf(side, row));

export const bytesOf = ({ byUser, byItem }: Ratings) =>
	[byUser, byItem]
		.flatMap((side) => [side.start, side.ids, side.levels, side.times])
		.reduce((sum, column) => sum + (column?.byteLength ?? 0), 0);

/** Finds the entry of `id` in a row by binary search, or -1. */
export function indexIn({ start, ids }: Side, row: number, id: number): number {
	const end = start[row + 1]!;
	const at = lowerBound(ids, id, start[row]!, end);
	return at < end && ids[at] === id ? at : -1;
}

/** Allocates a column of `length` numbers from 0 to `largest` in shared memory, as narrow as possible. */
export const sharedIds = (length: number, largest: number) =>
	largest < 1 << 16
		? new Uint16Array(new SharedArrayBuffer(2 * length))
		: new Uint32Array(new SharedArrayBuffer(4 * length));

export const sharedLevels = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
export const sharedWords = (length: number) => new Uint32Array(new SharedArrayBuffer(4 * length));
export const sharedFloats = (length: number) => new Float32Array(new SharedArrayBuffer(4 * length));

/** A person to find: their user index in the ratings (-1 if absent) and the items they mention in public. */
export interface Target {
	user: number;
	items: readonly number[];
	/** When each of `items` is mentioned, in seconds since 1970, if known. */
	times?: readonly number[];
	/** Number of further mentions, of items without ratings: they give no evidence but count as mentions. */
	unknown?: number;
}

export const mentionsOf = ({ items, unknown = 0 }: Target) => items.length + unknown;

/** Seconds per day. */
export const DAY = 86_400;

export const dayOf = (seconds: number) => Math.floor(seconds / DAY);
