/** What screen readers are told of every control of every page, by the browser's accessibility tree, and Tab. */
import type { Page } from '@playwright/test';
import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { aCheck } from '../fixtures/check.ts';
import { type Control, noteTabStops, problemsOf, unreached } from '../fixtures/controls.ts';
import { storedIn } from '../fixtures/storage/formats.ts';
import { putStored } from '../fixtures/storage/stored.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect, freshTest as test } from './fixtures.ts';
import { openStudyIn } from './joinStudy.ts';

const CONTROLS = new Set([
	...['button', 'link', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox', 'listbox', 'switch', 'spinbutton'],
	...['slider', 'tab', 'menuitem', 'Date', 'DisclosureTriangle', 'DisclosureTriangleGrouped'],
]);
const GROUPS = new Set([
	'group',
	'radiogroup',
	'region',
	'navigation',
	'complementary',
	'form',
	'dialog',
	'Date',
	'list',
]);

/** The controls of a page, as Chromium tells assistive technology of them. */
async function controlsOf(page: Page): Promise<Control[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	await session.detach();
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const nameOf = (node: (typeof nodes)[number]): string => node.name?.value ?? '';
	const within = (node: (typeof nodes)[number]): string[] => {
		const parent = byId.get(node.parentId ?? '');
		if (parent === undefined) return [];
		const own = GROUPS.has(parent.role?.value) && nameOf(parent) !== '' ? [nameOf(parent)] : [];
		return [...within(parent), ...own];
	};
	return nodes
		.filter((node) => !node.ignored && CONTROLS.has(node.role?.value))
		.map((node) => ({
			role: node.role!.value as string,
			name: nameOf(node),
			description: (node.description?.value ?? '') as string,
			within: within(node),
		}));
}

async function expectNamed(page: Page, what: string, least: number): Promise<void> {
	await page.bringToFront();
	const controls = await controlsOf(page);
	expect(controls.length, what).toBeGreaterThanOrEqual(least);
	expect.soft(problemsOf(controls), what).toEqual([]);
	const count = await page.evaluate(noteTabStops);
	let left = [''];
	// Fields for days have several stops.
	for (let i = 0; i < 4 * count + 4 && left.length > 0; i++) {
		await page.keyboard.press('Tab');
		left = await page.evaluate(unreached);
	}
	expect.soft(left, `${what}, by Tab`).toEqual([]);
}

test('every control has a name of its own and is reached by Tab: settings, history and check of the past', async ({
	browserWithExtension: { base },
	inside,
	settings,
	stopWorker,
}) => {
	test.slow();
	await inside.evaluate(putStored, storedIn(6));
	await stopWorker();
	await settings.reload();
	await expect(settings.locator('main')).toHaveAttribute('aria-busy', 'false');
	await expect(settings.locator('[aria-busy=true]')).toHaveCount(0);
	for (const room of ROOMS) {
		await settings.locator(`#link-${room}`).click();
		for (const fold of await settings.locator('.room:not([hidden]) summary').all()) await fold.click();
		await expectNamed(settings, room, 9);
	}
	await settings.goto(`${base}personas.html`);
	await expect(settings.locator('.post')).toHaveCount(2);
	await expectNamed(settings, 'history', 15);
	await settings.goto(`${base}audit.html`);
	await expect(settings.locator('.drop')).toBeVisible();
	for (const fold of await settings.locator('summary').all()) await fold.click();
	await expectNamed(settings, 'check of the past, before', 14);
	await inside.evaluate((check) => chrome.storage.local.set({ check }), aCheck());
	await settings.reload();
	await expect(settings.locator('.hit').first()).toBeVisible({ timeout: 60_000 });
	for (const fold of await settings.locator('summary').all()) await fold.click();
	await expectNamed(settings, 'check of the past', 15);
});

test('every control has a name of its own and is reached by Tab: popup, first page and consent', async ({
	badge,
	browserWithExtension: { base },
	forum,
	openPopup,
	settings,
}) => {
	let popup = await openPopup();
	await expectNamed(popup, 'popup without a draft', 3);
	await popup.close();
	await forum.bringToFront();
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	popup = await openPopup();
	await expectNamed(popup, 'popup', 4);
	await popup.locator('#to-films').click();
	await expect(popup.locator('.room')).toBeVisible();
	await expectNamed(popup, 'popup, films', 6);
	await settings.goto(`${base}welcome.html`);
	await expect(settings.locator('main')).toHaveAttribute('aria-busy', 'false');
	await expectNamed(settings, 'first page', 3);
	await openStudyIn(settings, aStudy());
	await expect(settings.locator('.join')).toBeVisible();
	for (const fold of await settings.locator('summary:visible').all()) await fold.click();
	await expectNamed(settings, 'consent', 6);
});
