/** Only sites that the user has chosen are read. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveFixture } from '../../scripts/forum.ts';
import { DRAFT, EXTENSION } from './fixtures.ts';
import { type Firefox, launchFirefox } from './launch.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

const SITE = '127.0.0.1';
/** The page and its frames. */
const ALL = [null, '#blank', '#srcdoc'];

async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'red-herring-sites-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
	return folder;
}

/** A copy whose popup knows its site as after a click on the toolbar button, which no driver can press. */
async function copyOf(version: string): Promise<string> {
	const folder = await temporaryFolder();
	await cp(EXTENSION, folder, { recursive: true });
	const file = join(folder, 'manifest.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	const permissions = [...manifest.permissions, 'tabs'];
	await writeFile(file, JSON.stringify({ ...manifest, permissions, version }));
	return folder;
}

async function serveBoxes(): Promise<string> {
	const { url, server } = await serveFixture('boxes');
	onTestFinished(() => void server.close());
	return url;
}

/** What the badge of the tab with this address says. */
const badgeAt = (own: Page, url: string) =>
	own.evaluate(async (wanted) => {
		const [tab] = (await chrome.tabs.query({})).filter((one) => one.url === wanted);
		return chrome.action.getBadgeText({ tabId: tab!.id! });
	}, url);

/** The site that our script in the page at this address reports. */
const siteReported = (own: Page, url: string) =>
	own.evaluate(async (wanted) => {
		const [tab] = (await chrome.tabs.query({})).filter((one) => one.url === wanted);
		return chrome.tabs.sendMessage(tab!.id!, { kind: 'site' }).catch(() => 'no script');
	}, url);

async function openOwn({ open, origins }: Firefox, path: string): Promise<Page> {
	const page = await open(origins[0] + path);
	await page.waitFor(() => document.querySelector('main')?.getAttribute('aria-busy') === 'false');
	return page;
}

async function writeIn(page: Page, frame: string | null): Promise<void> {
	await page.activate();
	const place = frame === null ? page : await page.frame(frame);
	await place.click('textarea');
	await place.press('Control+a');
	await place.press('Delete');
	await place.type(DRAFT);
}

/** Expects advice on what is written in the page, or also in frames. */
async function expectAdvice(
	own: Page,
	page: Page,
	url: string,
	frames: readonly (string | null)[] = [null],
): Promise<void> {
	// In pages that are open the script is started after all else, as after an update.
	await expect.poll(() => siteReported(own, url)).toBe(new URL(url).hostname);
	for (const frame of frames) {
		await writeIn(page, frame);
		await expect.poll(() => badgeAt(own, url), { message: `in ${frame ?? 'the page'}` }).toBe('?');
		await page.press('Control+a');
		await page.press('Delete');
		await expect.poll(() => badgeAt(own, url)).toBe('');
	}
}

/** Expects that no script of ours answers there, and that no advice is given. */
async function expectNothing(own: Page, page: Page, url: string): Promise<void> {
	await writeIn(page, null);
	await expect.poll(() => siteReported(own, url)).toBe('no script');
	expect(await badgeAt(own, url)).toBe('');
}

async function turnOn(firefox: Firefox, own: Page, url: string): Promise<void> {
	const tab = await own.evaluate(async (wanted) => {
		const [found] = (await chrome.tabs.query({})).filter((one) => one.url === wanted);
		return found!.id!;
	}, url);
	const popup = await openOwn(firefox, `popup.html?tab=${tab}`);
	expect(await popup.evaluate(() => document.querySelector('h1')!.textContent)).toBe(`Not on for ${SITE} yet`);
	await popup.click('button', `Turn on for ${SITE}`);
	await popup.waitFor(() => document.querySelector('h1')!.textContent === 'Nothing to check yet');
}

test('a site is read as soon as it is allowed, also after an update, until it is removed', nightly(true), async () => {
	const boxes = await serveBoxes();
	const other = boxes.replace(SITE, 'localhost');
	const firefox = await launchFirefox([await copyOf('1.0')]);
	onTestFinished(firefox.close);
	let own = await openOwn(firefox, 'options.html');
	const [page, elsewhere] = [await firefox.open(boxes), await firefox.open(other)];
	await expectNothing(own, page, boxes);

	await turnOn(firefox, own, boxes);
	await expectAdvice(own, page, boxes, ALL);
	await page.reload();
	await expectAdvice(own, page, boxes);
	await expectNothing(own, elsewhere, other);
	await elsewhere.reload();
	await expectNothing(own, elsewhere, other);

	await firefox.install(await copyOf('99.0'));
	own = await openOwn(firefox, 'options.html');
	expect(await own.evaluate(() => chrome.runtime.getManifest().version)).toBe('99.0');
	// What was open gets the new script, too.
	await expectAdvice(own, page, boxes);
	await page.reload();
	await expectAdvice(own, page, boxes);
	await expectNothing(own, elsewhere, other);

	await writeIn(page, null);
	await expect.poll(() => badgeAt(own, boxes)).not.toBe('');
	await own.activate();
	await own.click(`[aria-label="Remove ${SITE}"]`);
	await own.waitFor(() => document.querySelector('#allowed')!.textContent.includes('Not on anywhere yet'));
	await expect.poll(() => badgeAt(own, boxes)).toBe('');
	await expectNothing(own, page, boxes);
	await page.reload();
	await expectNothing(own, page, boxes);
	expect(await firefox.errors()).toEqual([]);
});

test('only allowed sites are read after a restart', nightly(true), async () => {
	const boxes = await serveBoxes();
	const other = boxes.replace(SITE, 'localhost');
	const [folder, profile] = [await copyOf('1.0'), await temporaryFolder()];
	const before = await launchFirefox([folder], profile, 'for good');
	onTestFinished(before.close);
	const first = await openOwn(before, 'options.html');
	const page = await before.open(boxes);
	await turnOn(before, first, boxes);
	await expectAdvice(first, page, boxes);
	await before.quit();

	const after = await launchFirefox([folder], profile, 'from before');
	onTestFinished(after.close);
	const [again, elsewhere] = [await after.open(boxes), await after.open(other)];
	const own = await openOwn(after, 'options.html');
	await expectAdvice(own, again, boxes);
	await expectNothing(own, elsewhere, other);
});
