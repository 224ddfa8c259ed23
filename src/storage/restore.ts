import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import { textOfKey } from '../core/catalogue/titled.ts';
import { type AsOne, asOne, isSamePair } from './asOne.ts';
import { atomically } from './atomically.ts';
import type { Backup } from './backupSchemas.ts';
import type { Database } from './db.ts';
import { renumbered } from './formerKinds.ts';
import { MOST_IMPORTS, MOST_PERSONAS, MOST_POSTS, MOST_RATINGS, MOST_SAID } from './limits.ts';
import { NO_HISTORY } from './noHistory.ts';
import { historyChanged } from './posts.ts';
import { keepProfiles } from './profiles.ts';
import { type RatingsTransaction, ratingKey } from './ratingStores.ts';
import { ratingFrom } from './ratings.ts';
import {
	type Import,
	type OwnRating,
	type Persona,
	PersonaSchema,
	type Post,
	PostSchema,
	RatingSchema,
	type SaidFilm,
	SaidFilmSchema,
} from './records.ts';
import { RefusedError } from './refused.ts';
import { mergeSettings, type Settings } from './settings.ts';

const STORES = ['personas', 'posts', 'profiles', 'said', 'ratings', 'imports'] as const;

export type HowToRestore = 'merge' | 'replace';

/** Returns the settings after restoring a backup. @throws RefusedError if a limit would be exceeded */
export const mergedSettings = (here: Settings, { settings }: Backup, how: HowToRestore): Settings =>
	how === 'replace' ? settings : mergeSettings(here, settings);

/** Pairs of accounts under their ids after a backup was restored. @param ids by those in its file */
export function renamedPairs(pairs: readonly AsOne[], ids: ReadonlyMap<string, string>): AsOne[] {
	const renamed = pairs.map(([a, b]) => asOne(ids.get(a) ?? a, ids.get(b) ?? b));
	return renamed.filter(
		(pair, i) => pair[0] !== pair[1] && renamed.findIndex((other) => isSamePair(other, pair)) === i,
	);
}

/** Stores a backup atomically. @returns new ids of personas by those in the file @throws RefusedError beyond a limit */
export async function restore(db: Database, backup: Backup, how: HowToRestore): Promise<ReadonlyMap<string, string>> {
	const tx = db.transaction(STORES, 'readwrite');
	const [personas, posts, said] = [tx.objectStore('personas'), tx.objectStore('posts'), tx.objectStore('said')];
	return atomically(tx, async () => {
		await tx.objectStore('profiles').clear();
		if (how === 'replace') await Promise.all(STORES.map((store) => tx.objectStore(store).clear()));
		const { valid: here } = validRecords(PersonaSchema, await personas.getAll());
		const { merged, ids } = mergePersonas(here, backup.personas);
		refuseBeyond(merged.filter(({ id }) => id !== NO_HISTORY).length, MOST_PERSONAS);
		for (const persona of merged) await personas.put(checked(PersonaSchema, persona));

		const before: Omit<Post, 'id'>[] = await posts.getAll();
		const known = new Set(before.map(fingerprint));
		const added = backup.posts
			.map(({ id: _, ...post }) => ({ ...post, persona: ids.get(post.persona)! }))
			.filter((post) => !known.has(fingerprint(post)));
		await Promise.all(added.map((post) => posts.add(post as Post)));
		const all = [...validRecords(PostSchema, before).valid, ...added];
		await keepProfiles(tx.objectStore('profiles'), new Set(all.map(({ persona }) => persona)), all);
		const saidHere = new Set(validRecords(SaidFilmSchema, await said.getAll()).valid.map(filmOf));
		for (const { persona, title, year, kind, said: word, date } of backup.said) {
			const film = { persona: ids.get(persona)!, title, year, ...(kind && { kind }), said: word, date };
			if (!saidHere.has(filmOf(film))) await said.add(film);
			saidHere.add(filmOf(film));
		}
		for (const id of new Set(ids.values())) {
			refuseBeyond(await posts.index('persona').count(id), MOST_POSTS);
			refuseBeyond(await said.index('persona').count(id), MOST_SAID);
		}

		await restoreRatings({ ratings: tx.objectStore('ratings'), imports: tx.objectStore('imports') }, backup);
		return ids;
	}).finally(historyChanged);
}

async function restoreRatings(
	{ ratings, imports }: RatingsTransaction<(typeof STORES)[number][]>,
	{ ratings: added, imports: addedImports }: Backup,
): Promise<void> {
	const existing = new Map((await imports.getAll()).map((record) => [fingerprint(record), record.id]));
	const numbers = new Map<number, number>();
	for (const { id, ...rest } of addedImports)
		numbers.set(id, existing.get(fingerprint(rest)) ?? (await imports.add(rest as Import)));
	refuseBeyond(await imports.count(), MOST_IMPORTS);
	for (const one of added) {
		const known: unknown = await ratings.get(ratingKey(one));
		const own = renumbered(one, numbers);
		await ratings.put(checked(RatingSchema, v.is(RatingSchema, known) ? mergeRatings(known, own) : own));
	}
	refuseBeyond(await ratings.count(), MOST_RATINGS);
}

function refuseBeyond(count: number, most: number): void {
	if (count > most) throw new RefusedError('full');
}

/** Checks a record merged from two valid ones, which can only be invalid by exceeding a limit. */
function checked<T>(schema: v.GenericSchema<T>, record: T): T {
	if (!v.is(schema, record)) throw new RefusedError('full');
	return record;
}

/** Identifies the item of an answer, and its persona. */
const filmOf = (said: SaidFilm) => JSON.stringify([said.persona, textOfKey(said)]);

/** Serializes a record without its id, to detect equal ones. */
function fingerprint(record: object): string {
	const { id: _, ...rest } = record as { id?: unknown };
	return JSON.stringify(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b)));
}

/** Merges personas with the same id or name. Stored ones keep their settings and sites. */
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

const sameName = (a: Persona, b: Persona) => a.id !== NO_HISTORY && b.id !== NO_HISTORY && a.name === b.name;

/** Merges two ratings of a film. The stored entries come first, so that they win ties. */
function mergeRatings(here: OwnRating, { said }: OwnRating): OwnRating {
	const more = said.filter((one) => !here.said.some((other) => other.import === one.import));
	return ratingFrom(here, [...here.said, ...more]);
}
