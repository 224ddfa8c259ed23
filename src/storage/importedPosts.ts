/** Posts that were brought in from an export of their site, and go on as the history of a persona. */
import { validRecords } from '../checks.ts';
import { textOfKey } from '../core/catalogue/titled.ts';
import { sha256 } from '../study/sha256.ts';
import { atomically } from './atomically.ts';
import { dayOf, localDay } from './days.ts';
import type { Database } from './db.ts';
import { isSite, MOST_POSTS, MOST_SITES } from './limits.ts';
import { invalidatePosts } from './posts.ts';
import { type Persona, PersonaSchema, type Post, PostSchema } from './records.ts';
import { RefusedError } from './refused.ts';

/** A post of an export, reduced to its films; its text is not kept. */
export interface PostToImport extends Pick<Post, 'date' | 'site' | 'films'> {
	/** As its site calls it. */
	id: string;
}

/** The user's day of a post, by the date that its export tells: `otherwise` where it tells none, the first of a month. */
export function dayOfPost(date: string | null, otherwise: string): string {
	if (date === null) return otherwise;
	if (!date.includes('T')) return date.length === 10 ? date : `${date}-01`;
	return localDay(new Date(date));
}

/** Days that a post may be off: exports may have the day in Greenwich, the history has that of the user. */
const DAYS_OFF = 1;
const KEY_LENGTH = 32;

/** A post of a site as it is kept: the same in each export, without its address, though a guess at that can be checked. */
const keyOf = async ({ site, id }: PostToImport): Promise<string> =>
	(await sha256(JSON.stringify([site, id]))).slice(0, KEY_LENGTH);

/**
 * Adds the posts of one import to the history of a persona, all or none. Those that an earlier import has added, or that were
 * kept when they were posted, are not added once more. Sites of the posts that belong to nobody at all are the persona's from
 * now on: neither those of others nor those where the user keeps no history.
 * @param batch a name of the import that no other has, by which it can be undone
 * @returns how many were added, and how many were known
 * @throws RefusedError if the persona no longer exists or would have too many posts
 */
export async function importPosts(
	db: Database,
	persona: string,
	batch: string,
	posts: readonly PostToImport[],
): Promise<{ added: number; known: number }> {
	const withFilms = posts.filter(({ films }) => films.length > 0);
	// Other work would end the transaction.
	const keys = await Promise.all(withFilms.map(keyOf));
	const tx = db.transaction(['personas', 'posts', 'profiles'], 'readwrite');
	const store = tx.objectStore('posts');
	return atomically(tx, async () => {
		const personas = tx.objectStore('personas');
		if ((await personas.get(persona)) === undefined) throw new RefusedError('gone');
		// A post may have been given to another persona since.
		const here = validRecords(PostSchema, await store.getAll()).valid;
		const known = new Set(here.flatMap(({ imported }) => imported?.key ?? []));
		const isKept = keptPosts(here.filter(({ source }) => source !== 'imported'));
		let added = 0;
		for (const [i, { date, site, films }] of withFilms.entries()) {
			const key = keys[i]!;
			if (known.has(key) || isKept({ date, site, films })) continue;
			known.add(key);
			const imported = { key, batch };
			const post: Omit<Post, 'id'> = { persona, date, site, films, decoys: [], source: 'imported', imported };
			await store.add(post as Post);
			added++;
		}
		if ((await store.index('persona').count(persona)) > MOST_POSTS) throw new RefusedError('full');
		if (added > 0) await tx.objectStore('profiles').delete(persona);
		const claimed = claiming(validRecords(PersonaSchema, await personas.getAll()).valid, persona, batch, withFilms);
		if (claimed !== null) await personas.put(claimed);
		return { added, known: withFilms.length - added };
	}).finally(invalidatePosts);
}

/** A persona with the sites of an import that no other has, nor {@link NOBODY}; null if there are none. */
function claiming(
	all: readonly Persona[],
	id: string,
	batch: string,
	posts: readonly Pick<Post, 'site'>[],
): Persona | null {
	const persona = all.find((each) => each.id === id);
	if (persona === undefined) return null;
	const taken = new Set(all.flatMap(({ sites }) => sites.map(({ site }) => site)));
	const named = [...new Set(posts.map(({ site }) => site))];
	const free = named.filter((site) => site.includes('.') && isSite(site) && !taken.has(site));
	const sites = [...persona.sites, ...free.map((site) => ({ site, user: '', claimedBy: batch }))].slice(0, MOST_SITES);
	return sites.length > persona.sites.length ? { ...persona, sites } : null;
}

/** Tells whether a post is among those that were kept when they were posted, each of which is one post of the export. */
function keptPosts(here: readonly Post[]) {
	const days = Map.groupBy(here, whatIsSaid) as Map<string, Pick<Post, 'date'>[]>;
	return (post: Pick<Post, 'date' | 'site' | 'films'>): boolean => {
		const same = days.get(whatIsSaid(post)) ?? [];
		const at = same.findIndex(({ date }) => Math.abs(dayOf(date) - dayOf(post.date)) <= DAYS_OFF);
		if (at >= 0) same.splice(at, 1);
		return at >= 0;
	};
}

/** By films alone: exports are searched for no other kind. */
const whatIsSaid = ({ site, films }: Pick<Post, 'site' | 'films'>): string =>
	JSON.stringify([
		site,
		...films
			.filter(({ kind }) => kind === undefined)
			.map(textOfKey)
			.sort(),
	]);

/** An import that is in the history. */
export interface ImportedBatch {
	batch: string;
	posts: number;
	/** Sites of its posts. */
	sites: string[];
	/** Personas who have some of them. */
	personas: string[];
}

/** Lists the imports of posts, in the order in which they were made. */
export async function listImportedPosts(db: Database): Promise<ImportedBatch[]> {
	const { valid } = validRecords(PostSchema, await db.getAll('posts'));
	const batches = Map.groupBy(
		valid.filter(({ imported }) => imported !== undefined),
		({ imported }) => imported!.batch,
	);
	return [...batches].map(([batch, posts]) => ({
		batch,
		posts: posts.length,
		sites: [...new Set(posts.map(({ site }) => site))].sort(),
		personas: [...new Set(posts.map(({ persona }) => persona))].sort(),
	}));
}

/**
 * Takes an import out of the history again. Sites that it has made a persona's are no longer, unless there are other posts of
 * the persona.
 * @returns the number of its posts
 */
export async function removeImportedPosts(db: Database, batch: string): Promise<number> {
	const tx = db.transaction(['personas', 'posts', 'profiles'], 'readwrite');
	const [personas, posts] = [tx.objectStore('personas'), tx.objectStore('posts')];
	return atomically(tx, async () => {
		const { valid } = validRecords(PostSchema, await posts.getAll());
		const its = valid.filter(({ imported }) => imported?.batch === batch);
		for (const { id } of its) await posts.delete(id);
		for (const persona of new Set(its.map((post) => post.persona))) await tx.objectStore('profiles').delete(persona);
		const others = valid.filter(({ imported }) => imported?.batch !== batch);
		for (const persona of validRecords(PersonaSchema, await personas.getAll()).valid) {
			const sites = persona.sites.filter(
				({ site, claimedBy }) => claimedBy !== batch || hasPosts(others, persona, site),
			);
			if (sites.length < persona.sites.length) await personas.put({ ...persona, sites });
		}
		return its.length;
	}).finally(invalidatePosts);
}

const hasPosts = (posts: readonly Post[], { id }: Persona, site: string): boolean =>
	posts.some((post) => post.persona === id && post.site === site);
