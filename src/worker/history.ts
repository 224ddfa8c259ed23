/** Reads the history of a site's persona for the advice. */
import type { Published } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import { findFilm } from '../core/catalogue/titled.ts';
import type { Database } from '../storage/db.ts';
import { NOBODY } from '../storage/nobody.ts';
import { personaAt } from '../storage/personas.ts';
import { listPosts, postsRevision } from '../storage/posts.ts';
import type { Persona, Post } from '../storage/records.ts';
import { dayOf } from './days.ts';

/** Returns the persona of a site; null if none was chosen yet, or nobody. */
export async function personaOf(db: Database, site: string): Promise<Persona | null> {
	const persona = await personaAt(db, site);
	return persona?.id === NOBODY ? null : persona;
}

let cache = { revision: -1, films: new WeakMap<Catalogue, Map<string, Published[]>>() };

/** Returns the films of all posts of a persona. Cached until posts change. */
export async function historyOf(db: Database, catalogue: Catalogue, persona: string): Promise<Published[]> {
	const revision = postsRevision();
	if (cache.revision !== revision) cache = { revision, films: new WeakMap() };
	const here = cache;
	const known = here.films.get(catalogue) ?? new Map<string, Published[]>();
	here.films.set(catalogue, known);
	const found = known.get(persona) ?? filmsOf(catalogue, (await listPosts(db, persona)).posts).films;
	known.set(persona, found);
	return found;
}

/** Returns the films of posts without duplicates, and the number of those that the catalogue no longer has. */
export function filmsOf(catalogue: Catalogue, posts: readonly Post[]): { films: Published[]; unknown: number } {
	const profile = emptyProfile();
	for (const post of posts) addToProfile(profile, catalogue, post);
	return { films: profileFilms(profile), unknown: profile.unknown.size };
}

/** The films of a persona's posts so far. */
export interface Profile {
	/** For each film, whether it was taken as a decoy, and the days on which it was mentioned. */
	films: Map<number, { decoy: boolean; days: number[] }>;
	/** Films that the catalogue no longer has. */
	unknown: Set<string>;
}

export const emptyProfile = (): Profile => ({ films: new Map(), unknown: new Set() });

export function addToProfile({ films, unknown }: Profile, catalogue: Catalogue, post: Post): void {
	const taken = new Set(post.decoys.map((key) => findFilm(catalogue, key)));
	for (const key of post.films) {
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

export const profileFilms = ({ films }: Profile): Published[] =>
	[...films].map(([film, known]) => ({ film, ...known }));
