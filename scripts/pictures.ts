/**
 * Draws every picture of README and store from the real extension, light and dark: a reply that is changed, the popup, and
 * in the store's size both over the page, and the settings; the popup in all languages.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchWithExtension } from './browser.ts';
import { cardOf, marksOf } from './drawn.ts';
import { serveFixture } from './forum.ts';
import { LONG_DRAFT, openPopupOf, SHORT_DRAFT } from './popupOf.ts';
import { record, until } from './recording.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
/** What is written for the pictures of the store in other languages. */
const STORE_DRAFTS = {
	de: 'Wer mag langsames Kino? Letzte Woche haben wir Werckmeister Harmonien gesehen. Gestern habe ich Marketa Lazarová angeschaut.',
	es: '¿Os gusta el cine lento? La semana pasada vi Armonías de Werckmeister. Ayer vimos Marketa Lazarová.',
	fr: 'Qui aime le cinéma lent ? Hier soir j’ai vu Les Harmonies Werckmeister. La semaine dernière on a vu Marketa Lazarová.',
	it: 'A chi piace il cinema lento? Ieri sera ho visto Le armonie di Werckmeister. Poi abbiamo visto Marketa Lazarová.',
	pt: 'Quem gosta de cinema lento? Ontem vi As Harmonias de Werckmeister. Na semana passada vi Marketa Lazarová.',
};
const STORE = { width: 1280, height: 800 };
/** Height of what is recorded of the reply, and how far it reaches around, in pixels. */
const [RECORDED, AROUND] = [310, 10];

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}.png`, import.meta.url));

const forum = await serveFixture('forum');
const browser = await launchWithExtension({ headless: true });
for (const scheme of SCHEMES) {
	const page = await newPage();
	await drawCard(page, scheme);
	await drawChange(page, scheme);
	await page.setViewportSize(STORE);
	await drawOver(page, LONG_DRAFT, scheme, `assets/store/popup-${scheme}`, `docs/popup-${scheme}`);
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
for (const [language, draft] of Object.entries(STORE_DRAFTS)) {
	const page = await browser.context.newPage();
	await page.setViewportSize(STORE);
	await page.goto(`${browser.base}options.html`);
	await page.evaluate(
		(language) => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { language } }),
		language,
	);
	await drawOver(page, draft, 'light', `assets/store/popup-${language}`);
	await page.close();
}
await browser.close();
forum.server.close();

async function save(page: Page, name: string): Promise<void> {
	const path = pathOf(name);
	await mkdir(dirname(path), { recursive: true });
	await page.screenshot({ path });
	console.log(`Drew ${relative(process.cwd(), path)}`);
}

/** Types a draft into the reply, with the reply in view, until films are underlined. */
async function write(page: Page, draft: string): Promise<void> {
	await page.goto(forum.url);
	await page.locator('#reply').click();
	await page.keyboard.type(draft);
	await until(async () => (await marksOf(page)).length > 0);
}

/** The card over the page. */
async function drawCard(page: Page, scheme: string): Promise<void> {
	await page.setViewportSize(STORE);
	await write(page, SHORT_DRAFT);
	// Room for the card below the words.
	await page.evaluate(() => scrollBy(0, 300));
	await page.keyboard.press('Alt+Shift+R');
	await until(async () => (await cardOf(page)) !== null);
	await save(page, `assets/store/card-${scheme}`);
}

/** How a reply is typed and changed. */
async function drawChange(page: Page, scheme: string): Promise<void> {
	await page.setViewportSize(STORE);
	await page.goto(forum.url);
	await page.locator('#reply').click();
	await page.evaluate(() => scrollBy(0, 300));
	const { x, y, width } = (await page.locator('form').boundingBox())!;
	const clip = {
		...{ x: Math.floor(x - AROUND), y: Math.floor(y - AROUND) },
		...{ width: Math.ceil(width + 2 * AROUND), height: RECORDED },
	};
	await record(page, SHORT_DRAFT, clip, pathOf(`docs/change-${scheme}`));
	console.log(`Drew docs/change-${scheme}.png`);
}

/** The popup as high as the browser makes it, over the page where the browser opens it; and by itself, if `alone` says where. */
async function drawOver(page: Page, draft: string, scheme: Scheme, path: string, alone?: string): Promise<void> {
	await write(page, draft);
	const behind = (await page.screenshot()).toString('base64');
	const popup = await openPopupOf(browser, forum.url);
	await popup.emulateMedia({ colorScheme: scheme });
	if (alone !== undefined) await save(popup, alone);
	const shown = (await popup.screenshot()).toString('base64');
	await popup.close();
	const both = await browser.context.newPage();
	await both.setViewportSize(STORE);
	await both.setContent(
		`<style>body { margin: 0; background: url(data:image/png;base64,${behind}) }
		img { position: absolute; right: 24px; top: 8px; border-radius: 8px; box-shadow: 0 4px 32px #0008 }</style>
		<img src="data:image/png;base64,${shown}">`,
	);
	await save(both, path);
	await both.close();
}
