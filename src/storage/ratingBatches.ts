/** Reads and writes many ratings in batches, so that the page can render in between, but in one transaction. */

import { unwrap } from 'idb';
import * as v from 'valibot';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { keysOfKind, type RatingsTransaction } from './ratingStores.ts';
import { type OwnRating, RatingSchema } from './records.ts';

/** Ratings per batch. */
const BATCH = 250;

/** Yields all stored ratings of a kind in the order of their keys, without invalid ones. */
export async function* ratingBatches(
	{ ratings }: Pick<RatingsTransaction, 'ratings'>,
	kind: PackKind,
): AsyncGenerator<OwnRating[], void> {
	for (let range = keysOfKind(kind); ; ) {
		const batch = await ratings.getAll(range, BATCH);
		yield batch.filter((rating) => v.is(RatingSchema, rating));
		const last = batch.at(-1);
		if (last === undefined || batch.length < BATCH) return;
		range = keysOfKind(kind, last);
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
