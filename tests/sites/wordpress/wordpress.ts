import { expect, type FrameLocator, type Page } from '@playwright/test';
import { PASSWORD, type Site, USER } from '../site.ts';
import { comment } from './comment.ts';
import { startWordPress } from './server.ts';

type Store = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** Parts of WordPress's own interface that the tests use. */
interface WordPressWindow {
	wp: {
		data: { dispatch(store: string): Store; select(store: string): Store };
		apiFetch(options: { path: string }): Promise<{ content: { raw: string } }>;
	};
}

const CANVAS = 'iframe[name=editor-canvas]';
const wordsOf = (blocks: string) =>
	blocks.replace(/^<!-- wp:paragraph -->\n<p>(.*)<\/p>\n<!-- \/wp:paragraph -->$/, '$1');

const within = async (page: Page): Promise<Page | FrameLocator> =>
	(await page.locator(CANVAS).count()) > 0 ? page.frameLocator(CANVAS) : page;

async function openBlockEditor(page: Page, url: string): Promise<void> {
	await page.goto(`${url}wp-admin/post-new.php`);
	await page.locator(`.edit-post-layout .wp-block-post-title, ${CANVAS}`).first().waitFor();
	await page.evaluate(() => {
		const { wp } = window as unknown as WordPressWindow;
		wp.data.dispatch('core/preferences').set!('core/edit-post', 'welcomeGuide', false);
	});
}

/** Has the canvas shown in the width of a tablet, for which it is put into a frame. */
const previewAsOnTablet = (page: Page) =>
	page.evaluate(() => {
		const { wp } = window as unknown as WordPressWindow;
		const newer = wp.data.dispatch('core/editor').setDeviceType;
		(newer ?? wp.data.dispatch('core/edit-post').__experimentalSetPreviewDeviceType!)('Tablet');
	});

/** Goes from the title into the first paragraph, by keys. */
async function intoFirstBlock(page: Page): Promise<void> {
	const where = await within(page);
	await where.locator('.wp-block-post-title').click();
	await page.keyboard.press('Enter');
	await expect(where.locator('.is-root-container > p[data-type="core/paragraph"]')).toBeFocused();
}

const text = async (page: Page) =>
	wordsOf(
		await page.evaluate(() => {
			const { wp } = window as unknown as WordPressWindow;
			return wp.data.select('core/editor').getEditedPostContent!() as string;
		}),
	);

const saved = async (page: Page) =>
	wordsOf(
		await page.evaluate(async () => {
			const { wp } = window as unknown as WordPressWindow;
			const id = wp.data.select('core/editor').getCurrentPostId!();
			return (await wp.apiFetch({ path: `/wp/v2/posts/${id}?context=edit` })).content.raw;
		}),
	);

async function intoLastBlock(page: Page): Promise<void> {
	await (await within(page)).locator('.is-root-container > p[data-type="core/paragraph"]').last().click();
	await page.keyboard.press('ControlOrMeta+End');
}

/** Typing counts as one step until a second has passed. */
const nextStep = (page: Page) =>
	expect
		.poll(() =>
			page.evaluate(() => {
				const { wp } = window as unknown as WordPressWindow;
				return wp.data.select('core/block-editor').isLastBlockChangePersistent!();
			}),
		)
		.toBe(true);

const toPanel = (page: Page) => page.locator('.editor-post-publish-panel__toggle').click();
const publish = (page: Page) => page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
const closePanel = (page: Page) =>
	page
		.locator('.editor-post-publish-panel__header')
		.getByRole('button', { name: /Cancel|Close panel/ })
		.click();
const said = (page: Page, words: RegExp) =>
	page.locator('.components-snackbar, .components-notice').filter({ hasText: words });

export const wordPress: Site = {
	name: 'WordPress',
	start: startWordPress,
	async logIn(page, url) {
		await page.goto(`${url}wp-login.php`);
		await page.locator('#user_login').fill(USER);
		await page.locator('#user_pass').fill(PASSWORD);
		await page.locator('#wp-submit').click();
		await page.locator('#wpadminbar').waitFor();
	},
	composers: [
		{
			name: 'block editor',
			async open(page, url) {
				await openBlockEditor(page, url);
				await intoFirstBlock(page);
			},
			text,
			nextStep,
			second: (page) => page.locator('.wp-block-post-title'),
			async post(page) {
				const update = page.locator('.editor-post-publish-button:not(.editor-post-publish-panel *)');
				if ((await update.count()) > 0) {
					await update.click();
					await said(page, /Post updated/).waitFor();
					return;
				}
				await toPanel(page);
				await publish(page);
				await page.locator('.post-publish-panel__postpublish').waitFor();
			},
			saved,
			async preview(page) {
				await page.getByRole('button', { name: 'Preview' }).click();
				const [tab] = await Promise.all([
					page.context().waitForEvent('page'),
					page.getByRole('menuitem', { name: /Preview in new tab/ }).click(),
				]);
				await tab.locator('.wp-block-post-content, .entry-content').waitFor();
				await tab.close();
				await intoLastBlock(page);
			},
			async edit(page) {
				await closePanel(page);
				await intoLastBlock(page);
			},
			async refused(page) {
				await toPanel(page);
				await publish(page);
				await said(page, /Refused: spam/).waitFor();
			},
			async firstStep(page) {
				await toPanel(page);
				await page.locator('.editor-post-publish-panel .editor-post-publish-button').waitFor();
				await closePanel(page);
				await intoLastBlock(page);
			},
		},
		{
			name: 'block editor in a frame',
			async open(page, url) {
				await openBlockEditor(page, url);
				if ((await page.locator(CANVAS).count()) === 0) await previewAsOnTablet(page);
				await intoFirstBlock(page);
			},
			text,
			nextStep,
		},
		comment,
	],
};
