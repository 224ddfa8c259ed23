import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './fixtures.ts';

const test = base.extend({
	room: 'about',
	// What is in a room comes from the worker.
	settings: async ({ settings }, use) => {
		await expect(settings.locator('main')).toHaveAttribute('aria-busy', 'false');
		await expect(settings.locator('[aria-busy=true]')).toHaveCount(0);
		await use(settings);
	},
});

test('every room of the settings meets WCAG 2.2 AA, and reflows', async ({ settings }) => {
	for (const room of ROOMS) {
		await settings.locator(`#link-${room}`).click();
		await expect(settings.locator(`#room-${room}`)).toBeFocused();
		for (const fold of await settings.locator('.room:not([hidden]) summary').all()) await fold.click();
		await expectAccessible(settings);
		// 1,280 and 640 pixels at 200 %, and what WCAG asks for.
		for (const width of [640, 360, 320]) {
			await settings.setViewportSize({ width, height: 700 });
			await expect
				.poll(() => settings.evaluate(() => document.documentElement.scrollWidth), `${room} at ${width}`)
				.toBe(width);
		}
		await settings.setViewportSize({ width: 1280, height: 720 });
	}
});

test('on narrow screens the rooms are a list, of which one opens at a time', async ({ settings }) => {
	await settings.setViewportSize({ width: 360, height: 700 });
	await expect(settings.getByRole('heading', { level: 1 })).toHaveText(['About']);
	await settings.getByRole('link', { name: 'Settings', exact: true }).last().click();
	await expect(settings.getByRole('heading', { level: 1 })).toHaveText(['Settings']);
	await expect(settings.locator('#link-about')).toBeFocused();
	await expect(settings.locator('.room-links small')).toHaveText(['Goal 100', 'None yet', 'None yet', 'None', /^\d/]);
	await expectAccessible(settings);
	await settings.getByRole('link', { name: /^My ratings/ }).press('Enter');
	await expect(settings.locator('#room-ratings')).toBeFocused();
	await expect(settings.locator('.room-links')).toBeHidden();
	await settings.goBack();
	await expect(settings.locator('.room-links')).toBeVisible();
});

test('a link to a part of a room opens the room', async ({ settings }) => {
	for (const [part, room] of Object.entries({ said: 'ratings', data: 'accounts', study: 'studies' })) {
		await settings.evaluate((hash) => location.assign(`#${hash}`), part);
		await expect(settings.locator(`#room-${room}`)).toBeVisible();
		await expect(settings.locator(`#${part}`)).toBeInViewport();
	}
});

test('the keyboard alone reaches every room and all that is in it', { tag: '@smoke' }, async ({ settings }) => {
	for (const room of ROOMS) {
		await settings.locator(`#link-${room}`).press('Enter');
		await expect(settings.locator(`#room-${room}`)).toBeFocused();
		const within = settings.locator('.room:not([hidden])');
		// Of radio buttons of one name one is reached by Tab, and the others by arrows.
		const count = await within
			.locator('a:visible, button:enabled, select:enabled, input:enabled:not([type=radio]), summary')
			.count();
		const groups = await within.locator('fieldset:has([type=radio])').count();
		const reached = new Set<string>();
		for (let i = 0; i < count + groups; i++) {
			await settings.keyboard.press('Tab');
			reached.add(await settings.evaluate(() => document.activeElement!.outerHTML));
		}
		expect(reached.size, room).toBe(count + groups);
	}
});

test('in forced colours the chosen room and goal are seen', async ({ settings }) => {
	await settings.emulateMedia({ forcedColors: 'active' });
	await settings.locator('#link-general').click();
	const outline = (selector: string) =>
		settings.locator(selector).evaluate((each) => getComputedStyle(each).outlineStyle);
	expect(await outline('.room-links [aria-current]')).toBe('solid');
	expect(await outline('.seg label:has(:checked)')).toBe('solid');
	expect(await outline('.seg label:not(:has(:checked)) >> nth=0')).toBe('none');
});

test('the room About leads to the licences and to the first page', async ({ settings }) => {
	for (const name of ['What others made, and their licences', 'Show the first page again']) {
		const link = settings.getByRole('link', { name });
		const response = await settings.goto(await link.evaluate((each) => (each as HTMLAnchorElement).href));
		expect(response!.ok()).toBe(true);
		await settings.goBack();
	}
});
