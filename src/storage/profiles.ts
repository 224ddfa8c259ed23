/**
 * What the posts of a persona come to: which films, whether as decoys, and on which days. It is stored, so that an answer
 * after a start does not wait until all posts are read. Films have the numbers of one pack; for another it is made again.
 * What changes posts changes it in the same transaction, or deletes it.
 */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { Published } from '../core/advice/case.ts';
import { type Catalogue, packOf } from '../core/catalogue/catalogue.ts';
import { findFilm, isOfKind, kindOfItems } from '../core/catalogue/titled.ts';
import { dayOf } from './days.ts';
import type { Database } from './db.ts';
import { type Post, PostSchema, ProfileSchema, type StoredProfile } from './records.ts';

export interface Profile {
	/** For each film, whether it was taken as a decoy, and the days on which it was mentioned. */
	films: Map<number, { decoy: boolean; days: number[] }>;
	/** Films that the catalogue no longer has. */
	unknown: Set<string>;
}

export const emptyProfile = (): Profile => ({ films: new Map(), unknown: new Set() });

/** Adds what a post names of the catalogue's kind. */
export function addToProfile(
	{ films, unknown }: Profile,
	catalogue: Catalogue,
	post: Pick<Post, 'films' | 'decoys' | 'date'>,
): void {
	const taken = new Set(post.decoys.map((key) => findFilm(catalogue, key)));
	for (const key of post.films.filter((key) => isOfKind(catalogue, key))) {
		const film = findFilm(catalogue, key);
		if (film < 0) unknown.add(`${key.title} ${key.year}`);
		else {
			const known = films.get(film);
			films.set(film, {
				decoy: taken.has(film) || known?.decoy === true,
				days: [...(known?.days ?? []), dayOf(post.date)],
			});
		}
	}
}

/** Returns the films in an order that does not depend on that of the posts. */
export const profileFilms = ({ films }: Profile): Published[] =>
	[...films]
		.map(([film, { decoy, days }]) => ({ film, decoy, days: days.toSorted((a, b) => a - b) }))
		.sort((a, b) => a.film - b.film);

function encode(catalogue: Catalogue, profile: Profile): StoredProfile {
	const films = profileFilms(profile);
	return {
		pack: packOf(catalogue),
		films: Int32Array.from(films, ({ film }) => film),
		decoys: Int32Array.from(films, ({ decoy }) => Number(decoy)),
		counts: Int32Array.from(films, ({ days }) => days!.length),
		days: Int32Array.from(films.flatMap(({ days }) => days!)),
	};
}

/** @returns null if it is invalid, or of another pack */
function decode(catalogue: Catalogue, stored: unknown): Profile | null {
	if (!v.is(ProfileSchema, stored) || stored.pack !== packOf(catalogue)) return null;
	const { films, decoys, counts, days } = stored;
	let from = 0;
	const entries = Array.from(films, (film, i) => {
		const its = days.subarray(from, from + counts[i]!);
		from += counts[i]!;
		return [film, { decoy: decoys[i] === 1, days: [...its] }] satisfies [number, unknown];
	});
	const isSound =
		from === days.length && films.every((film, i) => film >= 0 && film < catalogue.films && counts[i]! > 0);
	return isSound ? { films: new Map(entries), unknown: new Set() } : null;
}

/** Returns the films of a persona's posts, and stores them if they were not. */
export async function filmsOfPersona(db: Database, catalogue: Catalogue, persona: string): Promise<Published[]> {
	// Of other kinds there is less: what posts come to is not stored, and is counted each time.
	if (kindOfItems(catalogue) !== 'films') return profileFilms(profileOf(catalogue, await postsOf(db, persona)));
	const stored = decode(catalogue, await db.get('profiles', persona));
	if (stored !== null) return profileFilms(stored);
	const tx = db.transaction(['posts', 'profiles'], 'readwrite');
	const posts = await tx.objectStore('posts').index('persona').getAll(persona);
	const profile = profileOf(catalogue, posts);
	// On a full disk it is made again each time.
	const storing = posts.length > 0 ? [tx.objectStore('profiles').put(encode(catalogue, profile), persona)] : [];
	await Promise.all([...storing, tx.done]).catch(() => undefined);
	return profileFilms(profile);
}

const postsOf = (db: Database, persona: string) => db.getAllFromIndex('posts', 'persona', persona);

function profileOf(catalogue: Catalogue, posts: readonly unknown[]): Profile {
	const profile = emptyProfile();
	for (const post of validRecords(PostSchema, posts).valid) addToProfile(profile, catalogue, post);
	return profile;
}

interface Store {
	get(persona: string): Promise<unknown>;
	put(profile: StoredProfile, persona: string): Promise<unknown>;
	delete(persona: string): Promise<void>;
}

/**
 * Adds what a persona has posted.
 * @param catalogue that of the profile; without it the profile is deleted
 */
export async function extendProfile(
	store: Store,
	persona: string,
	catalogue: Catalogue | undefined,
	added: Pick<Post, 'films' | 'decoys' | 'date'>,
): Promise<void> {
	const profile = catalogue === undefined ? null : decode(catalogue, await store.get(persona));
	if (profile === null) return store.delete(persona);
	addToProfile(profile, catalogue!, added);
	await store.put(encode(catalogue!, profile), persona);
}
