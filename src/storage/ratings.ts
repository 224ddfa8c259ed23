/**
 * The user's own ratings: films, and the imports they came with. A film that several imports name is kept once, with
 * what says most of it (a rating more than having seen it, of two the newer); forgetting one import leaves what the
 * others say.
 */
import type { IDBPTransaction } from 'idb';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { saysMore } from '../imports/merge.ts';
import type { Database, Schema } from './db.ts';
import { isImport, isOwnRating } from './ratingShapes.ts';
import type { Import, OwnRating, Said, Unmatched } from './records.ts';

/** A film as an import names it. */
export interface Named extends FilmKey {
	stars: number | null;
	date: string | null;
}

export interface NewImport extends Omit<Import, 'id' | 'matched'> {
	films: Named[];
}

/** Films written in one step, between which a page can draw. */
const STEP = 250;

type Writing = IDBPTransaction<Schema, ['ratings', 'imports'], 'readwrite'>;

/** All own ratings, one a film; damaged ones are passed over. */
export async function readOwnRatings(db: Database): Promise<OwnRating[]> {
	return ((await db.getAll('ratings')) as unknown[]).filter(isOwnRating);
}

/** All imports, the newest first. */
export async function readImports(db: Database): Promise<Import[]> {
	return ((await db.getAll('imports')) as unknown[]).filter(isImport).reverse();
}

/** Keeps an import, all of it or nothing. @returns its id */
export function saveImport(db: Database, imported: NewImport, onShare: (share: number) => void): Promise<number> {
	const { films, service, file, date, unmatched } = imported;
	return writing(db, async (tx) => {
		const matched = new Set(films.map(({ title, year }) => `${year} ${title}`)).size;
		const id = await tx.objectStore('imports').add({ service, file, date, matched, unmatched } as Import);
		for (let i = 0; i < films.length; i += STEP) {
			// Two rows may name one film: each must see what the other wrote.
			const names = new Map<string, Named>();
			for (const film of films.slice(i, i + STEP)) {
				const key = `${film.year} ${film.title}`;
				const other = names.get(key);
				if (other === undefined || saysMore(film, other)) names.set(key, film);
			}
			await Promise.all([...names.values()].map((film) => say(tx, id, film)));
			onShare(Math.min(1, (i + STEP) / films.length));
		}
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
	return writing(db, async (tx) => {
		const imports = tx.objectStore('imports');
		const known: unknown = await imports.get(id);
		if (!isImport(known)) return;
		const settled = known.unmatched.find((other) => other.row === row.row && other.part === row.part);
		if (settled === undefined) return;
		const unmatched = known.unmatched.filter((other) => other !== settled);
		await imports.put({ ...known, unmatched, matched: known.matched + (film === null ? 0 : 1) });
		if (film !== null) await say(tx, id, { ...film, stars: settled.stars, date: settled.date });
	});
}

/** Leaves out all rows of an import that are still unmatched. */
export function settleAllUnmatched(db: Database, id: number): Promise<void> {
	return writing(db, async (tx) => {
		const known: unknown = await tx.objectStore('imports').get(id);
		if (isImport(known)) await tx.objectStore('imports').put({ ...known, unmatched: [] });
	});
}

/** Forgets an import and what it said of films. */
export function forgetImport(db: Database, id: number): Promise<void> {
	return writing(db, async (tx) => {
		const ratings = tx.objectStore('ratings');
		for (let after: [string, number] | null = null; ; ) {
			const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
			const step: OwnRating[] = await ratings.getAll(range, STEP);
			await Promise.all(
				step.map(async (rating) => {
					if (!isOwnRating(rating)) return;
					const said = rating.said.filter((other) => other.import !== id);
					if (said.length === 0) await ratings.delete([rating.title, rating.year]);
					else if (said.length < rating.said.length) await ratings.put(rated(rating, said));
				}),
			);
			if (step.length < STEP) break;
			const last = step.at(-1)!;
			after = [last.title, last.year];
		}
		await tx.objectStore('imports').delete(id);
	});
}

/** Forgets all imports and ratings. */
export function forgetRatings(db: Database): Promise<void> {
	return writing(db, async (tx) => {
		await Promise.all([tx.objectStore('ratings').clear(), tx.objectStore('imports').clear()]);
	});
}

/** Notes what import `id` says of a film; of two things the same import says, that which says more. */
async function say(tx: Writing, id: number, { title, year, stars, date }: Named): Promise<void> {
	const ratings = tx.objectStore('ratings');
	const known: unknown = await ratings.get([title, year]);
	const said = isOwnRating(known) ? known.said : [];
	const before = said.find((other) => other.import === id);
	if (before !== undefined && !saysMore({ stars, date }, before)) return;
	await ratings.put(rated({ title, year }, [...said.filter((other) => other !== before), { import: id, stars, date }]));
}

function rated({ title, year }: FilmKey, said: Said[]): OwnRating {
	const { stars, date } = said.reduce((best, other) => (saysMore(other, best) ? other : best));
	return { title, year, stars, date, said };
}

/** Does all that `write` does, or nothing. */
async function writing<T>(db: Database, write: (tx: Writing) => Promise<T>): Promise<T> {
	const tx = db.transaction(['ratings', 'imports'], 'readwrite');
	try {
		const result = await write(tx);
		await tx.done;
		return result;
	} catch (error) {
		await abort(tx);
		throw error;
	}
}

async function abort(tx: Writing): Promise<void> {
	const done = tx.done.catch(() => undefined);
	try {
		tx.abort();
	} catch {
		// The failure has ended it already.
	}
	await done;
}
