/** What the browser's files still hold after everything was deleted. */
import { expect, freshTest as test } from './fixtures.ts';
import { restore } from './history.ts';
import { nightly } from './nightly.ts';
import { FILE, filesWith, SITE, TITLE } from './remains.ts';
import { goHome, importRating } from './reset.ts';

test.use({ room: 'ratings' });

test('no title or site remains in the profile after everything is deleted', async ({ browserWithExtension }) => {
	const { profile } = browserWithExtension;
	const home = await goHome(browserWithExtension);
	await restore(home, FILE);
	await expect.poll(() => filesWith(profile, [TITLE, SITE]), { timeout: 60_000 }).not.toEqual([]);
	await home.evaluate(() => chrome.runtime.sendMessage({ kind: 'deleteEverything' }));
	await expect.poll(() => filesWith(profile, [TITLE, SITE]), { timeout: 60_000 }).toEqual([]);
});

test(
	'settings left open while everything is deleted still work',
	nightly(true),
	async ({ browserWithExtension, settings }) => {
		const home = await goHome(browserWithExtension);
		await expect(settings.locator('#ratings')).toHaveAttribute('aria-busy', 'false');
		await home.evaluate(() => chrome.runtime.sendMessage({ kind: 'deleteEverything' }));
		await importRating(settings);
		await settings.evaluate(async () => {
			const request = indexedDB.open('red-herring');
			await new Promise((done) => {
				request.onsuccess = done;
			});
			const tx = request.result.transaction('ratings', 'readwrite');
			tx.objectStore('ratings').put({ kind: 'films', title: 'Heat', year: 1995, stars: 99 });
			await new Promise((done) => {
				tx.oncomplete = done;
			});
		});
		await settings.reload();
		await expect(settings.getByText('Not counted: 1 damaged record of your ratings.')).toBeVisible();
		await settings.locator('#ratings .notice button').click();
		await expect(settings.getByText('damaged record')).toHaveCount(0);
	},
);
