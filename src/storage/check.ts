/** The check of old posts that the page of the audit shows: one at a time, kept until another takes its place. */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { count, list, optionalText, satisfying, text } from '../checks.ts';
import { LONGEST_NAME, LONGEST_POST_ID, LONGEST_TITLE, MOST_POST_FILMS, MOST_POSTS } from './limits.ts';
import { DaySchema, FilmKeySchema, SiteSchema } from './records.ts';

const isLink = (value: unknown): boolean =>
	typeof value === 'string' && value.length <= LONGEST_POST_ID && /^https?:\/\//.test(value) && URL.canParse(value);

/** A post of an export that names films. */
export type CheckedPost = v.InferOutput<typeof CheckedPostSchema>;
const CheckedPostSchema = v.object({
	/** As its site calls it. */
	id: text(LONGEST_POST_ID),
	site: SiteSchema,
	/** ISO 8601 as far as known, or null. */
	date: v.nullable(optionalText(LONGEST_NAME)),
	link: v.nullable(satisfying<string>(isLink, 'an address of a page')),
	films: list(FilmKeySchema, MOST_POST_FILMS, 1),
});

export type Check = v.InferOutput<typeof CheckSchema>;
const CheckSchema = v.object({
	/** Names of the files. */
	files: list(optionalText(LONGEST_TITLE), 1000, 1),
	/** Whose posts they are; null of an account that is not kept. */
	persona: v.nullable(text(LONGEST_NAME)),
	/** Day of the check. */
	date: DaySchema,
	/** Number of posts, with films or without. */
	read: count,
	posts: list(CheckedPostSchema, MOST_POSTS),
});
/** Posts that were taken down or edited, by their places in the check. */
const DoneSchema = list(count, MOST_POSTS);

const KEY = 'check';
/** Apart from the check, which is large, and written each time that one is ticked off. */
const DONE = 'checkDone';
type Area = Pick<Browser['storage']['local'], 'get' | 'set' | 'remove'>;

/** Returns the check that is kept; null if there is none, or it is damaged. */
export async function readCheck(area: Area): Promise<{ check: Check; done: number[] } | null> {
	const { [KEY]: check, [DONE]: done } = await area.get([KEY, DONE]);
	if (!v.is(CheckSchema, check)) return null;
	return { check, done: v.is(DoneSchema, done) ? done.filter((post) => post < check.posts.length) : [] };
}

/** Keeps a check in the place of the one before. @returns false, with none kept, if it cannot be, as one of too many posts */
export async function keepCheck(area: Area, check: Check): Promise<boolean> {
	await forgetCheck(area);
	if (!v.is(CheckSchema, check)) return false;
	await area.set({ [KEY]: check });
	return true;
}

/** @param done places, among the posts of the check, of those that were taken down or edited */
export const keepDone = (area: Area, done: readonly number[]): Promise<void> => area.set({ [DONE]: [...done] });

/** Forgets the check and what was done of it. */
export const forgetCheck = (area: Area): Promise<void> => area.remove([KEY, DONE]);
