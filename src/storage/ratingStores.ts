/** Where own ratings of all kinds and their imports are stored. */
import { type IDBPObjectStore, type StoreNames, unwrap } from 'idb';
import * as v from 'valibot';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { type FilmKey, kindOf } from '../core/catalogue/titled.ts';
import { atomically } from './atomically.ts';
import type { Database, Schema } from './db.ts';
import { type OwnRating, RatingSchema } from './records.ts';

/** The key of a rating. */
export const ratingKey = (key: FilmKey): Schema['ratings']['key'] => [kindOf(key), key.title, key.year];

/** The keys of all ratings of a kind. @param after only those after this one */
export const keysOfKind = (kind: PackKind, after?: FilmKey): IDBKeyRange =>
	IDBKeyRange.bound(after === undefined ? [kind] : ratingKey(after), [kind, []], after !== undefined);

/** Both stores in a transaction, which may have others. */
export interface RatingsTransaction<Names extends StoreNames<Schema>[] = ('ratings' | 'imports')[]> {
	ratings: IDBPObjectStore<Schema, Names, 'ratings', 'readwrite'>;
	imports: IDBPObjectStore<Schema, Names, 'imports', 'readwrite'>;
}

/** Runs `write` in one transaction, which is aborted if it fails. */
export function inRatingsTransaction<T>(db: Database, write: (tx: RatingsTransaction) => Promise<T>): Promise<T> {
	const tx = db.transaction(['ratings', 'imports'], 'readwrite');
	return atomically(tx, () => write({ ratings: tx.objectStore('ratings'), imports: tx.objectStore('imports') }));
}

/** Ratings per batch, so that the page can render in between. */
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

/** Calls `write` for each item. Awaits once per batch, as awaiting every request takes twice as long. */
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
