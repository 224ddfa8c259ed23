import { expectAccessible } from './accessible.ts';
import { DRAFT, expect, test } from './fixtures.ts';

test('the options meet WCAG 2.2 AA', async ({ settings }) => expectAccessible(settings));

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
	await popup.getByRole('switch', { name: /^On for / }).click();
	await expect(popup.locator('.film')).toHaveCount(3);
	expect(await inside.evaluate(() => chrome.storage.local.get('settings'))).toEqual({ settings: newer });
});
