import type { Page } from '@playwright/test';
import { EXTENSION, type ExtensionBrowser, launchWithExtension, stopWorker, tabOf } from '../../scripts/browser.ts';
import type { RoomName } from '../../src/ui/settings/rooms.ts';
import { expect } from './expect.ts';
import { goHome } from './reset.ts';
import { test as base } from './workers.ts';

interface Fixtures {
	/** Whether the user has said how many films they have rated, so that nothing is asked. */
	answered: boolean;
	/** The browser of this worker, as if the extension had just been installed. */
	browserWithExtension: ExtensionBrowser;
	/** Folder of tests/fixtures whose page is the forum. */
	site: 'forum' | 'posting';
	forumUrl: string;
	/** The forum page, loaded, nothing focused. */
	forum: Page;
	/** An empty page of the extension, to ask its APIs from. */
	inside: Page;
	room: RoomName;
	/** The settings, loaded. */
	settings: Page;
	tab: number;
	/** What the toolbar badge of the forum tab says, as a user sees it who has chosen the number. */
	badge: () => Promise<string>;
	/** Whether a box of the page is watched, and known to the worker. */
	isWatched: () => Promise<boolean>;
	/** Waits until this is what is read of the forum tab's draft: a badge may be that of a page before. */
	hasRead: (text: string) => Promise<void>;
	openPopup: () => Promise<Page>;
	/** Has suggestions drawn for the tab's draft as they were drawn before. */
	fixSuggestions: () => Promise<void>;
	/** Stops the worker as the browser does when it is idle. */
	stopWorker: () => Promise<void>;
}

export const test = base.extend<Fixtures>({
	answered: [false, { option: true }],
	browserWithExtension: async ({ sharedBrowser: { browser, reset }, answered }, use) => {
		const home = browser.context.pages()[0]!;
		if (answered)
			await home.evaluate(() => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { filmsRated: 700 } }));
		await use(browser);
		await reset();
	},
	site: ['forum', { option: true }],
	forumUrl: async ({ sites, site }, use) => use(sites[site]),
	forum: async ({ browserWithExtension, forumUrl }, use) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(forumUrl);
		await use(page);
	},
	inside: async ({ browserWithExtension }, use) => use(browserWithExtension.context.pages()[0]!),
	room: ['general', { option: true }],
	settings: async ({ browserWithExtension, room }, use) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(`${browserWithExtension.base}options.html#${room}`);
		await use(page);
	},
	tab: async ({ inside, forum }, use) => use(await tabOf(inside, forum.url())),
	badge: async ({ inside, tab }, use) => {
		await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { badgeNumber: true } }));
		await use(() => inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab));
	},
	isWatched: async ({ inside, tab }, use) => {
		const key = `drafts:${tab}`;
		await use(() => inside.evaluate((name) => chrome.storage.session.get(name).then((stored) => name in stored), key));
	},
	hasRead: async ({ inside, tab }, use) => {
		const words = () =>
			inside.evaluate(async (of) => {
				const draft = await chrome.tabs.sendMessage<object, { text: string }>(of, { kind: 'draft' }).catch(() => null);
				return draft?.text.split(/\s+/).length;
			}, tab);
		await use((text) => expect.poll(words).toBe(text.split(/\s+/).length));
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
				const drafts = (await chrome.storage.session.get(key))[key] as { current: { seed: number } };
				if (drafts.current.seed === undefined) throw new Error('The draft has no seed.');
				await chrome.storage.session.set({ [key]: { ...drafts, current: { ...drafts.current, seed: 1 } } });
			}, `drafts:${tab}`);
		});
	},
	stopWorker: async ({ browserWithExtension, inside }, use) => {
		await use(() => stopWorker(browserWithExtension, inside));
	},
});

/** The same in a profile of its own: for what happens to one (installing, updating, damage, starting again). */
export const freshTest = test.extend<{
	/** Folder of the extension. */
	extension: string;
}>({
	extension: EXTENSION,
	browserWithExtension: async ({ extension }, use) => {
		const browser = await launchWithExtension({ headless: true, extension });
		await goHome(browser);
		await use(browser);
		await browser.close();
	},
});

export { expect };

/** What a reader of films would expect of this draft: three mentions, the rare ones costliest. */
export const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
