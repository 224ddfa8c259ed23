/** Reads and writes many ratings in batches, so that the page can render in between, but in one transaction. */

import { unwrap } from 'idb';
import * as v from 'valibot';
import { type RatingsTransaction, ratingKey } from './ratingStores.ts';
import type { OwnRating } from './records.ts';

/** Ratings per batch. */
const BATCH = 250;

/** Yields all stored ratings in the order of their keys, without invalid ones. */
export async function* ratingBatches({
	ratings,
	rating: schema,
}: RatingsTransaction): AsyncGenerator<OwnRating[], void> {
	for (let range: IDBKeyRange | null = null; ; ) {
		const batch: OwnRating[] = await ratings.getAll(range, BATCH);
		yield batch.filter((rating) => v.is(schema, rating));
		const last = batch.at(-1);
		if (last === undefined || batch.length < BATCH) return;
		range = IDBKeyRange.lowerBound(ratingKey(last), true);
	}
}

/** Calls `write` for each item. Awaits once per batch, since awaiting every request takes twice as long. */
export async function writeInBatches<T>(
	{ ratings }: RatingsTransaction,
	items: T[],
	onShare: ((share: number) => void) | null,
	write: (item: T, ratings: IDBObjectStore) => void,
): Promise<void> {
	for (let i = 0; i < items.length; i += BATCH) {
		for (const item of items.slice(i, i + BATCH)) write(item, unwrap(ratings));
		await ratings.count();
		onShare?.(Math.min(1, (i + BATCH) / items.length));
	}
}
