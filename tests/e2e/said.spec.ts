import type { Page } from '@playwright/test';
import type { PopupView } from '../../src/messages/ui.ts';
import { expectAccessible } from './accessible.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

test.use({ room: 'ratings' });

const RARE = 'Werckmeister Harmonies';
const viewOf = (inside: Page, tab: number): Promise<PopupView> =>
	inside.evaluate((of) => chrome.runtime.sendMessage({ kind: 'view', tab: of }), tab);
const crowdOf = async (inside: Page, tab: number) => (await viewOf(inside, tab)).advice?.crowd;

/** Says of a film of the tab's draft what the popup would. @returns the crowd after it */
async function say(inside: Page, tab: number, title: string, said: 'never' | 'rated'): Promise<number> {
	const { advice } = await viewOf(inside, tab);
	const film = advice!.mentions.find((mention) => mention.film.title === title)!.film.id;
	const request = { kind: 'sayRated', tab, item: { kind: 'films', id: film }, said };
	const view: PopupView = await inside.evaluate((asked) => chrome.runtime.sendMessage(asked), request);
	return view.advice!.crowd;
}

test(
	'films never rated are listed and taken back',
	nightly(true),
	async ({ forum, badge, inside, tab, settings, stopWorker }) => {
		const section = settings.locator('#said');
		await expect(section).toContainText('None yet.');
		await forum.locator('#reply').fill(DRAFT);
		await expect.poll(badge).not.toBe('');
		const badgeBefore = await badge();
		const before = await crowdOf(inside, tab);
		const never = await say(inside, tab, RARE, 'never');
		expect(never).toBeGreaterThan(2 * before!);
		await say(inside, tab, 'Koyaanisqatsi', 'never');
		await say(inside, tab, 'The Matrix', 'rated');

		await stopWorker();
		await settings.reload();
		const films = section.locator('li b');
		await expect(films).toHaveText(['Koyaanisqatsi (1982)', 'Werckmeister Harmonies (2000)', 'The Matrix (1999)']);
		await expect(section.locator('li').first()).toContainText(/Said on \d+ \w+ \d{4} for 127\.0\.0\.1/);
		await expect(section).toContainText('also of one you no longer use');
		await expectAccessible(settings);

		await section.getByRole('button', { name: 'Undo: The Matrix (1999)' }).click();
		// Its button goes, and the focus with it.
		await expect(section.getByRole('heading', { name: 'Films you never rated' })).toBeFocused();
		await section.getByRole('button', { name: 'Undo: Koyaanisqatsi (1982)' }).press('Enter');
		await expect(section.getByRole('status')).toHaveText('Koyaanisqatsi (1982) counts as before.');
		await expect(films).toHaveText(['Werckmeister Harmonies (2000)']);
		await expect(section.getByRole('heading', { name: 'Films you never rated' })).toBeFocused();
		await expect.poll(() => crowdOf(inside, tab)).toBe(never);
		await section.getByRole('button', { name: 'Undo' }).click();
		await expect(section).toContainText('None yet.');
		// What is said elsewhere counts from the next edit: a page must not see that it was said.
		await forum.bringToFront();
		await forum.locator('#reply').press('End');
		await forum.keyboard.type(' ');
		await expect.poll(badge).toBe(badgeBefore);
	},
);
