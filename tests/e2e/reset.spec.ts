/** What the next test finds in the browser that tests share. */
import { DRAFT, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { importRating } from './reset.ts';
import { test } from './studyScene.ts';

test.use({ room: 'ratings' });

test(
	'the worker remembers nothing after a reset',
	nightly(true),
	async ({
		browserWithExtension: { context, base },
		sharedBrowser: { reset },
		forumUrl,
		settings,
		enrolIn,
		forum,
		recorded,
	}) => {
		await importRating(settings);
		await enrolIn();
		await forum.bringToFront();
		await forum.locator('#chat').fill(DRAFT);
		// A study follows a draft from its first check on.
		await expect.poll(recorded).toContain('advice');
		await forum.locator('#chat').press('Enter');
		await expect.poll(recorded).toContain('posted');
		await reset();

		const page = await context.newPage();
		await page.goto(forumUrl);
		await page.locator('#chat').fill(DRAFT);
		const popup = await context.newPage();
		await popup.goto(`${base}options.html`);
		const tab = await popup.evaluate(async () => (await chrome.tabs.query({}))[1]!.id!);
		await popup.goto(`${base}popup.html?tab=${tab}`);
		await expect(popup.locator('main')).toContainText('Werckmeister Harmonies');
		await expect(popup.getByText(/old posts|You never rated|You rated/)).toHaveCount(0);
		await expect(popup.getByRole('region', { name: 'Study', exact: true })).toHaveCount(0);
	},
);
