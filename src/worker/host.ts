/** The context of all request handlers: the stores, the pack, and access to tabs. */
import type { Browser } from 'webextension-polyfill';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { RequestFor } from '../messages/protocol.ts';
import { readTold, type ToldDraft } from '../messages/told.ts';
import type { WorkerProtocol, WorkerRequest } from '../messages/worker.ts';
import { type Cached, cacheUntilLost } from '../storage/cacheUntilLost.ts';
import type { Database } from '../storage/db.ts';
import { type Draft, isAt } from '../storage/draft.ts';
import { readDrafts } from '../storage/drafts.ts';
import { openChecked } from '../storage/keptCounts.ts';
import { siteOfHost } from '../storage/limits.ts';
import type { Settings } from '../storage/settings.ts';
import type { ReadSettings } from '../storage/storedSettings.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import { type Advising, createAdvising } from './advising.ts';
import { createBadge, type ShowBadge } from './badge.ts';
import { notify } from './notices.ts';
import { type LoadedPack, listPacks, type PackList, type PackNotice, type Packs } from './packs.ts';
import { createShownAdvice, type ShownAdvice } from './shownAdvice.ts';
import { createStudySide, type StudySide } from './study/side.ts';

export interface WorkerDeps {
	browser: Browser;
	/** Loads the pack; called again only after a failure. */
	loadPack: (onReplaced: (notice: PackNotice) => unknown, openDb: () => Promise<Database>) => Promise<LoadedPack>;
	/** Opens the database; called again after a failure, and after it has called back that the connection is lost. */
	openDb: (lost: () => void) => Promise<Database>;
}

/** The site and draft that the user is at in a tab. */
interface TabLocation {
	state: Draft | null;
	/** What the draft says, if there is one. */
	draft: ToldDraft | null;
	site: string | null;
	off: boolean;
}

/** The same with the settings of the request. */
export type Located = ReadSettings & TabLocation;

export interface WorkerHost {
	browser: Browser;
	/** The pack of films. */
	pack: Cached<LoadedPack>;
	/** The packs of all kinds, films first. */
	packs: PackList;
	/** Those that drafts are advised on by: films alone while the user takes part in a study, which compares only these. */
	packsNow: () => Promise<Packs>;
	db: Cached<Database>;
	advising: Advising;
	study: StudySide;
	showBadge: ShowBadge;
	/** The advice on drafts as it is shown. */
	shown: ShownAdvice;
	/** @param asked where false, a draft that is known from the last advice on it is not asked for again */
	whereIs: (tab: number, settings: Settings, asked?: boolean) => Promise<TabLocation>;
	/** Whether a tab's window is private; true if that is unknown. */
	isPrivate: (tab: number) => Promise<boolean>;
	/** Sends a request to the content script of a frame; null if there is none or it does not answer. */
	ask: (tab: number, message: RequestFor<WorkerProtocol, string>, frame?: number) => Promise<string | null>;
	/** Asks for the draft of a frame; null if there is none. */
	askDraft: (tab: number, frame: number) => Promise<ToldDraft | null>;
	/** Tells those who follow tabs that what is shown of one has changed, and, if that is known, where its user is. */
	announce: (tab: number, where?: Located) => void;
	announced: Set<(tab: number, where?: Located) => void>;
	/** Makes a frame, or all of a tab, check its draft again, because the user has changed its advice there. */
	stale: (tab: number, frame?: number) => void;
	/** Tells every page that settings have changed: it checks its draft again with the next edit of the user. */
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

	const ask: WorkerHost['ask'] = async (tab, message, frameId) => {
		const to = frameId === undefined ? {} : { frameId };
		const answer = await browser.tabs.sendMessage(tab, message, to).catch(() => null);
		return typeof answer === 'string' && answer.length <= LONGEST_DRAFT + 1 ? answer : null;
	};

	const askDraft: WorkerHost['askDraft'] = async (tab, frameId) => {
		const message = { kind: 'draft' } satisfies WorkerRequest;
		return readTold(await browser.tabs.sendMessage(tab, message, { frameId }).catch(() => null));
	};

	const shown = createShownAdvice({ browser, db, advising, study, showBadge, ask, packsNow });

	return {
		...{ browser, pack, packs, packsNow, db, advising, study, isPrivate, ask, askDraft, showBadge, shown },
		whereIs: async (tab, { sitesOff }, asked = true) => {
			const { current: state } = await readDrafts(session, tab);
			// The draft is requested only if the site is on, and content scripts return only a draft that they have sent before.
			const on = state !== null && !sitesOff.includes(state.site);
			const last = asked ? null : advising.lastDraft(tab);
			const known = state !== null && last !== null && isAt(state)(last.place) ? last.draft : null;
			const draft = on ? (known ?? (await askDraft(tab, state.frame))) : null;
			const host = draft === null ? await ask(tab, { kind: 'site' }, 0) : null;
			const site = draft !== null ? state!.site : host && siteOfHost(host);
			return { state, draft, site, off: site !== null && sitesOff.includes(site) };
		},
		announced,
		announce: (tab, where) => {
			for (const follow of announced) follow(tab, where);
		},
		stale: (tab, frameId) => {
			const to = frameId === undefined ? {} : { frameId };
			browser.tabs.sendMessage(tab, { kind: 'stale' } satisfies WorkerRequest, to).catch(() => undefined);
		},
		recheck: async () => {
			await shown.forgetNotes();
			const tabs = await browser.tabs.query({});
			const message = { kind: 'switched' } satisfies WorkerRequest;
			await Promise.all(
				tabs.map(({ id }) => id !== undefined && browser.tabs.sendMessage(id, message).catch(() => null)),
			);
		},
	};
}
