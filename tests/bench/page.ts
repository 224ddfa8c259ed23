/** What pages pay for the extension: the same pages without it and with it, in turn. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { launchChromium, launchWithExtension } from '../../scripts/browser.ts';
import { marksOf } from '../../scripts/drawn.ts';
import { serveFixture, serveFolder } from '../../scripts/forum.ts';
import { changeViews, focusAndLeave } from '../e2e/cycles.ts';
import { DRAFT as SHORT } from '../e2e/fixtures.ts';
import { type Kept, keptBy } from '../e2e/memory.ts';
import { serveEditors } from '../fixtures/build.ts';
import { report } from './kit/measure.ts';
import { amount, names } from './kit/options.ts';
import { compare } from './kit/page/compare.ts';
import { loading } from './kit/page/load.ts';
import { DRAFT, typing } from './kit/page/typing.ts';

const BUILT = '.output/chrome-mv3/';
const EDITORS = ['textarea', 'contenteditable', 'prosemirror'];
const POSTS = amount(1000, 10);
/** How often a box is focused and left, and views come and go: at first, and in all. */
const [FEW, MANY, VIEWS] = [amount(20, 2), amount(200, 4), amount(50, 3)];

const folder = mkdtempSync(join(tmpdir(), 'red-herring-bench-'));
const hollow = makeHollow(join(folder, 'hollow'));
const load = () => loadavg().map((n) => n.toFixed(1));
console.log(`Load of the machine before: ${load().join(', ')}`);
const parts = { sizes, loads, typings, memory, leaks };
try {
	for (const [name, run] of Object.entries(parts)) if (names.length === 0 || names.includes(name)) await run();
} finally {
	rmSync(folder, { recursive: true });
}
console.log(`\nLoad of the machine after: ${load().join(', ')}`);

function sizes(): void {
	const size = (file: string) => `${gzipSync(readFileSync(BUILT + file), { level: 9 }).length} bytes`;
	report('Scripts, gzipped', {
		'every page': size('page.js'),
		'brought at the first focus': size('box.js'),
		'brought as the user writes': size('overlay.js'),
	});
}

async function loads(): Promise<void> {
	const short = readFileSync('tests/fixtures/forum/index.html', 'utf8');
	const [post] = short.match(/<article>.*?<\/article>/s)!;
	const page = short.replace(post, post.repeat(POSTS));
	writeFileSync(join(folder, 'index.html'), page);
	writeFileSync(join(folder, 'forum.css'), readFileSync('tests/fixtures/forum/forum.css'));
	const [forum, long] = [await serveFixture('forum'), await serveFolder(folder)];
	const browsers = await launchAll();
	const tabs = {
		without: await browsers.without.context.newPage(),
		hollow: await browsers.hollow.context.newPage(),
		ours: await browsers.ours.context.newPage(),
	};
	report('Loading a forum page', Object.fromEntries(await loading(tabs, forum.url, amount(150, 2))));
	report(`Loading ${POSTS} posts`, Object.fromEntries(await loading(tabs, long.url, amount(30, 2))));
	for (const { close } of Object.values(browsers)) await close();
	for (const { server } of [forum, long]) server.close();
}

async function typings(): Promise<void> {
	const editors = await serveEditors();
	const options = { headless: true };
	const plain = await launchChromium(null, options);
	const [off, marks] = [await launchWithExtension(options), await launchWithExtension(options)];
	const inside = await off.context.newPage();
	await inside.goto(`${off.base}options.html`);
	const site = new URL(editors.url).hostname;
	await inside.evaluate((s) => chrome.runtime.sendMessage({ kind: 'switchSite', site: s, off: true, tab: null }), site);
	await inside.close();
	for (const name of EDITORS) {
		const tabs = {
			without: await plain.context.newPage(),
			off: await off.context.newPage(),
			marks: await marks.context.newPage(),
		};
		const rows = await typing(tabs, `${editors.url}${name}.html`);
		report(`Typing in a ${name} with ${DRAFT.length} characters`, Object.fromEntries(rows));
		for (const tab of Object.values(tabs)) await tab.close();
	}
	for (const { close } of [plain, off, marks]) await close();
	editors.server.close();
}

async function memory(): Promise<void> {
	const forum = await serveFixture('forum');
	const browsers = await launchAll();
	const idle = async (context: BrowserContext, then: (page: Page) => Promise<unknown> = async () => undefined) => {
		const page = await context.newPage();
		await page.goto(forum.url);
		await then(page);
		const { heap } = await keptBy(page);
		await page.close();
		return heap;
	};
	const write = async (page: Page) => {
		await page.locator('#reply').click();
		await page.keyboard.insertText(SHORT);
	};
	const marked = (page: Page) => expect.poll(() => marksOf(page)).not.toEqual([]);
	const rounds = Array.from({ length: amount(7, 1) });
	const pairs: Record<'idle' | 'hollow' | 'focused', [number[], number[]][]> = { idle: [], hollow: [], focused: [] };
	for (const _ of rounds) {
		const plain = await idle(browsers.without.context);
		pairs.hollow.push([[plain], [await idle(browsers.hollow.context)]]);
		pairs.idle.push([[plain], [await idle(browsers.ours.context)]]);
		pairs.focused.push([
			[await idle(browsers.without.context, write)],
			[await idle(browsers.ours.context, (page) => write(page).then(() => marked(page)))],
		]);
	}
	const more = (name: keyof typeof pairs) => {
		const { without, difference } = compare(pairs[name]);
		const [by, low, high] = difference.map((bytes) => (bytes / 1000).toFixed(0));
		return `${by} kB (${low} to ${high}) more than ${(without / 1000).toFixed(0)} kB`;
	};
	report('Heap of a tab', {
		'nothing focused': more('idle'),
		'the same with an extension whose script is empty': more('hollow'),
		'a draft with marks': more('focused'),
	});
	for (const { close } of Object.values(browsers)) await close();
	forum.server.close();
}

async function launchAll() {
	return {
		without: await launchChromium(null, { headless: true }),
		hollow: await launchChromium(hollow, { headless: true }),
		ours: await launchWithExtension({ headless: true }),
	};
}

/** Makes an extension that runs an empty script where ours runs: what the browser takes for any. */
function makeHollow(path: string): string {
	const content_scripts = [{ matches: ['<all_urls>'], js: ['page.js'], all_frames: true, run_at: 'document_start' }];
	const manifest = { manifest_version: 3, name: 'Hollow', version: '1', content_scripts };
	mkdirSync(path);
	writeFileSync(join(path, 'manifest.json'), JSON.stringify(manifest));
	writeFileSync(join(path, 'page.js'), '');
	return path;
}

async function leaks(): Promise<void> {
	const forum = await serveFixture('forum');
	const browsers = [await launchChromium(null, { headless: true }), await launchWithExtension({ headless: true })];
	const cellsOf = ({ heap, nodes, listeners }: Kept) =>
		`${(heap / 1000).toFixed(0)} kB, ${nodes} nodes, ${listeners} listeners`;
	const rows: Record<string, string> = {};
	for (const [i, name] of (['without', 'with'] as const).entries()) {
		const ours = i === 1;
		const page = await browsers[i]!.context.newPage();
		await page.goto(forum.url);
		await page.locator('#reply').fill(SHORT);
		await focusAndLeave(page, '#reply', FEW, ours);
		rows[`${name}: after ${FEW} times focus and leave`] = cellsOf(await keptBy(page));
		await focusAndLeave(page, '#reply', MANY - FEW, ours);
		rows[`${name}: after ${MANY}`] = cellsOf(await keptBy(page));
		await page.goto(forum.url);
		await changeViews(page, FEW, SHORT, ours);
		rows[`${name}: after ${FEW} views of one page`] = cellsOf(await keptBy(page));
		await changeViews(page, VIEWS - FEW, SHORT, ours);
		rows[`${name}: after ${VIEWS}`] = cellsOf(await keptBy(page));
		await browsers[i]!.close();
	}
	report('What is kept', rows);
	forum.server.close();
}
