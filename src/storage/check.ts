/** The check of old posts on the audit page: one at a time, kept until another replaces it. */
import * as v from 'valibot';
import { count, list, optionalText, satisfying, text } from '../checks.ts';
import type { Area } from './area.ts';
import { LONGEST_NAME, LONGEST_POST_ID, LONGEST_TITLE, MOST_LEFT_OUT, MOST_POST_FILMS, MOST_POSTS } from './limits.ts';
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

export type Check = v.InferOutput<typeof CheckSchema> & { id: string };
const CheckSchema = v.object({
	/** Random; older versions kept none. */
	id: v.exactOptional(optionalText(LONGEST_NAME)),
	files: list(optionalText(LONGEST_TITLE), 1000, 1),
	/** Whose posts they are; null of an account that is not kept. */
	persona: v.nullable(text(LONGEST_NAME)),
	date: DaySchema,
	/** Number of posts, with films or without. */
	read: count,
	posts: list(CheckedPostSchema, MOST_POSTS),
	/** Files of a folder or archive that could not be read; older versions kept none. */
	unread: v.exactOptional(list(optionalText(LONGEST_TITLE), 1000)),
	/** Titles that do not count, as they are probably not films here; older versions kept none. */
	doubtful: v.exactOptional(list(optionalText(LONGEST_TITLE), MOST_LEFT_OUT)),
});
/** Posts that were taken down or edited, by their places in a check. */
const PlacesSchema = list(count, MOST_POSTS);
const DoneSchema = v.object({ id: optionalText(LONGEST_NAME), done: PlacesSchema });
/** The id of a check that was kept by an older version. */
const NO_ID = '';

const KEY = 'check';
/** Apart from the check, which is large, and written each time that one is ticked off. */
const DONE = 'checkDone';
/** What was done, and in which check: another tab may have kept another since. */
function readDone(stored: unknown): v.InferOutput<typeof DoneSchema> {
	if (v.is(DoneSchema, stored)) return stored;
	return { id: NO_ID, done: v.is(PlacesSchema, stored) ? stored : [] };
}

/** Returns the stored check; null if it is missing or damaged. */
export async function readCheck(area: Area): Promise<{ check: Check; done: number[] } | null> {
	const { [KEY]: check, [DONE]: stored } = await area.get([KEY, DONE]);
	if (!v.is(CheckSchema, check)) return null;
	const { id = NO_ID, posts } = check;
	const { id: of, done } = readDone(stored);
	return { check: { ...check, id }, done: of === id ? done.filter((post) => post < posts.length) : [] };
}

/** Keeps a check in the place of the one before. @returns false, with none kept, if it cannot be, as one of too many posts */
export async function keepCheck(area: Area, check: Check): Promise<boolean> {
	await area.remove([KEY, DONE]);
	if (!v.is(CheckSchema, check)) return false;
	await area.set({ [KEY]: check, [DONE]: { id: check.id, done: [] } });
	return true;
}

/** Keeps which posts of a check were taken down or edited, by place. @returns false if the check is gone */
export async function keepDone(area: Area, id: string, done: readonly number[]): Promise<boolean> {
	const { [KEY]: check, [DONE]: stored } = await area.get([KEY, DONE]);
	if (check === undefined || readDone(stored).id !== id) return false;
	await area.set({ [DONE]: { id, done: [...done] } });
	return true;
}

/** Forgets a check and its check marks, unless another has replaced it. */
export async function forgetCheck(area: Area, id: string): Promise<void> {
	const { [DONE]: stored } = await area.get([DONE]);
	if (!v.is(DoneSchema, stored) || stored.id === id) await area.remove([KEY, DONE]);
}
