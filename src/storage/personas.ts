/** Pseudonyms. A site belongs to one of them at most. */
import * as v from 'valibot';
import { soundOnes } from '../checks.ts';
import type { Database } from './db.ts';
import { MOST_PERSONAS } from './limits.ts';
import { NOBODY } from './nobody.ts';
import { touchPosts } from './posts.ts';
import { type Persona, PersonaSchema } from './records.ts';
import { RefusedError } from './refused.ts';

/** All personas by name, without {@link NOBODY}, and how many records could not be read. */
export async function listPersonas(db: Database): Promise<{ personas: Persona[]; damaged: number }> {
	const { sound, damaged } = soundOnes(PersonaSchema, await db.getAll('personas'));
	const personas = sound.filter(({ id }) => id !== NOBODY).sort((a, b) => a.name.localeCompare(b.name));
	return { personas, damaged };
}

/** The persona whose site this is, which may be {@link NOBODY}; null where none was chosen. */
export async function personaAt(db: Database, site: string): Promise<Persona | null> {
	return (await allSound(db)).find(({ sites }) => sites.some((own) => own.site === site)) ?? null;
}

const allSound = async (db: Database) => soundOnes(PersonaSchema, await db.getAll('personas')).sound;

const fresh = (name: string, id: string = crypto.randomUUID()): Persona => ({
	id,
	name,
	sites: [],
	tolerance: null,
	guard: null,
	members: null,
});

/** @throws RefusedError when there is one of that name, or there are too many */
export const createPersona = (db: Database, name: string): Promise<Persona> => savePersona(db, fresh(name.trim()));

/**
 * Stores a persona, new or changed. Its sites are taken from the others.
 * @throws RefusedError when another has its name, or there are too many
 */
export async function savePersona(db: Database, persona: Persona): Promise<Persona> {
	const tx = db.transaction('personas', 'readwrite');
	const all = soundOnes(PersonaSchema, await tx.store.getAll()).sound;
	const others = all.filter(({ id }) => id !== persona.id);
	if (persona.id !== NOBODY) {
		const named = others.filter(({ id }) => id !== NOBODY);
		if (named.some(({ name }) => name === persona.name)) throw new RefusedError('nameTaken');
		if (others.length === all.length && named.length >= MOST_PERSONAS) throw new RefusedError('full');
	}
	// Records that would be read as damaged are worse than a change that is not made.
	if (!v.is(PersonaSchema, persona)) throw new RefusedError('full');
	for (const other of others) {
		const left = other.sites.filter(({ site }) => !persona.sites.some((own) => own.site === site));
		if (left.length < other.sites.length) await tx.store.put({ ...other, sites: left });
	}
	await tx.store.put(persona);
	await tx.done;
	return persona;
}

/**
 * Gives a site to a persona, or to {@link NOBODY}.
 * @throws RefusedError when there is no such persona
 */
export async function giveSite(db: Database, site: string, id: string): Promise<Persona> {
	const all = await allSound(db);
	const persona = all.find((p) => p.id === id) ?? (id === NOBODY ? fresh(NOBODY, NOBODY) : null);
	if (persona === null) throw new RefusedError('gone');
	if (persona.sites.some((own) => own.site === site)) return persona;
	const user = all.flatMap((p) => p.sites).find((own) => own.site === site)?.user ?? '';
	return savePersona(db, { ...persona, sites: [...persona.sites, { site, user }] });
}

/** Gives a site of no persona one of its own, named after it. */
export async function ownPersona(db: Database, site: string): Promise<Persona> {
	const named = (await listPersonas(db)).personas.find(({ name }) => name === site);
	return giveSite(db, site, (named ?? (await createPersona(db, site))).id);
}

/** Deletes a persona and its posts. */
export async function deletePersona(db: Database, id: string): Promise<void> {
	const tx = db.transaction(['personas', 'posts'], 'readwrite');
	await tx.objectStore('personas').delete(id);
	const posts = tx.objectStore('posts');
	for (const key of await posts.index('persona').getAllKeys(id)) await posts.delete(key);
	await tx.done;
	touchPosts();
}
