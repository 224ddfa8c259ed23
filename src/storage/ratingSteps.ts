/** Many ratings are read and written in steps, so that a page can draw in between, yet in one transaction. */

import { type IDBPTransaction, unwrap } from 'idb';
import * as v from 'valibot';
import { allOrNothing } from './allOrNothing.ts';
import type { Database, Schema } from './db.ts';
import { type OwnRating, RatingSchema } from './records.ts';

export type Writing = IDBPTransaction<Schema, ['ratings', 'imports'], 'readwrite'>;

/** Ratings in one step. */
const STEP = 250;

/** Does all that `write` does, or nothing. */
export function writing<T>(db: Database, write: (tx: Writing) => Promise<T>): Promise<T> {
	const tx = db.transaction(['ratings', 'imports'], 'readwrite');
	return allOrNothing(tx, () => write(tx));
}

/** All ratings that are kept, in the order of their keys; damaged ones are passed over. */
export async function* keptRatings(tx: Writing): AsyncGenerator<OwnRating[], void> {
	const ratings = tx.objectStore('ratings');
	for (let range: IDBKeyRange | null = null; ; ) {
		const step: OwnRating[] = await ratings.getAll(range, STEP);
		yield step.filter((rating) => v.is(RatingSchema, rating));
		const last = step.at(-1);
		if (last === undefined || step.length < STEP) return;
		range = IDBKeyRange.lowerBound([last.title, last.year], true);
	}
}

/** Has `write` write each of `items`. Waits once a step, not for each: that takes twice as long. */
export async function inSteps<T>(
	tx: Writing,
	items: T[],
	onShare: ((share: number) => void) | null,
	write: (item: T, ratings: IDBObjectStore) => void,
): Promise<void> {
	const ratings = tx.objectStore('ratings');
	for (let i = 0; i < items.length; i += STEP) {
		for (const item of items.slice(i, i + STEP)) write(item, unwrap(ratings));
		await ratings.count();
		onShare?.(Math.min(1, (i + STEP) / items.length));
	}
}
