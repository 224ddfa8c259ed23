/** What every request is answered with: the stores, the pack, and where the user is in a tab. */
import type { Browser } from 'webextension-polyfill';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { Pack } from '../core/population/pack.ts';
import type { News } from '../messages/news.ts';
import type { RequestFor } from '../messages/protocol.ts';
import type { WorkerProtocol, WorkerRequest } from '../messages/worker.ts';
import type { Database } from '../storage/db.ts';
import type { Draft } from '../storage/draft.ts';
import { readDrafts } from '../storage/drafts.ts';
import type { Settings } from '../storage/settings.ts';
import { type Advising, createAdvising } from './advising.ts';
import { showBadge } from './badge.ts';
import { notify } from './notices.ts';
import { forgetAdded } from './postings.ts';
import { adviceShown, type Shown } from './study/draft.ts';
import { createStudySide, type StudySide } from './study/side.ts';

export interface WorkerDeps {
	browser: Browser;
	/** Loads the pack; called once, and again after a failure. */
	loadPack: (onReplaced: () => unknown) => Promise<Pack>;
	openDb: () => Promise<Database>;
}

/** Where the user is in a tab. */
export interface Where {
	state: Draft | null;
	/** The draft, if there is one. */
	text: string | null;
	site: string | null;
	off: boolean;
}

export interface WorkerHost {
	browser: Browser;
	pack: () => Promise<Pack>;
	db: () => Promise<Database>;
	advising: Advising;
	study: StudySide;
	/** The advice on a tab's draft as it is to be shown, which the badge shows from then on. */
	advise: (tab: number, text: string, state: Draft, settings: Settings) => Promise<Shown>;
	whereIs: (tab: number, settings: Settings) => Promise<Where>;
	/** Whether a tab's window is private; so is one of which that cannot be told. */
	isPrivate: (tab: number) => Promise<boolean>;
	/** What the script of a frame answers, or null where none listens or it has nothing to say. */
	ask: (tab: number, message: RequestFor<WorkerProtocol, string>, frame?: number) => Promise<string | null>;
	/** Tells an open popup that there is news of a tab's draft. */
	announce: (tab: number) => void;
	/** Has a frame send its draft again, because the advice on it has changed. */
	stale: (tab: number, frame: number) => void;
	/** Has every page send its draft again, under the settings as they are now. */
	recheck: () => Promise<void>;
}

export function createHost({ browser, loadPack, openDb }: WorkerDeps): WorkerHost {
	const { session } = browser.storage;
	const pack = untilItFails(() => loadPack(() => notify(session, 'packReplaced')));
	const db = untilItFails(openDb);
	const advising = createAdvising(db);
	const study = createStudySide(db, session);

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

	return {
		...{ browser, pack, db, advising, study, isPrivate, ask },
		advise: async (tab, text, state, settings) => {
			const opened = await pack();
			const advice = await advising.advise(opened, tab, text, state, settings);
			const shown = await adviceShown({ browser, db, study }, tab, state, advice, opened, settings.notFilms);
			const found = advice.mentions.length > 0;
			// The next draft has begun: what was posted before it is the history's.
			if (found) await forgetAdded(session, tab);
			const told = found && shown.showing.badge;
			await showBadge(browser.action, tab, told ? { kind: 'advice', ...advice } : { kind: 'idle' });
			return shown;
		},
		whereIs: async (tab, { sitesOff }) => {
			const { current: state } = await readDrafts(session, tab);
			// A draft is asked for only where the site is on, and a page's script gives only the one it has sent before.
			const on = state !== null && !sitesOff.includes(state.site);
			const text = on ? await ask(tab, { kind: 'draft' }, state.frame) : null;
			const site = text !== null ? state!.site : await ask(tab, { kind: 'site' }, 0);
			return { state, text, site, off: site !== null && sitesOff.includes(site) };
		},
		announce: (tab) => {
			browser.runtime.sendMessage({ kind: 'changed', tab } satisfies News).catch(() => undefined);
		},
		stale: (tab, frameId) => {
			browser.tabs.sendMessage(tab, { kind: 'stale' } satisfies WorkerRequest, { frameId }).catch(() => undefined);
		},
		recheck: async () => {
			const tabs = await browser.tabs.query({});
			const message = { kind: 'switched' } satisfies WorkerRequest;
			await Promise.all(
				tabs.map(({ id }) => id !== undefined && browser.tabs.sendMessage(id, message).catch(() => null)),
			);
		},
	};
}

/** Makes something once, and again after a failure. */
function untilItFails<T>(make: () => Promise<T>): () => Promise<T> {
	let made: Promise<T> | null = null;
	return () => {
		made ??= make().catch((error) => {
			made = null;
			throw error;
		});
		return made;
	};
}
