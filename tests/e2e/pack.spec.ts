/** Another list of films, loaded from a file. */
import { packFileOf } from '../../src/pack/packFile.ts';
import { expectAccessible } from './accessible.ts';
import { DRAFT, expect, freshTest as test } from './fixtures.ts';
import { nightly } from './nightly.ts';

test.use({ room: 'advanced' });

const film = (title: string, year: number, raters: number) => ({ title, year, raters, genres: [], otherTitles: [] });
/** A small town in which the films of the draft are as well known as any. */
const FIGURES = {
	films: [
		film('Koyaanisqatsi', 1982, 3000),
		film('Werckmeister Harmonies', 2000, 3000),
		film('The Matrix', 1999, 3000),
		...Array.from({ length: 200 }, (_, i) => film(`Made-up Picture ${i}`, 1900 + (i % 100), 100 + i)),
	],
	population: {
		...{ name: 'A small town', size: 4000, date: '2026-05', sources: ['Everyone was asked.'] },
		activity: [
			{ share: 3, ratings: 10 },
			{ share: 1, ratings: 30 },
		],
	},
};
const FILE = packFileOf(FIGURES, {}, 'made up');

test(
	'a list is loaded from a file, used, and removed',
	nightly(true),
	async ({ badge, forum, openPopup, settings, stopWorker }) => {
		test.slow();
		await forum.bringToFront();
		await forum.locator('#reply').fill(DRAFT);
		await expect.poll(badge).not.toBe('');
		const before = await badge();
		const panel = settings.locator('#pack');
		await settings.bringToFront();
		await expect(panel).toContainText('Built in');
		const builtIn = await panel.textContent();
		const choose = (name: string, buffer: Buffer) =>
			settings
				.getByLabel('File with a list of films')
				.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
		const advised = async () => {
			await forum.bringToFront();
			// The badge awaited below is not that of before.
			await forum.locator('#reply').fill('');
			await expect.poll(badge).toBe('');
			await forum.locator('#reply').fill(`${DRAFT}.`);
			await expect.poll(badge).not.toBe('');
			return badge();
		};

		await choose('town.pack', Buffer.from(await FILE));
		await expect(panel.getByRole('status')).toHaveText('“town.pack” is used from now on.');
		await expect(panel).toContainText('A small town, May 2026');
		await expect(panel).toContainText('203 films, rated by 4,000 people · From “town.pack”');
		await panel.getByText('Where the figures come from').click();
		await expect(panel.getByText('Everyone was asked.')).toBeVisible();
		await expectAccessible(settings);
		await forum.bringToFront();
		await forum.locator('#reply').press('End');
		await forum.keyboard.type('.');
		await expect.poll(badge).not.toBe(before);
		const inTown = await badge();
		const popup = await openPopup();
		await expect(popup.locator('main')).toContainText('4,000');
		await popup.close();

		// A file that is not a list leaves the one in use.
		await settings.bringToFront();
		const whole = Buffer.from(await FILE);
		const flipped = Buffer.from(whole);
		flipped[whole.length >> 1]! ^= 0xff;
		await choose('damaged.pack', flipped);
		await expect(panel.getByRole('status')).toContainText(
			/^“damaged\.pack” was not loaded, and nothing has changed\. This .+\. Make it with/,
		);
		await expect(panel).toContainText('From “town.pack”');
		await stopWorker();
		await settings.reload();
		await expect(panel).toContainText('From “town.pack”');
		expect(await advised()).toBe(inTown);

		await settings.bringToFront();
		await panel.getByRole('button', { name: 'Go back to it' }).click();
		await expect(panel.getByRole('status')).toHaveText('The built-in list is used again.');
		await expect(panel.getByRole('button', { name: 'Go back to it' })).toHaveCount(0);
		await forum.bringToFront();
		await forum.keyboard.type('.');
		await expect.poll(badge).toBe(before);
		await settings.reload();
		await expect(panel).toContainText('Built in');
		await expect.poll(() => panel.textContent()).toBe(builtIn);
	},
);
