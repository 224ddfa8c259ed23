/** Where own ratings and their imports are stored: those of films, and beside them those of all other kinds. */
import type { IDBPObjectStore, StoreNames } from 'idb';
import type { OtherKind } from '../core/catalogue/packKinds.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { atomically } from './atomically.ts';
import type { Database, Schema } from './db.ts';
import { ImportSchema, OtherImportSchema, OtherRatingSchema, RatingSchema } from './records.ts';

export const RATING_STORES = {
	films: { ratings: 'ratings', imports: 'imports', rating: RatingSchema, imported: ImportSchema },
	others: {
		ratings: 'otherRatings',
		imports: 'otherImports',
		rating: OtherRatingSchema,
		imported: OtherImportSchema,
	},
} as const;
type Stores = (typeof RATING_STORES)[keyof typeof RATING_STORES];
type StoreName = Stores['ratings' | 'imports'];

/** The stores of a kind; of films where none is said. */
const storesOf = (kind: OtherKind | undefined): Stores => RATING_STORES[kind === undefined ? 'films' : 'others'];

/** The key of the rating of a film, or of an item of another kind. */
export const ratingKey = ({ kind, title, year }: FilmKey): Schema['ratings' | 'otherRatings']['key'] =>
	kind === undefined ? [title, year] : [kind, title, year];

/** The stores of a kind in a transaction, which may have others. */
export interface RatingsTransaction<Names extends StoreNames<Schema>[] = StoreName[]>
	extends Pick<Stores, 'rating' | 'imported'> {
	ratings: IDBPObjectStore<Schema, Names, Stores['ratings'], 'readwrite'>;
	imports: IDBPObjectStore<Schema, Names, Stores['imports'], 'readwrite'>;
}

/** Runs `write` in one transaction, which is aborted if it fails. */
export function inRatingsTransaction<T>(
	db: Database,
	kind: OtherKind | undefined,
	write: (tx: RatingsTransaction) => Promise<T>,
): Promise<T> {
	const { ratings, imports, ...schemas } = storesOf(kind);
	const tx = db.transaction([ratings, imports], 'readwrite');
	return atomically(tx, () =>
		write({ ...schemas, ratings: tx.objectStore(ratings), imports: tx.objectStore(imports) }),
	);
}
