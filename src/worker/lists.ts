/**
 * The lists of sites that are switched off, and of words that name no film. They are stored in the settings, but entries
 * from private windows only in storage.session, so that no trace of them stays.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { SiteSchema } from '../storage/records.ts';
import {
	changeSettings,
	type ReadSettings,
	readSettings,
	type Settings,
	SiteWordsSchema,
	splitSiteWords,
	WordsSchema,
} from '../storage/settings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;

const ENTRIES = { sitesOff: SiteSchema, notFilms: WordsSchema, siteNotFilms: SiteWordsSchema };
export type ListName = keyof typeof ENTRIES;

/** Returns the settings including entries from private windows. Read once per request and passed on. */
export async function effectiveSettings({ local, session }: Storage): Promise<ReadSettings> {
	const [{ settings, problem }, sitesOff, notFilms, siteNotFilms] = await Promise.all([
		readSettings(local),
		readPrivateList(session, 'sitesOff'),
		readPrivateList(session, 'notFilms'),
		readPrivateList(session, 'siteNotFilms'),
	]);
	const lists = {
		sitesOff: [...settings.sitesOff, ...sitesOff],
		notFilms: [...settings.notFilms, ...notFilms],
		siteNotFilms: [...settings.siteNotFilms, ...siteNotFilms],
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
	const others = (entries: readonly string[]) => entries.filter((other) => other !== entry);
	const inSession = others(await readPrivateList(storage.session, list));
	await storage.session.set({ [list]: on && inPrivate ? [...inSession, entry] : inSession });
	if (on && inPrivate) return readSettings(storage.local);
	return changeSettings(storage.local, (settings) => ({
		...settings,
		[list]: on ? [...others(settings[list]), entry].sort() : others(settings[list]),
	}));
}

async function readPrivateList(session: Storage['session'], list: ListName): Promise<string[]> {
	const stored = (await session.get(list))[list];
	return Array.isArray(stored) ? stored.filter((entry) => v.is(ENTRIES[list], entry)) : [];
}

/** The words that name no film on a site. */
export const notFilmsAt = ({ notFilms, siteNotFilms }: Pick<Settings, 'notFilms' | 'siteNotFilms'>, site: string) => [
	...notFilms,
	...siteNotFilms.flatMap((entry) => {
		const [at, words] = splitSiteWords(entry);
		return at === site ? [words] : [];
	}),
];

/** Normalises words for comparison: "Her" and "her," are the same. */
export const normaliseWords = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
