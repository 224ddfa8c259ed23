import type { Backup } from './backup.ts';
import { soundOnes } from './checks.ts';
import type { Database } from './db.ts';
import { MOST_PERSONAS } from './limits.ts';
import { RefusedError } from './personas.ts';
import { touchPosts } from './posts.ts';
import type { Import, OwnRating, Persona, Post } from './records.ts';
import type { Settings } from './settings.ts';
import * as shapes from './shapes.ts';

/** What to do with what is here: keep it and add the file's, or put the file's in its place. */
export type HowToRestore = 'merge' | 'replace';

/** Settings after a file was taken in. */
export const mergedSettings = (here: Settings, { settings }: Backup, how: HowToRestore): Settings =>
	how === 'replace' ? settings : { ...here, sitesOff: [...new Set([...here.sitesOff, ...settings.sitesOff])].sort() };

/**
 * Puts a file's records into the database, all or none.
 * @throws RefusedError when there would be too many personas
 */
export async function restore(db: Database, backup: Backup, how: HowToRestore): Promise<void> {
	const tx = db.transaction(['personas', 'posts', 'ratings', 'imports'], 'readwrite');
	const [personas, posts, ratings, imports] = [
		tx.objectStore('personas'),
		tx.objectStore('posts'),
		tx.objectStore('ratings'),
		tx.objectStore('imports'),
	];
	try {
		if (how === 'replace') await Promise.all([personas, posts, ratings, imports].map((store) => store.clear()));
		const { sound: here } = soundOnes<Persona>(await personas.getAll(), shapes.persona);
		const { merged, ids } = mergePersonas(here, backup.personas);
		if (merged.length > MOST_PERSONAS + 1) throw new RefusedError('full');
		for (const persona of merged) await personas.put(persona);

		const known = new Set((await posts.getAll()).map(fingerprint));
		for (const post of backup.posts) {
			const { id: _, ...rest } = { ...post, persona: ids.get(post.persona)! };
			if (!known.has(fingerprint(rest))) await posts.add(rest as Post);
		}
		const same = new Map((await imports.getAll()).map((record) => [fingerprint(record), record.id]));
		const numbers = new Map<number, number>();
		for (const { id, ...rest } of backup.imports)
			numbers.set(id, same.get(fingerprint(rest)) ?? (await imports.add(rest as Import)));
		for (const rating of backup.ratings) {
			const known = await ratings.get([rating.title, rating.year]);
			await ratings.put(known === undefined ? renumbered(rating, numbers) : joined(known, renumbered(rating, numbers)));
		}
		await tx.done;
	} catch (error) {
		// Where a request failed the transaction is over already.
		tx.done.catch(() => undefined);
		try {
			tx.abort();
		} catch {}
		throw error;
	} finally {
		touchPosts();
	}
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
		const same = merged.get(persona.id) ?? [...merged.values()].find(({ name }) => name === persona.name);
		const sites = persona.sites.filter(({ site }) => !taken.has(site));
		const result = same === undefined ? { ...persona, sites } : { ...same, sites: [...same.sites, ...sites] };
		merged.set(result.id, result);
		ids.set(persona.id, result.id);
	}
	return { merged: [...merged.values()], ids };
}

/** A rating as newer records have it, with what each import says of the film. */
type Rating = OwnRating & { said?: { import: number }[] };

/** A file's rating with its imports numbered as they are here. */
function renumbered(rating: Rating, numbers: ReadonlyMap<number, number>): Rating {
	if (rating.said === undefined) return rating;
	return { ...rating, said: rating.said.map((said) => ({ ...said, import: numbers.get(said.import) ?? said.import })) };
}

/** A rating that is here keeps its stars, and learns what the file's imports say of the film. */
function joined(here: Rating, added: Rating): Rating {
	const said = here.said ?? [];
	const more = (added.said ?? []).filter((one) => !said.some((other) => other.import === one.import));
	return here.said === undefined ? here : { ...here, said: [...said, ...more] };
}
