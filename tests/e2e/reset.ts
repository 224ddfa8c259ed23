/** Makes a browser that a test has used like one in which the extension was just installed. */
import type { Page } from '@playwright/test';
import type { ExtensionBrowser } from '../../scripts/browser.ts';
import { expect } from './expect.ts';

/**
 * Where pages keep what outlives their tab; to ask for all that there is takes five times as long. No page of ours has
 * cookies, and a browser whose tab was closed in the middle of a navigation may never say that it has deleted them.
 */
const OF_PAGES = 'local_storage,indexeddb';

/** Shows an empty page of the extension in the first tab, the one that stays: a browser without tabs ends. */
export async function goHome({ context, base }: ExtensionBrowser): Promise<Page> {
	const home = context.pages()[0]!;
	await home.goto(`${base}manifest.json`);
	return home;
}

/**
 * Closes what a test has opened, and deletes by the extension's own request all that it keeps.
 * @param home the tab that stays
 * @param origins of the pages that tests visit, whose own storage is emptied as well
 */
export async function resetBrowser(browser: ExtensionBrowser, home: Page, origins: readonly string[]): Promise<void> {
	const { context } = browser;
	await Promise.all(context.pages().map((page) => page !== home && page.close()));
	await context.clearPermissions();
	const session = await context.newCDPSession(home);
	const clear = (origin: string) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: OF_PAGES });
	await Promise.all(origins.map(clear));
	await session.detach();

	// What a test has added to the page goes with it.
	await goHome(browser);
	await home.evaluate(async () => {
		const registered = (await chrome.scripting.getRegisteredContentScripts()).map(({ id }) => id);
		const ids = registered.filter((id) => id !== 'page');
		// An empty list would stand for all.
		if (ids.length > 0) await chrome.scripting.unregisterContentScripts({ ids });
	});
	await expect.poll(() => home.evaluate(() => chrome.tabs.query({}).then((tabs) => tabs.length))).toBe(1);
	// What a page had asked for before its tab was closed may be stored yet.
	await expect
		.poll(() =>
			home.evaluate(async () => {
				const { places } = await chrome.runtime.sendMessage({ kind: 'deleteEverything' });
				return places.filter(({ entries }: { entries: number }) => entries > 0);
			}),
		)
		.toEqual([]);
}

export async function importRating(settings: Page): Promise<void> {
	await settings.locator('#ratings input[type=file]').setInputFiles({
		name: 'ratings.csv',
		mimeType: '',
		buffer: Buffer.from('Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,The Matrix,1999,https://boxd.it/1,4\n'),
	});
	await expect(settings.locator('#ratings .report')).toBeVisible();
}
