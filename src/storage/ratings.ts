/**
 * Stores the user's own ratings and their imports. An item in several imports is stored once, with the most informative
 * entry (rated before only seen, then the newer); deleting an import leaves the entries of the others.
 */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { type FilmKey, kindOf, textOfKey } from '../core/catalogue/titled.ts';
import { saysMore } from '../imports/merge.ts';
import type { Database } from './db.ts';
import {
	inRatingsTransaction,
	keysOfKind,
	type RatingsTransaction,
	ratingBatches,
	ratingKey,
	writeInBatches,
} from './ratingStores.ts';
import {
	type Import,
	type ImportedRating,
	ImportSchema,
	type OwnRating,
	RatingSchema,
	type Unmatched,
} from './records.ts';

export interface ImportedFilm extends FilmKey {
	stars: number | null;
	date: string | null;
}

export interface NewImport extends Omit<Import, 'id' | 'matched'> {
	films: ImportedFilm[];
}

/** Returns all own ratings of a kind, one per item, without invalid records. */
export const readOwnRatings = async (db: Database, kind: PackKind = 'films'): Promise<OwnRating[]> =>
	validRecords(RatingSchema, await db.getAll('ratings', keysOfKind(kind))).valid;

/** Returns all imports, or those of one kind, newest first. */
export async function readImports(db: Database, kind?: PackKind): Promise<Import[]> {
	const { valid } = validRecords(ImportSchema, await db.getAll('imports'));
	return valid.filter((one) => kind === undefined || one.kind === kind).reverse();
}

/** Returns the number of ratings and imports that are left out as invalid. */
export async function countDamaged(db: Database): Promise<number> {
	const tx = db.transaction(['ratings', 'imports']);
	const [ratings, imports] = await Promise.all([
		tx.objectStore('ratings').getAll(),
		tx.objectStore('imports').getAll(),
	]);
	return validRecords(RatingSchema, ratings).damaged + validRecords(ImportSchema, imports).damaged;
}

/** Stores an import atomically. @param onShare called with the share done, 0 to 1 @returns its id */
export function saveImport(db: Database, imported: NewImport, onShare: (share: number) => void): Promise<number> {
	const { films: rows, ...more } = imported;
	const films = uniqueFilms(rows);
	return inRatingsTransaction(db, async (tx) => {
		const id = await tx.imports.add({ ...more, matched: films.length } as Import);
		const known = new Map<string, OwnRating>();
		for await (const step of ratingBatches(tx, imported.kind))
			for (const rating of step) known.set(textOfKey(rating), rating);
		await writeInBatches(tx, films, onShare, (film, ratings) =>
			ratings.put(addImported(film, known.get(textOfKey(film)), id)),
		);
		return id;
	});
}

/** Resolves an unmatched row of an import: it names `film`, or, if null, is skipped. */
export function settleUnmatched(
	db: Database,
	from: number,
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
		const before = v.is(RatingSchema, rating) ? rating : undefined;
		await tx.ratings.put(addImported({ ...film, stars, date }, before, from));
		const isNew = before === undefined || before.said.every((other) => other.import !== from);
		return { ...known, unmatched, matched: known.matched + (isNew ? 1 : 0) };
	});
}

/** Skips all rows of an import that are still unmatched. */
export const settleAllUnmatched = (db: Database, from: number): Promise<void> =>
	changeImport(db, from, async (known) => ({ ...known, unmatched: [] }));

function changeImport(
	db: Database,
	id: number,
	change: (known: Import, tx: RatingsTransaction) => Promise<Import>,
): Promise<void> {
	return inRatingsTransaction(db, async (tx) => {
		const known: unknown = await tx.imports.get(id);
		if (v.is(ImportSchema, known)) await tx.imports.put(await change(known, tx));
	});
}

/** Deletes an import and its entries in ratings; with the last one of a kind, all ratings of the kind. */
export async function forgetImport(db: Database, { id, kind }: Pick<Import, 'id' | 'kind'>): Promise<void> {
	await inRatingsTransaction(db, async (tx) => {
		await tx.imports.delete(id);
		if ((await tx.imports.count()) === 0) return tx.ratings.clear();
		if (!(await tx.imports.getAll()).some((other) => other.kind === kind)) return tx.ratings.delete(keysOfKind(kind));
		for await (const step of ratingBatches(tx, kind))
			await writeInBatches(tx, step, null, (rating, ratings) => {
				const left = rating.said.filter((other) => other.import !== id);
				if (left.length === 0) ratings.delete(ratingKey(rating));
				else if (left.length < rating.said.length) ratings.put(ratingFrom(rating, left));
			});
	});
}

/** Deletes all imports and ratings. */
export const forgetRatings = (db: Database): Promise<void> =>
	inRatingsTransaction(db, async ({ ratings, imports }) => {
		await Promise.all([ratings.clear(), imports.clear()]);
	});

/** Removes duplicates, as several rows of a file may name one film. */
function uniqueFilms(films: ImportedFilm[]): ImportedFilm[] {
	const once = new Map<string, ImportedFilm>();
	for (const film of films) {
		const other = once.get(textOfKey(film));
		if (other === undefined || saysMore(film, other)) once.set(textOfKey(film), film);
	}
	return [...once.values()];
}

/** Adds the entry of import `id` to a rating. It keeps the more informative of two entries from one import. */
function addImported(film: ImportedFilm, known: OwnRating | undefined, id: number): OwnRating {
	const { stars, date } = film;
	const all = known?.said ?? [];
	const before = all.find((other) => other.import === id);
	const best = before !== undefined && !saysMore({ stars, date }, before) ? before : { import: id, stars, date };
	return ratingFrom(film, [...all.filter((other) => other !== before), best]);
}

/** Creates a rating from the entries of its imports; the most informative one counts. */
export function ratingFrom(key: FilmKey, said: ImportedRating[]): OwnRating {
	const { stars, date } = said.reduce((best, other) => (saysMore(other, best) ? other : best));
	return { kind: kindOf(key), title: key.title, year: key.year, stars, date, said };
}
