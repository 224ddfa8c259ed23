/**
 * The totals of a persona's posts. They are stored, so that an answer after a start does not wait until all posts are
 * read: changes of posts change them in the same transaction.
 */
import { validRecords } from '../checks.ts';
import type { Published } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { kindOfItems } from '../core/catalogue/titled.ts';
import type { Database } from './db.ts';
import { type Post, PostSchema, type StoredProfile } from './records.ts';
import {
	countIn,
	countOut,
	decodeTally,
	encodeTally,
	isNumbered,
	numberIn,
	published,
	type Tally,
	tallyOf,
} from './tally.ts';

/** Returns the films, or items of the catalogue's kind, of a persona's posts. */
export async function filmsOfPersona(db: Database, catalogue: Catalogue, persona: string): Promise<Published[]> {
	const stored = decodeTally(await db.get('profiles', persona));
	const isReady = stored !== null && (kindOfItems(catalogue) !== 'films' || isNumbered(stored, catalogue));
	return published(isReady ? stored : await makeProfile(db, catalogue, persona), catalogue);
}

/** Makes a profile, or gives the stored one the numbers of a pack of films. */
async function makeProfile(db: Database, catalogue: Catalogue, persona: string): Promise<Tally> {
	const tx = db.transaction(['posts', 'profiles'], 'readwrite');
	const profiles = tx.objectStore('profiles');
	const tally =
		decodeTally(await profiles.get(persona)) ??
		tallyOf(validRecords(PostSchema, await tx.objectStore('posts').index('persona').getAll(persona)).valid);
	if (kindOfItems(catalogue) === 'films') numberIn(tally, catalogue);
	// On a full disk it is made again each time.
	await Promise.all([keep(profiles, persona, tally), tx.done]).catch(() => undefined);
	return tally;
}

interface Store {
	get(persona: string): Promise<unknown>;
	put(profile: StoredProfile, persona: string): Promise<unknown>;
	delete(persona: string): Promise<void>;
}

const keep = (store: Pick<Store, 'put' | 'delete'>, persona: string, tally: Tally): Promise<unknown> =>
	tally.named.size + tally.phrased.size > 0 ? store.put(encodeTally(tally), persona) : store.delete(persona);

/** Stores the totals of all posts of some personas. @param posts posts of these personas and of others */
export async function keepProfiles(
	store: Pick<Store, 'put' | 'delete'>,
	personas: Iterable<string>,
	posts: readonly Omit<Post, 'id'>[],
): Promise<void> {
	const byPersona = Map.groupBy(posts, ({ persona }) => persona);
	for (const persona of personas) await keep(store, persona, tallyOf(byPersona.get(persona) ?? []));
}

/** Puts one post in the place of another; null: of none, or none in its place. A profile that does not fit is deleted. */
export async function changeProfiles(
	store: Store,
	before: Omit<Post, 'id'> | null,
	after: Omit<Post, 'id'> | null,
): Promise<void> {
	for (const persona of new Set([before, after].flatMap((post) => post?.persona ?? []))) {
		const tally = decodeTally(await store.get(persona));
		const isCounted = tally !== null && (before?.persona !== persona || countOut(tally, before));
		if (!isCounted) {
			await store.delete(persona);
			continue;
		}
		if (after?.persona === persona) countIn(tally, after);
		await keep(store, persona, tally);
	}
}

/** Forgets the numbers of all films, before another pack is used that may pass for the one they are of. */
export async function forgetNumbers(db: Database): Promise<void> {
	const tx = db.transaction('profiles', 'readwrite');
	for (let at = await tx.store.openCursor(); at !== null; at = await at.continue()) {
		const tally = decodeTally(at.value);
		if (tally === null) await at.delete();
		else await at.update(encodeTally({ ...tally, pack: '' }));
	}
	await tx.done;
}
