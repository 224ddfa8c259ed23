/** What a very long draft costs: each key in its box, and the popup over it. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { launchChromium, launchWithExtension, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { ms, report } from './kit/measure.ts';
import { amount } from './kit/options.ts';

const LENGTH = 500_000;
const SENTENCE = 'We went to see Koyaanisqatsi and it was worth the wait, slow as it is, then we walked home. ';
const KEYS = amount(40, 8);
const ROUNDS = Math.ceil(KEYS / 8);

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

async function longDraft(context: BrowserContext, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	await page.locator('#reply').fill(SENTENCE.repeat(LENGTH / SENTENCE.length));
	return page;
}

/** How long a page's main thread has worked so far, in milliseconds of its own: what else runs on the machine is left out. */
async function workOf(session: CDPSession): Promise<number> {
	const { metrics } = await session.send('Performance.getMetrics');
	return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** Work of the main thread for each of some keys, up to the frame that shows it. */
async function workOfKeys(page: Page, keys: number): Promise<number[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await page.bringToFront();
	await page.locator('#reply').focus();
	const shown = () =>
		page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
	const work: number[] = [];
	for (let i = 0; i < keys; i++) {
		const before = await workOf(session);
		await page.keyboard.press('a');
		await shown();
		work.push((await workOf(session)) - before);
	}
	await session.detach();
	return work;
}

const forum = await serveFixture('forum');
const plain = await launchChromium(null, { headless: true });
const ours = await launchWithExtension({ headless: true });
const [without, page] = [await longDraft(plain.context, forum.url), await longDraft(ours.context, forum.url)];
const inside = await ours.context.newPage();
await inside.goto(`${ours.base}options.html`);
const tab = await tabOf(inside, forum.url);
while ((await inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab)) === '');

const keys = { without: [] as number[], ours: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
	keys.without.push(...(await workOfKeys(without, 8)));
	keys.ours.push(...(await workOfKeys(page, 8)));
}
const popups: number[] = [];
const popup = await ours.context.newPage();
for (let i = 0; i < ROUNDS; i++) {
	// What was typed before it is looked at first.
	await workOfKeys(page, 1);
	const start = performance.now();
	await popup.goto(`${ours.base}popup.html?tab=${tab}`);
	await popup.locator('main[aria-busy=false]').waitFor();
	popups.push(performance.now() - start);
}
report(`A draft of ${LENGTH} characters in a box (medians)`, {
	'main thread for a key, without the extension': ms(middle(keys.without)),
	'main thread for a key, with it': ms(middle(keys.ours)),
	'the popup, until it has the advice': ms(middle(popups)),
});
await plain.close();
await ours.close();
forum.server.close();
