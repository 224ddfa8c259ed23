/** A page in which posts are made, and the history page. */
import type { Page } from '@playwright/test';
import type { PopupView } from '../../src/messages/ui.ts';
import { expect } from './fixtures.ts';
import { heldPosts } from './history.ts';
import { test as base } from './postingScene.ts';

export const test = base.extend<{
	/** Posts a draft in the page's chat. */
	post: (text: string) => Promise<void>;
	openHistory: () => Promise<Page>;
	/** Name of the account that posts are remembered for. The popup shows at once what was chosen. */
	postsAs: () => Promise<string | null>;
}>({
	post: async ({ forum, badge, hasRead, kept, inside }, use) =>
		use(async (text) => {
			const count = async () => (await kept()).reduce((sum, { posts }) => sum + posts.length, 0);
			const before = await count();
			await forum.bringToFront();
			await forum.locator('#chat').fill(text);
			await expect.poll(badge).not.toBe('');
			// The badge may be that of the post before.
			await hasRead(text);
			await forum.locator('#chat').press('Enter');
			await expect.poll(count).toBe(before + 1);
			// Its words are held until it is kept, and a moment longer.
			await expect.poll(() => heldPosts(inside)).toEqual([]);
		}),
	postsAs: async ({ inside, tab }, use) =>
		use(() =>
			inside.evaluate(async (of) => {
				const { history }: PopupView = await chrome.runtime.sendMessage({ kind: 'view', tab: of });
				const { persona = null, personas = [] } = history ?? {};
				return personas.find(({ id }) => id === persona)?.name ?? persona;
			}, tab),
		),
	openHistory: async ({ browserWithExtension }, use) =>
		use(async () => {
			const page = await browserWithExtension.context.newPage();
			await page.goto(`${browserWithExtension.base}personas.html`);
			await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
			return page;
		}),
});
