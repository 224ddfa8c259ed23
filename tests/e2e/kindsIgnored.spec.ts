/** What was mistaken for a board game is ignored on its site, until that is taken back. */
import { marksOf } from '../../scripts/drawn.ts';
import { expectAccessible } from './accessible.ts';
import { expect, freshTest as test } from './fixtures.ts';
import { loadGames } from './games.ts';
import { nightly } from './nightly.ts';
import { looks, POPUP } from './popupLooks.ts';
import { write } from './typing.ts';

test.use({ room: 'advanced', site: 'posting' });

const DRAFT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';

test(
	'words are ignored as a game from the popup, and taken back there and in the settings',
	nightly(true),
	async ({ browserWithExtension, forum, openPopup, settings }) => {
		test.slow();
		await loadGames(settings);
		await forum.bringToFront();
		await forum.addStyleTag({ content: '#chat { width: 1000px }' });
		await forum.locator('#chat').click();
		await write(forum, DRAFT);
		const marks = () => marksOf(forum).then(({ length }) => length);
		await expect.poll(marks).toBe(2);

		const popup = await openPopup();
		await popup.setViewportSize(POPUP);
		const games = popup.getByRole('region', { name: 'Board games' });
		const none = popup.getByRole('button', { name: 'Not a board game: Ruhrpott Barons (1998)' });
		await expect(games.getByRole('listitem')).toHaveCount(2);
		await expectAccessible(popup);
		expect((await looks(popup)).height).toBeLessThanOrEqual(POPUP.height);
		await none.press('Enter');
		await expect(popup.getByText('“Ruhrpott Barons” is ignored on this site from now on.')).toBeVisible();
		await expect(games.getByRole('listitem')).toHaveCount(1);
		await expect.poll(marks).toBe(1);
		await expect(forum.locator('#chat')).toHaveValue(DRAFT);

		await popup.getByRole('button', { name: 'Undo' }).click();
		await expect(games.getByRole('listitem')).toHaveCount(2);
		await expect.poll(marks).toBe(2);
		await none.click();
		await expect(games.getByRole('listitem')).toHaveCount(1);
		await popup.close();

		const words = await browserWithExtension.context.newPage();
		await words.goto(`${browserWithExtension.base}options.html`);
		const item = words.getByRole('listitem').filter({ hasText: 'ruhrpott barons' });
		await expect(item).toContainText(/Board games · on \S+/);
		await expectAccessible(words);
		await item.getByRole('button', { name: 'Stop ignoring “ruhrpott barons”' }).click();
		await expect(item).toHaveCount(0);
		await words.close();
		await forum.bringToFront();
		await forum.locator('#chat').press('End');
		await forum.keyboard.type('!');
		await expect.poll(marks).toBe(2);
	},
);
