/**
 * Draws every picture of README, docs and store from the real extension, light and dark: the card in a reply, the popup,
 * and in the store's size both over the page, and the settings.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchWithExtension } from './browser.ts';
import { cardOf, marksOf } from './drawn.ts';
import { serveFixture } from './forum.ts';
import { LONG_DRAFT, openPopupOf, SHORT_DRAFT } from './popupOf.ts';

const SCHEMES = ['light', 'dark'] as const;
const STORE = { width: 1280, height: 800 };
/** Height of the reply in the README, and pixels around it. */
const [REPLY, AROUND] = [440, 10];

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}.png`, import.meta.url));

const forum = await serveFixture('forum');
const browser = await launchWithExtension({ headless: true });
for (const scheme of SCHEMES) {
	const page = await newPage();
	await drawCard(page, scheme);
	await drawPopup(page, scheme);
	await page.setViewportSize(STORE);
	await page.goto(`${browser.base}options.html`);
	await page.locator('main').waitFor();
	await save(page, `assets/store/settings-${scheme}`);
	await page.close();

	async function newPage(): Promise<Page> {
		const made = await browser.context.newPage();
		await made.emulateMedia({ colorScheme: scheme });
		return made;
	}
}
await browser.close();
forum.server.close();

async function save(page: Page, name: string, clip?: { x: number; y: number; width: number; height: number }) {
	const path = pathOf(name);
	await mkdir(dirname(path), { recursive: true });
	await page.screenshot({ path, ...(clip && { clip }) });
	console.log(`Drew ${relative(process.cwd(), path)}`);
}

/** Types a draft into the reply, with the reply in view, until films are underlined. */
async function write(page: Page, draft: string): Promise<void> {
	await page.goto(forum.url);
	await page.locator('#reply').click();
	await page.keyboard.type(draft);
	await until(async () => (await marksOf(page)).length > 0);
}

/** The card in the store's size, and cut out around the reply. */
async function drawCard(page: Page, scheme: string): Promise<void> {
	await page.setViewportSize(STORE);
	await write(page, SHORT_DRAFT);
	// Room for the card below the words.
	await page.evaluate(() => scrollBy(0, 300));
	await page.keyboard.press('Alt+Shift+R');
	await until(async () => (await cardOf(page)) !== null);
	await save(page, `assets/store/card-${scheme}`);
	const { x, y, width } = (await page.locator('form').boundingBox())!;
	const clip = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: REPLY };
	await save(page, `docs/card-${scheme}`, clip);
}

/** The popup as high as the browser makes it, and over the page where the browser opens it. */
async function drawPopup(page: Page, scheme: 'light' | 'dark'): Promise<void> {
	await page.setViewportSize(STORE);
	await write(page, LONG_DRAFT);
	const behind = (await page.screenshot()).toString('base64');
	const popup = await openPopupOf(browser, forum.url);
	await popup.emulateMedia({ colorScheme: scheme });
	await save(popup, `docs/popup-${scheme}`);
	const shown = (await popup.screenshot()).toString('base64');
	await popup.close();
	const both = await browser.context.newPage();
	await both.setViewportSize(STORE);
	await both.setContent(
		`<style>body { margin: 0; background: url(data:image/png;base64,${behind}) }
		img { position: absolute; right: 24px; top: 8px; border-radius: 8px; box-shadow: 0 4px 32px #0008 }</style>
		<img src="data:image/png;base64,${shown}">`,
	);
	await save(both, `assets/store/popup-${scheme}`);
	await both.close();
}

async function until(holds: () => Promise<boolean>): Promise<void> {
	const since = performance.now();
	while (!(await holds())) {
		if (performance.now() - since > 60_000) throw new Error('The extension has drawn nothing for a minute.');
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}
