/** What personas said in public. */
import * as v from 'valibot';
import { soundOnes } from '../checks.ts';
import type { Database } from './db.ts';
import { MOST_POSTS } from './limits.ts';
import { type Persona, type Post, PostSchema } from './records.ts';
import { RefusedError } from './refused.ts';

let revision = 0;
/** Grows with every change of posts: what was read at another revision is stale. Posts are written by the worker only. */
export const postsRevision = (): number => revision;
export const touchPosts = (): void => void revision++;

/** A persona's posts, the latest first, and how many records could not be read. */
export async function listPosts(db: Database, persona: string): Promise<{ posts: Post[]; damaged: number }> {
	const { sound, damaged } = soundOnes(PostSchema, await db.getAllFromIndex('posts', 'persona', persona));
	return { posts: sound.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id), damaged };
}

/** One post; null where it is not there or cannot be read. */
export async function getPost(db: Database, id: number): Promise<Post | null> {
	const post: unknown = await db.get('posts', id);
	return v.is(PostSchema, post) ? post : null;
}

/**
 * @returns the post's number
 * @throws RefusedError when the persona has too many
 */
export async function addPost(db: Database, post: Omit<Post, 'id'>): Promise<number> {
	const tx = db.transaction('posts', 'readwrite');
	if ((await tx.store.index('persona').count(post.persona)) >= MOST_POSTS) throw new RefusedError('full');
	const id = await tx.store.add(post as Post);
	await tx.done;
	touchPosts();
	return id;
}

/**
 * Replaces a post; one without films is deleted.
 * @returns false where it, or the persona it is to belong to, is no longer there
 */
export async function changePost(db: Database, post: Post): Promise<boolean> {
	const tx = db.transaction(['personas', 'posts'], 'readwrite');
	const posts = tx.objectStore('posts');
	const persona: Persona | undefined = await tx.objectStore('personas').get(post.persona);
	const known = persona !== undefined && (await posts.getKey(post.id)) !== undefined;
	if (known && post.films.length === 0) await posts.delete(post.id);
	else if (known) await posts.put(post);
	await tx.done;
	touchPosts();
	return known;
}

export async function deletePost(db: Database, id: number): Promise<void> {
	await db.delete('posts', id);
	touchPosts();
}

/** Number of posts of every persona. */
export async function countPosts(db: Database, personas: readonly string[]): Promise<number[]> {
	const index = db.transaction('posts').store.index('persona');
	return Promise.all(personas.map((persona) => index.count(persona)));
}
