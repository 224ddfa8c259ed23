import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';

const test = base.extend({
	room: 'about',
	// What is in a room comes from the worker.
	settings: async ({ settings }, use) => {
		await expect(settings.locator('main')).toHaveAttribute('aria-busy', 'false');
		await expect(settings.locator('[aria-busy=true]')).toHaveCount(0);
		await use(settings);
	},
});

test('narrow screens show one part of the settings at a time', { tag: '@smoke' }, async ({ settings }) => {
	await settings.setViewportSize({ width: 360, height: 700 });
	await expect(settings.getByRole('heading', { level: 1 })).toHaveText(['About']);
	await settings.getByRole('link', { name: 'Settings', exact: true }).last().click();
	await expect(settings.getByRole('heading', { level: 1 })).toHaveText(['Settings']);
	await expect(settings.locator('#link-about')).toBeFocused();
	await expect(settings.locator('.room-links small')).toHaveText(['Goal 100', 'None yet', 'None yet', /^\d/]);
	await expectAccessible(settings);
	await settings.getByRole('link', { name: /^My ratings/ }).press('Enter');
	await expect(settings.locator('#room-ratings')).toBeFocused();
	await expect(settings.locator('.room-links')).toBeHidden();
	await settings.goBack();
	await expect(settings.locator('.room-links')).toBeVisible();
});

test('links lead to a part of the settings, the licenses, and the first page', nightly(true), async ({ settings }) => {
	for (const [part, room] of Object.entries({ said: 'ratings', data: 'accounts', stored: 'about' })) {
		await settings.evaluate((hash) => location.assign(`#${hash}`), part);
		await expect(settings.locator(`#room-${room}`)).toBeVisible();
		await expect(settings.locator(`#${part}`)).toBeInViewport();
	}
	for (const name of ['What others made, and their licenses', 'Show the first page again']) {
		const link = settings.getByRole('link', { name });
		const response = await settings.goto(await link.evaluate((each) => (each as HTMLAnchorElement).href));
		expect(response!.ok()).toBe(true);
		await settings.goBack();
	}
});
