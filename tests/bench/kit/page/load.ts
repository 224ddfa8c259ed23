/** How long a page takes to load. */
import type { Page } from '@playwright/test';
import { compare, type Pair } from './compare.ts';
import { type Row, sideBySide } from './rows.ts';

interface Loaded {
	load: number;
	paint: number;
	/** Tasks of 50 ms and more. */
	tasks: number;
}

/** Tabs in which the same is done. */
export interface Tabs {
	without: Page;
	/** With an extension that does nothing. */
	hollow: Page;
	ours: Page;
}

/** Loads a page in each tab in turn, so many times, and measures load event, first paint and long tasks. */
export async function loading({ without, hollow, ours }: Tabs, url: string, times: number): Promise<Row[]> {
	const tabs = [without, hollow, ours];
	const seen: Loaded[][] = [];
	for (let i = -3; i < times; i++) {
		const loaded: Loaded[] = [];
		for (let turn = 0; turn < tabs.length; turn++) {
			const side = (turn + i + 3) % tabs.length;
			loaded[side] = await loadedIn(tabs[side]!, `${url}?${i}`);
		}
		// The first ones fill caches.
		if (i >= 0) seen.push(loaded);
	}
	const against = (side: number, what: keyof Loaded) =>
		sideBySide(compare(seen.map((row): Pair => [[row[0]![what]], [row[side]![what]]])));
	const sum = (side: number) => seen.reduce((all, row) => all + row[side]!.tasks, 0);
	return [
		['load event', against(2, 'load')],
		['load event, empty script', against(1, 'load')],
		['first contentful paint', against(2, 'paint')],
		['first contentful paint, empty script', against(1, 'paint')],
		['long tasks', `${sum(0)} without, ${sum(1)} with an empty script, ${sum(2)} with ours, in ${times} loads`],
	];
}

async function loadedIn(page: Page, url: string): Promise<Loaded> {
	await page.goto(url);
	return page.evaluate(
		() =>
			new Promise<Loaded>((resolve) => {
				let tasks = 0;
				new PerformanceObserver((list) => {
					tasks += list.getEntries().length;
				}).observe({ type: 'longtask', buffered: true });
				const look = () => {
					const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
					const [paint] = performance.getEntriesByName('first-contentful-paint');
					if (paint === undefined || !navigation?.loadEventEnd) requestAnimationFrame(look);
					// Buffered entries are delivered in a task of their own.
					else setTimeout(() => resolve({ load: navigation.loadEventEnd, paint: paint.startTime, tasks }), 20);
				};
				look();
			}),
	);
}
