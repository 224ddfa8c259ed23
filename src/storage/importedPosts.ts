/** Posts that were brought in from an export of their site, and go on as the history of a persona. */
import { validRecords } from '../checks.ts';
import { sha256 } from '../study/sha256.ts';
import { atomically } from './atomically.ts';
import { dayOf, localDay } from './days.ts';
import type { Database } from './db.ts';
import { isSite, MOST_POSTS, MOST_SITES } from './limits.ts';
import { historyChanged } from './posts.ts';
import { keepProfiles } from './profiles.ts';
import { type Persona, PersonaSchema, type Post, PostSchema } from './records.ts';
import { RefusedError } from './refused.ts';
import { extendedBy, saysTheSame, titlesOf } from './samePost.ts';

/** A post of an export, reduced to its films; its text is not kept. */
export interface PostToImport extends Pick<Post, 'date' | 'site' | 'films'> {
	/** As its site calls it. */
	id: string;
}

/** How many posts were added, how many were known, and how many of these name more than before. */
export type ImportedPosts = Record<'added' | 'known' | 'extended', number>;

/** The user's day of a post, by the date in its export: `otherwise` without one, the first of a month. */
export function dayOfPost(date: string | null, otherwise: string): string {
	if (date === null) return otherwise;
	if (!date.includes('T')) return date.length === 10 ? date : `${date}-01`;
	return localDay(new Date(date));
}

/** Days that a post may be off: exports may have the day in Greenwich, the history has the user's. */
const DAYS_OFF = 1;
const KEY_LENGTH = 32;

/** A post of a site as kept: the same in each export, without its address, though a guess at that can be checked. */
const keyOf = async ({ site, id }: PostToImport): Promise<string> =>
	(await sha256(JSON.stringify([site, id]))).slice(0, KEY_LENGTH);

/**
 * Adds the posts of one import to the history of a persona, all or none. Posts that an earlier import added, or that
 * were kept when posted, are not added again: they get their items of other kinds, if these were not searched for then.
 * Sites of the posts without a persona become this persona's: neither others' sites nor those without a history.
 * @param batch a unique name of the import, by which it can be undone
 * @throws RefusedError if the persona no longer exists or would have too many posts
 */
export async function importPosts(
	db: Database,
	persona: string,
	batch: string,
	posts: readonly PostToImport[],
): Promise<ImportedPosts> {
	const withFilms = posts.filter(({ films }) => films.length > 0);
	// Other work would end the transaction.
	const keys = await Promise.all(withFilms.map(keyOf));
	const tx = db.transaction(['personas', 'posts', 'profiles'], 'readwrite');
	const store = tx.objectStore('posts');
	return atomically(tx, async () => {
		const personas = tx.objectStore('personas');
		if ((await personas.get(persona)) === undefined) throw new RefusedError('gone');
		const here = validRecords(PostSchema, await store.getAll()).valid;
		const imports = new Map(here.flatMap((post) => (post.imported ? [[post.imported.key, post] as const] : [])));
		const takeKept = keptPosts(here.filter(({ source }) => source !== 'imported'));
		const known = new Set(imports.keys());
		const extended = new Map<number, Post>();
		const added: Omit<Post, 'id'>[] = [];
		for (const [i, { date, site, films }] of withFilms.entries()) {
			const key = keys[i]!;
			const before = imports.get(key) ?? (known.has(key) ? null : takeKept({ date, site, films }));
			const more = before === null ? null : extendedBy(before, films);
			if (more !== null) {
				await store.put(more);
				extended.set(more.id, more);
			}
			if (before !== null || known.has(key)) continue;
			known.add(key);
			const imported = { key, batch };
			const post: Omit<Post, 'id'> = { persona, date, site, films, decoys: [], source: 'imported', imported };
			await store.add(post as Post);
			added.push(post);
		}
		if ((await store.index('persona').count(persona)) > MOST_POSTS) throw new RefusedError('full');
		// A post may have moved to another persona since.
		const changed = new Set([
			...[...extended.values()].map((post) => post.persona),
			...(added.length > 0 ? [persona] : []),
		]);
		const all = [...here.map((post) => extended.get(post.id) ?? post), ...added];
		await keepProfiles(tx.objectStore('profiles'), changed, all);
		const claimed = claiming(validRecords(PersonaSchema, await personas.getAll()).valid, persona, batch, withFilms);
		if (claimed !== null) await personas.put(claimed);
		return { added: added.length, known: withFilms.length - added.length, extended: extended.size };
	}).finally(historyChanged);
}

/** A new persona for those sites of an import that belong to no other; null if all of them do. */
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

/** Finds an export's post among those kept when posted, each of which is one post of the export. */
function keptPosts(here: readonly Post[]): (post: Pick<Post, 'date' | 'site' | 'films'>) => Post | null {
	const keysOf = (post: Pick<Post, 'site' | 'films'>, day: number) => titlesOf(post).map((title) => `${day} ${title}`);
	const keyed = here.flatMap((post) => keysOf(post, dayOf(post.date)).map((key) => ({ key, post })));
	const named = Map.groupBy(keyed, ({ key }) => key);
	const taken = new Set<Post>();
	return (post) => {
		const days = Array.from({ length: 2 * DAYS_OFF + 1 }, (_, i) => dayOf(post.date) - DAYS_OFF + i);
		const keys = days.flatMap((day) => keysOf(post, day));
		const near = keys.flatMap((key) => named.get(key) ?? []).map((one) => one.post);
		const same = (kept: Post) => !taken.has(kept) && saysTheSame(kept.films, post.films);
		const found = near.sort((a, b) => a.id - b.id).find(same);
		if (found === undefined) return null;
		taken.add(found);
		return found;
	};
}

export interface ImportedBatch {
	batch: string;
	posts: number;
	sites: string[];
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

/** Takes an import out of the history, with sites that it claimed for a persona without other posts there. */
export async function removeImportedPosts(db: Database, batch: string): Promise<number> {
	const tx = db.transaction(['personas', 'posts', 'profiles'], 'readwrite');
	const [personas, posts] = [tx.objectStore('personas'), tx.objectStore('posts')];
	return atomically(tx, async () => {
		const { valid } = validRecords(PostSchema, await posts.getAll());
		const its = valid.filter(({ imported }) => imported?.batch === batch);
		for (const { id } of its) await posts.delete(id);
		const others = valid.filter(({ imported }) => imported?.batch !== batch);
		await keepProfiles(tx.objectStore('profiles'), new Set(its.map((post) => post.persona)), others);
		for (const persona of validRecords(PersonaSchema, await personas.getAll()).valid) {
			const sites = persona.sites.filter(
				({ site, claimedBy }) => claimedBy !== batch || hasPosts(others, persona, site),
			);
			if (sites.length < persona.sites.length) await personas.put({ ...persona, sites });
		}
		return its.length;
	}).finally(historyChanged);
}

const hasPosts = (posts: readonly Post[], { id }: Persona, site: string): boolean =>
	posts.some((post) => post.persona === id && post.site === site);
