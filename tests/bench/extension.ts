import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { launchWithExtension, stopWorker, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { DEFAULTS } from '../../src/storage/settings.ts';
import { ms, report } from './kit/measure.ts';
import { amount, small } from './kit/options.ts';

const BUILT = '.output/chrome-mv3/';

/** Posts of the site's persona. */
const HISTORIES = small ? [5] : [0, 500, 5000];
const RESTARTS = amount(9, 1);

sizes();
for (const posts of HISTORIES) await restart(posts);

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

/** A copy to restore: one persona, who has named two of the 10,000 most rated films in each post. */
function copyOf(posts: number, site: string): string {
	const [, ...rows] = readFileSync('assets/films.tsv', 'utf8').split('\n', 10_001);
	const films = rows.map((row) => row.split('\t')).map(([title, year]) => ({ title, year: Number(year) }));
	const day = (i: number) => new Date(Date.UTC(2023, 0, 1 + (i % 1000))).toISOString().slice(0, 10);
	const film = (i: number) => films[(i * 7919) % films.length]!;
	return JSON.stringify({
		...{ format: 'red-herring', version: 1, date: '2026-01-01', settings: DEFAULTS, ratings: [], imports: [] },
		personas: [{ id: 'p', name: 'p', sites: [{ site, user: '' }], tolerance: null, guard: null, members: null }],
		posts: Array.from({ length: posts }, (_, i) => ({
			...{
				id: i + 1,
				persona: 'p',
				date: day(i),
				site,
				source: 'posted',
				decoys: [],
				films: [film(i), film(2 * i + 1)],
			},
		})),
	});
}

async function restart(posts: number): Promise<void> {
	const forum = await serveFixture('forum');
	const browser = await launchWithExtension({ headless: true });
	const page = await browser.context.newPage();
	await page.goto(forum.url);
	const inside = await browser.context.newPage();
	await inside.goto(`${browser.base}options.html`);
	const tab = await tabOf(inside, forum.url);
	const piece = copyOf(posts, new URL(forum.url).hostname);
	const restored = await inside.evaluate(
		(copy) => chrome.runtime.sendMessage({ kind: 'import', piece: copy, number: 0, last: true, how: 'merge' }),
		piece,
	);
	if (restored.problem !== null) throw new Error(restored.problem);
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
	for (let i = 0; i < RESTARTS; i++) {
		await stopWorker(browser, inside);
		cold.push(await first());
	}
	report(`Asking for the advice of a tab, ${posts} posts kept`, {
		'worker running': ms(warm),
		[`worker stopped (median of ${RESTARTS})`]: ms(cold.sort((a, b) => a - b)[RESTARTS >> 1]!),
	});
	await browser.close();
	forum.server.close();
}
