import { expect, test } from './fixtures.ts';

test('the script loaded for it finds the posts on a page', async ({ firefox, boxesUrl: url }) => {
	const page = await firefox.open(url);
	await page.evaluate(() => {
		document.body.insertAdjacentHTML('beforeend', '<article>I adored Koyaanisqatsi (1982)</article>');
	});
	const tab = await firefox.tabOf(url);
	const scan = await firefox.inside.evaluate((of) => chrome.runtime.sendMessage({ kind: 'scan', tab: of }), tab);
	expect(scan).toMatchObject({ films: [{ title: 'Koyaanisqatsi', whose: 'unknown' }], selected: false });
	expect(await firefox.errors()).toEqual([]);
});
