/** Stores the user's answers about items, per persona: that they rated one, or never did. */
import type { IDBPObjectStore } from 'idb';
import { validRecords } from '../checks.ts';
import type { Said } from '../core/advice/ownChance.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { type FilmKey, findFilm, isSameKey } from '../core/catalogue/titled.ts';
import { atomically } from './atomically.ts';
import type { Database, Schema } from './db.ts';
import { MOST_SAID } from './limits.ts';
import { historyChanged } from './posts.ts';
import { type SaidFilm, SaidFilmSchema } from './records.ts';
import { RefusedError } from './refused.ts';

/** Returns the answers of all personas, latest first, and the number of invalid records. */
export async function listSaid(db: Database): Promise<{ said: SaidFilm[]; damaged: number }> {
	const { valid, damaged } = validRecords(SaidFilmSchema, await db.getAll('said'));
	return { said: valid.sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title)), damaged };
}

/** Returns a persona's answers, without invalid records. */
export const saidFor = async (db: Database, persona: string): Promise<SaidFilm[]> =>
	validRecords(SaidFilmSchema, await db.getAllFromIndex('said', 'persona', persona)).valid;

/** Returns a persona's answers for the catalogue's kind, by number, without items that the catalogue no longer has. */
export async function saidByFilm(db: Database, catalogue: Catalogue, persona: string): Promise<Map<number, Said>> {
	const known = (await saidFor(db, persona)).map((one) => [findFilm(catalogue, one), one.said] as const);
	return new Map(known.filter(([film]) => film >= 0));
}

/** Stores an answer about a film. @throws RefusedError if the persona does not exist, or there are too many films */
export async function keepSaid(db: Database, film: SaidFilm): Promise<void> {
	const tx = db.transaction(['personas', 'said'], 'readwrite');
	const store = tx.objectStore('said');
	await atomically(tx, async () => {
		if ((await tx.objectStore('personas').getKey(film.persona)) === undefined) throw new RefusedError('gone');
		await deleteSaid(store, film.persona, film);
		await store.add(film);
		if ((await store.index('persona').count(film.persona)) > MOST_SAID) throw new RefusedError('full');
	}).finally(historyChanged);
}

/** Deletes an answer about a film. */
export async function takeBackSaid(db: Database, persona: string, film: FilmKey): Promise<void> {
	const tx = db.transaction('said', 'readwrite');
	await atomically(tx, () => deleteSaid(tx.store, persona, film)).finally(historyChanged);
}

type SaidStore = IDBPObjectStore<Schema, ('personas' | 'said')[], 'said', 'readwrite'>;

async function deleteSaid(store: Pick<SaidStore, 'index' | 'delete'>, persona: string, film: FilmKey) {
	const index = store.index('persona');
	const [keys, known] = await Promise.all([index.getAllKeys(persona), index.getAll(persona)]);
	for (const [i, one] of known.entries()) if (isSameKey(one, film)) await store.delete(keys[i]!);
}
