/** How soon a key is seen in a long draft. */
import { type CDPSession, expect, type Page } from '@playwright/test';
import { marksOf } from '../../../../scripts/drawn.ts';
import { amount } from '../options.ts';
import { compare, type Pair, quantileOf } from './compare.ts';
import { type Row, sideBySide } from './rows.ts';

/** Keys in a row, and how often; a pause in which typing settles follows each row. */
const ROW = 20;
const ROWS = amount(10, 1);
/** Milliseconds between keys, and after a row of them. */
const BETWEEN = 40;
const PAUSE = 500;
const WORDS = 'and then the light went over the water and nobody spoke for a while ';

const PROSE =
	'The room was quiet for most of the evening and we talked about how slow these things can be, and how the light ' +
	'moves over a wall while nothing else does.\n';
/** The lines that end the draft name two films each. */
const FILMS =
	'I adored Koyaanisqatsi, and then, on an evening when nobody was at home, I saw all of Werckmeister Harmonies.\n';
const LINES = 8;
const LENGTH = 20_000;

/** Long, and with films where they can be seen when it is scrolled to its end. */
export const DRAFT = `${PROSE.repeat(Math.ceil((LENGTH - LINES * FILMS.length) / PROSE.length))}${FILMS.repeat(LINES)}So it `;
const LEAST_MARKS = 12;

interface Keys {
	/** For each key the milliseconds until the frame that shows it is made. */
	shown: number[];
	/** For each key that Event Timing counts as slow, its milliseconds, in steps of 8. */
	slow: number[];
	tasks: number[];
}
declare global {
	interface Window {
		keys: Keys;
	}
}

/** A tab with the draft in an editor and the caret at its end. */
interface Typist {
	page: Page;
	session: CDPSession;
	row: () => Promise<Keys & { work: number }>;
}

async function typistOn(page: Page, url: string): Promise<Typist> {
	await page.goto(url);
	await page.evaluate(() => window.fixture.ready);
	await page.locator('[data-target]').evaluate((box) => {
		if (box instanceof HTMLTextAreaElement) box.style.height = '640px';
		document.body.style.paddingBottom = '240px';
	});
	await page.bringToFront();
	await page.locator('[data-target]').click();
	// The script that reads along is brought by the first key.
	await page.keyboard.type('So ');
	await paste(page, DRAFT);
	// Keys are timed until they are seen: the lines that come must have room in the window.
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await page.evaluate(record);
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	const work = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
	};
	let typed = 0;
	return {
		page,
		session,
		async row() {
			const before = await work();
			for (let i = 0; i < ROW; i++) {
				await page.keyboard.press(WORDS[typed++ % WORDS.length]!);
				await pause(BETWEEN);
			}
			await pause(PAUSE);
			const after = await work();
			const keys = await page.evaluate(() => {
				const { keys } = window;
				window.keys = { shown: [], slow: [], tasks: [] };
				return keys;
			});
			return { ...keys, work: (after - before) / ROW };
		},
	};
}

/** What a page puts into a box by itself counts as text of others: only what the user pastes or types has marks. */
async function paste(page: Page, text: string): Promise<void> {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
	await page.keyboard.press('ControlOrMeta+V');
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** In the page: from when the key was pressed until its frame was made, as a task after the frame's callbacks measures it. */
function record(): void {
	window.keys = { shown: [], slow: [], tasks: [] };
	addEventListener(
		'keydown',
		({ timeStamp }) => {
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => window.keys.shown.push(performance.now() - timeStamp);
				port2.postMessage(null);
			});
		},
		true,
	);
	new PerformanceObserver((list) => {
		for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.keys.slow.push(duration);
	}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) window.keys.tasks.push(duration);
	}).observe({ type: 'longtask' });
}

/** Types in three tabs in turn: without the extension, with it switched off, and with marks shown. */
export async function typing(tabs: Record<'without' | 'off' | 'marks', Page>, url: string): Promise<Row[]> {
	const without = await typistOn(tabs.without, url);
	const off = await typistOn(tabs.off, url);
	const marks = await typistOn(tabs.marks, url);
	const shown = async () => (await marksOf(marks.page)).length;
	await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThanOrEqual(LEAST_MARKS);
	const before = await shown();
	const all = [without, off, marks];
	const rows: Awaited<ReturnType<Typist['row']>>[][] = [];
	for (let i = -1; i < ROWS; i++) {
		const row: (typeof rows)[number] = [];
		for (let turn = 0; turn < all.length; turn++) {
			const side = (turn + i + 1) % all.length;
			row[side] = await all[side]!.row();
		}
		// The first row warms up.
		if (i >= 0) rows.push(row);
	}
	expect(await marksOf(off.page)).toEqual([]);
	const after = await shown();
	const p95 = (side: number) =>
		compare(
			rows.map((row): Pair => [row[0]!.shown, row[side]!.shown]),
			quantileOf(0.95),
		);
	const work = (side: number) => compare(rows.map((row): Pair => [[row[0]!.work], [row[side]!.work]]));
	const keys = ROW * ROWS;
	const slow = (side: number) => {
		const times = rows.flatMap((row) => row[side]!.slow).sort((a, b) => b - a);
		const at = times[Math.floor(keys * 0.05)];
		return `${times.length} (p95 ${at === undefined ? 'under 16' : at} ms)`;
	};
	const tasks = (side: number) => rows.flatMap((row) => row[side]!.tasks).length;
	return [
		['p95 of key to frame, switched off', sideBySide(p95(1))],
		[`p95 of key to frame, ${before} to ${after} marks`, sideBySide(p95(2))],
		['main thread per key, switched off', sideBySide(work(1))],
		['main thread per key, marks', sideBySide(work(2))],
		[`keys of ${keys} over 16 ms by Event Timing`, `${slow(0)} without, ${slow(1)} off, ${slow(2)} with marks`],
		['long tasks', `${tasks(0)} without, ${tasks(1)} off, ${tasks(2)} with marks`],
	];
}
