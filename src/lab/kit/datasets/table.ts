import type { Ids } from './ids.ts';
import { type Ratings, type Side, sharedIds, sharedLevels, sharedWords } from './ratings.ts';
import type { Scale } from './scale.ts';

const CHUNK = 1 << 16;

interface Chunk {
	length: number;
	users: Uint16Array | Uint32Array;
	items: Uint16Array | Uint32Array;
	levels: Uint8Array | null;
	times: Uint32Array | null;
}

/** Unsorted rows of a ratings file, in chunks that are freed one by one. */
export interface RatingsTable {
	/** Adds one rating. `level` is 0 without ratings, `time` is 0 without times. */
	add(user: number, item: number, level: number, time: number): void;
	/** Sorts the rows into both sides. Can be called only once. */
	finish(scale: readonly number[]): { ratings: Ratings; repeated: number };
	readonly length: number;
}

const narrow = (largest: number, length: number) =>
	largest < 1 << 16 ? new Uint16Array(length) : new Uint32Array(length);

/**
 * Collects ratings so that the peak memory stays below 1.5 times the result's: chunks are as narrow as the
 * ids so far allow and are freed while being sorted by item; then the user side is made from the item side.
 */
export function createTable(withLevels: boolean, withTimes: boolean): RatingsTable {
	const chunks: Chunk[] = [];
	let users = 0;
	let items = 0;
	let length = 0;
	let chunk = newChunk();

	function newChunk(): Chunk {
		const made: Chunk = {
			length: 0,
			users: narrow(users, CHUNK),
			items: narrow(items, CHUNK),
			levels: withLevels ? new Uint8Array(CHUNK) : null,
			times: withTimes ? new Uint32Array(CHUNK) : null,
		};
		chunks.push(made);
		return made;
	}

	return {
		add(user, item, level, time) {
			if (user >= users) users = user + 1;
			if (item >= items) items = item + 1;
			if (chunk.length === CHUNK) chunk = newChunk();
			const at = chunk.length++;
			if (user > 0xffff && chunk.users.BYTES_PER_ELEMENT === 2) chunk.users = Uint32Array.from(chunk.users);
			if (item > 0xffff && chunk.items.BYTES_PER_ELEMENT === 2) chunk.items = Uint32Array.from(chunk.items);
			chunk.users[at] = user;
			chunk.items[at] = item;
			if (chunk.levels !== null) chunk.levels[at] = level;
			if (chunk.times !== null) chunk.times[at] = time;
			length++;
		},
		finish(scale) {
			const byItem = emptySide(items, users, length, withLevels, withTimes);
			for (const { items: ids, length: n } of chunks) for (let i = 0; i < n; i++) byItem.start[ids[i]! + 1]!++;
			accumulate(byItem.start);
			const next = byItem.start.slice(0, items);
			while (chunks.length > 0) place(chunks.shift()!, byItem, next);
			const byUser = transpose(byItem, users, items);
			const repeated = dropRepeats(byUser);
			const compacted = repeated === 0 ? byUser : cutTo(byUser, length - repeated);
			// The user side is in order of items, so that transposing it back puts each item's users in order.
			const sorted =
				repeated === 0 && isRising(byItem)
					? byItem
					: transpose(compacted, items, users, repeated === 0 ? byItem : undefined);
			const ratings: Ratings = {
				users,
				items,
				count: length - repeated,
				byUser: compacted,
				byItem: sorted,
				scale: Float64Array.from(scale),
			};
			return { ratings, repeated };
		},
		get length() {
			return length;
		},
	};
}

export function emptySide(rows: number, others: number, length: number, levels: boolean, times: boolean): Side {
	return {
		start: sharedWords(rows + 1),
		ids: sharedIds(length, others),
		levels: levels ? sharedLevels(length) : null,
		times: times ? sharedWords(length) : null,
	};
}

/** Turns counts, stored one place after their row, into the offsets of the rows. */
export function accumulate(start: Uint32Array): void {
	for (let i = 1; i < start.length; i++) start[i]! += start[i - 1]!;
}

function place(chunk: Chunk, side: Side, next: Uint32Array): void {
	const { users, items, levels, times, length } = chunk;
	for (let i = 0; i < length; i++) {
		const at = next[items[i]!]!++;
		side.ids[at] = users[i]!;
		if (levels !== null) side.levels![at] = levels[i]!;
		if (times !== null) side.times![at] = times[i]!;
	}
	// Frees the memory now: garbage collection would come after the peak.
	for (const column of [users, items, levels, times]) (column?.buffer as ArrayBuffer | undefined)?.transfer(0);
}

/** Transposes a side: the same entries by the other side's rows, each row rising; into `reuse` if given. */
export function transpose(from: Side, rows: number, others: number, reuse?: Side): Side {
	const { start, ids, levels, times } = from;
	const to = reuse ?? emptySide(rows, others, ids.length, levels !== null, times !== null);
	if (reuse === undefined) {
		for (let i = 0; i < ids.length; i++) to.start[ids[i]! + 1]!++;
		accumulate(to.start);
	}
	const next = to.start.slice(0, rows);
	for (let row = 0; row < others; row++) {
		for (let i = start[row]!; i < start[row + 1]!; i++) {
			const at = next[ids[i]!]!++;
			to.ids[at] = row;
			if (levels !== null) to.levels![at] = levels[i]!;
			if (times !== null) to.times![at] = times[i]!;
		}
	}
	return to;
}

/** Whether the entries of each row rise, without repeats. */
function isRising({ start, ids }: Side): boolean {
	for (let row = 0; row + 1 < start.length; row++)
		for (let i = start[row]! + 1; i < start[row + 1]!; i++) if (ids[i]! <= ids[i - 1]!) return false;
	return true;
}

/** Keeps the last of repeated entries of a row, compacting in place. @returns the number of removed entries */
function dropRepeats(side: Side): number {
	if (isRising(side)) return 0;
	const { start, ids, levels, times } = side;
	let to = 0;
	for (let row = 0; row + 1 < start.length; row++) {
		const [from, end] = [start[row]!, start[row + 1]!];
		start[row] = to;
		for (let i = from; i < end; i++) {
			if (to > start[row]! && ids[i] === ids[to - 1]) to--;
			ids[to] = ids[i]!;
			if (levels !== null) levels[to] = levels[i]!;
			if (times !== null) times[to] = times[i]!;
			to++;
		}
	}
	start[start.length - 1] = to;
	return ids.length - to;
}

function cutTo({ start, ids, levels, times }: Side, length: number): Side {
	return {
		start,
		ids: ids.subarray(0, length) as typeof ids,
		levels: levels?.subarray(0, length) ?? null,
		times: times?.subarray(0, length) ?? null,
	};
}

export interface Sink {
	userIds: Ids;
	itemIds: Ids;
	scale: Scale;
	table: RatingsTable;
	/** @param line 0 if the file has no lines @param rows number of bad rows, 1 by default */
	bad(line: number, reason: string, rows?: number): void;
}
