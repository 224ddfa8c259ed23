import { EDITORS } from '../fixtures/build.ts';
import { nightly } from './nightly.ts';
import { expect, test } from './plainPage.ts';

/** The pages with editors by themselves: what the tests with the extension take for granted. */

const WORDS = 'I adored Koyaanisqatsi';

for (const name of EDITORS)
	test(
		`${name}: accepts typing, reports its model and undoes`,
		nightly(true),
		async ({ page, served: { editors: url } }) => {
			const outside: string[] = [];
			const errors: string[] = [];
			page.on('request', (request) => {
				if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) outside.push(request.url());
			});
			page.on('pageerror', (error) => errors.push(error.message));
			await page.goto(`${url}${name}.html`);
			await page.evaluate(() => window.fixture.ready);
			const text = () => page.evaluate(() => window.fixture.text());
			const inputs = () => page.evaluate(() => window.fixture.inputs);

			await page.locator('[data-target]').click();
			await page.keyboard.type(WORDS);
			await expect.poll(text).toContain(WORDS);
			await expect.poll(() => page.evaluate(() => window.fixture.html())).toContain(WORDS);
			expect(await inputs()).toBeGreaterThan(0);
			for (let step = 0; step < WORDS.length && (await text()).includes('I'); step++)
				await page.keyboard.press('ControlOrMeta+z');
			await expect.poll(text).not.toContain('I');

			const set = name === 'input' ? 'one two' : 'one\ntwo';
			await page.evaluate((words) => window.fixture.set(words), set);
			await expect.poll(text).toBe(set);
			expect(await inputs()).toBe(0);
			await page.locator('[data-target]').click();
			await page.keyboard.press('ControlOrMeta+z');
			expect(await text()).toBe(set);
			await page.keyboard.press('ControlOrMeta+End');
			await page.keyboard.type(WORDS);
			await expect.poll(text).toContain(WORDS);
			await page.evaluate(() => window.fixture.selectNothing());
			await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body');
			expect(outside).toEqual([]);
			expect(errors).toEqual([]);
		},
	);

test('gutenberg: Enter starts a new block', nightly(true), async ({ page, served }) => {
	await page.goto(`${served.editors}gutenberg.html`);
	await page.evaluate(() => window.fixture.ready);
	await page.evaluate(() => window.fixture.set('one'));
	await page.locator('[data-target]').click();
	// It puts the caret into its block a moment after the click.
	const inBlock = () =>
		page
			.frames()[1]!
			.evaluate(() => document.getSelection()?.focusNode?.parentElement?.closest('.wp-block-paragraph') != null);
	await expect.poll(inBlock).toBe(true);
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await page.keyboard.type(WORDS);
	await expect.poll(() => page.evaluate(() => window.fixture.text())).toBe(`one\n${WORDS}`);
	await expect(page.frameLocator('[data-target]').locator('.wp-block-paragraph')).toHaveText(['one', WORDS]);
});
