/**
 * Stores the user's own ratings and the imports they came from. A film in several imports is stored once, with the most
 * informative entry (rated before only seen, then the newer); deleting an import leaves the entries of the others.
 */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { saysMore } from '../imports/merge.ts';
import type { Database } from './db.ts';
import { inRatingsTransaction, type RatingsTransaction, ratingBatches, writeInBatches } from './ratingBatches.ts';
import {
	type Import,
	type ImportedRating,
	ImportSchema,
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

/** Returns all own ratings, one per film, without invalid records. */
export async function readOwnRatings(db: Database): Promise<OwnRating[]> {
	return validRecords(RatingSchema, await db.getAll('ratings')).valid;
}

/** Returns all imports, the newest first. */
export async function readImports(db: Database): Promise<Import[]> {
	return validRecords(ImportSchema, await db.getAll('imports')).valid.reverse();
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
	const { service, file, date, unmatched } = imported;
	const films = uniqueFilms(imported.films);
	return inRatingsTransaction(db, async (tx) => {
		const id = await tx.objectStore('imports').add({ service, file, date, matched: films.length, unmatched } as Import);
		const known = new Map<string, OwnRating>();
		for await (const step of ratingBatches(tx)) for (const rating of step) known.set(keyOf(rating), rating);
		await writeInBatches(tx, films, onShare, (film, ratings) =>
			ratings.put(addImported(film, known.get(keyOf(film)), id)),
		);
		return id;
	});
}

/** Resolves an unmatched row of an import: it names `film`, or, if null, is skipped. */
export function settleUnmatched(
	db: Database,
	id: number,
	row: Pick<Unmatched, 'row' | 'part'>,
	film: FilmKey | null,
): Promise<void> {
	return changeImport(db, id, async (known, tx) => {
		const settled = known.unmatched.find((other) => other.row === row.row && other.part === row.part);
		if (settled === undefined) return known;
		const unmatched = known.unmatched.filter((other) => other !== settled);
		if (film === null) return { ...known, unmatched };
		const ratings = tx.objectStore('ratings');
		const rating: unknown = await ratings.get([film.title, film.year]);
		const { stars, date } = settled;
		const { title, year } = film;
		const before = v.is(RatingSchema, rating) ? rating : undefined;
		await ratings.put(addImported({ title, year, stars, date }, before, id));
		const isNew = before === undefined || before.said.every((other) => other.import !== id);
		return { ...known, unmatched, matched: known.matched + (isNew ? 1 : 0) };
	});
}

/** Skips all rows of an import that are still unmatched. */
export const settleAllUnmatched = (db: Database, id: number): Promise<void> =>
	changeImport(db, id, async (known) => ({ ...known, unmatched: [] }));

function changeImport(
	db: Database,
	id: number,
	change: (known: Import, tx: RatingsTransaction) => Promise<Import>,
): Promise<void> {
	return inRatingsTransaction(db, async (tx) => {
		const imports = tx.objectStore('imports');
		const known: unknown = await imports.get(id);
		if (v.is(ImportSchema, known)) await imports.put(await change(known, tx));
	});
}

/** Deletes an import and its entries in ratings. */
export async function forgetImport(db: Database, id: number): Promise<void> {
	await inRatingsTransaction(db, async (tx) => {
		const imports = tx.objectStore('imports');
		await imports.delete(id);
		if ((await imports.count()) === 0) return tx.objectStore('ratings').clear();
		for await (const step of ratingBatches(tx))
			await writeInBatches(tx, step, null, (rating, ratings) => {
				const left = rating.said.filter((other) => other.import !== id);
				if (left.length === 0) ratings.delete([rating.title, rating.year]);
				else if (left.length < rating.said.length) ratings.put(ratingFrom(rating, left));
			});
	});
}

/** Deletes all imports and ratings. */
export function forgetRatings(db: Database): Promise<void> {
	return inRatingsTransaction(db, async (tx) => {
		await Promise.all([tx.objectStore('ratings').clear(), tx.objectStore('imports').clear()]);
	});
}

const keyOf = ({ title, year }: FilmKey) => `${year} ${title}`;

/** Removes duplicates, as several rows of a file may name one film. */
function uniqueFilms(films: ImportedFilm[]): ImportedFilm[] {
	const once = new Map<string, ImportedFilm>();
	for (const film of films) {
		const other = once.get(keyOf(film));
		if (other === undefined || saysMore(film, other)) once.set(keyOf(film), film);
	}
	return [...once.values()];
}

/** Adds the entry of import `id` to a rating. Of two entries of one import it keeps the more informative one. */
function addImported({ title, year, stars, date }: ImportedFilm, known: OwnRating | undefined, id: number): OwnRating {
	const all = known?.said ?? [];
	const before = all.find((other) => other.import === id);
	const best = before !== undefined && !saysMore({ stars, date }, before) ? before : { import: id, stars, date };
	return ratingFrom({ title, year }, [...all.filter((other) => other !== before), best]);
}

/** Creates a rating from the entries of its imports; the most informative one counts. */
export function ratingFrom({ title, year }: FilmKey, said: ImportedRating[]): OwnRating {
	const { stars, date } = said.reduce((best, other) => (saysMore(other, best) ? other : best));
	return { title, year, stars, date, said };
}
