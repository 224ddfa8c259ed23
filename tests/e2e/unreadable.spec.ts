import { tabOf } from '../../scripts/browser.ts';
import { serveUnreadable, UNREADABLE } from '../fixtures/build.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

/** Editors whose text is not in the page: it is said that they cannot be read, not that nothing is written. */

let served: Awaited<ReturnType<typeof serveUnreadable>>;
test.beforeAll(async () => {
	// Bundling these editors takes a while where it was not done before.
	test.setTimeout(180_000);
	served = await serveUnreadable();
});
test.afterAll(() => void served.server.close());

for (const [i, name] of UNREADABLE.entries())
	test(
		`the popup says that ${name} cannot be read`,
		nightly(i > 0),
		async ({ browserWithExtension: { context, base }, inside }) => {
			const page = await context.newPage();
			const popup = await context.newPage();
			await page.goto(`${served.url}${name}.html`);
			await page.evaluate(() => window.fixture.ready);
			const tab = await tabOf(inside, page.url());
			const title = async () => {
				await popup.goto(`${base}popup.html?tab=${tab}`);
				await expect(popup.locator('main')).toHaveAttribute('aria-busy', 'false');
				return popup.getByRole('heading', { level: 1 }).innerText();
			};
			expect(await title()).toBe('Nothing to check yet');
			await page.bringToFront();
			await page.locator('[data-target]').click();
			await page.keyboard.type(DRAFT);
			await expect.poll(() => page.evaluate(() => window.fixture.text())).toContain('Koyaanisqatsi');
			await expect.poll(title).toBe('Red Herring can’t read this editor');
			expect(await inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab)).toBe('');
			await popup.getByRole('button', { name: 'Open the first page' }).click();
			await expect.poll(() => context.pages().some((each) => each.url() === `${base}welcome.html`)).toBe(true);
		},
	);
