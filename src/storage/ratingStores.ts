/** Where own ratings of all kinds and their imports are stored. */
import type { IDBPObjectStore, StoreNames } from 'idb';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { type FilmKey, kindOf } from '../core/catalogue/titled.ts';
import { atomically } from './atomically.ts';
import type { Database, Schema } from './db.ts';

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
