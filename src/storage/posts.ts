/** Stores the posts of personas. */
import * as v from 'valibot';
import { count, validRecords } from '../checks.ts';
import { atomically } from './atomically.ts';
import type { Database, StoredReport } from './db.ts';
import { MOST_POSTS } from './limits.ts';
import { changeProfiles } from './profiles.ts';
import { type Persona, type Post, PostSchema } from './records.ts';
import { RefusedError } from './refused.ts';

let revision = 0;
/** Increases with every change of what is known about the writer: accounts, posts, ratings, and answers about films. */
export const historyRevision = (): number => revision;
export const historyChanged = (): void => void revision++;

/** Returns a persona's posts, the latest first, and the number of invalid records. */
export async function listPosts(db: Database, persona: string): Promise<{ posts: Post[]; damaged: number }> {
	const { valid, damaged } = validRecords(PostSchema, await db.getAllFromIndex('posts', 'persona', persona));
	return { posts: valid.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id), damaged };
}

/** Returns a post, or null if it does not exist or is invalid. */
export async function getPost(db: Database, id: number): Promise<Post | null> {
	const post: unknown = await db.get('posts', id);
	return v.is(PostSchema, post) ? post : null;
}

export interface Origin {
	/** Id of the page's report of the post. */
	report?: string;
	/** Whether the report has changed a post that is older. */
	changes?: boolean;
}

/** Adds a post. @returns the post's id @throws RefusedError if the persona has too many */
export async function addPost(db: Database, post: Omit<Post, 'id'>, { report }: Origin = {}): Promise<number> {
	const tx = db.transaction(['posts', 'profiles', 'reports'], 'readwrite');
	const posts = tx.objectStore('posts');
	return atomically(tx, async () => {
		if ((await posts.index('persona').count(post.persona)) >= MOST_POSTS) throw new RefusedError('full');
		const id = await posts.add(post as Post);
		await changeProfiles(tx.objectStore('profiles'), null, post);
		if (report !== undefined) await noteReport(tx.objectStore('reports'), { id: report, post: id });
		return id;
	}).finally(historyChanged);
}

/** Replaces a post, or deletes it without films. @returns false if the post or its new persona no longer exists */
export async function changePost(db: Database, post: Post, { report, changes = false }: Origin = {}): Promise<boolean> {
	const tx = db.transaction(['personas', 'posts', 'profiles', 'reports'], 'readwrite');
	const [posts, profiles] = [tx.objectStore('posts'), tx.objectStore('profiles')];
	return atomically(tx, async () => {
		const persona: Persona | undefined = await tx.objectStore('personas').get(post.persona);
		const before: unknown = await posts.get(post.id);
		const known = persona !== undefined && before !== undefined;
		if (known && isEmpty(post)) await posts.delete(post.id);
		else if (known) await posts.put(post);
		if (known) await changeProfiles(profiles, counted(before), post);
		const noted = { id: report ?? '', post: post.id, ...(changes && { changes }) };
		if (report !== undefined) await noteReport(tx.objectStore('reports'), noted);
		return known;
	}).finally(historyChanged);
}

/** Whether a post names nothing, and has no phrase for a film. */
export const isEmpty = ({ films, phrased = [] }: Pick<Post, 'films' | 'phrased'>): boolean =>
	films.length + phrased.length === 0;

/** A stored record as a profile counts it: not at all if damaged. */
const counted = (post: unknown): Post | null => (v.is(PostSchema, post) ? post : null);

/** Returns the id of the post from a report, even if it was deleted since; null if the report is new. */
export async function postOfReport(db: Database, report: string): Promise<number | null> {
	const stored: unknown = await db.getFromIndex('reports', 'id', report);
	return v.is(v.object({ post: count }), stored) ? stored.post : null;
}

/** Whether a report has changed a post that was there before it. */
export const isChange = async (db: Database, report: string): Promise<boolean> =>
	(await db.getFromIndex('reports', 'id', report))?.changes === true;

/** Reports that are remembered; one is repeated for minutes at most, or by the next worker. */
const MOST_REPORTS = 1000;

interface Reports {
	add(report: StoredReport): Promise<number>;
	delete(range: IDBKeyRange): Promise<void>;
}

async function noteReport(reports: Reports, report: StoredReport): Promise<void> {
	const latest = await reports.add(report);
	await reports.delete(IDBKeyRange.upperBound(latest - MOST_REPORTS));
}

export async function deletePost(db: Database, id: number): Promise<void> {
	const tx = db.transaction(['posts', 'profiles'], 'readwrite');
	const posts = tx.objectStore('posts');
	await atomically(tx, async () => {
		await changeProfiles(tx.objectStore('profiles'), counted(await posts.get(id)), null);
		await posts.delete(id);
	}).finally(historyChanged);
}

/** Stores a post as it was. @returns false without its persona @throws RefusedError if that has too many */
export async function putBackPost(db: Database, post: Post): Promise<boolean> {
	const tx = db.transaction(['personas', 'posts', 'profiles'], 'readwrite');
	const posts = tx.objectStore('posts');
	return atomically(tx, async () => {
		if ((await tx.objectStore('personas').get(post.persona)) === undefined) return false;
		const now: unknown = await posts.get(post.id);
		if (now === undefined && (await posts.index('persona').count(post.persona)) >= MOST_POSTS)
			throw new RefusedError('full');
		await changeProfiles(tx.objectStore('profiles'), counted(now), post);
		await posts.put(post);
		return true;
	}).finally(historyChanged);
}

/** Returns the number of posts of each persona. */
export async function countPosts(db: Database, personas: readonly string[]): Promise<number[]> {
	const index = db.transaction('posts').store.index('persona');
	return Promise.all(personas.map((persona) => index.count(persona)));
}
