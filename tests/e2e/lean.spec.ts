/** A page in which no one writes, or whose site is switched off, pays nothing; nothing piles up where someone writes. */
import type { Page } from '@playwright/test';
import { isThere, marksOf } from '../../scripts/drawn.ts';
import { changeViews, focusAndLeave } from './cycles.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { type Kept, keptBy } from './memory.ts';
import { nightly } from './nightly.ts';

declare global {
	interface Window {
		changes: string[];
	}
}

/** Notes what is changed in the page, attributes and all. */
const watch = (page: Page) =>
	page.evaluate(() => {
		window.changes = [];
		new MutationObserver((records) => {
			for (const { type, target } of records) window.changes.push(`${type} ${target.nodeName}`);
		}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
	});

const changesOf = (page: Page) => page.evaluate(() => window.changes);

/** What the extension's scripts had the browser do. */
interface Traced {
	/** Layouts and styles that had to be worked out at once. */
	forced: string[];
	/** Processor milliseconds of each of their tasks: those do not grow with what else the machine does. */
	tasks: number[];
}

interface TraceEvent {
	name: string;
	args?: { beginData?: object; data?: { url?: string } };
	/** Microseconds of the thread, or where they are missing, of the clock. */
	tdur?: number;
	dur?: number;
}

/** A task that long is felt, as the browsers define it. */
const LONG = 50;
const CATEGORIES =
	'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.stack';

/** Traces a page while something is done, and returns what scripts of `base` did in it. */
async function traced(page: Page, base: string, act: () => Promise<unknown>): Promise<Traced> {
	const session = await page.context().newCDPSession(page);
	const found: Traced = { forced: [], tasks: [] };
	session.on('Tracing.dataCollected', ({ value }) => {
		for (const { name, args, tdur, dur = 0 } of value as unknown as TraceEvent[]) {
			if (/^(Layout|UpdateLayoutTree)$/.test(name) && JSON.stringify(args).includes(base)) found.forced.push(name);
			if (/^(FunctionCall|EvaluateScript)$/.test(name) && args?.data?.url?.startsWith(base))
				found.tasks.push((tdur ?? dur) / 1000);
		}
	});
	await session.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
	await act();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	await session.detach();
	return found;
}

const type = (page: Page) => page.keyboard.type('a quiet evening with nothing but rain on the roof.');

/** What a user does in a page without anything being read: goes about, and types where no box is. */
async function goAbout(page: Page): Promise<void> {
	await page.mouse.move(200, 300);
	await page.mouse.wheel(0, 200);
	await page.locator('h1').click();
	await type(page);
}

function expectNothing({ forced, tasks }: Traced): void {
	expect(forced).toEqual([]);
	expect(tasks.filter((time) => time >= LONG)).toEqual([]);
}

test('an idle page is not changed, kept busy, or measured', { tag: '@timed' }, async ({
	browserWithExtension: { base },
	forum,
}) => {
	await watch(forum);
	expectNothing(await traced(forum, base, () => goAbout(forum)));
	expect(await changesOf(forum)).toEqual([]);

	// What is asserted not to be there is seen where it is.
	const { forced, tasks } = await traced(forum, base, async () => {
		await forum.locator('#reply').focus();
		await forum.keyboard.type(DRAFT);
		await expect.poll(() => marksOf(forum)).not.toEqual([]);
	});
	expect(forced).not.toEqual([]);
	expect(Math.max(...tasks)).toBeGreaterThan(0);
	expect(await changesOf(forum)).toEqual(['childList HTML']);
});

test('a site that is switched off is not changed, kept busy, or measured while the user writes', {
	tag: '@timed',
}, async ({ browserWithExtension: { base }, forum, inside, badge }) => {
	const site = new URL(forum.url()).hostname;
	await inside.evaluate((s) => chrome.runtime.sendMessage({ kind: 'switchSite', site: s, off: true, tab: null }), site);
	await forum.reload();
	await forum.bringToFront();
	await watch(forum);
	const write = async () => {
		for (const box of ['#reply', '#title']) {
			await forum.locator(box).click();
			await type(forum);
		}
		await forum.locator('#reply').press('End');
		await forum.keyboard.type(DRAFT);
		await goAbout(forum);
	};
	expectNothing(await traced(forum, base, write));
	expect(await changesOf(forum)).toEqual([]);
	expect(await badge()).toBe('');
	expect(await isThere(forum)).toBe(false);
});

const FEW = 8;
const MANY = 20;
const VIEWS = 10;

test('leaving and returning to boxes leaks nothing', nightly(true), async ({ forum }) => {
	await forum.locator('#reply').click();
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(() => marksOf(forum)).not.toEqual([]);
	await focusAndLeave(forum, '#reply', FEW, true);
	const few = await keptBy(forum);
	await focusAndLeave(forum, '#reply', MANY - FEW, true);
	expectNoMore(await keptBy(forum), few);
	await forum.locator('#reply').focus();
	await expect.poll(() => marksOf(forum)).not.toEqual([]);
});

test('boxes that come and go with views of a page leak nothing', nightly(true), async ({ forum }) => {
	// More than the boxes that are remembered, since a post may be written in several.
	await changeViews(forum, VIEWS, DRAFT, true);
	const few = await keptBy(forum);
	await changeViews(forum, VIEWS, DRAFT, true);
	expectNoMore(await keptBy(forum), few);
});

test('boxes on a site that is switched off leak nothing', nightly(true), async ({ forum, inside }) => {
	const site = new URL(forum.url()).hostname;
	await inside.evaluate((s) => chrome.runtime.sendMessage({ kind: 'switchSite', site: s, off: true, tab: null }), site);
	await forum.reload();
	await forum.bringToFront();
	const between = async (times: number) => {
		await focusAndLeave(forum, '#reply', times, false);
		for (let i = 0; i < times; i++) for (const box of ['#reply', '#title']) await forum.locator(box).focus();
		return keptBy(forum);
	};
	const few = await between(FEW);
	expectNoMore(await between(MANY - FEW), few);
});

/** Nodes that the browser may keep of its own, fewer than times anything is done: what piles up is one each time. */
const STRAY = 6;

function expectNoMore(many: Kept, few: Kept): void {
	expect(many.nodes - few.nodes).toBeLessThan(STRAY);
	expect(many.listeners).toBeLessThanOrEqual(few.listeners);
}
