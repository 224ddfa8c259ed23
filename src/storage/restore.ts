import * as v from 'valibot';
import { soundOnes } from '../checks.ts';
import { allOrNothing } from './allOrNothing.ts';
import type { Backup } from './backup.ts';
import type { Database } from './db.ts';
import { MOST_IMPORTS, MOST_NOT_FILMS, MOST_PERSONAS, MOST_POSTS, MOST_RATINGS, MOST_SITES } from './limits.ts';
import { NOBODY } from './nobody.ts';
import { touchPosts } from './posts.ts';
import { rated } from './ratings.ts';
import { type Import, type OwnRating, type Persona, PersonaSchema, type Post, RatingSchema } from './records.ts';
import { RefusedError } from './refused.ts';
import type { Settings } from './settings.ts';

/** What to do with what is here: keep it and add the file's, or put the file's in its place. */
export type HowToRestore = 'merge' | 'replace';

/**
 * Settings after a file was taken in.
 * @throws RefusedError when there would be more of anything than is kept
 */
export function mergedSettings(here: Settings, { settings }: Backup, how: HowToRestore): Settings {
	if (how === 'replace') return settings;
	const both = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
	const sitesOff = both(here.sitesOff, settings.sitesOff);
	const notFilms = both(here.notFilms, settings.notFilms);
	refuseBeyond(sitesOff.length, MOST_SITES);
	refuseBeyond(notFilms.length, MOST_NOT_FILMS);
	return { ...here, sitesOff, notFilms };
}

/**
 * Puts a file's records into the database, all or none.
 * @throws RefusedError when there would be more of anything than is kept
 */
export async function restore(db: Database, backup: Backup, how: HowToRestore): Promise<void> {
	const tx = db.transaction(['personas', 'posts', 'ratings', 'imports'], 'readwrite');
	const [personas, posts, ratings, imports] = [
		tx.objectStore('personas'),
		tx.objectStore('posts'),
		tx.objectStore('ratings'),
		tx.objectStore('imports'),
	];
	await allOrNothing(tx, async () => {
		if (how === 'replace') await Promise.all([personas, posts, ratings, imports].map((store) => store.clear()));
		const { sound: here } = soundOnes(PersonaSchema, await personas.getAll());
		const { merged, ids } = mergePersonas(here, backup.personas);
		refuseBeyond(merged.filter(({ id }) => id !== NOBODY).length, MOST_PERSONAS);
		for (const persona of merged) await personas.put(sound(PersonaSchema, persona));

		const known = new Set((await posts.getAll()).map(fingerprint));
		for (const post of backup.posts) {
			const { id: _, ...rest } = { ...post, persona: ids.get(post.persona)! };
			if (!known.has(fingerprint(rest))) await posts.add(rest as Post);
		}
		for (const id of new Set(ids.values())) refuseBeyond(await posts.index('persona').count(id), MOST_POSTS);

		const same = new Map((await imports.getAll()).map((record) => [fingerprint(record), record.id]));
		const numbers = new Map<number, number>();
		for (const { id, ...rest } of backup.imports)
			numbers.set(id, same.get(fingerprint(rest)) ?? (await imports.add(rest as Import)));
		refuseBeyond(await imports.count(), MOST_IMPORTS);
		for (const rating of backup.ratings) {
			const known: unknown = await ratings.get([rating.title, rating.year]);
			const added = renumbered(rating, numbers);
			await ratings.put(sound(RatingSchema, v.is(RatingSchema, known) ? joined(known, added) : added));
		}
		refuseBeyond(await ratings.count(), MOST_RATINGS);
	}).finally(touchPosts);
}

function refuseBeyond(count: number, most: number): void {
	if (count > most) throw new RefusedError('full');
}

/** A record made of two sound ones, which can only have become too large. */
function sound<T>(schema: v.GenericSchema<T>, record: T): T {
	if (!v.is(schema, record)) throw new RefusedError('full');
	return record;
}

/** What makes two records the same, whatever number each has. */
function fingerprint(record: object): string {
	const { id: _, ...rest } = record as { id?: unknown };
	return JSON.stringify(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)));
}

/** Personas of one id or one name are the same; what is here keeps its settings and its sites. */
function mergePersonas(here: Persona[], added: Persona[]): { merged: Persona[]; ids: Map<string, string> } {
	const merged = new Map(here.map((persona) => [persona.id, persona]));
	const taken = new Set(here.flatMap(({ sites }) => sites.map(({ site }) => site)));
	const ids = new Map<string, string>();
	for (const persona of added) {
		const same = merged.get(persona.id) ?? [...merged.values()].find((other) => sameName(other, persona));
		const sites = persona.sites.filter(({ site }) => !taken.has(site));
		const result = same === undefined ? { ...persona, sites } : { ...same, sites: [...same.sites, ...sites] };
		merged.set(result.id, result);
		ids.set(persona.id, result.id);
	}
	return { merged: [...merged.values()], ids };
}

const sameName = (a: Persona, b: Persona) => a.id !== NOBODY && b.id !== NOBODY && a.name === b.name;

/** A file's rating with its imports numbered as they are here. */
const renumbered = (rating: OwnRating, numbers: ReadonlyMap<number, number>): OwnRating => ({
	...rating,
	said: rating.said.map((said) => ({ ...said, import: numbers.get(said.import)! })),
});

/** What is here first: of two things said that say as much it is kept. */
function joined(here: OwnRating, { said }: OwnRating): OwnRating {
	const more = said.filter((one) => !here.said.some((other) => other.import === one.import));
	return rated(here, [...here.said, ...more]);
}
