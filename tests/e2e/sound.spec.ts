/** Every page of the extension is sound in the states that show the most. The popup is in `popup.spec.ts`. */
import type { Page } from '@playwright/test';
import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { aCheck } from '../fixtures/check.ts';
import { storedIn } from '../fixtures/storage/formats.ts';
import { putStored } from '../fixtures/storage/stored.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { expectAccessible } from './accessible.ts';
import { DRAFT, expect, freshTest } from './fixtures.ts';
import { test } from './historyScene.ts';
import { nightly } from './nightly.ts';
import { expectSound } from './sound.ts';
import { test as studyTest } from './studyScene.ts';

// In another room than the first that is opened, which so gets the focus as all do.
freshTest.use({ room: 'about' });

const unfold = async (page: Page, within = '') => {
	for (const fold of await page.locator(`${within} summary:visible`).all()) await fold.click();
};

freshTest('the settings are sound in every room', nightly(true), async ({ inside, settings, stopWorker }) => {
	test.slow();
	await inside.evaluate(putStored, storedIn(6));
	await stopWorker();
	await settings.reload();
	await expect(settings.locator('main')).toHaveAttribute('aria-busy', 'false');
	await expect(settings.locator('[aria-busy=true]')).toHaveCount(0);
	for (const room of ROOMS) {
		await settings.locator(`#link-${room}`).press('Enter');
		await expect(settings.locator(`#room-${room}`)).toBeFocused();
		await unfold(settings, '.room:not([hidden])');
		await expectSound(inside, settings, room, 9);
	}
});

test('the history is accessible, empty and full', async ({ openHistory, post, inside }) => {
	test.slow();
	const empty = await openHistory();
	await expect(empty.getByText('Nothing yet')).toBeVisible();
	await expectSound(inside, empty, 'the empty history', 3);
	await empty.close();
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'reelgone' }));
	for (const text of [DRAFT, 'I adored "Heat" (1995)', 'I adored "Marketa Lazarová"']) await post(text);
	const page = await openHistory();
	await expect(page.locator('.gives')).toHaveCount(3);
	await expect(page.locator('.panel', { hasText: 'Take down or edit' }).locator('li').first()).toBeVisible();
	await page.getByLabel('Day of the post on 127.0.0.1').nth(2).fill('2025-09-27');
	await expect(page.locator('.timeline circle')).toHaveCount(2);
	await page.getByText('The figures').click();
	await page
		.getByRole('button', { name: /^Forget the post/ })
		.nth(1)
		.click();
	await expect(page.locator('.gives')).toHaveCount(2);
	await page.getByRole('button', { name: /^Remove Koyaanisqatsi/ }).click();
	await expect(page.locator('.undo')).toHaveCount(2);
	await page.getByRole('button', { name: /^Delete 127/ }).click();
	await expectSound(inside, page, 'the history', 15);
	await page.setViewportSize({ width: 320, height: 700 });
	const heights = () =>
		page
			.locator('.timeline text')
			.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
	await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(12);
});

test(
	'the check of old posts is accessible, before and after',
	nightly(true),
	async ({ browserWithExtension: { base }, inside, settings }) => {
		await settings.goto(`${base}audit.html`);
		await expect(settings.locator('.drop')).toBeVisible();
		await unfold(settings);
		await expectSound(inside, settings, 'the check of the past, before', 14);
		await inside.evaluate(
			(check) => chrome.storage.local.set({ check, checkDone: { id: check.id, done: [0] } }),
			aCheck(),
		);
		await settings.reload();
		await expect(settings.locator('.hit').first()).toBeVisible({ timeout: 60_000 });
		await unfold(settings);
		await expectSound(inside, settings, 'the check of the past', 10);
	},
);

test('the first page is accessible, and its underlines are visible with forced colors', async ({
	browserWithExtension: { base },
	inside,
	settings,
}) => {
	await settings.goto(`${base}welcome.html`);
	await expect(settings.locator('mark')).toHaveCount(2);
	await expectSound(inside, settings, 'the first page', 3);
	await settings.getByRole('button', { name: '50–300' }).click();
	await expect(settings.locator('.asking')).toContainText('far more reliable');
	await expectSound(inside, settings, 'the first page, answered', 5);

	await settings.emulateMedia({ forcedColors: 'active' });
	const drawn = () => settings.locator('.draft').screenshot();
	const underlined = await drawn();
	await settings.evaluate(() => {
		for (const mark of document.querySelectorAll('mark')) mark.style.textDecoration = 'none';
	});
	expect(underlined.equals(await drawn())).toBe(false);
});

studyTest(
	'a study is sound, from its file to what was recorded',
	nightly(true),
	async ({ forum, inside, openStudy, join, openPopup }) => {
		test.slow();
		const page = await openStudy('{');
		await expect(page.getByRole('alert')).toBeVisible();
		await expectSound(inside, page, 'a file that is refused', 1);
		await openStudy(aStudy());
		await expect(page.locator('.join')).toBeVisible();
		await expectSound(inside, page, 'consent in short', 6);
		await page.getByRole('button', { name: 'Open all' }).click();
		await page.locator('.join input').first().check();
		await expectSound(inside, page, 'consent in full', 6);
		await page.getByRole('button', { name: 'Do not join' }).click();
		await expectAccessible(page);
		await join();
		await forum.bringToFront();
		await forum.locator('#chat').fill(DRAFT);
		const popup = await openPopup();
		await expect(popup.getByRole('group', { name: 'Did the advice help you?' })).toBeVisible();
		await expectAccessible(popup);
		await page.bringToFront();
		await page.reload();
		await expect(page.getByRole('button', { name: 'Save the file' })).toBeVisible();
		await page.getByLabel('Remove row 1').check();
		await expectSound(inside, page, 'taking part', 9);
	},
);
