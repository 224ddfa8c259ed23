import { lowerBound } from '../../../core/algorithms/bisect.ts';
import type { Ids } from './ids.ts';

/** One side of a ratings relation: for each row (a user or an item) its entries, rising, in one run. */
export interface Side {
	/** Where each row's entries start, and one more: `start[row] .. start[row + 1]`. */
	start: Uint32Array;
	/** The other side's index of each entry. */
	ids: Uint16Array | Uint32Array;
	/** Rating of each entry, as an index into the levels; null where the file has no ratings. */
	levels: Uint8Array | null;
	/** Seconds since 1970 of each entry; null where the file has no times, or none were asked for. */
	times: Uint32Array | null;
}

/** A ratings database in memory: the same entries by user and by item, all in shared memory for threads. */
export interface Ratings {
	users: number;
	items: number;
	/** Number of ratings. */
	count: number;
	byUser: Side;
	byItem: Side;
	/** What each level stands for, on the file's own scale. */
	scale: Float64Array;
}

/** Ratings read from a file, with the names that the file gives them. */
export interface NamedRatings extends Ratings {
	userIds: Ids;
	itemIds: Ids;
}

/** Number of raters of an item, |U_m|, or of items of a user, |R_u|. */
export const sizeOf = (side: Side, row: number) => side.start[row + 1]! - side.start[row]!;

/** Sizes of all rows. */
export const sizesOf = (side: Side) =>
	Float64Array.from({ length: side.start.length - 1 }, (_, row) => sizeOf(side, row));

/** Bytes that the columns of both sides take. */
export const bytesOf = ({ byUser, byItem }: Ratings) =>
	[byUser, byItem]
		.flatMap((side) => [side.start, side.ids, side.levels, side.times])
		.reduce((sum, column) => sum + (column?.byteLength ?? 0), 0);

/** Where `id` stands in a row, or -1. */
export function indexIn({ start, ids }: Side, row: number, id: number): number {
	const end = start[row + 1]!;
	const at = lowerBound(ids, id, start[row]!, end);
	return at < end && ids[at] === id ? at : -1;
}

/** A column of `length` numbers from 0 to `largest` in shared memory, as narrow as they allow. */
export const sharedIds = (length: number, largest: number) =>
	largest < 1 << 16
		? new Uint16Array(new SharedArrayBuffer(2 * length))
		: new Uint32Array(new SharedArrayBuffer(4 * length));

export const sharedLevels = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
export const sharedWords = (length: number) => new Uint32Array(new SharedArrayBuffer(4 * length));
export const sharedFloats = (length: number) => new Float32Array(new SharedArrayBuffer(4 * length));
