/** Makes a browser that a test has used like one in which the extension was just installed. */
import { expect, type Page } from '@playwright/test';
import type { ExtensionBrowser } from '../../scripts/browser.ts';

/**
 * Closes what a test has opened, and deletes by the extension's own request all that it keeps.
 * @param blank the tab that stays, since a browser without tabs ends
 * @param origins of the pages that tests visit, whose own storage is emptied as well
 */
export async function resetBrowser(
	{ context, base }: ExtensionBrowser,
	blank: Page,
	origins: readonly string[],
): Promise<void> {
	for (const page of context.pages()) if (page !== blank) await page.close();
	await context.clearPermissions();
	await context.clearCookies();
	const session = await context.newCDPSession(blank);
	for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
	await session.detach();

	await blank.goto(`${base}options.html`);
	await blank.evaluate(() => chrome.scripting.unregisterContentScripts());
	await expect.poll(() => blank.evaluate(() => chrome.tabs.query({}).then((tabs) => tabs.length))).toBe(1);
	// What a page had asked for before its tab was closed may be stored yet.
	await expect
		.poll(() =>
			blank.evaluate(async () => {
				const { places } = await chrome.runtime.sendMessage({ kind: 'deleteEverything' });
				return places.filter(({ entries }: { entries: number }) => entries > 0);
			}),
		)
		.toEqual([]);
	await blank.goto('about:blank');
}

/** All that a test can leave in a browser, by where it is left; but for the list of films, which no test changes. */
export async function stateOf({ context, base }: ExtensionBrowser, site: string): Promise<Record<string, unknown>> {
	const tabs = context.pages().map((page) => page.url());
	const { cookies, origins } = await context.storageState({ indexedDB: true });
	const page = await context.newPage();
	await page.goto(`${base}options.html`);
	await expect(page.locator('#tolerance')).toBeVisible();
	const own = await page.evaluate(async () => {
		const opened = await new Promise<IDBDatabase>((resolve, reject) => {
			const request = indexedDB.open('red-herring');
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		const stores = [...opened.objectStoreNames].filter((name) => name !== 'packs');
		const tx = opened.transaction(stores);
		const records = stores.map(
			(name) =>
				new Promise<[string, unknown[]]>((resolve, reject) => {
					const request = tx.objectStore(name).getAll();
					request.onsuccess = () => resolve([`store ${name}`, request.result]);
					request.onerror = () => reject(request.error);
				}),
		);
		const inStores = Object.fromEntries(await Promise.all(records));
		opened.close();
		const badges = (await chrome.tabs.query({})).map(({ id }) => chrome.action.getBadgeText({ tabId: id! }));
		return {
			...inStores,
			local: await chrome.storage.local.get(null),
			session: await chrome.storage.session.get(null),
			registered: (await chrome.scripting.getRegisteredContentScripts()).map(({ id }) => id),
			badges: (await Promise.all(badges)).filter((badge) => badge !== ''),
		};
	});
	await page.goto(site);
	const clipboard = await page.evaluate(() =>
		navigator.permissions.query({ name: 'clipboard-read' as PermissionName }).then(({ state }) => state),
	);
	await page.close();
	return { ...own, tabs, clipboard, cookies, origins };
}
