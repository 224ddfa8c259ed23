import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type ExtensionBrowser, launchWithExtension, tabOf } from '../../scripts/browser.ts';
import { startWordPress, type WordPress } from './site.ts';

/** Where somebody writes in WordPress, opened and with the caret in it. */
export interface Place {
	page: Page;
	/** The document that the box is in: the page, or the editor's frame. */
	within: Page | FrameLocator;
	/** The box that is written in. */
	box: Locator;
	/** What WordPress would save of what was written: HTML of blocks, or the comment as it is. */
	saved(): Promise<string>;
	/** What the toolbar badge says of the tab. */
	badge(): Promise<string>;
}

interface Fixtures {
	browserWithExtension: ExtensionBrowser;
	/** A page of the extension, to ask its APIs from. */
	inside: Page;
	/** A page of the writer, logged in. */
	page: Page;
	badge: () => Promise<string>;
	blockEditor: Place;
	/** The block editor's canvas in a frame, as themes of blocks and previews have it. */
	framedBlockEditor: Place;
	comment: Place;
}

interface Shared {
	wordpress: WordPress;
}

type Store = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** Parts of WordPress's own interface that the tests use. */
interface WordPressWindow {
	wp: { data: { dispatch(store: string): Store; select(store: string): Store } };
}

const CANVAS = 'iframe[name=editor-canvas]';

export const test = base.extend<Fixtures, Shared>({
	wordpress: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
		async ({}, use) => {
			const wordpress = await startWordPress();
			console.error(`WordPress ${wordpress.version} answers at ${wordpress.url}`);
			await use(wordpress);
			await wordpress.remove();
		},
		{ scope: 'worker', timeout: 300_000 },
	],
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
	browserWithExtension: async ({}, use) => {
		const browser = await launchWithExtension({ headless: true });
		await use(browser);
		await browser.close();
	},
	inside: async ({ browserWithExtension }, use) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(`${browserWithExtension.base}options.html`);
		await use(page);
	},
	page: async ({ browserWithExtension, wordpress }, use) => {
		const page = await browserWithExtension.context.newPage();
		await page.goto(`${wordpress.url}wp-login.php`);
		await page.locator('#user_login').fill(wordpress.user);
		await page.locator('#user_pass').fill(wordpress.password);
		await page.locator('#wp-submit').click();
		await page.locator('#wpadminbar').waitFor();
		await use(page);
	},
	badge: async ({ inside, page }, use) => {
		await use(async () => {
			const tab = await tabOf(inside, page.url());
			return inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab);
		});
	},
	blockEditor: async ({ page, wordpress, badge }, use) => {
		await openBlockEditor(page, wordpress);
		await use(await firstBlock(page, (await isFramed(page)) ? page.frameLocator(CANVAS) : page, badge));
	},
	framedBlockEditor: async ({ page, wordpress, badge }, use) => {
		await openBlockEditor(page, wordpress);
		if (!(await isFramed(page))) await previewAsOnTablet(page);
		await use(await firstBlock(page, page.frameLocator(CANVAS), badge));
	},
	comment: async ({ page, wordpress, badge }, use) => {
		await page.goto(`${wordpress.url}?p=1`);
		const box = page.locator('textarea#comment');
		await box.click();
		await use({ page, within: page, box, saved: () => box.inputValue(), badge });
	},
});

export { expect };

async function openBlockEditor(page: Page, { url }: WordPress): Promise<void> {
	await page.goto(`${url}wp-admin/post-new.php`);
	await page.locator(`.edit-post-layout .wp-block-post-title, ${CANVAS}`).first().waitFor();
	await page.evaluate(() => {
		const { wp } = window as unknown as WordPressWindow;
		wp.data.dispatch('core/preferences').set!('core/edit-post', 'welcomeGuide', false);
	});
}

const isFramed = async (page: Page) => (await page.locator(CANVAS).count()) > 0;

/** Has the canvas shown in the width of a tablet, for which it is put into a frame. */
const previewAsOnTablet = (page: Page) =>
	page.evaluate(() => {
		const { wp } = window as unknown as WordPressWindow;
		const newer = wp.data.dispatch('core/editor').setDeviceType;
		(newer ?? wp.data.dispatch('core/edit-post').__experimentalSetPreviewDeviceType!)('Tablet');
	});

/** Goes from the title into the first paragraph, by keys. */
async function firstBlock(page: Page, within: Page | FrameLocator, badge: Place['badge']): Promise<Place> {
	await within.locator('.wp-block-post-title').click();
	await page.keyboard.type('Slow cinema');
	await page.keyboard.press('Enter');
	const box = within.locator('.is-root-container > p[data-type="core/paragraph"]');
	await expect(box).toBeFocused();
	const saved = () =>
		page.evaluate(() => {
			const { wp } = window as unknown as WordPressWindow;
			return wp.data.select('core/editor').getEditedPostContent!() as string;
		});
	return { page, within, box, saved, badge };
}
