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

test('the history tells by which kind fewest could have written all posts, and what to take down of it', async ({
	browserWithExtension: { base, context },
	inside,
	settings,
}) => {
	await loadGames(settings);
	await inside.evaluate(async () => {
		await chrome.runtime.sendMessage({ kind: 'newPersona', name: 'quietcinephile' });
		const { personas } = await chrome.runtime.sendMessage({ kind: 'personas' });
		const post = (id: string, film: object) => ({ id, date: '2021-03-14', site: 'www.reddit.com', films: [film] });
		const posts = [
			post('a', { title: 'The Matrix', year: 1999 }),
			post('b', { title: 'Terra Vespertina', year: 2012, kind: 'boardgames' }),
			post('c', { title: 'Village Number 100', year: 1990, kind: 'boardgames' }),
		];
		const persona = personas[0].persona.id;
		await chrome.runtime.sendMessage({ kind: 'importPosts', persona, batch: 'one', posts });
	});
	const history = await context.newPage();
	await history.goto(`${base}personas.html`);
	await expect(history.getByRole('heading', { level: 1 })).toHaveText(
		/^About .+ could have written all of these posts, by their board games$/,
	);
	await expect(history.locator('.standing')).toContainText('Somebody who looks on several sites may find fewer.');
	await expect(history.getByRole('heading', { name: 'Over time', exact: true })).toBeVisible();
	await expect(history.getByRole('heading', { name: 'Over time: Board games' })).toBeVisible();
	const takeDown = history.locator('.panel', { hasText: 'Take down or edit 1 post: Board games' });
	await expect(takeDown.getByRole('listitem')).toHaveText([/^Terra Vespertina/]);
	await expect(history.getByText('of 20,000 who are compared')).toBeVisible();
	await expectAccessible(history);
});

test('an export is checked by its games beside its films, and what is left keeps both in the history', async ({
	browserWithExtension: { base, context },
	inside,
	settings,
}) => {
	await loadGames(settings);
	const page = await context.newPage();
	await page.goto(`${base}audit.html`);
	const row = (id: string, body: string) =>
		`${id},https://www.reddit.com/r/games/comments/p1/best/${id}/,2021-03-14 12:00:00 UTC,,games,0,,,"${body}",\n`;
	const rows = [
		row('c1', 'We watched The Matrix (1999) again'),
		row('c2', 'We played the board game Terra Vespertina (2012) again'),
		row('c3', 'We played the board game Village Number 100 (1990) again'),
	];
	const buffer = Buffer.from(`id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n${rows.join('')}`);
	await page.locator('.drop input').setInputFiles({ name: 'comments.csv', mimeType: '', buffer });
	const headline = page.getByRole('heading', { level: 1 });
	await expect(headline).toHaveText(/^About .+ could have written all of these posts, by their board games$/, {
		timeout: 60_000,
	});
	await expect(page.locator('.standing')).toContainText('Somebody who looks on several sites may find fewer.');
	await expect(page.getByText('1 of 3 posts names 1 film.')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Films: Year by year' })).toBeVisible();
	await expect(page.locator('.panel', { hasText: 'Board games: Year by year' })).toContainText(
		/could have written all of these posts, of 20,000 who are compared/,
	);
	const takeDown = page.locator('.panel', { hasText: 'Take down or edit 1 post: Board games' });
	await expect(takeDown.getByRole('listitem')).toHaveCount(1);
	await expect(takeDown.getByRole('listitem')).toContainText('Terra Vespertina');
	await expectAccessible(page);
	await takeDown.getByRole('checkbox').check();
	await expect(headline).toHaveText(/^Now about .+ could have written what is left$/);
	await page.getByLabel('Name of the account').fill('quietcinephile');
	await page.getByRole('button', { name: 'Add to quietcinephile' }).click();
	await expect(page.getByText('2 posts added to quietcinephile.')).toBeVisible();
	const [account] = await keptHistory(inside);
	expect(account!.posts.map(({ films }) => films).sort()).toEqual([['The Matrix'], ['Village Number 100']]);
});
