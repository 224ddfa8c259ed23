/** A small made-up list of board games, and how it is loaded. */
import type { Page } from '@playwright/test';
import { packFileOf } from '../../src/pack/packFile.ts';
import { expect } from './fixtures.ts';

const game = (title: string, year: number, raters: number) => ({
	...{ title, year, raters, genres: ['Adventure'], otherTitles: [] },
});
const FILE = packFileOf(
	{
		films: [
			game('Terra Vespertina', 2012, 60),
			game('Ruhrpott Barons', 1998, 40),
			...Array.from({ length: 60 }, (_, i) => game(`Village Number ${i + 100}`, 1990 + (i % 30), 2000 + 50 * i)),
		],
		population: {
			...{ name: 'A club of players', size: 20_000, date: '2026-03', sources: ['Players were asked.'] },
			kind: 'boardgames',
			activity: [
				{ share: 3, ratings: 5 },
				{ share: 1, ratings: 15 },
			],
		},
	},
	{},
	'made up',
);

/** Loads it. @param settings the settings, at the room that has the lists */
export async function loadGames(settings: Page): Promise<void> {
	await settings.getByLabel('File with a list of films').setInputFiles({
		...{ name: 'games.pack', mimeType: 'application/octet-stream', buffer: Buffer.from(await FILE) },
	});
	await expect(settings.locator('#pack').getByRole('status')).toHaveText('“games.pack” is used from now on.');
}
