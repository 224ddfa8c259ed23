import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { launchWithExtension, stopWorker, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { ms, report } from './measure.ts';

const BUILT = '.output/chrome-mv3/';

sizes();
await restart();

function sizes(): void {
	const files = globSync(`${BUILT}**/*.*`).sort();
	report(
		'Built files: bytes (gzipped)',
		Object.fromEntries(
			files.map((file) => {
				const content = readFileSync(file);
				return [file.slice(BUILT.length), `${content.length} (${gzipSync(content, { level: 9 }).length})`];
			}),
		),
	);
}

async function restart(): Promise<void> {
	const forum = await serveFixture('forum');
	const browser = await launchWithExtension({ headless: true });
	const page = await browser.context.newPage();
	await page.goto(forum.url);
	const inside = await browser.context.newPage();
	await inside.goto(`${browser.base}options.html`);
	const tab = await tabOf(inside, forum.url);
	await page.bringToFront();
	await page.locator('#reply').fill('I adored Koyaanisqatsi and Werckmeister Harmonies');
	const first = () =>
		inside.evaluate(async (id) => {
			const start = performance.now();
			const view = await chrome.runtime.sendMessage({ kind: 'view', tab: id });
			if (view.advice?.mentions.length !== 2) throw new Error('no advice');
			return performance.now() - start;
		}, tab);
	while ((await inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab)) === '');
	const warm = await first();
	const cold: number[] = [];
	for (let i = 0; i < 9; i++) {
		await stopWorker(browser, inside);
		cold.push(await first());
	}
	report('Asking for the advice of a tab', {
		'worker running': ms(warm),
		'worker stopped (median of 9)': ms(cold.sort((a, b) => a - b)[4]!),
	});
	await browser.close();
	forum.server.close();
}
