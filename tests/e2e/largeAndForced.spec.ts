/** The pages of the extension as people see them who set colours of their own, or twice the size. */
import type { Page } from '@playwright/test';
import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { aCheck } from '../fixtures/check.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { expectAccessible, expectAccessibleInForcedColours } from './accessible.ts';
import { DRAFT, expect } from './fixtures.ts';
import { test as base } from './historyScene.ts';
import { openStudyIn } from './joinStudy.ts';
import { misplaced } from './misplaced.ts';

const test = base.extend<{
	/** A page of the extension, in a tab of its own. */
	openOwn: (name: string) => Promise<Page>;
	/** Expects that a page can be read and pressed, as it is now. */
	expectSound: (page: Page, what: string) => Promise<void>;
}>({
	openOwn: async ({ browserWithExtension: { context, base } }, use) =>
		use(async (name) => {
			const page = await context.newPage();
			await page.goto(`${base}${name}.html`);
			await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
			return page;
		}),
	expectSound: async ({ inside }, use) =>
		use(async (page, what) => {
			await page.emulateMedia({ forcedColors: 'active' });
			await expectAccessibleInForcedColours(page);
			expect.soft(await unmarked(page), `${what} in forced colours`).toEqual([]);
			await softly.poll(() => misplaced(page), `${what} in forced colours`).toEqual([]);
			await page.emulateMedia({ forcedColors: null });
			// A laptop's window, and half of it beside another.
			for (const width of [1280, 640]) {
				await page.setViewportSize({ width, height: 800 });
				await zoom(inside, page, 2);
				await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width / 2);
				await softly.poll(() => misplaced(page), `${what} at 200 % of ${width}`).toEqual([]);
				await expectAccessible(page);
				await softly.poll(() => page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width / 2);
			}
			await zoom(inside, page, 1);
			await page.setViewportSize({ width: 1280, height: 800 });
		}),
});

const softly = expect.configure({ soft: true });

/** As the browser's menu does, but for this tab alone. */
const zoom = (inside: Page, page: Page, factor: number) =>
	inside.evaluate(
		async ([url, factor]) => {
			const tab = (await chrome.tabs.query({})).find((each) => each.url === url)!.id!;
			await chrome.tabs.setZoomSettings(tab, { scope: 'per-tab' });
			await chrome.tabs.setZoom(tab, factor);
		},
		[page.url(), factor] as const,
	);

/** What is chosen and looks like what is not. */
const unmarked = (page: Page) =>
	page.evaluate(() => {
		const looks = (element: Element) => {
			const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
			return [outlineStyle === 'none' ? '' : outlineColor, backgroundColor].join();
		};
		return [...document.querySelectorAll('[aria-pressed=true], [aria-current], label:has(> :checked)')]
			.filter((chosen) => chosen.checkVisibility())
			.filter((chosen) => {
				const others = [...chosen.closest('fieldset, nav, .chips')!.querySelectorAll(chosen.localName)];
				const isChosen = (each: Element) => each.matches('[aria-pressed=true], [aria-current], :has(> :checked)');
				const box = chosen.querySelector('input');
				if (box !== null && getComputedStyle(box).appearance !== 'none' && box.checkVisibility()) return false;
				return others.some((other) => !isChosen(other) && looks(other) === looks(chosen));
			})
			.map(({ outerHTML }) => outerHTML);
	});

test('the first page can be read in forced colours and at 200 %, and its underlines are seen', async ({
	openOwn,
	expectSound,
}) => {
	const page = await openOwn('welcome');
	await expect(page.locator('mark')).toHaveCount(2);
	for (const name of ['Sites I choose', 'Letterboxd', 'Netflix']) await page.getByRole('button', { name }).click();
	await expect(page.locator('.services')).toContainText('Download all');
	await expectSound(page, 'the first page');

	await page.emulateMedia({ forcedColors: 'active' });
	const drawn = () => page.locator('.draft').screenshot();
	const underlined = await drawn();
	await page.evaluate(() => {
		for (const mark of document.querySelectorAll('mark')) mark.style.textDecoration = 'none';
	});
	expect(underlined.equals(await drawn())).toBe(false);
});

test('the consent to a study can be read in forced colours and at 200 %', async ({ openOwn, expectSound }) => {
	const page = await openOwn('options');
	await openStudyIn(page, aStudy());
	await expect(page.locator('.join')).toBeVisible();
	await expectSound(page, 'in short');
	await page.getByRole('button', { name: 'Open all' }).click();
	await page.locator('.join input').first().check();
	await expectSound(page, 'in full');
});

test('the history can be read in forced colours and at 200 %', async ({ openHistory, post, inside, expectSound }) => {
	const empty = await openHistory();
	await expectSound(empty, 'the empty history');
	await empty.close();
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'newPersona', name: 'reelgone' }));
	for (const text of [DRAFT, 'I adored "Heat" (1995)', 'I adored "Marketa Lazarová"']) await post(text);
	const page = await openHistory();
	await expect(page.locator('.gives')).toHaveCount(3);
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
	await expectSound(page, 'the history');
	await page.setViewportSize({ width: 320, height: 700 });
	const heights = () =>
		page
			.locator('.timeline text')
			.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
	await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(12);
});

test('the settings can be read in forced colours and at 200 %', async ({ post, settings, expectSound }) => {
	test.slow();
	await post(DRAFT);
	await settings.reload();
	for (const room of ROOMS) {
		// At 200 % there may be one room at a time, and a list of them.
		await settings.goto(settings.url().replace(/#.*/, `#${room}`));
		await expect(settings.locator(`#room-${room}`)).toBeVisible();
		for (const fold of await settings.locator('.room:not([hidden]) summary').all()) await fold.click();
		await expectSound(settings, room);
	}
});

test('the check of the past can be read in forced colours and at 200 %', async ({ openOwn, inside, expectSound }) => {
	const page = await openOwn('audit');
	await expect(page.locator('.drop')).toBeVisible();
	await expectSound(page, 'the check of the past, before');
	await inside.evaluate(
		(check) => chrome.storage.local.set({ check, checkDone: { id: check.id, done: [0] } }),
		aCheck(),
	);
	await page.reload();
	await expect(page.locator('.hit').first()).toBeVisible({ timeout: 60_000 });
	for (const fold of await page.locator('summary').all()) await fold.click();
	await expectSound(page, 'the check of the past');
});
