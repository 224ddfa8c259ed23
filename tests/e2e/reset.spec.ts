/** What the next test finds in the browser that tests share. */
import { launchWithExtension } from '../../scripts/browser.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { DRAFT, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { goHome, importRating, stateOf } from './reset.ts';
import { test, typeDraft } from './studyScene.ts';

test.use({ room: 'ratings' });

test(
	'a reset leaves the same state as a fresh install',
	nightly(true),
	async ({
		browserWithExtension,
		sharedBrowser: { reset },
		forum,
		forumUrl,
		inside,
		tab,
		settings,
		badge,
		enrolIn,
		recorded,
		stopWorker,
	}) => {
		test.slow();
		const fresh = await launchWithExtension({ headless: true });
		await goHome(fresh);
		const installed = await stateOf(fresh, forumUrl);
		await fresh.close();

		const { context } = browserWithExtension;
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await context.addCookies([{ name: 'seen', value: '1', url: forumUrl }]);
		await forum.evaluate(() => localStorage.setItem('draft', 'words'));
		await importRating(settings);
		await inside.evaluate(async () => {
			for (const request of [
				{ kind: 'changeSettings', change: { tolerance: 7 } },
				{ kind: 'changeSettings', change: { quiet: 'badge' } },
				{ kind: 'newPersona', name: 'reelgone' },
				{ kind: 'switchSite', site: 'forum.example', off: true, tab: null },
			])
				await chrome.runtime.sendMessage(request);
			await chrome.storage.session.set({ notices: ['packReplaced'] });
			await chrome.scripting.registerContentScripts([
				{ id: 'left', js: ['page.js'], matches: ['http://left.example/*'] },
			]);
		});
		await enrolIn();
		await forum.bringToFront();
		await forum.locator('#chat').fill(DRAFT);
		// A study follows a draft from its first check on.
		await expect.poll(recorded).toContain('advice');
		await inside.evaluate(async (of) => {
			const { advice } = await chrome.runtime.sendMessage({ kind: 'view', tab: of });
			await chrome.runtime.sendMessage({
				kind: 'sayRated',
				tab: of,
				item: { kind: 'films', id: advice.mentions[0].film.id },
				said: 'never',
			});
		}, tab);
		await forum.locator('#chat').press('Enter');
		await expect.poll(recorded).toContain('posted');
		// The badge awaited below is that of the next draft.
		await expect.poll(badge).toBe('');
		await stopWorker();
		await typeDraft(forum);
		await expect.poll(badge).not.toBe('');
		await inside.evaluate(async (of) => {
			const { advice }: PopupView = await chrome.runtime.sendMessage({ kind: 'view', tab: of });
			const film = advice!.mentions[0]!.film.id;
			await chrome.runtime.sendMessage({ kind: 'sayRated', tab: of, item: { kind: 'films', id: film }, said: 'never' });
		}, tab);

		const left = await stateOf(browserWithExtension, forumUrl);
		for (const place of Object.keys(installed)) expect(left[place], place).not.toEqual(installed[place]);
		await reset();
		expect(await stateOf(browserWithExtension, forumUrl)).toEqual(installed);
	},
);

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
