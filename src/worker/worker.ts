/**
 * The background side. It may be stopped at any moment and started by the next message: nothing it needs lives only
 * in its memory, and what does (the pack) is loaded again.
 */
import type { Browser, Runtime } from 'webextension-polyfill';
import type { Advice } from '../core/advice/result.ts';
import type { Pack } from '../core/population/pack.ts';
import { HISTORY_SHAPES, type HistoryRequest } from '../messages/history.ts';
import {
	LONGEST_DRAFT,
	type PageRequest,
	type PopupView,
	readPageRequest,
	readUiRequest,
	type SettingsView,
	type UiNews,
	type UiRequest,
	type WorkerRequest,
} from '../messages.ts';
import type { Database } from '../storage/db.ts';
import { changeDraft, type DraftState, forgetDraft, newDraft, newSeed, readDraft } from '../storage/drafts.ts';
import { RefusedError } from '../storage/refused.ts';
import { changeSettings, NewerSettingsError, readSettings } from '../storage/settings.ts';
import { createAdvising } from './advising.ts';
import { showBadge } from './badge.ts';
import { filmsNamed } from './filmsNamed.ts';
import { dismiss, notify, readNotices } from './notices.ts';
import { answerHistory, type HistoryHost } from './personas.ts';
import { forgetAdded, keepFilms, tabHistory } from './postings.ts';
import { forgetOwnFilms, matchFilms, searchFilms } from './ratings.ts';
import { isOff, switchSite } from './switches.ts';

export interface WorkerDeps {
	browser: Browser;
	/** Loads the pack; called once, and again after a failure. */
	loadPack: (onReplaced: () => unknown) => Promise<Pack>;
	openDb: () => Promise<Database>;
}

/** Where the user is in a tab. */
interface Where {
	state: DraftState | null;
	/** The draft, if there is one. */
	text: string | null;
	site: string | null;
	off: boolean;
}

export function startWorker({ browser, loadPack, openDb }: WorkerDeps): void {
	const { local, session } = browser.storage;
	let pack: Promise<Pack> | null = null;
	const thePack = () => {
		pack ??= loadPack(() => notify(session, 'packReplaced')).catch((error) => {
			pack = null;
			throw error;
		});
		return pack;
	};

	let db: Promise<Database> | null = null;
	const theDb = () => {
		db ??= openDb().catch((error) => {
			db = null;
			throw error;
		});
		return db;
	};

	const advising = createAdvising(theDb);

	browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
		if (sender.id !== browser.runtime.id) return undefined;
		const fromUi = sender.url?.startsWith(browser.runtime.getURL('')) === true;
		if (fromUi) {
			const request = readUiRequest(message);
			if (request === null) return undefined;
			return isHistory(request) ? answerHistory(history, request) : answerUi(request);
		}
		const request = readPageRequest(message);
		if (request === null || sender.tab?.id === undefined) return undefined;
		return answerPage(request, sender.tab.id, sender.frameId ?? 0, siteOf(sender), sender.tab.incognito);
	});
	browser.tabs.onRemoved.addListener((tab) => {
		advising.forget(tab);
		return Promise.all([forgetDraft(session, tab), forgetAdded(session, tab)]);
	});

	const history: HistoryHost = {
		storage: browser.storage,
		db: theDb,
		pack: thePack,
		place: async (tab) => {
			const { site, off } = await whereIs(tab);
			return site === null || off ? null : { tab, site, private: await isPrivate(tab) };
		},
		pageText: async (tab) => {
			if ((await whereIs(tab)).off) return { text: null, selected: false };
			const selected = await ask(tab, { kind: 'selectedText' });
			return { text: selected ?? (await ask(tab, { kind: 'visibleText' }, 0)), selected: selected !== null };
		},
		forget: () => {
			advising.forgetAll();
			forgetOwnFilms();
		},
	};

	async function answerPage(
		request: PageRequest,
		tab: number,
		frame: number,
		site: string,
		incognito: boolean,
	): Promise<boolean> {
		const watching = !(await isOff(browser.storage, site));
		if (!watching) {
			advising.forget(tab);
			await forgetDraft(session, tab);
			await showBadge(browser.action, tab, { kind: 'idle' });
		} else if (request.kind === 'check') {
			const { text, box } = request;
			const state = await changeDraft(session, tab, (before) =>
				before?.frame === frame && before.site === site && before.box === box && text.trim() !== ''
					? before
					: newDraft(frame, site, box),
			);
			const { settings } = await readSettings(local);
			await check(text, tab, state!, settings.tolerance);
			announce(tab);
		} else if (request.kind === 'posted') {
			// Behind the checks that came before, and before the next one forgets what was chosen.
			const state = await changeDraft(session, tab, (before) => before);
			const { choices = [], decoys = [] } = state?.frame === frame && state.site === site ? state : {};
			const place = { tab, site, private: incognito };
			const [db, pack] = await Promise.all([theDb(), thePack()]);
			const films = filmsNamed(pack.catalogue, request.texts, choices);
			const kept = await keepFilms(db, session, pack, place, { films, decoys, source: 'posted' }).catch((error) => {
				if (error instanceof RefusedError) return notify(session, 'notCounted').then(() => true);
				throw error;
			});
			if (kept) announce(tab);
		}
		// The first draft should not wait for the pack.
		else void thePack().catch(() => undefined);
		return watching;
	}

	/** Tells an open popup that there is news of a tab's draft. */
	function announce(tab: number): void {
		browser.runtime.sendMessage({ kind: 'changed', tab } satisfies UiNews).catch(() => undefined);
	}

	async function check(text: string, tab: number, state: DraftState, tolerance: number): Promise<void> {
		try {
			const advice = await advising.advise(await thePack(), tab, text, state, tolerance);
			await showAdvice(tab, advice);
		} catch (error) {
			await showBadge(browser.action, tab, { kind: 'failed' });
			throw error;
		}
	}

	async function showAdvice(tab: number, { crowd, tolerance, mentions }: Advice): Promise<void> {
		// The next draft has begun: what was posted before it is the history's.
		if (mentions.length > 0) await forgetAdded(session, tab);
		await showBadge(browser.action, tab, mentions.length > 0 ? { kind: 'advice', crowd, tolerance } : { kind: 'idle' });
	}

	function answerUi(request: Exclude<UiRequest, HistoryRequest>): Promise<unknown> {
		switch (request.kind) {
			case 'view':
				return view(request.tab);
			case 'choose':
				return changeAndView(request.tab, (state) => ({
					...state,
					choices: [...state.choices.filter(([form]) => form !== request.form), [request.form, request.film]],
				}));
			case 'decoy':
				return changeAndView(request.tab, (state) => ({
					...state,
					decoys: [...new Set([...state.decoys, request.film])],
				}));
			case 'redraw':
				return changeAndView(request.tab, (state) => ({ ...state, seed: newSeed() }));
			case 'whatIf':
				return Promise.resolve(advising.whatIf(request.tab, request.drop, request.add));
			case 'switchSite':
				return switchAndView(request.site, request.off, request.tab);
			case 'setTolerance':
				return setTolerance(request.tolerance);
			case 'settings':
				return settingsView();
			case 'dismiss':
				return dismiss(session, request.notice).then(settingsView);
			case 'matchFilms':
				return thePack().then(({ catalogue }) => matchFilms(catalogue, request.wanted));
			case 'searchFilms':
				return thePack().then(({ catalogue }) => searchFilms(catalogue, request.text));
			case 'ratingsChanged':
				forgetOwnFilms();
				return recheck();
		}
	}

	async function changeAndView(tab: number, change: (state: DraftState) => DraftState): Promise<PopupView> {
		await changeDraft(session, tab, (state) => (state === null ? null : change(state)));
		return view(tab);
	}

	async function view(tab: number): Promise<PopupView> {
		const where = await whereIs(tab);
		const draft = await draftView(tab, where);
		// After the draft, which may have begun anew.
		return { ...draft, history: where.off ? null : await historyIn(tab, where.site) };
	}

	async function draftView(tab: number, { state, text, site, off }: Where): Promise<Omit<PopupView, 'history'>> {
		const { settings, problem } = await readSettings(local);
		const result = {
			site,
			off,
			failed: false,
			advice: null,
			surfaces: [],
			words: 0,
			decoys: state?.decoys ?? [],
			notices: await readNotices(session),
			settingsProblem: problem,
		};
		if (text === null || state === null || off || text.trim() === '') {
			await showBadge(browser.action, tab, { kind: 'idle' });
			return result;
		}
		try {
			const advice = await advising.advise(await thePack(), tab, text, state, settings.tolerance);
			await showAdvice(tab, advice);
			return {
				...result,
				advice: withoutRepeats(advice),
				surfaces: advice.mentions.map((m) => text.slice(m.start, m.end)),
				words: text.split(/\s+/).filter((word) => word !== '').length,
			};
		} catch {
			return { ...result, failed: true };
		}
	}

	/** The site and the draft that the user is at in a tab. */
	async function whereIs(tab: number): Promise<Where> {
		const state = await readDraft(session, tab);
		// The script of a page gives its draft only where it was told to watch.
		const text = state === null ? null : await ask(tab, { kind: 'draft' }, state.frame);
		const site = text !== null ? state!.site : await ask(tab, { kind: 'site' }, 0);
		return { state, text, site, off: site !== null && (await isOff(browser.storage, site)) };
	}

	/** Whether a tab's window is private; so is one of which that cannot be told. */
	const isPrivate = (tab: number) =>
		browser.tabs.get(tab).then(
			({ incognito }) => incognito,
			() => true,
		);

	/** What the popup shows of the history; null where the database cannot be read. */
	const historyIn = (tab: number, site: string | null) =>
		Promise.all([theDb(), isPrivate(tab)])
			.then(([db, incognito]) => tabHistory(db, session, { tab, site, private: incognito }))
			.catch(() => null);

	/** What the script of a frame answers, or null where none listens or it has nothing to say. */
	async function ask(tab: number, message: WorkerRequest, frameId?: number): Promise<string | null> {
		const to = frameId === undefined ? {} : { frameId };
		const answer = await browser.tabs.sendMessage(tab, message, to).catch(() => null);
		return typeof answer === 'string' && answer.length <= LONGEST_DRAFT + 1 ? answer : null;
	}

	async function switchAndView(site: string, off: boolean, tab: number | null): Promise<SettingsView> {
		await unlessNewer(switchSite(browser.storage, site, off, tab !== null && (await isPrivate(tab))));
		await recheck();
		return settingsView();
	}

	async function setTolerance(tolerance: number): Promise<SettingsView> {
		await unlessNewer(changeSettings(local, (settings) => ({ ...settings, tolerance })));
		await recheck();
		return settingsView();
	}

	/** Has every page send its draft again, under the settings as they are now. */
	async function recheck(): Promise<void> {
		const tabs = await browser.tabs.query({});
		const message = { kind: 'switched' } satisfies WorkerRequest;
		await Promise.all(
			tabs.map(({ id }) => id !== undefined && browser.tabs.sendMessage(id, message).catch(() => null)),
		);
	}

	/** Settings of a newer version stay as they are; the view says so. */
	const unlessNewer = (change: Promise<unknown>) =>
		change.catch((error) => {
			if (!(error instanceof NewerSettingsError)) throw error;
		});

	async function settingsView(): Promise<SettingsView> {
		const { settings, problem } = await readSettings(local);
		const population = await thePack().then(
			({ population: { name, size, date, sources } }) => ({ name, size, date, sources }),
			() => null,
		);
		return { tolerance: settings.tolerance, sitesOff: settings.sitesOff, problem, population };
	}
}

const isHistory = (request: UiRequest): request is HistoryRequest => Object.hasOwn(HISTORY_SHAPES, request.kind);

/** Alternatives once per title form: a draft may name one film thousands of times. */
function withoutRepeats(advice: Advice): Advice {
	const seen = new Set<number>();
	const mentions = advice.mentions.map((m) => {
		const repeated = seen.has(m.form);
		seen.add(m.form);
		return repeated ? { ...m, alternatives: [] } : m;
	});
	return { ...advice, mentions };
}

/** Host name of the frame that sent a message; frames without an address of their own have their opener's origin. */
function siteOf(sender: Runtime.MessageSender): string {
	const { origin } = sender as { origin?: string };
	for (const address of [sender.url, origin, sender.tab?.url]) {
		const parsed = address === undefined ? null : URL.parse(address);
		if (parsed !== null && parsed.hostname !== '') return parsed.hostname;
	}
	return URL.parse(sender.url ?? '')?.protocol ?? 'unknown';
}
