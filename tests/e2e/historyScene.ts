/** A page in which posts are made, and the history page. */
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type KeptPersona, keptHistory } from './history.ts';

export const test = base.extend<{
	kept: () => Promise<KeptPersona[]>;
	/** Posts a draft in the page's chat. */
	post: (text: string) => Promise<void>;
	openHistory: () => Promise<Page>;
}>({
	site: 'posting',
	kept: async ({ inside }, use) => use(() => keptHistory(inside)),
	post: async ({ forum, badge, kept }, use) =>
		use(async (text) => {
			const count = async () => (await kept()).reduce((sum, { posts }) => sum + posts.length, 0);
			const before = await count();
			await forum.bringToFront();
			await forum.locator('#chat').fill(text);
			await expect.poll(badge).not.toBe('');
			await forum.locator('#chat').press('Enter');
			await expect.poll(count).toBe(before + 1);
		}),
	openHistory: async ({ browserWithExtension }, use) =>
		use(async () => {
			const page = await browserWithExtension.context.newPage();
			await page.goto(`${browserWithExtension.base}personas.html`);
			await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
			return page;
		}),
});
