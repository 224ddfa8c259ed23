/** Reads and writes many ratings in batches, so that the page can render in between, but in one transaction. */

import { type IDBPTransaction, unwrap } from 'idb';
import * as v from 'valibot';
import { atomically } from './atomically.ts';
import type { Database, Schema } from './db.ts';
import { type OwnRating, RatingSchema } from './records.ts';

export type RatingsTransaction = IDBPTransaction<Schema, ['ratings', 'imports'], 'readwrite'>;

/** Ratings per batch. */
const BATCH = 250;

/** Runs `write` in one transaction, which is aborted if it fails. */
export function inRatingsTransaction<T>(db: Database, write: (tx: RatingsTransaction) => Promise<T>): Promise<T> {
	const tx = db.transaction(['ratings', 'imports'], 'readwrite');
	return atomically(tx, () => write(tx));
}

/** Yields all stored ratings in the order of their keys, without invalid ones. */
export async function* ratingBatches(tx: RatingsTransaction): AsyncGenerator<OwnRating[], void> {
	const ratings = tx.objectStore('ratings');
	for (let range: IDBKeyRange | null = null; ; ) {
		const batch: OwnRating[] = await ratings.getAll(range, BATCH);
		yield batch.filter((rating) => v.is(RatingSchema, rating));
		const last = batch.at(-1);
		if (last === undefined || batch.length < BATCH) return;
		range = IDBKeyRange.lowerBound([last.title, last.year], true);
	}
}

/** Calls `write` for each item. Awaits once per batch, since awaiting every request takes twice as long. */
export async function writeInBatches<T>(
	tx: RatingsTransaction,
	items: T[],
	onShare: ((share: number) => void) | null,
	write: (item: T, ratings: IDBObjectStore) => void,
): Promise<void> {
	const ratings = tx.objectStore('ratings');
	for (let i = 0; i < items.length; i += BATCH) {
		for (const item of items.slice(i, i + BATCH)) write(item, unwrap(ratings));
		await ratings.count();
		onShare?.(Math.min(1, (i + BATCH) / items.length));
	}
}
