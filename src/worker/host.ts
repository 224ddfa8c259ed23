/** The context of all request handlers: the stores, the pack, and access to tabs. */
import type { Browser } from 'webextension-polyfill';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { RequestFor } from '../messages/protocol.ts';
import type { WorkerProtocol, WorkerRequest } from '../messages/worker.ts';
import type { PageDraft } from '../messages/written.ts';
import { type Cached, cacheUntilLost } from '../storage/cacheUntilLost.ts';
import type { Database } from '../storage/db.ts';
import type { Draft } from '../storage/draft.ts';
import { openChecked } from '../storage/keptCounts.ts';
import type { ReadSettings } from '../storage/storedSettings.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import { type Advising, createAdvising } from './advising.ts';
import { createBadge, type ShowBadge } from './badge.ts';
import { notify } from './notices.ts';
import { type LoadedPack, listPacks, type PackList, type PackNotice, type Packs } from './packs.ts';
import { createStudySide, type StudySide } from './study/side.ts';

export interface WorkerDeps {
	browser: Browser;
	/** Loads the pack; called again only after a failure. */
	loadPack: (onReplaced: (notice: PackNotice) => unknown, openDb: () => Promise<Database>) => Promise<LoadedPack>;
	/** Opens the database; called again after a failure, and after a lost connection was reported. */
	openDb: (lost: () => void) => Promise<Database>;
}

/** What is already known about a tab, so that it is not read again. */
export interface Known {
	read?: ReadSettings;
	state?: Draft | null;
	/** `last`: as it last got advice, if known. */
	draft?: PageDraft | 'last';
}

export interface WorkerHost {
	browser: Browser;
	/** The pack of films. */
	pack: Cached<LoadedPack>;
	packs: PackList;
	/** The packs for advice on drafts: only films while the user is in a study, which compares only these. */
	packsNow: () => Promise<Packs>;
	db: Cached<Database>;
	advising: Advising;
	study: StudySide;
	showBadge: ShowBadge;
	/** Whether a tab's window is private; true if that is unknown. */
	isPrivate: (tab: number) => Promise<boolean>;
	/** Sends a request to the content script of a frame, or of all frames; null without an answer. */
	request: (tab: number, message: WorkerRequest, frame?: number) => Promise<unknown>;
	/** The same if the answer is a text. */
	ask: (tab: number, message: RequestFor<WorkerProtocol, string>, frame?: number) => Promise<string | null>;
	/** Calls those in `announced`, as a tab shows something new. */
	announce: (tab: number, known?: Known) => void;
	announced: Set<(tab: number, known?: Known) => void>;
	/** Makes a frame, or all of a tab, check its draft again, because the user has changed its advice there. */
	stale: (tab: number, frame?: number) => void;
	/** Notifies pages that settings have changed: each checks its draft again with the user's next edit. */
	recheck: () => Promise<void>;
}

export function createHost({ browser, loadPack, openDb }: WorkerDeps): WorkerHost {
	const { session, local } = browser.storage;
	const db = cacheUntilLost(openChecked(openDb, local));
	const pack = cacheUntilLost(() => loadPack((notice) => notify(session, notice), db));
	const packs = listPacks(pack, db, (notice) => notify(session, notice));
	const advising = createAdvising(db);
	const study = createStudySide(db, session);
	const showBadge = createBadge(browser.action);
	const announced: WorkerHost['announced'] = new Set();
	const packsNow = async (): Promise<Packs> =>
		(await study.showing(null)) === DEFAULT_SHOWING ? packs() : [await pack()];

	const isPrivate = (tab: number) =>
		browser.tabs.get(tab).then(
			({ incognito }) => incognito,
			() => true,
		);

	const request: WorkerHost['request'] = (tab, message, frameId) =>
		browser.tabs.sendMessage(tab, message, frameId === undefined ? {} : { frameId }).catch(() => null);
	const ask: WorkerHost['ask'] = async (tab, message, frame) => {
		const answer = await request(tab, message, frame);
		return typeof answer === 'string' && answer.length <= LONGEST_DRAFT + 1 ? answer : null;
	};

	return {
		...{ browser, pack, packs, packsNow, db, advising, study, isPrivate, request, ask, showBadge, announced },
		announce: (tab, known) => {
			for (const follow of announced) follow(tab, known);
		},
		stale: (tab, frame) => void request(tab, { kind: 'stale' }, frame),
		recheck: async () => {
			await requestAll(browser, { kind: 'switched' });
		},
	};
}

/** Sends a request to the content scripts of all tabs. */
export async function requestAll({ tabs }: Browser, message: WorkerRequest): Promise<void> {
	const open = await tabs.query({});
	await Promise.all(open.map(({ id }) => id !== undefined && tabs.sendMessage(id, message).catch(() => null)));
}
