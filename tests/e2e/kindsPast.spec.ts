/** What was posted before, with board games beside films: found on pages, in the history, and in exports. */
import { expectAccessible } from './accessible.ts';
import { expect, freshTest as test } from './fixtures.ts';
import { loadGames } from './games.ts';
import { keptHistory } from './history.ts';

test.use({ room: 'advanced', site: 'posting' });

test('games in earlier posts on the page are ticked and kept beside films', async ({
	forum,
	inside,
	openPopup,
	settings,
}) => {
	await loadGames(settings);
	await forum.bringToFront();
	await forum.evaluate(() => {
		document.querySelector('#mine p')!.textContent =
			'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998). I adored "The Matrix" (1999).';
	});
	const popup = await openPopup();
	await forum.locator('#mine p').selectText();
	await popup.getByRole('button', { name: 'Add what I posted before' }).click();
	await expect(popup.locator('.scan')).toContainText('3 titles in what you selected');
	await expect(popup.locator('.scan label')).toHaveText([
		'The Matrix (1999)',
		'Terra Vespertina (2012, board game)',
		'Ruhrpott Barons (1998, board game)',
	]);
	await expect(popup.locator('.scan').getByRole('checkbox', { checked: true })).toHaveCount(3);
	await expectAccessible(popup);
	await popup.getByLabel('Terra Vespertina').uncheck();
	await popup.getByRole('button', { name: 'Add 2 titles to my account here' }).click();
	await expect(popup.getByText('Remembered.', { exact: true })).toBeVisible();
	expect(await keptHistory(inside)).toMatchObject([
		{ posts: [{ source: 'scanned', films: ['The Matrix', 'Ruhrpott Barons'] }] },
	]);
});
