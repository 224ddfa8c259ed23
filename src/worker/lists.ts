/**
 * The lists of sites that are switched off, and of words that name a film, or none, or nothing of another kind. They are
 * stored in the settings, but entries from private windows only in storage.session, so that no trace of them stays.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import type { OtherKind } from '../core/catalogue/packKinds.ts';
import { normaliseWords, type Settled } from '../core/mentions/settledWords.ts';
import { isSite } from '../storage/limits.ts';
import { createQueue } from '../storage/queue.ts';
import { SiteSchema } from '../storage/records.ts';
import {
	changeSettings,
	joinItemWords,
	joinSiteWords,
	type NotItem,
	type ReadSettings,
	readSettings,
	type Settings,
	SiteItemWordsSchema,
	SiteWordsSchema,
	splitItemWords,
	splitSiteWords,
	WordsSchema,
} from '../storage/settings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;

const ENTRIES = {
	sitesOff: SiteSchema,
	notFilms: WordsSchema,
	siteNotFilms: SiteWordsSchema,
	siteFilms: SiteWordsSchema,
	siteNotItems: SiteItemWordsSchema,
};
type ListName = keyof typeof ENTRIES;

/** Returns the settings including entries from private windows. Read once per request and passed on. */
export async function effectiveSettings({ local, session }: Storage): Promise<ReadSettings> {
	const [{ settings, problem }, sitesOff, notFilms, siteNotFilms, siteFilms, siteNotItems] = await Promise.all([
		readSettings(local),
		readPrivateList(session, 'sitesOff'),
		readPrivateList(session, 'notFilms'),
		readPrivateList(session, 'siteNotFilms'),
		readPrivateList(session, 'siteFilms'),
		readPrivateList(session, 'siteNotItems'),
	]);
	const lists = {
		sitesOff: [...settings.sitesOff, ...sitesOff],
		notFilms: [...settings.notFilms, ...notFilms],
		siteNotFilms: [...settings.siteNotFilms, ...siteNotFilms],
		siteFilms: [...settings.siteFilms, ...siteFilms],
		siteNotItems: [...settings.siteNotItems, ...siteNotItems],
	};
	return { settings: { ...settings, ...lists }, problem };
}

/**
 * Adds an entry to a list, or removes it.
 * @returns the stored settings afterwards
 * @throws NewerSettingsError, RefusedError if the settings cannot be changed
 */
export async function setListed(
	storage: Storage,
	list: ListName,
	entry: string,
	on: boolean,
	inPrivate: boolean,
): Promise<ReadSettings> {
	await setInSession(storage.session, list, entry, on && inPrivate);
	if (on && inPrivate) return readSettings(storage.local);
	return changeSettings(storage.local, (settings) => {
		const others = settings[list].filter((other) => other !== entry);
		return { ...settings, [list]: on ? [...others, entry].sort() : others };
	});
}

const enqueue = createQueue();

const setInSession = (session: Storage['session'], list: ListName, entry: string, on: boolean): Promise<void> =>
	enqueue(async () => {
		const others = (await readPrivateList(session, list)).filter((other) => other !== entry);
		await session.set({ [list]: on ? [...others, entry] : others });
	});

async function readPrivateList(session: Storage['session'], list: ListName): Promise<string[]> {
	const stored = (await session.get(list))[list];
	return Array.isArray(stored) ? stored.filter((entry) => v.is(ENTRIES[list], entry)) : [];
}

/** Where words are settled, and what else is known there. */
interface SettledPlace {
	storage: Storage;
	/** The settings including entries from private windows. */
	settings: Settings;
	site: string;
	private: boolean;
}

/**
 * Adds words to those that name a film on a site, or to those that name none.
 * @returns false if they cannot be stored
 */
export async function settleAt(
	{ storage, settings, site, private: inPrivate }: SettledPlace,
	words: string,
	isFilm: boolean,
): Promise<boolean> {
	const normalised = normaliseWords(words);
	// Normalised words may be empty or, since some signs become several letters, too long for the settings.
	if (!v.is(WordsSchema, normalised) || !isSite(site)) return false;
	const entry = joinSiteWords(site, normalised);
	const [list, other] = isFilm ? (['siteFilms', 'siteNotFilms'] as const) : (['siteNotFilms', 'siteFilms'] as const);
	// A private window leaves stored words as they are: those that name no film hide the same ones that name one.
	if (inPrivate) await setInSession(storage.session, other, entry, false);
	else if (settings[other].includes(entry)) await setListed(storage, other, entry, false, false);
	await setListed(storage, list, entry, true, inPrivate);
	return true;
}

/**
 * Adds words, as {@link normaliseWords} gives them, to those that name nothing of a kind on a site.
 * @returns false if they cannot be stored
 */
export async function ignoreAt(storage: Storage, said: NotItem, inPrivate: boolean): Promise<boolean> {
	const entry = joinItemWords(said);
	const storable = v.is(SiteItemWordsSchema, entry);
	if (storable) await setListed(storage, 'siteNotItems', entry, true, inPrivate);
	return storable;
}

type SaidOfWords = Pick<Settings, 'notFilms' | 'siteNotFilms' | 'siteFilms' | 'siteNotItems'>;

/** What was said of words on a site, by kind. */
export function settledAt(
	{ notFilms, siteNotFilms, siteFilms, siteNotItems }: SaidOfWords,
	site: string,
): Required<Settled> {
	const here = (entries: readonly string[]) =>
		entries.map(splitSiteWords).flatMap(([at, words]) => (at === site ? [words] : []));
	const items = siteNotItems.flatMap((entry) => splitItemWords(entry) ?? []).filter((item) => item.site === site);
	const none = (kind: OtherKind) => items.flatMap(({ of, words }) => (of === kind ? [words] : []));
	return {
		films: { named: here(siteFilms), none: [...notFilms, ...here(siteNotFilms)] },
		boardgames: { named: [], none: none('boardgames') },
		anime: { named: [], none: none('anime') },
		books: { named: [], none: none('books') },
	};
}
