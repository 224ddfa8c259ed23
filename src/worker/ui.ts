/** Handles requests of popup and settings. */
import type { PackKind } from '../core/catalogue/packKinds.ts';
import { kindOfItems } from '../core/catalogue/titled.ts';
import type { Handlers } from '../messages/protocol.ts';
import type { PopupView, SettingsView, uiRequests } from '../messages/ui.ts';
import { withPair } from '../storage/asOne.ts';
import { type Draft, newSeed, type Saying, withChoice, withDecoy } from '../storage/draft.ts';
import { changeCurrent, readDrafts } from '../storage/drafts.ts';
import { acceptMissing } from '../storage/keptCounts.ts';
import { showSettings } from '../storage/settings.ts';
import { joinSiteWords } from '../storage/siteWords.ts';
import { changeSettings, NewerSettingsError, type ReadSettings, readSettings } from '../storage/storedSettings.ts';
import { removePack, useOffered } from './choosePack.ts';
import type { WorkerHost } from './host.ts';
import { ignoreItem } from './ignoreItem.ts';
import { sayInLanguage } from './language.ts';
import { effectiveSettings, type ListChange, setListed, settleAt, unsettling } from './lists.ts';
import { located } from './located.ts';
import { dismiss, noticesNow } from './notices.ts';
import { packOfKind } from './packs.ts';
import { viewOf } from './popupView.ts';
import { matchFilms, searchFilms } from './ratings.ts';
import { sayInDraft } from './said.ts';
import { sampleView } from './sample.ts';
import { addTo, previewOf, takeBackIn, takeOutOf } from './takeOut.ts';

export const uiHandlers: Handlers<typeof uiRequests, [WorkerHost]> = {
	view: ({ tab }, host) => viewOf(host, tab),
	choose: ({ tab, form, item }, host) => changeAndView(host, tab, (state) => withChoice(state, form, item)),
	settle: async ({ tab, of, words, isItem }, host) => {
		await settleDraft(host, tab, of, words, isItem);
		return changeAndView(host, tab, (state) => state);
	},
	leave: ({ tab, on }, host) => changeAndView(host, tab, (state) => ({ ...state, left: on })),
	decoy: ({ tab, item }, host) => changeAndView(host, tab, (state) => withDecoy(state, item)),
	sayRated: ({ tab, item, said }, host) => sayRated(host, tab, { ...item, said }),
	redraw: ({ tab }, host) => changeAndView(host, tab, (state) => ({ ...state, seed: newSeed() })),
	add: ({ tab, item }, host) => addTo(host, tab, item),
	insert: ({ tab, text }, host) => insert(host, tab, text),
	preview: ({ tab, films, told }, host) => previewOf(host, tab, films, told),
	takeOut: ({ tab, items, told }, host) => takeOutOf(host, tab, items, told),
	ignore: ({ tab, item }, host) => ignoreItem(host, tab, item),
	takeBack: ({ tab }, host) => takeBackIn(host, tab),
	whatIf: async ({ tab, tried }, host) => {
		const ends = host.advising.whatIf(tab, tried);
		if (ends !== null) return ends;
		// A worker stopped in between reads the draft again.
		await viewOf(host, tab);
		return host.advising.whatIf(tab, tried);
	},
	switchSite: async ({ tab, site, off }, host) => {
		const changed = await changeAndRecheck(host, async () => {
			const inPrivate = tab !== null && (await host.isPrivate(tab));
			return setListed(host.browser.storage, [['sitesOff', site, off]], inPrivate);
		});
		// The user is there, and waits for it.
		if (tab !== null) host.stale(tab);
		return changed;
	},
	changeSettings: async ({ change }, host) => {
		const { local } = host.browser.storage;
		const shown = await changeAndRecheck(host, () => changeSettings(local, (settings) => ({ ...settings, ...change })));
		if (change.language !== undefined) await sayInLanguage(host.browser, change.language);
		return shown;
	},
	// Nothing in pages depends on this, so they check nothing again.
	setAsOne: ({ accounts, on }, host) =>
		changeAndShow(host, () => changeSettings(host.browser.storage.local, withPair(accounts, on))),
	notFilmAnywhere: ({ words, site }, host) =>
		changeLists(host, [
			['notFilms', words, true],
			['siteNotFilms', joinSiteWords(site, words), false],
		]),
	unsettle: async ({ site, of, words, tab }, host) => {
		const changed = await changeLists(host, unsettling(of, words, site));
		// The user is there, and waits for it.
		if (tab !== null) host.stale(tab);
		return changed;
	},
	sample: ({ text }, host) => sampleView(host, text),
	settings: async (_, host) => settingsView(host, await readSettings(host.browser.storage.local)),
	dismiss: async ({ notice }, host) => {
		await dismiss(host.browser.storage.session, notice);
		if (notice === 'recordsMissing') await acceptMissing(host.browser.storage.local);
		return settingsView(host, await readSettings(host.browser.storage.local));
	},
	matchFilms: async ({ wanted, of }, host) => {
		const catalogue = await catalogueOf(host, of);
		return catalogue && matchFilms(catalogue, wanted);
	},
	searchFilms: async ({ text, of }, host) => {
		const catalogue = await catalogueOf(host, of);
		return catalogue === null ? [] : searchFilms(catalogue, text);
	},
	usePack: ({ offer }, host) => useOffered(host, offer),
	removePack: ({ of }, host) => removePack(host, of),
	// The extension's own pack replaces a removed one.
	useBuiltIn: (_, host) => removePack(host, 'films'),
};

const catalogueOf = async ({ pack, packs }: WorkerHost, of: PackKind = 'films') =>
	// Films can be looked up while the database cannot be read.
	(of === 'films' ? await pack() : packOfKind(await packs.orFail(), of))?.catalogue ?? null;

async function changeAndView(host: WorkerHost, tab: number, change: (state: Draft) => Draft): Promise<PopupView> {
	const state = await changeCurrent(host.browser.storage.session, tab, change);
	const shown = await viewOf(host, tab, { state });
	if (state !== null) host.stale(tab, state.frame);
	return shown;
}

async function settleDraft(host: WorkerHost, tab: number, of: PackKind, words: string, isItem: boolean): Promise<void> {
	const { storage } = host.browser;
	const { current } = await readDrafts(storage.session, tab);
	if (current === null) return;
	await settleAt({ storage, site: current.site, private: await host.isPrivate(tab) }, of, words, isItem);
}

async function sayRated(host: WorkerHost, tab: number, saying: Saying): Promise<PopupView> {
	const { storage } = host.browser;
	const [{ current: draft }, read, packs] = await Promise.all([
		readDrafts(storage.session, tab),
		effectiveSettings(storage),
		host.packs(),
	]);
	const items = packOfKind(packs, saying.kind)?.catalogue.films ?? 0;
	if (draft === null || read.settings.sitesOff.includes(draft.site) || saying.id >= items)
		return viewOf(host, tab, { read, state: draft });
	const state = await sayInDraft(host, tab, draft, await host.isPrivate(tab), saying);
	const shown = await viewOf(host, tab, { read, state });
	host.stale(tab, draft.frame);
	return shown;
}

/** Inserts text at the caret of the tab's draft; false if its box refuses. */
async function insert(host: WorkerHost, tab: number, text: string): Promise<boolean> {
	const { state, off } = await located(host, tab, { draft: 'last' });
	return state !== null && !off && (await host.ask(tab, { kind: 'insert', text }, state.frame)) !== null;
}

/** Settings of a newer version are left unchanged, which the view reports. */
async function changeAndShow(
	host: WorkerHost,
	change: () => Promise<ReadSettings>,
	then: () => Promise<void> = async () => undefined,
): Promise<SettingsView> {
	const read = await change().catch((error) => {
		if (error instanceof NewerSettingsError) return error.read;
		throw error;
	});
	await then();
	return settingsView(host, read);
}

const changeAndRecheck = (host: WorkerHost, change: () => Promise<ReadSettings>) =>
	changeAndShow(host, change, host.recheck);

const changeLists = (host: WorkerHost, changes: readonly ListChange[]) =>
	changeAndRecheck(host, () => setListed(host.browser.storage, changes, false));

async function settingsView(host: WorkerHost, { settings, problem }: ReadSettings): Promise<SettingsView> {
	const packs = (await host.packs().catch(host.packs.added)).map(
		({ population: { name, size, date, sources }, catalogue, file = null }) => ({
			...{ of: kindOfItems(catalogue), name, size, date, sources, items: catalogue.films, file },
		}),
	);
	return { ...showSettings(settings), problem, notices: await noticesNow(host.browser, host.db), packs };
}
