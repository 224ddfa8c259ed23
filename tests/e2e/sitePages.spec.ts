import type { Page } from '@playwright/test';
import { SITES } from '../fixtures/build.ts';
import { expect, test } from './plainPage.ts';

/** The pages in the manner of sites by themselves: what the tests with the extension take for granted. */

const WORDS = 'I adored Koyaanisqatsi';

/** What stands in the box, or null where it is gone. */
const written = (page: Page) =>
	page.evaluate(() => {
		const target = document.querySelector<HTMLElement>('[data-target]');
		const box = target?.shadowRoot?.querySelector('textarea') ?? (target as HTMLTextAreaElement | null);
		return box === null ? null : (box.value ?? box.textContent);
	});

for (const name of SITES)
	test(`${name}: shows what is posted and empties its box`, async ({ page, served }) => {
		const errors: string[] = [];
		page.on('pageerror', (error) => errors.push(error.message));
		await page.goto(`${served.sites}${name}.html`);
		const opener = page.locator('[data-open]');
		for (const words of [WORDS, 'And Werckmeister Harmonies']) {
			if ((await opener.count()) > 0) await opener.click();
			await page.locator('[data-target]').click();
			await page.keyboard.type(words);
			await expect.poll(() => written(page)).toBe(words);
			await page.locator('[data-submit]').click();
			await expect(page.locator('[data-posts] article').last()).toHaveText(words);
			await expect.poll(() => written(page)).toBeFalsy();
		}
		await expect(page.locator('[data-posts] article')).toHaveCount(2);
		expect(errors).toEqual([]);
	});

test('phpbb: a preview posts nothing and keeps the message', async ({ page, served }) => {
	await page.goto(`${served.sites}phpbb.html`);
	await page.locator('[data-target]').fill(WORDS);
	await page.locator('[data-preview]').click();
	await expect(page.locator('#preview .content')).toHaveText(WORDS);
	await expect(page.locator('[data-target]')).toHaveValue(WORDS);
	await expect(page.locator('[data-posts] article')).toHaveCount(0);
});
