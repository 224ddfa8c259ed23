/** Answers the popup and the settings. */
import type { Advice } from '../core/advice/result.ts';
import type { HistoryRequest } from '../messages/history.ts';
import type { StudyRequest } from '../messages/study.ts';
import type { PopupView, SettingsView, UiRequest } from '../messages.ts';
import { type Draft, newSeed } from '../storage/draft.ts';
import { changeCurrent } from '../storage/drafts.ts';
import { changeSettings, NewerSettingsError, type ReadSettings, readSettings } from '../storage/settings.ts';
import { showBadge } from './badge.ts';
import type { Where, WorkerHost } from './host.ts';
import { setListed, settingsInForce } from './lists.ts';
import { dismiss, readNotices } from './notices.ts';
import { choosing } from './page.ts';
import { tabHistory } from './postings.ts';
import { forgetOwnFilms, matchFilms, searchFilms } from './ratings.ts';
import { studyView } from './study/answers.ts';

/** Answers one request. */
export async function answerUi(
	host: WorkerHost,
	request: Exclude<UiRequest, HistoryRequest | StudyRequest>,
): Promise<unknown> {
	const { storage } = host.browser;
	switch (request.kind) {
		case 'view':
			return view(host, request.tab);
		case 'choose':
			return changeAndView(host, request.tab, (state) => choosing(state, request));
		case 'decoy':
			return changeAndView(host, request.tab, (state) => ({
				...state,
				decoys: [...new Set([...state.decoys, request.film])],
			}));
		case 'redraw':
			return changeAndView(host, request.tab, (state) => ({ ...state, seed: newSeed() }));
		case 'insert':
			return insert(host, request.tab, request.text);
		case 'whatIf':
			return host.advising.whatIf(request.tab, request.drop, request.add);
		case 'switchSite':
			return changeAndRecheck(host, async () => {
				const inPrivate = request.tab !== null && (await host.isPrivate(request.tab));
				return setListed(storage, 'sitesOff', request.site, request.off, inPrivate);
			});
		case 'setTolerance':
			return changeAndRecheck(host, () =>
				changeSettings(storage.local, (s) => ({ ...s, tolerance: request.tolerance })),
			);
		case 'setQuiet':
			return changeAndRecheck(host, () => changeSettings(storage.local, (s) => ({ ...s, quiet: request.quiet })));
		case 'mayBeFilm':
			return changeAndRecheck(host, () => setListed(storage, 'notFilms', request.words, false, false));
		case 'settings':
			return settingsView(host, await readSettings(storage.local));
		case 'dismiss':
			await dismiss(storage.session, request.notice);
			return settingsView(host, await readSettings(storage.local));
		case 'matchFilms':
			return host.pack().then(({ catalogue }) => matchFilms(catalogue, request.wanted));
		case 'searchFilms':
			return host.pack().then(({ catalogue }) => searchFilms(catalogue, request.text));
		case 'ratingsChanged':
			forgetOwnFilms();
			return host.recheck();
	}
}

async function changeAndView(host: WorkerHost, tab: number, change: (state: Draft) => Draft): Promise<PopupView> {
	const state = await changeCurrent(host.browser.storage.session, tab, change);
	const shown = await view(host, tab);
	if (state !== null) host.stale(tab, state.frame);
	return shown;
}

/** Puts words in at the caret of the tab's draft; false where its box refuses. */
async function insert(host: WorkerHost, tab: number, text: string): Promise<boolean> {
	const { settings } = await settingsInForce(host.browser.storage);
	const { state, off } = await host.whereIs(tab, settings);
	return state !== null && !off && (await host.ask(tab, { kind: 'insert', text }, state.frame)) !== null;
}

async function view(host: WorkerHost, tab: number): Promise<PopupView> {
	const read = await settingsInForce(host.browser.storage);
	const where = await host.whereIs(tab, read.settings);
	const draft = await draftView(host, tab, where, read);
	// After the draft, which may have begun anew.
	const history = where.off ? null : await historyIn(host, tab, where.site);
	return { ...draft, history, study: await studyView(host, tab, async () => where.site).catch(() => null) };
}

type DraftView = Omit<PopupView, 'history' | 'study'>;

async function draftView(
	host: WorkerHost,
	tab: number,
	{ state, text, site, off }: Where,
	{ settings, problem }: ReadSettings,
): Promise<DraftView> {
	const { action, storage } = host.browser;
	const result = {
		site,
		off,
		failed: false,
		advice: null,
		gone: state !== null && text === null && !off,
		surfaces: [],
		words: 0,
		decoys: state?.decoys ?? [],
		notices: await readNotices(storage.session),
		settingsProblem: problem,
		showing: await host.study.showing(null),
	};
	if (text === null || state === null || off || text.trim() === '') {
		await showBadge(action, tab, { kind: 'idle' });
		return result;
	}
	try {
		const { advice, showing } = await host.advise(tab, text, state, settings);
		return {
			...result,
			advice: withoutRepeats(advice),
			showing,
			surfaces: advice.mentions.map((m) => text.slice(m.start, m.end)),
			words: text.split(/\s+/).filter((word) => word !== '').length,
		};
	} catch {
		return { ...result, failed: true };
	}
}

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

/** What the popup shows of the history; null where the database cannot be read. */
const historyIn = (host: WorkerHost, tab: number, site: string | null) =>
	Promise.all([host.db(), host.isPrivate(tab)])
		.then(([db, inPrivate]) => tabHistory(db, host.browser.storage.session, { tab, site, private: inPrivate }))
		.catch(() => null);

/** Settings of a newer version stay as they are; the view says so. */
async function changeAndRecheck(host: WorkerHost, change: () => Promise<ReadSettings>): Promise<SettingsView> {
	const read = await change().catch((error) => {
		if (error instanceof NewerSettingsError) return error.read;
		throw error;
	});
	await host.recheck();
	return settingsView(host, read);
}

async function settingsView(host: WorkerHost, { settings, problem }: ReadSettings): Promise<SettingsView> {
	const population = await host.pack().then(
		({ population: { name, size, date, sources } }) => ({ name, size, date, sources }),
		() => null,
	);
	const { tolerance, sitesOff, quiet, notFilms } = settings;
	return { tolerance, sitesOff, quiet, notFilms, problem, population };
}
