import { expect, test } from './fixtures.ts';

test('the background continues where it was after it was unloaded', async ({ firefox, boxesUrl: url }) => {
	const isLoaded = () => firefox.inside.evaluate(() => chrome.extension.getBackgroundPage() !== null);
	const unload = async () => {
		expect(await isLoaded()).toBe(true);
		// What a page or the popup still asks loads it again: the browser unloads it when it is idle.
		await expect
			.poll(async () => {
				await firefox.stopBackground();
				return isLoaded();
			})
			.toBe(false);
	};

	const page = await firefox.open(url);
	const tab = await firefox.tabOf(url);
	await page.click('#plain');
	await page.type('I adored Koyaanisqatsi');
	await expect.poll(() => firefox.badge(tab)).not.toBe('');
	const first = await firefox.badge(tab);
	await unload();
	await page.type(' and Werckmeister Harmonies');
	await expect.poll(() => firefox.badge(tab)).not.toBe(first);
	await unload();
	const popup = await firefox.openPopup(tab);
	const shown = await popup.evaluate(() => document.querySelector('main')!.textContent);
	expect(shown).toContain('Koyaanisqatsi');
	expect(shown).toContain('Werckmeister Harmonies');

	await unload();
	await page.activate();
	await page.type(', also The Matrix');
	await page.click('#plain + button');
	await expect.poll(firefox.kept).toMatchObject([{ posts: [{ films: { length: 3 } }] }]);
	expect(await firefox.errors()).toEqual([]);
});
