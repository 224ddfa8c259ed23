/**
 * The user's word on what to leave alone: sites where drafts are not read, and words that name no film. Kept in the
 * settings; what is said in a private window only as long as the browser runs, so that no trace of it stays.
 */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { SiteSchema } from '../storage/records.ts';
import { changeSettings, type ReadSettings, readSettings, WordsSchema } from '../storage/settings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;

const ENTRIES = { sitesOff: SiteSchema, notFilms: WordsSchema };
export type ListName = keyof typeof ENTRIES;

/** The settings as they hold now, with what was said in private windows. Read once per request and handed down. */
export async function settingsInForce({ local, session }: Storage): Promise<ReadSettings> {
	const [{ settings, problem }, sitesOff, notFilms] = await Promise.all([
		readSettings(local),
		privately(session, 'sitesOff'),
		privately(session, 'notFilms'),
	]);
	const lists = { sitesOff: [...settings.sitesOff, ...sitesOff], notFilms: [...settings.notFilms, ...notFilms] };
	return { settings: { ...settings, ...lists }, problem };
}

/**
 * Puts an entry on a list, or takes it off.
 * @returns the settings that are stored then
 * @throws NewerSettingsError, RefusedError where the settings cannot be changed
 */
export async function setListed(
	storage: Storage,
	list: ListName,
	entry: string,
	on: boolean,
	inPrivate: boolean,
): Promise<ReadSettings> {
	const others = (entries: readonly string[]) => entries.filter((other) => other !== entry);
	const inSession = others(await privately(storage.session, list));
	await storage.session.set({ [list]: on && inPrivate ? [...inSession, entry] : inSession });
	if (on && inPrivate) return readSettings(storage.local);
	return changeSettings(storage.local, (settings) => ({
		...settings,
		[list]: on ? [...others(settings[list]), entry].sort() : others(settings[list]),
	}));
}

async function privately(session: Storage['session'], list: ListName): Promise<string[]> {
	const stored = (await session.get(list))[list];
	return Array.isArray(stored) ? stored.filter((entry) => v.is(ENTRIES[list], entry)) : [];
}

/** Words as they are kept: "Her" and "her," are the same. */
export const wordsOf = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
