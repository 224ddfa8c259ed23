/** Only sites that the user has chosen are read. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { type ExtensionBrowser, launchWithExtension, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { agreeTo } from '../../scripts/grant.ts';
import { expectAccessible } from './accessible.ts';
import { alone } from './alone.ts';
import { expect } from './expect.ts';
import { DRAFT } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { write } from './typing.ts';
import { changeManifest, updateExtension, withCopy } from './update.ts';
import { test as base } from './workers.ts';

const SITE = '127.0.0.1';

const test = base.extend<{ extension: string; profile: string; boxes: string }>({
	extension: alone((use) =>
		withCopy(async (folder) => {
			// Stands in for the click on the toolbar button, which gives the popup its site by `activeTab`.
			await changeManifest(folder, (manifest) => ({ ...manifest, permissions: [...manifest.permissions, 'tabs'] }));
			await use(folder);
		}),
	),
	profile: alone(async (use) => {
		const folder = await mkdtemp(join(tmpdir(), 'red-herring-sites-'));
		await use(folder);
		await rm(folder, { recursive: true, force: true });
	}),
	boxes: alone(async (use) => {
		const { url, server } = await serveFixture('boxes');
		await use(url);
		server.close();
	}),
});

/** In how many frames of a page, itself included, our script is at work. */
async function scriptsIn(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page);
	const worlds: number[] = [];
	// Chromium keeps the worlds of extensions while a tab goes from page to page, with nothing in them.
	session.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => {
		if (origin.startsWith('chrome-extension:')) worlds.push(id);
	});
	await session.send('Runtime.enable');
	const expression = "Object.hasOwn(globalThis, 'redHerring')";
	const found = await Promise.all(
		worlds.map((contextId) => session.send('Runtime.evaluate', { contextId, expression })),
	);
	await session.detach();
	return found.filter(({ result }) => result.value === true).length;
}

/** Number of the tab that shows an address. */
const tabAt = (own: Page, url: string) =>
	own.evaluate((wanted) => chrome.tabs.query({}).then((tabs) => tabs.find((tab) => tab.url === wanted)!.id!), url);
const badgeOf = (own: Page, tab: number) => own.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab);

const PLACES: [what: string, placeIn: (page: Page) => Page | FrameLocator][] = [
	['the page', (page) => page],
	['a blank frame', (page) => page.frameLocator('#blank')],
	['a frame written inline', (page) => page.frameLocator('#srcdoc')],
];

/** Expects advice in the page, and our script in all of its frames. @param places where it is written */
async function expectAdvice(own: Page, page: Page, places = PLACES.slice(0, 1)): Promise<void> {
	const tab = await tabAt(own, page.url());
	// In pages that are open the script is started after all else, as after an update.
	await expect.poll(() => tabOf(own, page.url()).catch(() => null)).toBe(tab);
	await page.bringToFront();
	for (const [what, placeIn] of places) {
		const box = placeIn(page).locator('textarea').first();
		await box.click();
		await write(page, DRAFT);
		await expect.poll(() => badgeOf(own, tab), what).toBe('?');
		await box.fill('');
		await expect.poll(() => badgeOf(own, tab), what).toBe('');
	}
	await expect.poll(() => scriptsIn(page)).toBe(PLACES.length);
}

/** Loads the page again until it has nothing of ours: browsers tell their processes a moment later. */
async function reloadWithout(page: Page): Promise<void> {
	const reloaded = () => page.reload().then(() => scriptsIn(page));
	await expect.poll(reloaded).toBe(0);
}

/** Expects nothing of ours in the page, whatever is written there. */
async function expectNothing(own: Page, page: Page): Promise<void> {
	const tab = await tabAt(own, page.url());
	await page.bringToFront();
	await page.locator('#plain').click();
	await write(page, DRAFT);
	expect(await scriptsIn(page)).toBe(0);
	expect(await badgeOf(own, tab)).toBe('');
}

async function openPopup({ context, base: at }: ExtensionBrowser, own: Page, page: Page): Promise<Page> {
	const popup = await context.newPage();
	await popup.goto(`${at}popup.html?tab=${await tabAt(own, page.url())}`);
	await expect(popup.locator('main')).toHaveAttribute('aria-busy', 'false');
	return popup;
}

async function launch(extension: string, profile: string): Promise<{ browser: ExtensionBrowser; own: Page }> {
	const browser = await launchWithExtension({ headless: true, extension, allowed: false, kept: profile });
	const own = await browser.context.newPage();
	await own.goto(`${browser.base}options.html`);
	await expect(own.locator('#allowed')).toBeVisible();
	return { browser, own };
}

const open = async ({ context }: ExtensionBrowser, url: string): Promise<Page> => {
	const page = await context.newPage();
	await page.goto(url);
	return page;
};

test('a site is read from when it is allowed until it is removed', async ({ extension, profile, boxes }) => {
	test.slow();
	const other = boxes.replace(SITE, 'localhost');
	let { browser, own } = await launch(extension, profile);
	let [page, elsewhere] = [await open(browser, boxes), await open(browser, other)];
	await expectNothing(own, page);
	await expect(own.locator('#allowed')).toContainText('Not on anywhere yet');

	const popup = await openPopup(browser, own, page);
	await expect(popup.locator('h1')).toHaveText(`Not on for ${SITE} yet`);
	await expectAccessible(popup);
	await agreeTo(browser.context, browser.base, [`*://${SITE}/*`]);
	await popup.bringToFront();
	await popup.getByRole('button', { name: `Turn on for ${SITE}` }).click();
	await expect(popup.locator('h1')).toHaveText('Nothing to check yet');
	await expect(popup.getByRole('switch', { name: `On for ${SITE}` })).toBeVisible();
	await page.locator('#plain').fill('');
	await expectAdvice(own, page, PLACES);
	await page.reload();
	await expectAdvice(own, page);
	await expectNothing(own, elsewhere);
	await elsewhere.reload();
	await expectNothing(own, elsewhere);
	await browser.close();

	({ browser, own } = await launch(extension, profile));
	[page, elsewhere] = [await open(browser, boxes), await open(browser, other)];
	await expectAdvice(own, page);
	await expectNothing(own, elsewhere);

	own = await updateExtension(browser, extension, own);
	// What was open gets the new script, too, in place of the old one.
	await expectAdvice(own, page, PLACES);
	await page.reload();
	await expectAdvice(own, page);
	await expectNothing(own, elsewhere);

	await page.locator('#plain').fill(DRAFT);
	const tab = await tabAt(own, boxes);
	await expect.poll(() => badgeOf(own, tab)).not.toBe('');
	await own.bringToFront();
	await own.getByRole('button', { name: `Remove ${SITE}` }).click();
	await expect(own.locator('#allowed')).toContainText('Not on anywhere yet');
	await expect.poll(() => badgeOf(own, tab)).toBe('');
	await expect.poll(() => scriptsIn(page)).toBe(0);
	await page.bringToFront();
	await page.locator('#plain').press('!');
	await expect.poll(() => own.evaluate(() => chrome.scripting.getRegisteredContentScripts())).toEqual([]);
	await reloadWithout(page);
	await expectNothing(own, page);
	await browser.close();
});

test(
	'all sites, or known ones, can be allowed and removed again',
	nightly(true),
	async ({ extension, profile, boxes }) => {
		test.slow();
		const { browser, own } = await launch(extension, profile);
		const page = await open(browser, boxes);
		const section = own.locator('#allowed');
		await expectAccessible(own);
		await agreeTo(browser.context, browser.base, ['<all_urls>']);
		await own.bringToFront();
		await section.getByRole('button', { name: 'Turn on for all sites' }).click();
		await expect(section).toContainText('Only sites I choose');
		await expectAccessible(own);
		await expectAdvice(own, page);
		await own.bringToFront();
		await section.getByRole('button', { name: 'Only sites I choose' }).click();
		await expect.poll(() => own.evaluate(() => chrome.scripting.getRegisteredContentScripts())).toEqual([]);
		await reloadWithout(page);
		await expectNothing(own, page);
		await browser.close();
	},
);
