/**
 * The lists of the settings. Entries from private windows are kept only in storage.session, so that no trace of them
 * stays.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import type { OtherKind } from '../core/catalogue/packKinds.ts';
import { normaliseWords, type Settled } from '../core/mentions/settledWords.ts';
import { isSite } from '../storage/limits.ts';
import { createQueue } from '../storage/queue.ts';
import { ENTRIES, LISTS, type ListName, type Settings } from '../storage/settings.ts';
import {
	joinItemWords,
	joinSiteWords,
	type NotItem,
	SiteItemWordsSchema,
	splitItemWords,
	splitSiteWords,
	WordsSchema,
} from '../storage/siteWords.ts';
import { changeSettings, type ReadSettings, readSettings } from '../storage/storedSettings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;
type Lists = Record<ListName, string[]>;

/** Reads the settings with the entries from private windows: once for each request, which passes them on. */
export async function effectiveSettings({ local, session }: Storage): Promise<ReadSettings> {
	const [{ settings, problem }, inPrivate] = await Promise.all([readSettings(local), readPrivateLists(session)]);
	return { settings: { ...settings, ...mapLists((list) => [...settings[list], ...inPrivate[list]]) }, problem };
}

const mapLists = (map: (list: ListName) => string[]) =>
	Object.fromEntries(LISTS.map((list) => [list, map(list)])) as Lists;

async function readPrivateLists(session: Storage['session']): Promise<Lists> {
	const stored = await session.get([...LISTS]);
	return mapLists((list) => {
		const entries = stored[list];
		return Array.isArray(entries) ? entries.filter((entry) => v.is(ENTRIES[list], entry)) : [];
	});
}

/** An entry to add to a list, or to remove from it. */
export type ListChange = [list: ListName, entry: string, on: boolean];

/** @returns the lists that change, as they are then */
function changed(lists: Lists, changes: readonly ListChange[]): Partial<Lists> {
	const after: Partial<Lists> = {};
	for (const [list, entry, on] of changes) {
		const others = (after[list] ?? lists[list]).filter((other) => other !== entry);
		after[list] = on ? [...others, entry].sort() : others;
	}
	return after;
}

/**
 * Adds entries to lists, or removes them, all at once.
 * @returns the stored settings afterwards
 * @throws NewerSettingsError, RefusedError if the settings cannot be changed
 */
export async function setListed(
	storage: Storage,
	changes: readonly ListChange[],
	inPrivate: boolean,
): Promise<ReadSettings> {
	await setInSession(
		storage.session,
		changes.map(([list, entry, on]) => [list, entry, on && inPrivate]),
	);
	const kept = changes.filter(([, , on]) => !(on && inPrivate));
	if (kept.length === 0) return readSettings(storage.local);
	return changeSettings(storage.local, (settings) => ({ ...settings, ...changed(settings, kept) }));
}

const enqueue = createQueue();

const setInSession = (session: Storage['session'], changes: readonly ListChange[]): Promise<void> =>
	enqueue(async () => session.set(changed(await readPrivateLists(session), changes)));

/** Where the user says what words name. */
interface SettledPlace {
	storage: Storage;
	site: string;
	private: boolean;
}

/**
 * Adds words to those that name a film on a site, or to those that name none.
 * @returns false if they cannot be stored
 */
export async function settleAt(
	{ storage, site, private: inPrivate }: SettledPlace,
	words: string,
	isFilm: boolean,
): Promise<boolean> {
	const normalised = normaliseWords(words);
	// Normalised words may be empty or, since some signs become several letters, too long for the settings.
	if (!v.is(WordsSchema, normalised) || !isSite(site)) return false;
	const entry = joinSiteWords(site, normalised);
	const changes: ListChange[] = [
		['siteFilms', entry, isFilm],
		['siteNotFilms', entry, !isFilm],
	];
	// A private window leaves stored words as they are: those that name no film hide the same ones that name one.
	if (inPrivate) await setInSession(storage.session, changes);
	else await setListed(storage, changes, false);
	return true;
}

/**
 * Adds words, as {@link normaliseWords} gives them, to those that name nothing of a kind on a site.
 * @returns false if they cannot be stored
 */
export async function ignoreAt(storage: Storage, said: NotItem, inPrivate: boolean): Promise<boolean> {
	const entry = joinItemWords(said);
	const storable = v.is(SiteItemWordsSchema, entry);
	if (storable) await setListed(storage, [['siteNotItems', entry, true]], inPrivate);
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
