import { serveWay } from '../attack/postAgain.ts';
import { WAYS } from '../attack/postAgainWays.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

/** Goes back to the page with the form, which may have been kept whole. */
async function goBack(page: Page): Promise<void> {
	await page.evaluate(() => {
		setTimeout(() => history.back(), 0);
	});
	await page.waitFor(() => document.querySelector('#box') !== null && document.readyState === 'complete');
}

const STAYS = async () => undefined;

for (const [way, again] of [
	['Back, and typed over', goBack],
	['a text left in the box, typed over', STAYS],
	['a text that the answer has in its box again', STAYS],
	['the last text shown unseen until a key is pressed', STAYS],
	['lines of others that come again', STAYS],
] as const)
	test(
		`a post is kept with the one whose text stayed in the box: ${way}`,
		nightly(again === STAYS),
		async ({ firefox, onTestFinished }) => {
			const { url, close } = await serveWay(WAYS[way]!);
			onTestFinished(close);
			const page = await firefox.open(url);
			const tab = await firefox.tabOf(url);
			const kept = async () => (await firefox.kept()).flatMap(({ posts }) => posts.map(({ films }) => films));
			const films: string[][] = [];
			for (const film of ['Sans Soleil', 'Stalker', 'Koyaanisqatsi']) {
				if (films.length > 0) await again(page);
				await page.click('#box');
				await (way.startsWith('lines') ? page.press('Control+End') : page.press('Control+a'));
				await page.type(`I saw "${film}" today`);
				await expect.poll(() => firefox.badge(tab)).not.toBe('');
				await page.click('button');
				films.unshift([film]);
				await expect.poll(kept).toEqual(films);
			}
		},
	);
