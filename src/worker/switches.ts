/**
 * Where drafts are left alone: sites in the settings and, of private windows, sites that are remembered no longer than
 * the browser runs, so that no trace of them stays.
 */
import type { Browser } from 'webextension-polyfill';
import { isSite } from '../storage/limits.ts';
import { changeSettings, readSettings } from '../storage/settings.ts';

type Storage = Pick<Browser['storage'], 'local' | 'session'>;

const KEY = 'privateSitesOff';

export async function isOff({ local, session }: Storage, site: string): Promise<boolean> {
	const { settings } = await readSettings(local);
	return settings.sitesOff.includes(site) || (await privateSitesOff(session)).includes(site);
}

/** @throws NewerSettingsError, RefusedError where the settings cannot be changed */
export async function switchSite(storage: Storage, site: string, off: boolean, inPrivate: boolean): Promise<void> {
	const others = (sites: readonly string[]) => sites.filter((other) => other !== site);
	const inSession = others(await privateSitesOff(storage.session));
	await storage.session.set({ [KEY]: off && inPrivate ? [...inSession, site] : inSession });
	if (off && inPrivate) return;
	await changeSettings(storage.local, (settings) => ({
		...settings,
		sitesOff: off ? [...others(settings.sitesOff), site].sort() : others(settings.sitesOff),
	}));
}

async function privateSitesOff(session: Storage['session']): Promise<string[]> {
	const stored = (await session.get(KEY))[KEY];
	return Array.isArray(stored) ? stored.filter(isSite) : [];
}
