import { test as base, expect, type Page } from '@playwright/test';
import { type ExtensionBrowser, launchWithExtension, stopWorker, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';

interface Fixtures {
	browserWithExtension: ExtensionBrowser;
	forumUrl: string;
	/** The forum page, loaded, nothing focused. */
	forum: Page;
	/** A page of the extension, to ask its APIs from. */
	inside: Page;
	tab: number;
	/** What the toolbar badge of the forum tab says. */
	badge: () => Promise<string>;
	/** Opens the popup of the forum tab as a page of its own. */
	openPopup: () => Promise<Page>;
	/** Has suggestions drawn for the tab's draft as they were drawn before. */
	fixSuggestions: () => Promise<void>;
	/** Stops the worker as the browser does when it is idle. */
	stopWorker: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	browserWithExtension: async ({}, use) => {
		const browser = await launchWithExtension({ headless: true });
		await use(browser);
		await browser.close();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	forumUrl: async ({}, use) => {
		const { url, server } = await serveFixture('forum');
		await use(url);
		server.close();
	},
	forum: async ({ browserWithExtension, forumUrl }, use) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(forumUrl);
		await use(page);
	},
	inside: async ({ browserWithExtension }, use) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(`${browserWithExtension.base}options.html`);
		await use(page);
	},
	tab: async ({ inside, forum }, use) => {
		await use(await tabOf(inside, forum.url()));
		await forum.bringToFront();
	},
	badge: async ({ inside, tab }, use) => {
		await use(() => inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab));
	},
	openPopup: async ({ browserWithExtension, tab }, use) => {
		await use(async () => {
			const popup = await browserWithExtension.context.newPage();
			await popup.goto(`${browserWithExtension.base}popup.html?tab=${tab}`);
			await expect(popup.locator('main')).toHaveAttribute('aria-busy', 'false');
			return popup;
		});
	},
	fixSuggestions: async ({ inside, tab, badge }, use) => {
		await use(async () => {
			await expect.poll(badge).not.toBe('');
			await inside.evaluate(async (key) => {
				const state = (await chrome.storage.session.get(key))[key] as object;
				await chrome.storage.session.set({ [key]: { ...state, seed: 1 } });
			}, `draft:${tab}`);
		});
	},
	stopWorker: async ({ browserWithExtension, inside }, use) => {
		await use(() => stopWorker(browserWithExtension, inside));
	},
});

export { expect };

/** What a reader of films would expect of this draft: three mentions, the rare ones costliest. */
export const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
