/** The lists in the settings. Entries from private windows are only in storage.session, so that they leave no trace. */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { ADDED_KINDS, type AddedKind, type PackKind } from '../core/catalogue/packKinds.ts';
import { normalizeWords, type Settled, type SettledWords } from '../core/mentions/settledWords.ts';
import { isSite } from '../storage/limits.ts';
import { createQueue } from '../storage/queue.ts';
import { ENTRIES, LISTS, type ListName, type Settings } from '../storage/settings.ts';
import { joinItemWords, joinSiteWords, splitItemWords, splitSiteWords, WordsSchema } from '../storage/siteWords.ts';
import { changeSettings, type ReadSettings, readSettings } from '../storage/storedSettings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;
type Lists = Record<ListName, string[]>;

/** Reads the settings with the entries from private windows: once per request, which passes them on. */
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

/** @returns the changed lists */
function changed(lists: Lists, changes: readonly ListChange[]): Partial<Lists> {
	const after: Partial<Lists> = {};
	for (const [list, entry, on] of changes) {
		const others = (after[list] ?? lists[list]).filter((other) => other !== entry);
		after[list] = on ? [...others, entry].sort() : others;
	}
	return after;
}

/** Adds or removes entries, all at once. @throws NewerSettingsError, RefusedError if the settings cannot be changed */
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

/** Where the user answers what words name. */
interface SettledPlace {
	storage: Storage;
	site: string;
	private: boolean;
}

const listsOf = (kind: PackKind): Record<'named' | 'none', ListName> =>
	kind === 'films' ? { named: 'siteFilms', none: 'siteNotFilms' } : { named: 'siteItems', none: 'siteNotItems' };

const entryOf = (kind: PackKind, site: string, words: string): string =>
	kind === 'films' ? joinSiteWords(site, words) : joinItemWords({ site, of: kind, words });

/** Stores whether words name an item of a kind on a site; null forgets it. @returns the words as kept; null if not kept */
export async function settleAt(
	{ storage, site, private: inPrivate }: SettledPlace,
	kind: PackKind,
	words: string,
	isItem: boolean | null,
): Promise<string | null> {
	const normalized = normalizeWords(words);
	// Normalized words may be empty or, as some signs become several letters, too long for the settings.
	if (!v.is(WordsSchema, normalized) || !isSite(site)) return null;
	const entry = entryOf(kind, site, normalized);
	const { named, none } = listsOf(kind);
	const changes: ListChange[] = [
		[named, entry, isItem === true],
		[none, entry, isItem === false],
	];
	// A private window leaves stored words as they are: words that name nothing hide the same ones that name something.
	if (inPrivate) await setInSession(storage.session, changes);
	else await setListed(storage, changes, false);
	return normalized;
}

/** The changes that remove answers about words: on a site, or that they name no film anywhere. */
export function unsettling(kind: PackKind, words: string, site: string | null): ListChange[] {
	if (site === null) return [['notFilms', words, false]];
	return Object.values(listsOf(kind)).map((list) => [list, entryOf(kind, site, words), false]);
}

export type SettledSettings = Pick<Settings, 'notFilms' | 'siteNotFilms' | 'siteFilms' | 'siteNotItems' | 'siteItems'>;

/** Answers about words on a site, by kind; words dismissed on another site are doubtful. */
export function settledAt(settings: SettledSettings, site: string): Required<Settled> {
	const films = (entries: readonly string[], isHere: boolean) =>
		entries.map(splitSiteWords).flatMap(([at, words]) => ((at === site) === isHere ? [words] : []));
	const ofKind = (entries: readonly string[], kind: PackKind, isHere: boolean) =>
		entries
			.flatMap((entry) => splitItemWords(entry) ?? [])
			.flatMap(({ site: at, of, words }) => ((at === site) === isHere && of === kind ? [words] : []));
	const { notFilms, siteNotFilms, siteFilms, siteNotItems, siteItems } = settings;
	const added = ADDED_KINDS.map((kind) => [
		kind,
		{
			named: ofKind(siteItems, kind, true),
			none: ofKind(siteNotItems, kind, true),
			doubted: ofKind(siteNotItems, kind, false),
		} satisfies SettledWords,
	]);
	return {
		films: {
			named: films(siteFilms, true),
			none: [...notFilms, ...films(siteNotFilms, true)],
			doubted: films(siteNotFilms, false),
		},
		...(Object.fromEntries(added) as Record<AddedKind, SettledWords>),
	};
}
