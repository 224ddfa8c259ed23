/** Stores personas. A site belongs to at most one of them. */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { Database } from './db.ts';
import { MOST_PERSONAS } from './limits.ts';
import { NO_HISTORY } from './noHistory.ts';
import { historyChanged } from './posts.ts';
import { type Persona, PersonaSchema } from './records.ts';
import { RefusedError } from './refused.ts';

/** Returns all personas sorted by name, without {@link NO_HISTORY}, and the number of invalid records. */
export async function listPersonas(db: Database): Promise<{ personas: Persona[]; damaged: number }> {
	const { valid, damaged } = validRecords(PersonaSchema, await db.getAll('personas'));
	const personas = valid.filter(({ id }) => id !== NO_HISTORY).sort((a, b) => a.name.localeCompare(b.name));
	return { personas, damaged };
}

/** Returns the persona of a site, which may be {@link NO_HISTORY}; null if none was chosen. */
export async function personaAt(db: Database, site: string): Promise<Persona | null> {
	return (await readPersonas(db)).find(({ sites }) => sites.some((own) => own.site === site)) ?? null;
}

const readPersonas = async (db: Database) => validRecords(PersonaSchema, await db.getAll('personas')).valid;

const newPersona = (name: string, id: string = crypto.randomUUID()): Persona => ({
	id,
	name,
	sites: [],
	tolerance: null,
	guard: null,
	members: null,
});

/** @throws RefusedError if the name is taken, or there are too many */
export const createPersona = (db: Database, name: string): Promise<Persona> => savePersona(db, newPersona(name.trim()));

/** Stores a persona; its sites leave the others. @throws RefusedError if its name is taken or there are too many */
export async function savePersona(db: Database, persona: Persona): Promise<Persona> {
	const tx = db.transaction('personas', 'readwrite');
	const all = validRecords(PersonaSchema, await tx.store.getAll()).valid;
	const others = all.filter(({ id }) => id !== persona.id);
	if (persona.id !== NO_HISTORY) {
		const named = others.filter(({ id }) => id !== NO_HISTORY);
		if (named.some(({ name }) => name === persona.name)) throw new RefusedError('nameTaken');
		if (others.length === all.length && named.length >= MOST_PERSONAS) throw new RefusedError('full');
	}
	// An invalid record would be skipped as damaged when it is read.
	if (!v.is(PersonaSchema, persona)) throw new RefusedError('full');
	for (const other of others) {
		const left = other.sites.filter(({ site }) => !persona.sites.some((own) => own.site === site));
		if (left.length < other.sites.length) await tx.store.put({ ...other, sites: left });
	}
	await tx.store.put(persona);
	await tx.done;
	historyChanged();
	return persona;
}

/** Assigns a site to a persona, or to {@link NO_HISTORY}. @throws RefusedError if the persona does not exist */
export async function assignSite(db: Database, site: string, id: string): Promise<Persona> {
	const all = await readPersonas(db);
	const persona = all.find((p) => p.id === id) ?? (id === NO_HISTORY ? newPersona(NO_HISTORY, NO_HISTORY) : null);
	if (persona === null) throw new RefusedError('gone');
	if (persona.sites.some((own) => own.site === site)) return persona;
	const user = all.flatMap((p) => p.sites).find((own) => own.site === site)?.user ?? '';
	return savePersona(db, { ...persona, sites: [...persona.sites, { site, user }] });
}

/** Assigns a site to the persona named after it, creating it if necessary. */
export async function createSitePersona(db: Database, site: string): Promise<Persona> {
	const existing = (await listPersonas(db)).personas.find(({ name }) => name === site);
	return assignSite(db, site, (existing ?? (await createPersona(db, site))).id);
}

/** Deletes a persona, its posts, and its answers about films. */
export async function deletePersona(db: Database, id: string): Promise<void> {
	const tx = db.transaction(['personas', 'posts', 'profiles', 'said'], 'readwrite');
	await tx.objectStore('personas').delete(id);
	await tx.objectStore('profiles').delete(id);
	for (const store of [tx.objectStore('posts'), tx.objectStore('said')] as const)
		for (const key of await store.index('persona').getAllKeys(id)) await store.delete(key);
	await tx.done;
	historyChanged();
}
