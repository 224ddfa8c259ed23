/** What is shown and done in the boxes of real editors, as their users see it, with the extension as it ships. */
import type { Page } from '@playwright/test';
import { cardOf, isThere, marksOf } from '../../scripts/drawn.ts';
import { EDITORS, type EditorName, SITES } from '../fixtures/build.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { putClockOn, write } from './typing.ts';

/** Marks, counted by lines: a title may stand on two. */
const linesOf = async (page: Page) => (await marksOf(page)).length;

/** Boxes whose marks differ most: of a browser, in a shadow root, in a frame, and of an editor with a model of its own. */
const UNLIKE: EditorName[] = ['textarea', 'shadow-closed', 'tinymce', 'lexical'];
/** Pages like sites whose composers differ most. */
const UNLIKE_SITES: string[] = ['discourse', 'reddit-new'];
const FILMS = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
/** Frames that do not belong to the site: an advertisement may be one. */
const FOREIGN: EditorName[] = ['frame-sandboxed'];
/** Editors whose words are not ours to change: their users are helped to do it. */
const BY_HAND: EditorName[] = [];

for (const name of EDITORS.filter((editor) => !FOREIGN.includes(editor)))
	test(
		`${name}: costly films are marked, the keyboard takes one out, and undo restores the text`,
		nightly(!UNLIKE.includes(name)),
		async ({ browserWithExtension: { context }, served: pages }) => {
			const page = await context.newPage();
			await page.goto(`${pages.editors}${name}.html`);
			await page.evaluate(() => window.fixture.ready);
			const saved = () => page.evaluate(() => window.fixture.html());
			await page.locator('[data-target]').click();
			await write(page, DRAFT);
			await expect.poll(() => page.evaluate(() => window.fixture.text())).toContain(DRAFT);
			await expect.poll(() => linesOf(page)).toBeGreaterThan(1);
			const before = await saved();
			// Quill takes what follows within a second for one step with it.
			if (name === 'quill') await putClockOn(page, 1001);

			await page.keyboard.press('Alt+Shift+R');
			await expect.poll(async () => (await cardOf(page))?.words).toContain(FILMS[1]);
			await page.keyboard.press('Enter');
			if (BY_HAND.includes(name)) expect(await saved()).toBe(before);
			else {
				await expect.poll(saved).not.toContain(FILMS[1]);
				await expect
					.poll(() => page.evaluate(() => window.fixture.text()))
					.toContain('I adored Koyaanisqatsi and The Matrix');
				// It is looked at for a moment whether the change stands: what is undone meanwhile counts as refused.
				await expect.poll(async () => (await cardOf(page))?.words).toContain('That’s enough for now.');
				// The crowd is large enough without it.
				await expect.poll(() => marksOf(page)).toHaveLength(0);
				await page.keyboard.press('ControlOrMeta+z');
				await expect.poll(saved).toBe(before);
				await expect.poll(() => linesOf(page)).toBeGreaterThan(1);
			}
			await page.evaluate(() => window.fixture.selectNothing());
			await expect.poll(() => isThere(page)).toBe(false);
		},
	);

for (const name of SITES)
	test(
		`${name}: costly films are marked until the post is sent, twice`,
		nightly(!UNLIKE_SITES.includes(name)),
		async ({ browserWithExtension: { context }, served: pages }) => {
			const page = await context.newPage();
			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(error.message));
			await page.goto(`${pages.sites}${name}.html`);
			const opener = page.locator('[data-open]');
			for (const [at, text] of [DRAFT, 'A quiet evening.'].entries()) {
				if ((await opener.count()) > 0) await opener.click();
				await page.locator('[data-target]').click();
				await write(page, text);
				if (text === DRAFT) await expect.poll(() => linesOf(page)).toBeGreaterThan(1);
				await page.locator('[data-submit]').click();
				await expect(page.locator('[data-posts] article')).toHaveCount(at + 1);
				await expect(page.locator('[data-posts] article').last()).toHaveText(text);
				await expect.poll(() => marksOf(page)).toHaveLength(0);
			}
			expect(errors).toEqual([]);
		},
	);
