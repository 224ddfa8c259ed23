/** Stores the posts of personas. */
import * as v from 'valibot';
import { count, validRecords } from '../checks.ts';
import { atomically } from './atomically.ts';
import type { Database, StoredReport } from './db.ts';
import { MOST_POSTS } from './limits.ts';
import { type Persona, type Post, PostSchema } from './records.ts';
import { RefusedError } from './refused.ts';

let revision = 0;
/** Increases with every change of posts, for invalidating caches. Only the worker writes posts. */
export const postsRevision = (): number => revision;
export const invalidatePosts = (): void => void revision++;

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

/**
 * Adds a post.
 * @param report id of the page's report of it
 * @returns the post's id
 * @throws RefusedError if the persona has too many
 */
export async function addPost(db: Database, post: Omit<Post, 'id'>, report?: string): Promise<number> {
	const tx = db.transaction(['posts', 'reports'], 'readwrite');
	const posts = tx.objectStore('posts');
	return atomically(tx, async () => {
		if ((await posts.index('persona').count(post.persona)) >= MOST_POSTS) throw new RefusedError('full');
		const id = await posts.add(post as Post);
		if (report !== undefined) await noteReport(tx.objectStore('reports'), { id: report, post: id });
		return id;
	}).finally(invalidatePosts);
}

/**
 * Replaces a post, or deletes it if it has no films left.
 * @param report id of the page's report of what was changed
 * @returns false if the post or its new persona no longer exists
 */
export async function changePost(db: Database, post: Post, report?: string): Promise<boolean> {
	const tx = db.transaction(['personas', 'posts', 'reports'], 'readwrite');
	const posts = tx.objectStore('posts');
	return atomically(tx, async () => {
		const persona: Persona | undefined = await tx.objectStore('personas').get(post.persona);
		const known = persona !== undefined && (await posts.getKey(post.id)) !== undefined;
		if (known && post.films.length === 0) await posts.delete(post.id);
		else if (known) await posts.put(post);
		if (report !== undefined) await noteReport(tx.objectStore('reports'), { id: report, post: post.id });
		return known;
	}).finally(invalidatePosts);
}

/** Returns the id of the post that came of a report, even if it was deleted since; null if the report is new. */
export async function postOfReport(db: Database, report: string): Promise<number | null> {
	const stored: unknown = await db.getFromIndex('reports', 'id', report);
	return v.is(v.object({ post: count }), stored) ? stored.post : null;
}

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
	await db.delete('posts', id);
	invalidatePosts();
}

/** Returns the number of posts of each persona. */
export async function countPosts(db: Database, personas: readonly string[]): Promise<number[]> {
	const index = db.transaction('posts').store.index('persona');
	return Promise.all(personas.map((persona) => index.count(persona)));
}
