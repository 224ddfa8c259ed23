/** Board games and films that were posted before: in exports, and in the history. */
import { expectAccessible } from './accessible.ts';
import { expect, freshTest as test } from './fixtures.ts';
import { loadGames } from './games.ts';
import { keptHistory } from './history.ts';
import { nightly } from './nightly.ts';

test.use({ room: 'advanced', site: 'posting' });

test(
	'an export is checked for games and films, and the posts that stay keep both in the history',
	nightly(true),
	async ({ browserWithExtension: { base, context }, inside, settings }) => {
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
		await expect(headline).toHaveText('1 old post gives you away.', { timeout: 60_000 });
		await expect(page.locator('.standing')).toContainText(
			/Someone who looks on several sites may find about \d+, or fewer\./,
		);
		await expect(page.getByText('1 of 3 posts names 1 film.')).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Films: Year by year' })).toBeVisible();
		await expect(page.locator('.panel', { hasText: 'Board games: Year by year' })).toContainText(
			/could have written all of these posts, of 20,000 who are compared/,
		);
		const takeDown = page.locator('.panel', { hasText: 'Edit this post: Board games' });
		await expect(takeDown.getByRole('listitem')).toHaveCount(1);
		await expect(takeDown.getByRole('listitem')).toContainText('Terra Vespertina');
		await expectAccessible(page);
		await takeDown.getByRole('checkbox').check();
		await expect(page.locator('.verdict .about')).toContainText('what’s left');
		await page.getByLabel('Name of the account').fill('quietcinephile');
		await page.getByRole('button', { name: 'Add to quietcinephile' }).click();
		await expect(page.getByText('2 posts added to quietcinephile.')).toBeVisible();
		const [account] = await keptHistory(inside);
		expect(account!.posts.map(({ films }) => films).sort()).toEqual([['The Matrix'], ['Village Number 100']]);
		await page.goto(`${base}personas.html`);
		await expect(headline).toHaveText(/^About .+ could have written all of these posts, by their board games$/);
		await expect(page.getByRole('heading', { name: 'Over time', exact: true })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Over time: Board games' })).toBeVisible();
		await expect(page.getByText('of 20,000 who are compared')).toBeVisible();
		await expectAccessible(page);
	},
);
