/**
 * Stores the user's own ratings and the imports they came from. A film in several imports is stored once, with the most
 * informative entry (rated before only seen, then the newer); deleting an import leaves the entries of the others.
 */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { type FilmKey, textOfKey } from '../core/catalogue/titled.ts';
import { saysMore } from '../imports/merge.ts';
import { atomically } from './atomically.ts';
import type { Database } from './db.ts';
import { ratingBatches, writeInBatches } from './ratingBatches.ts';
import { inRatingsTransaction, RATING_STORES, type RatingsTransaction, ratingKey } from './ratingStores.ts';
import {
	type Import,
	type ImportedRating,
	ImportSchema,
	OtherImportSchema,
	OtherRatingSchema,
	type OwnRating,
	RatingSchema,
	type Unmatched,
} from './records.ts';

/** A film in an import. */
export interface ImportedFilm extends FilmKey {
	stars: number | null;
	date: string | null;
}

export interface NewImport extends Omit<Import, 'id' | 'matched'> {
	films: ImportedFilm[];
}

/** Returns all own ratings of a kind, one per film, without invalid records. */
export async function readOwnRatings(db: Database, kind: PackKind = 'films'): Promise<OwnRating[]> {
	if (kind === 'films') return validRecords(RatingSchema, await db.getAll('ratings')).valid;
	const ofKind = IDBKeyRange.bound([kind], [kind, []]);
	return validRecords(OtherRatingSchema, await db.getAll('otherRatings', ofKind)).valid;
}

/** Returns all imports of a kind, the newest first. */
export async function readImports(db: Database, kind: PackKind = 'films'): Promise<Import[]> {
	if (kind === 'films') return validRecords(ImportSchema, await db.getAll('imports')).valid.reverse();
	const { valid } = validRecords(OtherImportSchema, await db.getAll('otherImports'));
	return valid.filter((one) => one.kind === kind).reverse();
}

/** Returns the number of ratings and imports that are left out as invalid. */
export async function countDamaged(db: Database): Promise<number> {
	let damaged = 0;
	for (const { ratings, imports, rating, imported } of Object.values(RATING_STORES)) {
		const tx = db.transaction([ratings, imports]);
		const stored = await Promise.all([tx.objectStore(ratings).getAll(), tx.objectStore(imports).getAll()]);
		damaged += validRecords(rating, stored[0]).damaged + validRecords(imported, stored[1]).damaged;
	}
	return damaged;
}

/** Stores an import atomically. @param onShare called with the share done, 0 to 1 @returns its id */
export function saveImport(db: Database, imported: NewImport, onShare: (share: number) => void): Promise<number> {
	const { films: rows, ...more } = imported;
	const films = uniqueFilms(rows);
	return inRatingsTransaction(db, imported.kind, async (tx) => {
		const id = await tx.imports.add({ ...more, matched: films.length } as Import);
		const known = new Map<string, OwnRating>();
		for await (const step of ratingBatches(tx)) for (const rating of step) known.set(textOfKey(rating), rating);
		await writeInBatches(tx, films, onShare, (film, ratings) =>
			ratings.put(addImported(film, known.get(textOfKey(film)), id)),
		);
		return id;
	});
}

/** Names an import: numbers are those of the stores of its kind. */
export type ImportId = Pick<Import, 'id' | 'kind'>;

/** Resolves an unmatched row of an import: it names `film`, or, if null, is skipped. */
export function settleUnmatched(
	db: Database,
	from: ImportId,
	row: Pick<Unmatched, 'row' | 'part'>,
	film: FilmKey | null,
): Promise<void> {
	return changeImport(db, from, async (known, tx) => {
		const settled = known.unmatched.find((other) => other.row === row.row && other.part === row.part);
		if (settled === undefined) return known;
		const unmatched = known.unmatched.filter((other) => other !== settled);
		if (film === null) return { ...known, unmatched };
		const rating: unknown = await tx.ratings.get(ratingKey(film));
		const { stars, date } = settled;
		const before = v.is(tx.rating, rating) ? rating : undefined;
		await tx.ratings.put(addImported({ ...film, stars, date }, before, from.id));
		const isNew = before === undefined || before.said.every((other) => other.import !== from.id);
		return { ...known, unmatched, matched: known.matched + (isNew ? 1 : 0) };
	});
}

/** Skips all rows of an import that are still unmatched. */
export const settleAllUnmatched = (db: Database, from: ImportId): Promise<void> =>
	changeImport(db, from, async (known) => ({ ...known, unmatched: [] }));

function changeImport(
	db: Database,
	{ id, kind }: ImportId,
	change: (known: Import, tx: RatingsTransaction) => Promise<Import>,
): Promise<void> {
	return inRatingsTransaction(db, kind, async (tx) => {
		const known: unknown = await tx.imports.get(id);
		if (v.is(tx.imported, known)) await tx.imports.put(await change(known, tx));
	});
}

/** Deletes an import and its entries in ratings. */
export async function forgetImport(db: Database, { id, kind }: ImportId): Promise<void> {
	await inRatingsTransaction(db, kind, async (tx) => {
		await tx.imports.delete(id);
		if ((await tx.imports.count()) === 0) return tx.ratings.clear();
		for await (const step of ratingBatches(tx))
			await writeInBatches(tx, step, null, (rating, ratings) => {
				const left = rating.said.filter((other) => other.import !== id);
				if (left.length === 0) ratings.delete(ratingKey(rating));
				else if (left.length < rating.said.length) ratings.put(ratingFrom(rating, left));
			});
	});
}

/** Deletes all imports and ratings. */
export async function forgetRatings(db: Database): Promise<void> {
	const stores = Object.values(RATING_STORES).flatMap(({ ratings, imports }) => [ratings, imports]);
	const tx = db.transaction(stores, 'readwrite');
	await atomically(tx, async () => {
		await Promise.all(stores.map((store) => tx.objectStore(store).clear()));
	});
}

/** Removes duplicates, as several rows of a file may name one film. */
function uniqueFilms(films: ImportedFilm[]): ImportedFilm[] {
	const once = new Map<string, ImportedFilm>();
	for (const film of films) {
		const other = once.get(textOfKey(film));
		if (other === undefined || saysMore(film, other)) once.set(textOfKey(film), film);
	}
	return [...once.values()];
}

/** Adds the entry of import `id` to a rating. Of two entries of one import it keeps the more informative one. */
function addImported(film: ImportedFilm, known: OwnRating | undefined, id: number): OwnRating {
	const { stars, date } = film;
	const all = known?.said ?? [];
	const before = all.find((other) => other.import === id);
	const best = before !== undefined && !saysMore({ stars, date }, before) ? before : { import: id, stars, date };
	return ratingFrom(film, [...all.filter((other) => other !== before), best]);
}

/** Creates a rating from the entries of its imports; the most informative one counts. */
export function ratingFrom({ title, year, kind }: FilmKey, said: ImportedRating[]): OwnRating {
	const { stars, date } = said.reduce((best, other) => (saysMore(other, best) ? other : best));
	return { title, year, ...(kind && { kind }), stars, date, said };
}
