/** Stores the posts of personas. */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { Database } from './db.ts';
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
 * @returns the post's id
 * @throws RefusedError if the persona has too many
 */
export async function addPost(db: Database, post: Omit<Post, 'id'>): Promise<number> {
	const tx = db.transaction('posts', 'readwrite');
	if ((await tx.store.index('persona').count(post.persona)) >= MOST_POSTS) throw new RefusedError('full');
	const id = await tx.store.add(post as Post);
	await tx.done;
	invalidatePosts();
	return id;
}

/**
 * Replaces a post, or deletes it if it has no films left.
 * @returns false if the post or its new persona no longer exists
 */
export async function changePost(db: Database, post: Post): Promise<boolean> {
	const tx = db.transaction(['personas', 'posts'], 'readwrite');
	const posts = tx.objectStore('posts');
	const persona: Persona | undefined = await tx.objectStore('personas').get(post.persona);
	const known = persona !== undefined && (await posts.getKey(post.id)) !== undefined;
	if (known && post.films.length === 0) await posts.delete(post.id);
	else if (known) await posts.put(post);
	await tx.done;
	invalidatePosts();
	return known;
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
