/** Own ratings of board games and anime: imported, counted for their kind, backed up, restored, removed. */
import { readFileSync } from 'node:fs';
import { packFileOf } from '../../src/pack/packFile.ts';
import { bggCsv, gzipped, malAnime, malXml } from '../unit/imports/items/files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, freshTest as test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { write } from './typing.ts';

test.use({ room: 'advanced', site: 'posting' });

const item = (title: string, year: number, raters: number) => ({
	...{ title, year, raters, genres: ['Adventure'], otherTitles: [] },
});
const packOf = (kind: 'boardgames' | 'anime', rare: string, year: number) =>
	packFileOf(
		{
			films: [
				item(rare, year, 60),
				...Array.from({ length: 60 }, (_, i) => item(`Village Number ${i + 100}`, 1990 + (i % 30), 2000 + 50 * i)),
			],
			population: {
				...{ name: 'A club', size: 20_000, date: '2026-03', sources: ['Members were asked.'], kind },
				activity: [
					{ share: 3, ratings: 5 },
					{ share: 1, ratings: 15 },
				],
			},
		},
		{},
		'made up',
	);
const DRAFT = 'We played the board game "Terra Vespertina" (2012) after the anime "Stella Borealis" (2004).';
const rated = (objectname: string, yearpublished: string) => ({ objectname, yearpublished, rating: '8' });
const GAMES = bggCsv(rated('Terra Vespertina', '2012'), rated('Village Nummer 101', '1991'));
const ANIME = gzipped(malXml(malAnime('Stella Borealis', '9'), malAnime('Village Number 100', '0')));

test(
	'ratings of games and anime are imported, counted for their kind, restored from a backup, and removed',
	nightly(true),
	async ({ forum, openPopup, settings }, testInfo) => {
		test.slow();
		const ratings = settings.locator('#ratings');
		const room = (name: string) => settings.goto(`${settings.url().replace(/#.*/, '')}#${name}`);
		const choose = (name: string, content: Uint8Array | string) =>
			ratings.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
		/** What the popup says of the draft by its games and by its anime: first what reveals most, the other one click away. */
		const crowds = async () => {
			await forum.bringToFront();
			const popup = await openPopup();
			const sentence = popup.locator('h1').first();
			const shown = async () => ({
				crowd: Number(/About ([\d,]+)/.exec(await sentence.innerText())![1]!.replaceAll(',', '')),
				known: (await popup.getByText('Your own ratings count.').count()) === 1,
			});
			await expect(sentence).toContainText(/, by its (board games|anime)$/);
			const gamesFirst = (await sentence.innerText()).includes('board games');
			const first = await shown();
			await popup.getByRole('button', { name: gamesFirst ? /^Anime/ : /^Board games/ }).click();
			await expect(sentence).toContainText(gamesFirst ? 'by its anime' : 'by its board games');
			const second = await shown();
			await popup.close();
			return gamesFirst ? [first, second] : [second, first];
		};
		for (const [kind, pack] of [
			['games', packOf('boardgames', 'Terra Vespertina', 2012)],
			['anime', packOf('anime', 'Stella Borealis', 2004)],
		] as const) {
			await settings.getByLabel('File with a list of films').setInputFiles({
				...{ name: `${kind}.pack`, mimeType: 'application/octet-stream', buffer: Buffer.from(await pack) },
			});
			await expect(settings.locator('#pack').getByRole('status')).toHaveText(`“${kind}.pack” is used from now on.`);
		}
		await forum.bringToFront();
		await forum.locator('#chat').click();
		await write(forum, DRAFT);
		const before = await crowds();
		for (const { known } of before) expect(known).toBe(false);

		await settings.bringToFront();
		await room('ratings');
		await choose('collection.csv', GAMES);
		await expect(ratings.locator('.report')).toContainText('1 title imported from collection.csv. 1 row did not match');
		await choose('animelist.xml.gz', ANIME);
		await expect(ratings.locator('.report')).toContainText(
			'1 title imported from animelist.xml.gz. All were found in the list.',
		);
		await expect(ratings.locator('.report')).toContainText('1 row of titles that were not rated skipped.');
		await expect(ratings).toContainText('BoardGameGeek, 1 title, imported on');
		await ratings.getByRole('searchbox', { name: 'Search the list for Village Nummer 101' }).fill('village number 101');
		await ratings.getByRole('button', { name: 'Search', exact: true }).click();
		await ratings
			.getByRole('button', { name: 'Village Nummer 101 means Village Number 101 (1991, board game)' })
			.click();
		await expect(ratings.getByText('Village Number 101 (1991, board game) added.')).toBeVisible();
		await expectAccessible(settings);

		// What was rated gives more away than what may have been.
		const after = await crowds();
		for (const { known } of after) expect(known).toBe(true);
		expect(after[0]!.crowd).toBeLessThan(before[0]!.crowd);
		expect(after[1]!.crowd).toBeLessThan(before[1]!.crowd);

		await settings.bringToFront();
		await room('accounts');
		const download = settings.waitForEvent('download');
		await settings.getByRole('button', { name: 'Save a backup' }).click();
		const path = testInfo.outputPath('backup.json');
		await (await download).saveAs(path);
		const saved = JSON.parse(readFileSync(path, 'utf8'));
		expect(saved.ratings.map(({ kind, title }: Record<string, string>) => `${kind} ${title}`)).toEqual([
			'anime Stella Borealis',
			'boardgames Terra Vespertina',
			'boardgames Village Number 101',
		]);

		await room('ratings');
		await ratings.getByRole('button', { name: 'Remove all imported ratings' }).click();
		await expect(ratings.getByText('Removed.')).toBeVisible();
		await expect(ratings.getByText('collection.csv')).toHaveCount(0);
		expect(await crowds()).toEqual(before);

		await settings.bringToFront();
		await room('accounts');
		await settings.getByLabel('Backup file').setInputFiles(path);
		await expect(settings.getByText('Everything in the file is restored.')).toBeVisible();
		await room('ratings');
		await expect(ratings).toContainText('MyAnimeList, 1 title, imported on');
		expect(await crowds()).toEqual(after);

		await settings.bringToFront();
		await ratings.getByRole('button', { name: 'Remove what was imported from collection.csv' }).click();
		await expect(ratings.getByText('Removed.')).toBeVisible();
		expect(await crowds()).toEqual([before[0], after[1]]);
	},
);
