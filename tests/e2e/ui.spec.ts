import { expectAccessible } from './accessible.ts';
import { DRAFT, expect, test } from './fixtures.ts';

test('popup and options meet WCAG 2.2 AA', async ({ forum, openPopup, settings }) => {
	await forum.locator('#reply').fill(`${DRAFT} and the film "Crash" (1996)`);
	const popup = await openPopup();
	await popup.getByRole('tab', { name: /out, .+ in/ }).click();
	await popup.locator('.mention button').first().click();
	await popup.locator('.decoy [aria-pressed]').first().click();
	for (const summary of await popup.locator('summary').all()) await summary.click();
	for (const page of [popup, settings]) await expectAccessible(page);
});

test('the keyboard reaches everything in the popup', { tag: '@smoke' }, async ({ forum, openPopup }) => {
	await forum.locator('#reply').fill(`${DRAFT} and the film "Crash" (1996)`);
	const popup = await openPopup();
	const count = await popup.locator('button:not([tabindex="-1"]), select, summary').count();
	const reached = new Set<string>();
	for (let i = 0; i < count; i++) {
		await popup.keyboard.press('Tab');
		reached.add(await popup.evaluate(() => document.activeElement!.outerHTML));
	}
	expect(reached.size).toBe(count);
	const tabs = popup.getByRole('tab');
	await popup.getByRole('tab', { selected: true }).focus();
	for (const _ of [1, 2, 3]) {
		const before = await popup.getByRole('tab', { selected: true }).textContent();
		await popup.keyboard.press('ArrowRight');
		await expect(popup.getByRole('tab', { selected: true })).toBeFocused();
		await expect(popup.getByRole('tab', { selected: true })).not.toHaveText(before!);
	}
	await expect(tabs).toHaveText([/^(One|Two) out, .+ in$/, 'Only leave out', 'Only mention']);
});

test('a valid tolerance is saved, an invalid one is refused with a message', { tag: '@smoke' }, async ({
	settings,
}) => {
	const box = settings.locator('#tolerance');
	await expect(box).toHaveValue('100');
	await box.fill('0');
	await box.blur();
	await expect(settings.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
	await settings.getByRole('button', { name: '1,000: a village' }).click();
	await expect(settings.getByText('Saved.')).toBeVisible();
	await box.fill('2,500');
	await box.blur();
	await settings.reload();
	await expect(box).toHaveValue('2500');
});

test('settings of a newer version are reported and never overwritten', async ({
	inside,
	settings,
	forum,
	openPopup,
}) => {
	const newer = { version: 9, tolerance: 'wide' };
	await inside.evaluate((newer) => chrome.storage.local.set({ settings: newer }), newer);
	await settings.reload();
	await expect(settings.locator('.notice')).toContainText('newer version');
	await expect(settings.locator('#tolerance')).toBeDisabled();
	await forum.locator('#reply').fill(DRAFT);
	const popup = await openPopup();
	await expect(popup.locator('.notice')).toContainText('newer version');
	await popup.getByRole('button', { name: 'Off on this site' }).click();
	await expect(popup.locator('.mention')).toHaveCount(3);
	expect(await inside.evaluate(() => chrome.storage.local.get('settings'))).toEqual({ settings: newer });
});
