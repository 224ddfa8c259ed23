/**
 * Keeps what pages report as posted, exactly once. A report is held in memory that survives the worker before anything
 * else is done; the next worker finishes what this one leaves.
 */
import { namedAcross } from '../core/advice/filmsNamed.ts';
import { filmKey } from '../core/catalogue/titled.ts';
import type { Pack } from '../core/population/pack.ts';
import type { PageProtocol, PageRequest } from '../messages/page.ts';
import type { Handlers } from '../messages/protocol.ts';
import { allOwn, joinWritten, type Written, writtenAll } from '../messages/written.ts';
import { type Draft, isFollowed } from '../storage/draft.ts';
import { changeDrafts } from '../storage/drafts.ts';
import { type HeldPost, heldPosts, holdPost, releasePost } from '../storage/heldPosts.ts';
import type { Settings } from '../storage/settings.ts';
import { threadOf } from './edited.ts';
import { type Frame, isFromFrame } from './frame.ts';
import type { WorkerHost } from './host.ts';
import { effectiveSettings, settledAt } from './lists.ts';
import type { OtherPack } from './packs.ts';
import { addToHistory, takeBack } from './postings.ts';
import { deleting, noteRecords, notifyNotKept } from './records.ts';
import { recordPosted } from './study/draft.ts';
import { followedAt } from './study/follow.ts';
import { inDraftTurn } from './turns.ts';

export const reportHandlers: Pick<
	Handlers<PageProtocol, [WorkerHost, Frame, Settings]>,
	'posting' | 'posted' | 'notPosted'
> = {
	posting: async ({ post }, host, from) => {
		await holdWithDraft(host, from, post);
		void host.pack().catch(() => undefined);
		return true;
	},
	posted: async ({ post }, host, from, settings) => {
		const held = await holdWithDraft(host, from, post);
		if (held !== null) await keepHeld(host, held, settings);
		return true;
	},
	notPosted: async ({ post }, host, from) => {
		await takeBackPost(host, post, from);
		return true;
	},
};

/** Posts that are just being kept: what is taken back meanwhile is taken back after that. */
const keeping = new Map<string, Promise<void>>();

/** Done when those that an earlier worker has left are known. */
let listed: Promise<unknown> = Promise.resolve();

/** Posts that this worker knows to be held. */
const known = new Map<string, HeldPost>();

/** Holds what a request reports, before anything slower is done. Nothing of private windows is kept, so nothing is held. */
export async function holdReport({ browser }: WorkerHost, request: PageRequest, from: Frame): Promise<void> {
	if (from.private || (request.kind !== 'posting' && request.kind !== 'posted')) return;
	const { kind, post, texts, others = [], first = '' } = request;
	const { tab, frame, site, address } = from;
	const { draft = null, at = Date.now(), posted = false } = known.get(post) ?? {};
	const held = {
		post,
		texts,
		others,
		first,
		thread: threadOf(address),
		tab,
		frame,
		site,
		draft,
		at,
		posted: posted || kind === 'posted',
	};
	known.set(post, held);
	await holdPost(browser.storage.session, held);
}

/** Adds what is known of the draft to a post that is held; null if it is not. */
async function holdWithDraft({ browser }: WorkerHost, from: Frame, post: string): Promise<HeldPost | null> {
	const { session } = browser.storage;
	// Queued after earlier checks and before the next one, which may reset the user's choices.
	const { current } = await inDraftTurn(() => changeDrafts(session, from.tab, (drafts) => drafts));
	const held = known.get(post);
	if (held === undefined) return null;
	if (held.draft !== null || current === null || !isFromFrame(current, from)) return held;
	const withDraft = { ...held, draft: current };
	known.set(post, withDraft);
	await holdPost(session, withDraft);
	return withDraft;
}

/** Drops a post that is held, or deletes it if it is kept already: it was not posted after all. */
export async function takeBackPost(host: WorkerHost, post: string, { tab, site }: Frame): Promise<void> {
	await listed;
	await keeping.get(post);
	const isUndecided = known.has(post);
	await release(host, post);
	if (isUndecided) return;
	if (await deleting(host, (db) => takeBack(db, host.browser.storage.session, { tab, site }, post))) host.announce(tab);
}

export function release({ browser }: WorkerHost, post: string): Promise<void> {
	known.delete(post);
	return releasePost(browser.storage.session, post);
}

/** Keeps what an earlier worker has left: what was posted, and what may have been, if its page was left without a word. */
export async function finishHeld(host: WorkerHost): Promise<void> {
	const isOver = async ({ post, posted, tab, frame }: HeldPost) =>
		posted || (await host.ask(tab, { kind: 'stillPosting', post }, frame)) !== post;
	const listing = heldPosts(host.browser.storage.session).then((all) => {
		for (const held of all) known.set(held.post, held);
		return all;
	});
	listed = listing.catch(() => undefined);
	for (const held of await listing) {
		const isDone = await isOver(held);
		const { settings } = await effectiveSettings(host.browser.storage);
		// It may have been taken back meanwhile, or kept.
		if (isDone && known.has(held.post)) await keepHeld(host, held, settings);
	}
}

/** Keeps a post, which is known to be under way meanwhile, also where a report is repeated. */
function keepHeld(host: WorkerHost, held: HeldPost, settings: Settings): Promise<void> {
	const { post } = held;
	const kept = keep(host, held, settings);
	const all = Promise.allSettled([keeping.get(post), kept]).then(() => {
		if (keeping.get(post) === all) keeping.delete(post);
	});
	keeping.set(post, all);
	return kept;
}

async function keep(
	host: WorkerHost,
	{ post, tab, frame, site, texts, others, first = '', thread, draft, at }: HeldPost,
	settings: Settings,
): Promise<void> {
	const { storage } = host.browser;
	if (!settings.sitesOff.includes(site)) {
		const { choices = [], decoys = [] } = draft ?? {};
		const pack = await host.pack();
		const written = writtenAll(texts, others);
		const named = (these: readonly Written[], packs: readonly OtherPack[]) =>
			namedAcross(pack.catalogue, these, packs, { choices, settled: settledAt(settings, site) });
		if (draft !== null) await studyPosted(host, tab, written, draft, pack, settings);
		const place = { tab, frame, site, private: false, thread };
		const add = async () => {
			const packs = await host.others.orFail();
			const keys = (these: readonly Written[]) => {
				const { films, items } = named(these, packs);
				return [...films.map((film) => filmKey(pack.catalogue, film)), ...items];
			};
			const kinds = packs.map(({ kind }) => kind);
			const editing =
				first.trim() === '' ? null : { first: keys([allOwn(first)]), all: keys(texts.map(allOwn)), kinds };
			const found = { ...named(written, packs), decoys, source: 'posted' as const, at, report: post, editing };
			return addToHistory(await host.db(), storage.session, pack, place, found);
		};
		const kept = await add().catch((error) => notifyNotKept(host, error).then(() => true));
		if (kept) await noteRecords(host);
		if (kept) host.announce(tab);
	}
	await release(host, post);
}

/** Records a posting, before it is added to the history, so that its films do not count twice. */
async function studyPosted(
	host: WorkerHost,
	tab: number,
	texts: readonly Written[],
	state: Draft,
	pack: Pack,
	settings: Settings,
): Promise<void> {
	const stored = await host.study.current();
	if (stored === null || !isFollowed(state) || !state.study.key.startsWith(`${stored.enrolment.code}:`)) return;
	// The next draft in the box may be followed by now.
	const latest = await followedAt(host, tab, state);
	const draft = latest?.study.key === state.study.key ? latest : state;
	const advice = await host.advising.adviseOnce(pack, joinWritten(texts), state, settings);
	await recordPosted(host, tab, draft, advice, pack, texts.length > 1);
}
