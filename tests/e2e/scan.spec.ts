/** Whose posts on a page are the user's: ticked are these alone. */
import { readFileSync } from 'node:fs';
import { expect } from './fixtures.ts';
import { test as base } from './historyScene.ts';

const test = base.extend<{ show: (site: string, path?: string) => Promise<void> }>({
	/** Shows a thread of a site, with posts of ann, who is logged in, and of bob. */
	show: async ({ forum }, use) =>
		use(async (site, path = '/thread') => {
			const html = readFileSync(new URL(`../fixtures/threads/${site}.html`, import.meta.url), 'utf8');
			await forum.evaluate(
				([body, at]) => {
					history.replaceState(null, '', at);
					document.body.innerHTML = body!;
				},
				[html, path],
			);
		}),
});

const SITES = ['phpbb', 'xenforo', 'discourse', 'reddit-old', 'reddit-new', 'letterboxd', 'wordpress-comment'];

test('the user’s own posts on a page are checked', { tag: '@smoke' }, async ({
	show,
	openPopup,
	forum,
	inside,
	postsAs,
}) => {
	await test.step('posts by the account that is logged in', async () => {
		const popup = await openPopup();
		for (const site of SITES)
			await test.step(site, async () => {
				await show(site);
				await popup.reload();
				await popup.getByRole('button', { name: 'Add what I posted before' }).click();
				await expect(popup.getByRole('group', { name: 'Posts of ann' }).locator('label')).toHaveText([
					'Koyaanisqatsi (1982)',
				]);
				await expect(popup.getByLabel('Koyaanisqatsi (1982)')).toBeChecked();
				await expect(popup.getByRole('group', { name: 'Not yours' }).getByLabel('Fight Club (1999)')).not.toBeChecked();
				await expect(popup.getByRole('button', { name: 'Add 1 film to my account here' })).toBeEnabled();
			});
	});
	await test.step('posts without a name are the user’s on their own page; elsewhere nothing uncertain is checked', async () => {
		const popup = await openPopup();
		const nameless = () =>
			forum.evaluate(() => {
				for (const name of document.querySelectorAll('.message-name')) name.remove();
				for (const post of document.querySelectorAll('[data-author]')) post.removeAttribute('data-author');
			});
		await show('xenforo');
		await nameless();
		await popup.reload();
		await popup.getByRole('button', { name: 'Add what I posted before' }).click();
		const unknown = popup.getByRole('group', { name: 'We can’t tell who wrote these. Tick yours.' });
		await expect(unknown.getByRole('checkbox', { checked: false })).toHaveCount(2);
		await expect(popup.getByRole('checkbox', { checked: true })).toHaveCount(0);
		await show('xenforo', '/members/ann.8/');
		await nameless();
		await popup.reload();
		await popup.getByRole('button', { name: 'Add what I posted before' }).click();
		await expect(
			popup.getByRole('group', { name: 'Posts of ann' }).getByRole('checkbox', { checked: true }),
		).toHaveCount(2);
	});
	await test.step('the account’s own name comes before the name that the page says is logged in', async () => {
		const popup = await openPopup();
		await show('xenforo');
		await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'Bob' }));
		await popup.reload();
		await popup.getByLabel('Posting as').selectOption({ label: 'Bob' });
		await expect.poll(postsAs).toBe('Bob');
		await popup.getByRole('button', { name: 'Add what I posted before' }).click();
		await expect(popup.getByLabel('Fight Club (1999)')).toBeChecked();
		await expect(popup.getByLabel('Koyaanisqatsi (1982)')).not.toBeChecked();
	});
});
