import type { Page } from '@playwright/test';
import { type Composer, PASSWORD, type Site, toEndOf, USER } from '../site.ts';
import { startMediaWiki } from './server.ts';

let pages = 0;
const raw = async (page: Page) => {
	const title = await page.evaluate(() =>
		(window as unknown as { mw: { config: Map<string, string> } }).mw.config.get('wgPageName'),
	);
	const address = `/index.php?title=${title}&action=raw&sw=${Date.now()}`;
	return page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).text(), address);
};

const SURFACE = '.ve-ce-documentNode[contenteditable=true]';
const SAVE_DIALOG = '.ve-ui-mwSaveDialog';

const intoSurface = (page: Page) => toEndOf(page.locator(SURFACE));

async function toSaveDialog(page: Page): Promise<void> {
	await page.locator('.ve-ui-toolbar-saveButton').click();
	await page.locator(`${SAVE_DIALOG}-summary textarea`).waitFor();
}

const inDialog = (page: Page, name: RegExp) =>
	page.locator('.ve-ui-windowManager, .oo-ui-windowManager').getByRole('button', { name });

const visualEditor: Composer = {
	name: 'VisualEditor',
	async open(page, url) {
		await page.goto(`${url}index.php?title=Visual_${++pages}&veaction=edit`);
		await page.locator(SURFACE).waitFor();
		await intoSurface(page);
	},
	text: async (page) => (await page.locator(SURFACE).innerText()).trim(),
	async post(page) {
		await toSaveDialog(page);
		await inDialog(page, /^Save (page|changes)$/).click();
		await page.locator('.ve-ce-surface').waitFor({ state: 'detached' });
	},
	saved: raw,
	async preview(page) {
		await toSaveDialog(page);
		await inDialog(page, /^Review your changes$/).click();
		await inDialog(page, /^Return to save form$/).click();
		await inDialog(page, /^Resume editing$/).click();
		await intoSurface(page);
	},
	async edit(page) {
		await page.locator('#ca-ve-edit a').click();
		await page.locator(SURFACE).waitFor();
		await intoSurface(page);
	},
	async refused(page) {
		await toSaveDialog(page);
		await inDialog(page, /^Save (page|changes)$/).click();
		await page
			.getByText(/blocked by (the|our) spam filter|spam filter/)
			.first()
			.waitFor();
	},
	async firstStep(page) {
		await toSaveDialog(page);
		await inDialog(page, /^Resume editing$/).click();
		await intoSurface(page);
	},
};

const BOX = '#wpTextbox1';
const intoBox = (page: Page) => toEndOf(page.locator(BOX));

const sourceEditor: Composer = {
	name: 'source editor',
	async open(page, url) {
		await page.goto(`${url}index.php?title=Source_${++pages}&action=edit`);
		await intoBox(page);
	},
	text: async (page) => (await page.locator(BOX).inputValue()).trim(),
	second: (page) => page.locator('#wpSummary'),
	async post(page) {
		await page.locator('#wpSave').click();
		await page.locator(BOX).waitFor({ state: 'detached' });
	},
	saved: raw,
	async preview(page) {
		await page.locator('#wpPreview').click();
		await page.locator('#wikiPreview .mw-parser-output').waitFor();
		await intoBox(page);
	},
	async edit(page) {
		await page.locator('#ca-edit a').click();
		await intoBox(page);
	},
	async refused(page) {
		await page.locator('#wpSave').click();
		await page
			.getByText(/spam (protection )?filter/)
			.first()
			.waitFor();
	},
};

export const mediaWiki: Site = {
	name: 'MediaWiki',
	start: startMediaWiki,
	async logIn(page, url) {
		await page.goto(`${url}index.php?title=Special:UserLogin`);
		await page.locator('#wpName1').fill(USER);
		await page.locator('#wpPassword1').fill(PASSWORD);
		await page.locator('#wpLoginAttempt').click();
		await page.locator('#pt-logout').waitFor({ state: 'attached' });
	},
	composers: [visualEditor, sourceEditor],
};
