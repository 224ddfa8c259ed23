/**
 * Posts as they were before pages' reports changed them, until their tab is closed: a site may refuse an edit much
 * later, after other posts. Only in memory (`storage.session`), by tab.
 */
import * as v from 'valibot';
import { flag, list } from '../checks.ts';
import { type Area, valueAt } from '../storage/area.ts';
import { PostIdSchema } from '../storage/heldPosts.ts';
import { PostSchema } from '../storage/records.ts';

/** Most changes that are remembered of a tab, and most frames that report one. */
const MOST_CHANGES = 20;
const MOST_REPORTS = 20;

export type ChangedPost = v.InferOutput<typeof ChangedSchema>;
const ChangedSchema = v.object({
	/** The reports that changed it together, such as those of a title in the page and a text in a frame. */
	reports: list(PostIdSchema, MOST_REPORTS, 1),
	before: PostSchema,
	/** Whether that has deleted it, with its last film. */
	emptied: flag,
});
const ChangesSchema = list(ChangedSchema, MOST_CHANGES);
const key = (tab: number) => `changed:${tab}`;

async function readChanges(session: Area, tab: number): Promise<ChangedPost[]> {
	const stored = await valueAt(session, key(tab));
	return v.is(ChangesSchema, stored) ? stored : [];
}

const keep = (session: Area, tab: number, changes: readonly ChangedPost[]): Promise<void> =>
	session.set({ [key(tab)]: changes.slice(-MOST_CHANGES) });

export async function noteChange(session: Area, tab: number, change: ChangedPost): Promise<void> {
	const others = (await readChanges(session, tab)).filter(({ reports }) => !reports.includes(change.reports[0]!));
	await keep(session, tab, [...others, change]);
}

/** Notes that a report has changed a post together with the latest one that has. */
export async function joinChange(session: Area, tab: number, report: string, post: number): Promise<void> {
	const changes = await readChanges(session, tab);
	const latest = changes.findLast(({ before }) => before.id === post);
	const joined = latest && { ...latest, reports: [...latest.reports, report].slice(0, MOST_REPORTS), emptied: false };
	await keep(session, tab, joined === undefined ? changes : changes.with(changes.indexOf(latest!), joined));
}

/**
 * Removes a report's change from the known ones.
 * @returns it, to undo; null if it is not known, or its post was changed again since: then that change is from the post
 * before both
 */
export async function takeChange(session: Area, tab: number, report: string): Promise<ChangedPost | null> {
	const changes = await readChanges(session, tab);
	const at = changes.findIndex(({ reports }) => reports.includes(report));
	if (at < 0) return null;
	const change = changes[at]!;
	const { before } = change;
	const next = changes.findIndex((later, i) => i > at && later.before.id === before.id);
	const left = next < 0 ? changes : changes.with(next, { ...changes[next]!, before });
	await keep(session, tab, left.toSpliced(at, 1));
	return next < 0 ? change : null;
}

/** Forgets all changes of a post, because it was restored or deleted. */
export async function forgetChangesOf(session: Area, tab: number, post: number): Promise<void> {
	const changes = await readChanges(session, tab);
	if (changes.length > 0)
		await keep(
			session,
			tab,
			changes.filter(({ before }) => before.id !== post),
		);
}

export const forgetChanges = (session: Area, tab: number): Promise<void> => session.remove(key(tab));
