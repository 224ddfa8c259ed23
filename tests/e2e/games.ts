/** How a small list of board games is loaded. */
import type { Page } from '@playwright/test';
import { GAMES_FILE } from '../fixtures/gamesFile.ts';
import { expect } from './fixtures.ts';

export async function loadGames(settings: Page): Promise<void> {
	await settings.getByLabel('File with a list of films').setInputFiles({
		...{ name: 'games.pack', mimeType: 'application/octet-stream', buffer: Buffer.from(await GAMES_FILE) },
	});
	await expect(settings.locator('#pack').getByRole('status')).toHaveText('“games.pack” is used from now on.');
}
