/**
 * Posts that pages have reported and that are not kept yet, in memory only (storage.session): a worker that is started
 * after another was stopped finishes them. The only place in `storage.session` that holds the text of a draft.
 */
import * as v from 'valibot';
import { count, finiteNumber, flag, satisfying } from '../checks.ts';
import type { Area } from './area.ts';
import { DraftSchema } from './draft.ts';
import { createQueue } from './queue.ts';
import { PartsSchema } from './written.ts';

/** Identifies a post; random, created by the page. */
export const PostIdSchema = satisfying<string>(
	(id) => typeof id === 'string' && /^[0-9a-f]{32}$/.test(id),
	'32 hexadecimal digits',
);

export type HeldPost = v.InferOutput<typeof HeldPostSchema>;
const HeldPostSchema = v.object({
	post: PostIdSchema,
	tab: count,
	frame: count,
	site: v.string(),
	texts: v.array(v.string()),
	/** The parts of each that are not the user's. */
	others: v.exactOptional(v.array(PartsSchema)),
	/** The text in their boxes before the user wrote there. */
	first: v.exactOptional(v.string()),
	thread: v.exactOptional(v.string()),
	/** The record of the draft, if it was the current one. */
	draft: v.nullable(DraftSchema),
	/** When it was first reported, in milliseconds since 1970. */
	at: finiteNumber,
	/** Whether the page has said that it was posted. */
	posted: flag,
});

const PREFIX = 'held:';
const enqueue = createQueue();

const keyOf = (post: string) => PREFIX + post;

export const holdPost = (area: Area, post: HeldPost): Promise<void> =>
	enqueue(() => area.set({ [keyOf(post.post)]: post }));

export const releasePost = (area: Area, post: string): Promise<void> => enqueue(() => area.remove(keyOf(post)));

/** Returns all held posts, earliest first. */
export async function heldPosts(area: Area): Promise<HeldPost[]> {
	const held = Object.entries(await area.get(null)).filter(([key]) => key.startsWith(PREFIX));
	return held.flatMap(([, post]) => (v.is(HeldPostSchema, post) ? [post] : [])).sort((a, b) => a.at - b.at);
}
