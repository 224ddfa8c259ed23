/** Stores what the user says of films, for each persona: that they rated one, or that they never did. */
import { validRecords } from '../checks.ts';
import type { Said } from '../core/advice/ownChance.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { type FilmKey, findFilm } from '../core/catalogue/titled.ts';
import { atomically } from './atomically.ts';
import type { Database } from './db.ts';
import { MOST_SAID } from './limits.ts';
import { invalidatePosts } from './posts.ts';
import { type SaidFilm, SaidFilmSchema } from './records.ts';
import { RefusedError } from './refused.ts';

/** The keys of all films of a persona: arrays come after texts. */
export const ofPersona = (persona: string): IDBKeyRange => IDBKeyRange.bound([persona], [persona, []]);

/** Returns what is said for a persona, by title, and the number of invalid records. */
export async function listSaid(db: Database, persona: string): Promise<{ said: SaidFilm[]; damaged: number }> {
	const { valid, damaged } = validRecords(SaidFilmSchema, await db.getAll('said', ofPersona(persona)));
	return { said: valid.sort((a, b) => a.title.localeCompare(b.title) || a.year - b.year), damaged };
}

/** Returns what is said for a persona by film number, without films that the catalogue no longer has. */
export async function saidByFilm(db: Database, catalogue: Catalogue, persona: string): Promise<Map<number, Said>> {
	const { said } = await listSaid(db, persona);
	const known = said.map((one) => [findFilm(catalogue, one), one.said] as const);
	return new Map(known.filter(([film]) => film >= 0));
}

/**
 * Stores what the user says of a film. @param said null: nothing any more
 * @throws RefusedError if there is no such persona, or there are too many films
 */
export async function sayOfFilm(db: Database, persona: string, film: FilmKey, said: Said | null): Promise<void> {
	const tx = db.transaction(['personas', 'said'], 'readwrite');
	const store = tx.objectStore('said');
	const { title, year } = film;
	await atomically(tx, async () => {
		if (said === null) return store.delete([persona, title, year]);
		if ((await tx.objectStore('personas').getKey(persona)) === undefined) throw new RefusedError('gone');
		await store.put({ persona, title, year, said });
		if ((await store.count(ofPersona(persona))) > MOST_SAID) throw new RefusedError('full');
	}).finally(invalidatePosts);
}
