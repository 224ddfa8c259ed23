import type { Composer } from '../site.ts';

const BOX = 'textarea#comment';

export const comment: Composer = {
	name: 'comment',
	async open(page, url) {
		await page.goto(`${url}?p=1`);
		await page.locator(BOX).click();
	},
	text: (page) => page.locator(BOX).inputValue(),
	async post(page) {
		await page.locator('#submit').click();
		await page.waitForURL(/#comment-\d+$/);
	},
	saved: async (page) => (await page.locator('.wp-block-comment-content, .comment-content').last().innerText()).trim(),
	async refused(page) {
		await page.locator('#submit').click();
		await page.getByText('Refused: spam.').waitFor();
		await page.getByRole('link', { name: /Back/ }).click();
		await page.locator(BOX).waitFor();
	},
};
