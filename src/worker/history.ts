/** Reads what is kept about a site's persona, for the advice. */
import type { Catalogue } from '../core/catalogue/catalogue.ts';
import type { Database } from '../storage/db.ts';
import { NO_HISTORY } from '../storage/noHistory.ts';
import { personaAt } from '../storage/personas.ts';
import { historyRevision } from '../storage/posts.ts';
import { filmsOfPersona } from '../storage/profiles.ts';
import type { Persona } from '../storage/records.ts';
import { saidByFilm } from '../storage/said.ts';

/** The persona of a site; null if none was chosen, or the site keeps no history. */
export async function personaOf(db: Database, site: string): Promise<Persona | null> {
	const persona = await personaAt(db, site);
	return persona?.id === NO_HISTORY ? null : persona;
}

/** Caches what is read about each persona, until posts or answers about films change. */
function cached<T>(read: (db: Database, catalogue: Catalogue, persona: string) => Promise<T>): typeof read {
	let cache = { revision: -1, ofPersonas: new WeakMap<Catalogue, Map<string, T>>() };
	return async (db, catalogue, persona) => {
		const revision = historyRevision();
		if (cache.revision !== revision) cache = { revision, ofPersonas: new WeakMap() };
		const here = cache;
		const known = here.ofPersonas.get(catalogue) ?? new Map<string, T>();
		here.ofPersonas.set(catalogue, known);
		const found = known.get(persona) ?? (await read(db, catalogue, persona));
		known.set(persona, found);
		return found;
	};
}

export const historyOf = cached(filmsOfPersona);
export const wordsOn = cached(saidByFilm);

/** Looks up the films of all accounts before anyone waits for them: after a restore, or in another list of films. */
export async function lookUpHistories({ db, pack }: Sources): Promise<void> {
	const [opened, { catalogue }] = await Promise.all([db(), pack()]);
	for (const persona of await opened.getAllKeys('profiles')) await historyOf(opened, catalogue, persona);
}

interface Sources {
	db: () => Promise<Database>;
	pack: () => Promise<{ catalogue: Catalogue }>;
}
