/** How much is shown, when, and that it goes. */
import type { Page } from '@playwright/test';
import { isThere, marksOf } from '../../scripts/drawn.ts';
import { pressOnCard } from './cards.ts';
import { DRAFT, expect, freshTest, test } from './fixtures.ts';
import { write } from './typing.ts';

const ask = (inside: Page, message: object) =>
	inside.evaluate((request) => chrome.runtime.sendMessage(request), message);
const count = async (page: Page) => (await marksOf(page)).length;

async function reply(page: Page, text = DRAFT): Promise<void> {
	await page.locator('#reply').click();
	await write(page, text);
}

test('marks follow level, tolerance, and site', { tag: '@smoke' }, async ({ forum, inside, settings, badge }) => {
	await test.step('the badge alone, marks, marks and one notice', async () => {
		await settings.getByLabel('Only the toolbar button').check();
		await expect
			.poll(() => inside.evaluate(() => chrome.storage.local.get('settings')))
			.toMatchObject({ settings: { quiet: 'badge' } });
		await forum.bringToFront();
		await reply(forum);
		await expect.poll(badge).not.toBe('');
		expect(await isThere(forum)).toBe(false);
		await ask(inside, { kind: 'changeSettings', change: { quiet: 'marks' } });
		await forum.keyboard.type('!');
		await expect.poll(() => count(forum)).toBe(2);
		await ask(inside, { kind: 'changeSettings', change: { quiet: 'badge' } });
		await forum.keyboard.type('!');
		await expect.poll(() => isThere(forum)).toBe(false);
		await ask(inside, { kind: 'changeSettings', change: { quiet: 'notice' } });
	});

	await test.step('the box goes', async () => {
		await forum.reload();
		await reply(forum);
		await expect.poll(() => count(forum)).toBe(2);
		await forum.locator('#reply').evaluate((box) => box.remove());
		await expect.poll(() => isThere(forum)).toBe(false);
	});
	await test.step('the tolerance', async () => {
		await forum.reload();
		await reply(forum, 'I adored The Matrix');
		await expect.poll(badge).not.toBe('');
		await expect.poll(() => isThere(forum)).toBe(true);
		expect(await count(forum)).toBe(0);
		await ask(inside, { kind: 'changeSettings', change: { tolerance: 100_000 } });
		await forum.keyboard.type('!');
		await expect.poll(() => count(forum)).toBe(1);
	});
});

test('words dismissed as not a film do not count until they are restored', async ({ forum, settings }) => {
	await reply(forum);
	await expect.poll(() => count(forum)).toBe(2);
	await pressOnCard(forum, 'Not a film');
	await expect.poll(() => count(forum)).toBe(0);
	await settings.reload();
	await expect(settings.getByText('werckmeister harmonies', { exact: true })).toBeVisible();
	await settings.getByRole('button', { name: 'Ask again about “werckmeister harmonies”' }).click();
	await expect(settings.getByText('werckmeister harmonies', { exact: true })).toHaveCount(0);
	await forum.bringToFront();
	await forum.keyboard.type('!');
	await expect.poll(() => count(forum)).toBe(2);
});

freshTest(
	'once the extension is gone from under a page, the old script cleans up with the next move of the mouse',
	async ({ forum, inside }) => {
		await reply(forum);
		await expect.poll(() => count(forum)).toBe(2);
		await inside.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
		await expect
			.poll(async () => {
				await forum.mouse.move(100 + Math.random() * 50, 300);
				return isThere(forum);
			})
			.toBe(false);
		await forum.keyboard.type(' and Heat');
		await expect(forum.locator('#reply')).toHaveValue(`${DRAFT} and Heat`);
		expect(await isThere(forum)).toBe(false);
	},
);
