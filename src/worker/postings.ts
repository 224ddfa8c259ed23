/** Adds posts, or finds on a page, to the history of the site's persona. */
import * as v from 'valibot';
import { count, finiteNumber } from '../checks.ts';
import { type FilmKey, kindOf } from '../core/catalogue/titled.ts';
import type { TabHistory } from '../messages/history.ts';
import { type Area, valueAt } from '../storage/area.ts';
import { inTurn } from '../storage/changes.ts';
import { localDay } from '../storage/days.ts';
import type { Database } from '../storage/db.ts';
import { isSite, MOST_POST_FILMS } from '../storage/limits.ts';
import { NO_HISTORY } from '../storage/noHistory.ts';
import { createSitePersona, listPersonas, personaAt } from '../storage/personas.ts';
import {
	addPost,
	changePost,
	countPosts,
	deletePost,
	getPost,
	isChange,
	isEmpty,
	type Origin,
	postOfReport,
	putBackPost,
} from '../storage/posts.ts';
import { type Phrased, type Post, PostSchema } from '../storage/records.ts';
import { forgetChangesOf, joinChange, noteChange, takeChange } from './changedPosts.ts';
import { afterEditing, type Editing, editedPost, joinFilms, phrasedIn, placeOf, scannedBefore } from './keptBefore.ts';

export interface Place {
	tab: number;
	site: string;
	private: boolean;
	/** The frame that reported the post; absent for other sources. */
	frame?: number;
	/** The thread that it was posted in; absent for other sources. */
	thread?: string | undefined;
}

/** The post last added in a tab, and when, in milliseconds since 1970; in storage.session. */
const AddedSchema = v.object({
	post: count,
	at: finiteNumber,
	frame: v.nullable(count),
	/** The post before its edit, if edited. */
	before: v.exactOptional(PostSchema),
});
type Added = v.InferOutput<typeof AddedSchema>;

/** Milliseconds in which reports of several frames are one post, such as a title in the page and a text in a frame. */
const ONE_POST = 2000;
const key = (tab: number) => `added:${tab}`;

export const forgetAdded = (session: Area, tab: number) => session.remove(key(tab));

async function readAdded(session: Area, tab: number): Promise<Added | null> {
	const stored = await valueAt(session, key(tab));
	return v.is(AddedSchema, stored) ? stored : null;
}

export interface ItemsToAdd {
	items: readonly FilmKey[];
	/** Those of `items` that were taken as decoys. */
	decoys: readonly FilmKey[];
	/** Films that phrases stand for. */
	phrased?: readonly Phrased[];
	source: Post['source'];
	/** When they were given, in milliseconds since 1970. */
	at: number;
	/** Id of the page's report; absent for other sources. */
	report?: string;
	/** Where an existing text was edited. */
	editing?: Editing | null;
}

/** Adds items to the history of the site's persona. @returns whether any were added @throws RefusedError if full */
export const addToHistory = (db: Database, session: Area, place: Place, found: ItemsToAdd) =>
	inTurn(() => add(db, session, place, found));

async function add(
	db: Database,
	session: Area,
	place: Place,
	{ items, decoys, phrased = [], source, at, report, editing = null }: ItemsToAdd,
): Promise<boolean> {
	const { tab, site, thread } = place;
	const nothing = items.length + phrased.length === 0;
	if ((nothing && editing === null) || place.private || !isSite(site)) return false;
	const known = await personaAt(db, site);
	if (known === null && nothing) return false;
	const persona = known ?? (await createSitePersona(db, site));
	if (persona.id === NO_HISTORY) return false;
	const post = {
		persona: persona.id,
		date: localDay(new Date(at)),
		site,
		films: items.slice(0, MOST_POST_FILMS),
		decoys: [...decoys],
		...phrasedIn([{ phrased: [...phrased] }]),
		source,
		...(thread !== undefined && { place: await placeOf(persona.id, site, thread) }),
	};
	const { frame = null } = place;
	const kept = report === undefined ? null : await postOfReport(db, report);
	const origin = { ...(report !== undefined && { report }) };
	const before = editing === null || kept !== null ? null : await editedPost(db, post, editing);
	if (before !== null) {
		// Noted first: only noted posts can be taken back.
		const after = afterEditing(before, editing!, post);
		const change = { before, emptied: isEmpty(after) };
		if (report !== undefined) await noteChange(session, tab, { reports: [report], ...change });
		await changePost(db, after, { ...origin, changes: true });
		await session.set({ [key(tab)]: { post: before.id, at, frame, before } satisfies Added });
		return true;
	}
	if (nothing) return false;
	// A repeated report's change stays known.
	if (kept !== null) return true;
	const same = source === 'scanned' ? await scannedBefore(db, post) : null;
	if (same !== null) {
		const all = joinFilms(same.films, post.films);
		if (all.length === same.films.length) return true;
		await changePost(db, { ...same, films: all }, origin);
		await session.set({ [key(tab)]: { post: same.id, at, frame, before: same } satisfies Added });
		return true;
	}
	const last = await readAdded(session, tab);
	const id = await mergeWithLast(db, last, { at, frame }, post, origin);
	const earlier = id === null ? undefined : last?.before;
	if (earlier !== undefined && report !== undefined) await joinChange(session, tab, report, earlier.id);
	const added = { post: id ?? (await addPost(db, post, origin)), at, frame };
	await session.set({ [key(tab)]: { ...added, ...(earlier !== undefined && { before: earlier }) } satisfies Added });
	return true;
}

async function mergeWithLast(
	db: Database,
	added: Added | null,
	{ at, frame }: Omit<Added, 'post'>,
	post: Omit<Post, 'id'>,
	origin: Origin,
): Promise<number | null> {
	if (post.source !== 'posted' || added === null || at - added.at > ONE_POST) return null;
	// Each report of a frame is another post.
	if (added.frame === frame) return null;
	const last = await getPost(db, added.post);
	if (last === null || last.source !== 'posted' || last.persona !== post.persona || last.site !== post.site)
		return null;
	const films = joinFilms(last.films, post.films);
	const changes = added.before !== undefined;
	await changePost(
		db,
		{ ...last, films, decoys: joinFilms(last.decoys, post.decoys), ...phrasedIn([last, post]) },
		{ ...origin, changes },
	);
	return last.id;
}

/**
 * Deletes the post of a page's report, or restores the one that it changed: its site has refused it. A post older than
 * the report is never deleted, and stays as it is if its earlier state is no longer known.
 * @returns whether there was one
 */
export const takeBack = (
	db: Database,
	session: Area,
	{ tab, site }: Pick<Place, 'tab' | 'site'>,
	report: string,
): Promise<boolean> =>
	inTurn(async () => {
		const id = await postOfReport(db, report);
		if (id === null) return false;
		const post = await getPost(db, id);
		if (post !== null && (post.site !== site || post.source !== 'posted')) return false;
		if (await isChange(db, report)) {
			const change = await takeChange(session, tab, report);
			if (change?.before.id !== id || change.before.site !== site) return false;
			// A post that is gone otherwise was deleted by the user.
			return (post !== null || change.emptied) && putBackPost(db, change.before);
		}
		if (post !== null) await deletePost(db, id);
		return post !== null;
	});

/** Takes back the last post of a tab. */
export async function undoAdded(db: Database, session: Area, tab: number): Promise<void> {
	const added = await readAdded(session, tab);
	if (added?.before !== undefined) await putBackPost(db, added.before);
	else if (added !== null) await deletePost(db, added.post);
	if (added !== null) await forgetChangesOf(session, tab, added.post);
	await forgetAdded(session, tab);
}

/** The history as the popup of a tab shows it. */
export async function tabHistory(
	db: Database,
	session: Area,
	place: Omit<Place, 'site'> & { site: string | null },
): Promise<TabHistory> {
	const { personas } = await listPersonas(db);
	const persona = place.site === null ? null : await personaAt(db, place.site);
	const [posts = 0] = persona === null ? [] : await countPosts(db, [persona.id]);
	const added = await readAdded(session, place.tab);
	const post = added === null ? null : await getPost(db, added.post);
	const name = personas.find(({ id }) => id === post?.persona)?.name;
	return {
		private: place.private,
		persona: persona?.id ?? null,
		personas: personas.map(({ id, name }) => ({ id, name })),
		posts,
		added: post === null || name === undefined ? null : { ...countsOf(post), persona: name },
	};
}

/** How many films a post names, and of how many other things, if any. */
function countsOf({ films: all }: Post): { films: number; others?: number } {
	const films = all.filter((key) => kindOf(key) === 'films').length;
	return { films, ...(films < all.length && { others: all.length - films }) };
}
