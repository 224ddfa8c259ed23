import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { launchWithExtension, stopWorker, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { DEFAULTS } from '../../src/storage/settings.ts';
import { restoreBackup } from '../fixtures/storage/formats.ts';
import { ms, report } from './kit/measure.ts';
import { amount, small } from './kit/options.ts';

const BUILT = '.output/chrome-mv3/';

const ROUNDS = amount(5, 1);
/** Posts of the site's persona. */
const HISTORIES = small ? [5] : [0, 500, 5000, 20_000];

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
	const copy = copyOf(posts, new URL(forum.url).hostname);
	/** As on the first day, or with another list of films: what the posts come to was never looked up. */
	const restore = async () => {
		await inside.reload();
		const said = await inside.evaluate(restoreBackup, [copy, 'replace'] as const);
		if (/^Nothing/.test(said)) throw new Error(said);
	};
	await restore();
	const box = page.locator('#reply');
	const draft = async (text: string) => {
		await page.bringToFront();
		await box.fill(text);
		while (!(await inside.evaluate((tabId) => chrome.action.getTitle({ tabId }), tab)).includes(':'));
	};
	/** Opens the popup as a page, until it shows a verdict, or all that the worker says. */
	const openUntil = async (shown: string) => {
		const popup = await browser.context.newPage();
		await popup.goto(`${browser.base}popup.html?tab=${tab}`);
		const time = await popup.evaluate(async (selector) => {
			while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
			return performance.now();
		}, shown);
		await popup.close();
		return time;
	};
	const open = () => openUntil('main[aria-busy="false"]');
	const coldly = async (look: () => Promise<number>) => {
		await stopWorker(browser, inside);
		return look();
	};
	const ask = () =>
		inside.evaluate(async (id) => {
			const start = performance.now();
			const view = await chrome.runtime.sendMessage({ kind: 'view', tab: id });
			if (view.advice?.mentions.length !== 2) throw new Error('no advice');
			return performance.now() - start;
		}, tab);
	await draft('I adored Koyaanisqatsi and Werckmeister Harmonies');
	const [warm, cold, verdict, popup, restored]: number[][] = [[], [], [], [], []];
	for (let i = 0; i < ROUNDS; i++) {
		warm!.push(await ask());
		cold!.push(await coldly(ask));
		verdict!.push(await coldly(() => openUntil('.verdict')));
		popup!.push(await coldly(open));
		await restore();
		restored!.push(await coldly(open));
	}
	const middle = (times: number[]) => ms(times.sort((a, b) => a - b)[ROUNDS >> 1]!);
	report(`The first look, ${posts} posts kept (median of ${ROUNDS})`, {
		'advice, worker running': middle(warm!),
		'advice, worker stopped': middle(cold!),
		'verdict in the popup, worker stopped': middle(verdict!),
		'popup, worker stopped': middle(popup!),
		'popup, worker stopped after a restore': middle(restored!),
	});
	await browser.close();
	forum.server.close();
}
