/**
 * The user's own ratings: films, and the imports they came with. A film that several imports name is kept once, with
 * what says most of it (a rating more than having seen it, of two the newer); forgetting one import leaves what the
 * others say.
 */
import * as v from 'valibot';
import { soundOnes } from '../checks.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { saysMore } from '../imports/merge.ts';
import type { Database } from './db.ts';
import { inSteps, keptRatings, type Writing, writing } from './ratingSteps.ts';
import { type Import, ImportSchema, type OwnRating, RatingSchema, type Said, type Unmatched } from './records.ts';

/** A film as an import names it. */
export interface Named extends FilmKey {
	stars: number | null;
	date: string | null;
}

export interface NewImport extends Omit<Import, 'id' | 'matched'> {
	films: Named[];
}

/** All own ratings, one a film; damaged ones are passed over. */
export async function readOwnRatings(db: Database): Promise<OwnRating[]> {
	return soundOnes(RatingSchema, await db.getAll('ratings')).sound;
}

/** All imports, the newest first. */
export async function readImports(db: Database): Promise<Import[]> {
	return soundOnes(ImportSchema, await db.getAll('imports')).sound.reverse();
}

/** Keeps an import, all of it or nothing. @returns its id */
export function saveImport(db: Database, imported: NewImport, onShare: (share: number) => void): Promise<number> {
	const { service, file, date, unmatched } = imported;
	const films = filmsOnce(imported.films);
	return writing(db, async (tx) => {
		const id = await tx.objectStore('imports').add({ service, file, date, matched: films.length, unmatched } as Import);
		const known = new Map<string, OwnRating>();
		for await (const step of keptRatings(tx)) for (const rating of step) known.set(keyOf(rating), rating);
		await inSteps(tx, films, onShare, (film, ratings) => ratings.put(said(film, known.get(keyOf(film)), id)));
		return id;
	});
}

/** Takes a row off the unmatched ones of an import: as naming `film`, or, with null, as to be left out. */
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
		await ratings.put(said({ title, year, stars, date }, before, id));
		const isNew = before === undefined || before.said.every((other) => other.import !== id);
		return { ...known, unmatched, matched: known.matched + (isNew ? 1 : 0) };
	});
}

/** Leaves out all rows of an import that are still unmatched. */
export const settleAllUnmatched = (db: Database, id: number): Promise<void> =>
	changeImport(db, id, async (known) => ({ ...known, unmatched: [] }));

function changeImport(
	db: Database,
	id: number,
	change: (known: Import, tx: Writing) => Promise<Import>,
): Promise<void> {
	return writing(db, async (tx) => {
		const imports = tx.objectStore('imports');
		const known: unknown = await imports.get(id);
		if (v.is(ImportSchema, known)) await imports.put(await change(known, tx));
	});
}

/** Forgets an import and what it said of films. */
export async function forgetImport(db: Database, id: number): Promise<void> {
	await writing(db, async (tx) => {
		const imports = tx.objectStore('imports');
		await imports.delete(id);
		if ((await imports.count()) === 0) return tx.objectStore('ratings').clear();
		for await (const step of keptRatings(tx))
			await inSteps(tx, step, null, (rating, ratings) => {
				const left = rating.said.filter((other) => other.import !== id);
				if (left.length === 0) ratings.delete([rating.title, rating.year]);
				else if (left.length < rating.said.length) ratings.put(rated(rating, left));
			});
	});
}

/** Forgets all imports and ratings. */
export function forgetRatings(db: Database): Promise<void> {
	return writing(db, async (tx) => {
		await Promise.all([tx.objectStore('ratings').clear(), tx.objectStore('imports').clear()]);
	});
}

const keyOf = ({ title, year }: FilmKey) => `${year} ${title}`;

/** Each film once: several rows of a file may name one. */
function filmsOnce(films: Named[]): Named[] {
	const once = new Map<string, Named>();
	for (const film of films) {
		const other = once.get(keyOf(film));
		if (other === undefined || saysMore(film, other)) once.set(keyOf(film), film);
	}
	return [...once.values()];
}

/** A rating to which import `id` adds what it says; of two things the same import says, that which says more. */
function said({ title, year, stars, date }: Named, known: OwnRating | undefined, id: number): OwnRating {
	const all = known?.said ?? [];
	const before = all.find((other) => other.import === id);
	const kept = before !== undefined && !saysMore({ stars, date }, before) ? before : { import: id, stars, date };
	return rated({ title, year }, [...all.filter((other) => other !== before), kept]);
}

/** A film with what imports say of it, of which that which says most counts. */
export function rated({ title, year }: FilmKey, said: Said[]): OwnRating {
	const { stars, date } = said.reduce((best, other) => (saysMore(other, best) ? other : best));
	return { title, year, stars, date, said };
}
