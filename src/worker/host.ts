/** The context of all request handlers: the stores, the pack, and access to tabs. */
import type { Browser } from 'webextension-polyfill';
import { summariesOf } from '../core/advice/adviseAll.ts';
import type { KindSummary } from '../core/advice/kindSummary.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { type Advice, isAdvised, isCut } from '../core/advice/result.ts';
import { smallestOf } from '../core/crowd/acrossKinds.ts';
import type { News } from '../messages/news.ts';
import type { RequestFor } from '../messages/protocol.ts';
import { readTold, type ToldDraft } from '../messages/told.ts';
import type { WorkerProtocol, WorkerRequest } from '../messages/worker.ts';
import { type Cached, cacheUntilLost } from '../storage/cacheUntilLost.ts';
import type { Database } from '../storage/db.ts';
import type { Draft } from '../storage/draft.ts';
import { readDrafts } from '../storage/drafts.ts';
import { openChecked } from '../storage/keptCounts.ts';
import { siteOfHost } from '../storage/limits.ts';
import { forgetAdvice, forgetAllAdvice, noteAdvice } from '../storage/notedAdvice.ts';
import type { Settings } from '../storage/settings.ts';
import { DEFAULT_SHOWING, type Showing } from '../study/showing.ts';
import { type Advised, type Advising, createAdvising } from './advising.ts';
import { type BadgeState, createBadge, type ShowBadge } from './badge.ts';
import { settledAt } from './lists.ts';
import { notify } from './notices.ts';
import { type LoadedPack, listPacks, type PackList, type PackNotice, type Packs } from './packs.ts';
import { forgetAdded } from './postings.ts';
import { adviceShown, type Shown } from './study/draft.ts';
import { createStudySide, type StudySide } from './study/side.ts';

export interface WorkerDeps {
	browser: Browser;
	/** Loads the pack; called again only after a failure. */
	loadPack: (onReplaced: (notice: PackNotice) => unknown, openDb: () => Promise<Database>) => Promise<LoadedPack>;
	/** Opens the database; called again after a failure, and after it has called back that the connection is lost. */
	openDb: (lost: () => void) => Promise<Database>;
}

/** The site and draft that the user is at in a tab. */
export interface TabLocation {
	state: Draft | null;
	/** What the draft says, if there is one. */
	draft: ToldDraft | null;
	site: string | null;
	off: boolean;
}

/** The advice on a draft, as much of it as is shown, and what it comes to for each kind that is named. */
export interface AdvisedNow extends Shown, Pick<Advised, 'kinds' | 'found'> {
	summaries: readonly KindSummary[];
}

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
	/** Advises on a tab's draft, limited to what is shown, and updates the badge. */
	advise: (tab: number, draft: ToldDraft, state: Draft, settings: Settings) => Promise<AdvisedNow>;
	whereIs: (tab: number, settings: Settings) => Promise<TabLocation>;
	/** Whether a tab's window is private; true if that is unknown. */
	isPrivate: (tab: number) => Promise<boolean>;
	/** Sends a request to the content script of a frame; null if there is none or it does not answer. */
	ask: (tab: number, message: RequestFor<WorkerProtocol, string>, frame?: number) => Promise<string | null>;
	/** Asks for the draft of a frame; null if there is none. */
	askDraft: (tab: number, frame: number) => Promise<ToldDraft | null>;
	/** Notifies an open popup that the advice on a tab's draft has changed. */
	announce: (tab: number) => void;
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
	/** What is shown of advice that has been noted, until all notes are forgotten. */
	let noted = new WeakMap<Advised, Showing>();
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

	return {
		...{ browser, pack, packs, packsNow, db, advising, study, isPrivate, ask, askDraft, showBadge },
		advise: async (tab, draft, state, settings) => {
			const searched = await packsNow();
			const advised = await advising.advise(searched, tab, draft, state, settings);
			const { films, kinds, found } = advised;
			const seen = { text: draft.text, settled: settledAt(settings, state.site).films };
			const shown = await adviceShown({ browser, db, study }, tab, state, films, searched[0], seen);
			const summaries = summariesOf(
				kinds.map(({ kind, advice }) => ({ kind, advice: kind === 'films' ? shown.advice : advice })),
			);
			const { secret = null } = draft;
			const isPainted = await showBadge(tab, shown.showing.badge ? badgeOf(films, kinds) : IDLE);
			// The page may have been left meanwhile; browsers empty the badge only as it is.
			if (isPainted && secret !== null && (await ask(tab, { kind: 'secret' }, state.frame)) !== secret)
				await showBadge(tab, IDLE);
			const now = { ...shown, kinds, found, summaries };
			if (noted.get(advised) === shown.showing) return now;
			noted.set(advised, shown.showing);
			const isNaming = kinds.some(({ advice }) => isAdvised(advice));
			// The next draft has begun, so the last post can no longer be undone.
			if (isNaming) await forgetAdded(session, tab);
			// An arm of a study may hold advice back.
			const note =
				isNaming && shown.showing === DEFAULT_SHOWING
					? noteAdvice(session, tab, { text: draft.text, secret }, state, films, summaries)
					: forgetAdvice(session, tab);
			// Advice that cannot be noted is given all the same.
			await note.catch(() => forgetAdvice(session, tab)).catch(() => undefined);
			return now;
		},
		whereIs: async (tab, { sitesOff }) => {
			const { current: state } = await readDrafts(session, tab);
			// The draft is requested only if the site is on, and content scripts return only a draft that they have sent before.
			const on = state !== null && !sitesOff.includes(state.site);
			const draft = on ? await askDraft(tab, state.frame) : null;
			const host = draft === null ? await ask(tab, { kind: 'site' }, 0) : null;
			const site = draft !== null ? state!.site : host && siteOfHost(host);
			return { state, draft, site, off: site !== null && sitesOff.includes(site) };
		},
		announce: (tab) => {
			browser.runtime.sendMessage({ kind: 'changed', tab } satisfies News).catch(() => undefined);
		},
		stale: (tab, frameId) => {
			const to = frameId === undefined ? {} : { frameId };
			browser.tabs.sendMessage(tab, { kind: 'stale' } satisfies WorkerRequest, to).catch(() => undefined);
		},
		recheck: async () => {
			noted = new WeakMap();
			await forgetAllAdvice(session);
			const tabs = await browser.tabs.query({});
			const message = { kind: 'switched' } satisfies WorkerRequest;
			await Promise.all(
				tabs.map(({ id }) => id !== undefined && browser.tabs.sendMessage(id, message).catch(() => null)),
			);
		},
	};
}

const IDLE: BadgeState = { kind: 'idle' };

/** What the badge tells of advice: the smallest crowd of all kinds, which is at least that of all together. */
function badgeOf(films: Advice, kinds: Advised['kinds']): BadgeState {
	const smallest = smallestOf(kinds.map(({ advice }) => advice).filter(isAdvised));
	if (smallest !== null) return { kind: 'advice', ...films, crowd: smallest.crowd };
	if (isCut(films)) return { kind: 'cut' };
	return films.understood === 'all' ? IDLE : { kind: 'language' };
}
