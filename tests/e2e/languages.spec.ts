/** The interface in every language: that it is said, and that its words fit where popup and pages are narrowest. */
import type { Page } from '@playwright/test';
import { readMessages } from '../../scripts/build/languages.ts';
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect } from './fixtures.ts';
import { test as base } from './historyScene.ts';
import { misplaced } from './misplaced.ts';
import { readDraft } from './popupLooks.ts';
import { write } from './typing.ts';

const WIDTHS = [380, 360];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const test = base.extend<{
	/** From now on everything is said in a language. */
	speak: (language: string) => Promise<void>;
	/** A page of the extension, shown. */
	show: (page: Page, name: string) => Promise<void>;
}>({
	speak: async ({ inside }, use) =>
		use(async (language) => {
			await inside.evaluate((language) => chrome.runtime.sendMessage({ kind: 'setLanguage', language }), language);
		}),
	show: async ({ browserWithExtension: { base } }, use) =>
		use(async (page, name) => {
			await page.goto(`${base}${name}`);
			await page.reload();
			await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
		}),
});

const softly = expect.configure({ soft: true });

/** Expects that nothing is cut off, beside the page or over something else. */
async function expectToFit(page: Page, what: string): Promise<void> {
	// Long lists scroll, and titles in them end in dots: no language can change that.
	await page.evaluate(() => {
		for (const list of document.querySelectorAll<HTMLElement>('.all ul, ul:has(> .suggestion)'))
			list.style.maxHeight = 'none';
		for (const title of document.querySelectorAll<HTMLElement>('.many .film .name')) title.style.whiteSpace = 'normal';
	});
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 600 });
		await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
		const state = `${what} at ${width}`;
		await softly
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth), state)
			.toBeLessThanOrEqual(width);
		// The scale moves for a moment once it is known where ticks lead.
		await softly.poll(() => misplaced(page), state).toEqual([]);
	}
}

for (const language of OTHERS)
	test(`in ${language} every word of the popup fits`, async ({
		forum,
		badge,
		tab,
		inside,
		fixSuggestions,
		speak,
		show,
	}) => {
		test.slow();
		const words = readMessages(language);
		await speak(language);
		const popup = await inside.context().newPage();
		const open = () => show(popup, `popup.html?tab=${tab}`);
		await open();
		await expect(popup.locator('html')).toHaveAttribute('lang', language);
		await expect(popup.locator('h1')).toHaveText(words.strings!['Start writing'] as string);
		await expectToFit(popup, 'no draft');
		for (const name of ['slow-cinema', 'twelve-films', 'one-film', 'mainstream']) {
			// The badge awaited below is not that of the draft before.
			await forum.locator('#reply').fill('');
			await expect.poll(badge).toBe('');
			await forum.locator('#reply').fill(readDraft(name));
			await expect.poll(badge).not.toBe('');
			// Which films are suggested is drawn, and titles are short or long.
			await fixSuggestions();
			await open();
			await expect(popup.locator('.verdict')).toBeVisible();
			await expectToFit(popup, name);
			for (const id of await popup.locator('[id^=to-]').evaluateAll((ways) => ways.map((way) => way.id))) {
				await popup.locator(`#${id}`).click();
				await expect(popup.locator('.room')).toBeVisible();
				for (const more of await popup.locator('.open').all()) await more.click();
				await expectToFit(popup, `${name}, ${id}`);
				await popup.getByRole('button', { name: words.popup!.Back as string, exact: true }).click();
			}
		}
	});

for (const language of OTHERS)
	test(`in ${language} every word of the pages fits`, async ({ post, speak, show, inside }) => {
		test.slow();
		const words = readMessages(language);
		await speak(language);
		await post(DRAFT);

		const page = await inside.context().newPage();
		await show(page, 'welcome.html');
		await expect(page.locator('h1')).toHaveText(
			words.welcome!['The films you mention can give away who you are.'] as string,
		);
		await expectToFit(page, 'the first page');
		await show(page, 'personas.html');
		await expectToFit(page, 'the history');
		for (const room of ROOMS) {
			await show(page, `options.html#${room}`);
			await expect(page.locator(`#room-${room}`)).toBeVisible();
			for (const fold of await page.locator('.room:not([hidden]) summary').all()) await fold.click();
			await expectToFit(page, `the settings, ${room}`);
		}
		await show(page, 'consent.html');
		await page.locator('input[type=file]').setInputFiles({
			name: 'study.json',
			mimeType: 'application/json',
			buffer: Buffer.from(JSON.stringify(aStudy())),
		});
		await expect(page.locator('.join')).toBeVisible();
		await page.getByRole('button', { name: words.consent!['Open all'] as string }).click();
		await expectToFit(page, 'a study');
	});

test.describe(() => {
	test.use({ site: 'forum' });
	test('the card in a page speaks the language of the settings', async ({ forum, speak }) => {
		const words = readMessages('de');
		await speak('de');
		await forum.locator('#reply').click();
		await write(forum, DRAFT);
		await expect.poll(async () => (await marksOf(forum)).length).toBeGreaterThan(0);
		await forum.keyboard.press('Alt+Shift+R');
		await expect
			.poll(async () => (await cardOf(forum))?.buttons.map(({ name }) => name) ?? [])
			.toContain(words.page!['Take it out']);
		expect((await cardOf(forum))!.words).toMatch(
			/Ohne ihn könnte das von etwa [\d.]+ Personen stammen, nicht von \d+\.$/,
		);
	});
});
