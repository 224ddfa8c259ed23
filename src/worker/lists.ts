/**
 * The lists of sites that are switched off, and of words that name no film. They are stored in the settings, but entries
 * from private windows only in storage.session, so that no trace of them stays.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { SiteSchema } from '../storage/records.ts';
import { changeSettings, type ReadSettings, readSettings, WordsSchema } from '../storage/settings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;

const ENTRIES = { sitesOff: SiteSchema, notFilms: WordsSchema };
export type ListName = keyof typeof ENTRIES;

/** Returns the settings including entries from private windows. Read once per request and passed on. */
export async function effectiveSettings({ local, session }: Storage): Promise<ReadSettings> {
	const [{ settings, problem }, sitesOff, notFilms] = await Promise.all([
		readSettings(local),
		readPrivateList(session, 'sitesOff'),
		readPrivateList(session, 'notFilms'),
	]);
	const lists = { sitesOff: [...settings.sitesOff, ...sitesOff], notFilms: [...settings.notFilms, ...notFilms] };
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

/** Normalises words for comparison: "Her" and "her," are the same. */
export const normaliseWords = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
