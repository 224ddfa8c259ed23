/** The first page: what it says, does and asks. */
import { firstPage, launchWithExtension } from '../../scripts/browser.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { updateExtension, withCopy } from './update.ts';

const MOST_WORDS = 100;

test.describe('opened again', () => {
	const page = test.extend<{ welcome: import('@playwright/test').Page }>({
		welcome: async ({ browserWithExtension: { context, base } }, use) => {
			const opened = await context.newPage();
			await opened.goto(`${base}welcome.html`);
			await expect(opened.locator('main')).toHaveAttribute('aria-busy', 'false');
			await expect(opened.locator('.says')).toContainText('people');
			await use(opened);
		},
	});

	page('it says little, and asks without an answer chosen', nightly(true), async ({ welcome }) => {
		const words = await welcome.evaluate(() => {
			const box = document.querySelector('textarea')!;
			return `${document.body.innerText} ${box.value}`.replace(
				document.querySelector<HTMLElement>('.marked')!.innerText,
				'',
			);
		});
		const count = words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
		process.stdout.write(`The first page has ${count} words.\n`);
		expect(count).toBeLessThan(MOST_WORDS);
		await expect(welcome.locator('[aria-pressed=true], :checked')).toHaveCount(0);
		await welcome.getByRole('button', { name: 'None' }).click();
		await expect(welcome.getByRole('button', { name: 'None' })).toHaveAttribute('aria-pressed', 'true');
	});

	page('its example is judged as a draft is, while it is changed', nightly(true), async ({ welcome, forum, badge }) => {
		const sample = welcome.getByLabel('Try it. Change a film:');
		const text = await sample.inputValue();
		await forum.locator('#reply').fill(text);
		await expect.poll(badge).not.toBe('');
		await expect(welcome.locator('.says')).toHaveText(`About ${await badge()} people could have written this.`);
		await expect(welcome.locator('mark')).toHaveText(['Werckmeister Harmonies', 'Marketa Lazarová']);
		const [letters, marks] = await Promise.all([
			sample.evaluate((box) => box.getBoundingClientRect().toJSON()),
			welcome.locator('.marked').evaluate((box) => box.getBoundingClientRect().toJSON()),
		]);
		expect(marks).toEqual(letters);

		await welcome.getByRole('button', { name: 'Show a safer wording' }).click();
		await expect(sample).toBeFocused();
		await expect(welcome.locator('mark')).toHaveCount(0);
		await expect(sample).not.toHaveValue(/Marketa Lazarová/);
		await sample.fill('I adored The Matrix.');
		await expect(welcome.locator('.sign.bad')).toHaveCount(0);
		await expect(welcome.getByRole('button', { name: 'Show a safer wording' })).toHaveCount(0);
		await sample.fill('Good evening.');
		await expect(welcome.locator('.says')).toHaveText('No films in here.');
	});

	page(
		'the answer is remembered, counts at once, and is shown in the settings',
		async ({ welcome, settings, inside }) => {
			const said = welcome.locator('.says b');
			const before = (await said.textContent())!;
			const stored = () =>
				inside.evaluate(() =>
					chrome.runtime.sendMessage({ kind: 'settings' }).then((view) => [view.services, view.filmsRated]),
				);
			await welcome.bringToFront();
			await welcome.getByRole('button', { name: 'More' }).click();
			await expect(welcome.locator('.asking')).toContainText('far more reliable');
			await expect(said).not.toHaveText(before);
			await expect.poll(stored).toEqual([[], 2500]);
			await welcome.getByRole('button', { name: 'None' }).click();
			await expect(welcome.locator('.asking')).toContainText('You’ll see few warnings');
			await expect.poll(stored).toEqual([['nowhere'], 2500]);
			await expect(welcome.locator('.sign.good')).toBeVisible();
			await welcome.getByRole('button', { name: 'Under 50' }).click();
			await expect.poll(stored).toEqual([[], 20]);
			await welcome.getByRole('button', { name: 'None' }).click();
			await expect(welcome.getByRole('button', { pressed: true })).toHaveText('None');

			await settings.goto(settings.url().replace('#general', '#ratings'));
			await settings.reload();
			const answer = (name: string) => settings.locator('.services').getByRole('button', { name });
			await expect(answer('Nowhere')).toHaveAttribute('aria-pressed', 'true');
			await answer('TMDB').click();
			await expect(settings.locator('.services')).toContainText('Its files cannot be imported.');
			await expect.poll(stored).toEqual([['tmdb'], 20]);
			await answer('TMDB').click();
			await expect.poll(stored).toEqual([[], 20]);
		},
	);

	page('the keyboard alone reaches everything, in the order of the page', async ({ welcome }) => {
		const names: string[] = [];
		for (let i = 0; i < 9; i++) {
			await welcome.keyboard.press('Tab');
			names.push(
				await welcome.evaluate(() => (document.activeElement as HTMLElement).innerText || document.activeElement!.id),
			);
		}
		expect(names).toEqual([
			...['sample', 'Show a safer wording', 'None', 'Under 50', '50–300', '300–1,000', 'More', 'Done'],
			'Check what I posted before',
		]);
		await welcome.keyboard.press('Shift+Tab');
		const closed = welcome.waitForEvent('close');
		// It may be gone before the key is up.
		await welcome.keyboard.press('Enter').catch(() => undefined);
		await closed;
	});
});

test('it opens once, when installed, and not again after an update', async () => {
	test.slow();
	await withCopy(async (extension) => {
		const browser = await launchWithExtension({ headless: true, extension, allowed: false });
		const { context, base } = browser;
		const welcome = await firstPage(context, base);
		await welcome.bringToFront();
		await expect(welcome.locator('.says')).toContainText('people');
		await expectAccessible(welcome);
		const own = await context.newPage();
		await own.goto(`${base}options.html`);
		await welcome.getByRole('button', { name: 'Check what I posted before' }).click();
		await expect(welcome).toHaveURL(`${base}audit.html`);
		await updateExtension(browser, extension, own);
		expect(context.pages().map((page) => page.url())).not.toContain(`${base}welcome.html`);
		await browser.close();
	});
});
