/**
 * Keeps what pages report as posted, exactly once. A report is held in memory that survives the worker before anything
 * else is done; the next worker finishes what this one leaves.
 */
import type { PageProtocol, PageRequest } from '../messages/page.ts';
import type { Handlers } from '../messages/protocol.ts';
import { deleting } from '../storage/changes.ts';
import { changeDrafts } from '../storage/drafts.ts';
import { type HeldPost, heldPosts, holdPost } from '../storage/heldPosts.ts';
import type { ReadSettings } from '../storage/storedSettings.ts';
import { type Frame, isFromFrame } from './frame.ts';
import type { WorkerHost } from './host.ts';
import { hasFailed, keepHeld, keeping, known, release } from './keeping.ts';
import { threadOf } from './keptBefore.ts';
import { takeBack } from './postings.ts';
import { inDraftTurn } from './turns.ts';

export const reportHandlers: Pick<
	Handlers<PageProtocol, [WorkerHost, Frame, ReadSettings]>,
	'posting' | 'posted' | 'notPosted'
> = {
	posting: async ({ post }, host, from) => {
		await holdWithDraft(host, from, post);
		void host.pack().catch(() => undefined);
		return true;
	},
	posted: async ({ post }, host, from, { settings }) => {
		const held = await holdWithDraft(host, from, post);
		// It may have been taken back since.
		if (held !== null && known.has(post)) await keepHeld(host, held, settings);
		return true;
	},
	notPosted: async ({ post }, host, from) => {
		await takeBackPost(host, post, from);
		return true;
	},
};

/** Done once an earlier worker's posts are known. */
let listed: Promise<unknown> = Promise.resolve();

/** Holds a request's report, before anything slower is done. Nothing from private windows is kept, so nothing is held. */
export async function holdReport({ browser }: WorkerHost, request: PageRequest, from: Frame): Promise<void> {
	if (from.private || (request.kind !== 'posting' && request.kind !== 'posted')) return;
	const { kind, post, texts, others = [], first = '' } = request;
	const { tab, frame, site, address } = from;
	const { draft = null, at = Date.now(), posted = false } = known.get(post) ?? {};
	const about = { tab, frame, site, thread: threadOf(address), posted: posted || kind === 'posted' };
	await hold(browser, { post, texts, others, first, draft, at, ...about });
}

/** Without room to hold a post, this worker still keeps it. */
async function hold({ storage }: WorkerHost['browser'], held: HeldPost): Promise<void> {
	known.set(held.post, held);
	await holdPost(storage.session, held).catch(() => undefined);
}

/** Adds what is known about the draft to a held post; null if it is not held. */
async function holdWithDraft({ browser }: WorkerHost, from: Frame, post: string): Promise<HeldPost | null> {
	// Queued after earlier checks and before the next one, which may reset the user's choices.
	const { current } = await inDraftTurn(() => changeDrafts(browser.storage.session, from.tab, (drafts) => drafts));
	const held = known.get(post);
	if (held === undefined) return null;
	if (held.draft !== null || current === null || !isFromFrame(current, from)) return held;
	const withDraft = { ...held, draft: current };
	await hold(browser, withDraft);
	return withDraft;
}

/** Drops a held post, or deletes it if it is already kept: it was not posted after all. */
export async function takeBackPost(host: WorkerHost, post: string, { tab, site }: Frame): Promise<void> {
	await listed;
	while (keeping.has(post)) await keeping.get(post);
	// An attempt that failed may have failed after the post was stored.
	const isUndecided = known.has(post) && !hasFailed(post);
	await release(host, post);
	if (isUndecided) return;
	if (await deleting(host, (db) => takeBack(db, host.browser.storage.session, { tab, site }, post))) host.announce(tab);
}

/** Keeps what an earlier worker left: posts, and possible posts whose page was left without a report. */
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
		// It may have been taken back or kept since.
		if (isDone && known.has(held.post)) await keepHeld(host, held);
	}
}
