/** Reads the history of a site's persona for the advice. */
import type { Published } from '../core/advice/case.ts';
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import type { Database } from '../storage/db.ts';
import { NOBODY } from '../storage/nobody.ts';
import { personaAt } from '../storage/personas.ts';
import { postsRevision } from '../storage/posts.ts';
import { filmsOfPersona } from '../storage/profiles.ts';
import type { Persona } from '../storage/records.ts';

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
	const found = known.get(persona) ?? (await filmsOfPersona(db, catalogue, persona));
	known.set(persona, found);
	return found;
}
