/** Whether pages of the extension can be read, pressed and heard, by whoever sees, hears or types. */
import type { Page } from '@playwright/test';
import { type Control, noteTabStops, problemsOf, unreached } from '../fixtures/controls.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './fixtures.ts';
import { misplaced } from './misplaced.ts';

const CONTROLS = new Set([
	...['button', 'link', 'checkbox', 'radio', 'textbox', 'searchbox', 'combobox', 'listbox', 'switch', 'spinbutton'],
	...['slider', 'tab', 'menuitem', 'Date', 'DisclosureTriangle', 'DisclosureTriangleGrouped'],
]);
const GROUPS = new Set([
	'group',
	'radiogroup',
	'region',
	'navigation',
	'complementary',
	'form',
	'dialog',
	'Date',
	'list',
]);

/** The controls of a page, as Chromium reports them to assistive technology. */
async function controlsOf(page: Page): Promise<Control[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send('Accessibility.getFullAXTree');
	await session.detach();
	const byId = new Map(nodes.map((node) => [node.nodeId, node]));
	const nameOf = (node: (typeof nodes)[number]): string => node.name?.value ?? '';
	const within = (node: (typeof nodes)[number]): string[] => {
		const parent = byId.get(node.parentId ?? '');
		if (parent === undefined) return [];
		const own = GROUPS.has(parent.role?.value) && nameOf(parent) !== '' ? [nameOf(parent)] : [];
		return [...within(parent), ...own];
	};
	return nodes
		.filter((node) => !node.ignored && CONTROLS.has(node.role?.value))
		.map((node) => ({
			role: node.role!.value as string,
			name: nameOf(node),
			description: (node.description?.value ?? '') as string,
			within: within(node),
		}));
}

/** Expects that every control has a name of its own and is reached by Tab. @param least how many there are at least */
export async function expectNamed(page: Page, what: string, least: number): Promise<void> {
	await page.bringToFront();
	const controls = await controlsOf(page);
	expect(controls.length, what).toBeGreaterThanOrEqual(least);
	expect.soft(problemsOf(controls), what).toEqual([]);
	const count = await page.evaluate(noteTabStops);
	let left = Array.from({ length: count }, String);
	// Fields for days have several stops.
	for (let round = 0; round < 12 && left.length > 0; round++) {
		for (const _ of left) await page.keyboard.press('Tab');
		left = await page.evaluate(unreached);
	}
	expect.soft(left, `${what}, by Tab`).toEqual([]);
}

const softly = expect.configure({ soft: true });

/** As the browser's menu does, but for this tab alone. */
const zoom = (inside: Page, page: Page, factor: number) =>
	inside.evaluate(
		async ([url, factor]) => {
			const tab = (await chrome.tabs.query({})).find((each) => each.url === url)!.id!;
			await chrome.tabs.setZoomSettings(tab, { scope: 'per-tab' });
			await chrome.tabs.setZoom(tab, factor);
		},
		[page.url(), factor] as const,
	);

/** What is chosen and looks like what is not. */
const unmarked = (page: Page) =>
	page.evaluate(() => {
		const looks = (element: Element) => {
			const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
			return [outlineStyle === 'none' ? '' : outlineColor, backgroundColor].join();
		};
		return [...document.querySelectorAll('[aria-pressed=true], [aria-current], label:has(> :checked)')]
			.filter((chosen) => chosen.checkVisibility())
			.filter((chosen) => {
				const isChosen = (each: Element) => each.matches('[aria-pressed=true], [aria-current], :has(> :checked)');
				const box = chosen.querySelector('input');
				if (box !== null && getComputedStyle(box).appearance !== 'none' && box.checkVisibility()) return false;
				const others = [...chosen.closest('fieldset, nav, .chips')!.querySelectorAll(chosen.localName)];
				return others.some((other) => !isChosen(other) && looks(other) === looks(chosen));
			})
			.map(({ outerHTML }) => outerHTML);
	});

/**
 * Expects that a page is sound as it is now: its controls are named and reached by Tab, it meets WCAG 2.2 AA in light and
 * dark, what is chosen is seen in forced colors, and nothing is cut off at 200 % in a narrow window.
 * @param inside another page of the extension
 * @param least how many controls it has at least
 */
export async function expectSound(inside: Page, page: Page, what: string, least: number): Promise<void> {
	await expectNamed(page, what, least);
	await expectAccessible(page);
	await page.emulateMedia({ forcedColors: 'active' });
	expect.soft(await unmarked(page), `${what} in forced colors`).toEqual([]);
	await softly.poll(() => misplaced(page), `${what} in forced colors`).toEqual([]);
	await page.emulateMedia({ forcedColors: null });
	const width = () => page.evaluate(() => document.documentElement.scrollWidth);
	// Half a window of a laptop: what fits there fits into wider ones.
	await page.setViewportSize({ width: 640, height: 800 });
	await zoom(inside, page, 2);
	await expect.poll(() => page.evaluate(() => innerWidth)).toBe(320);
	await softly.poll(() => misplaced(page), `${what} at 200 %`).toEqual([]);
	await softly.poll(width, what).toBe(320);
	await zoom(inside, page, 1);
	await page.setViewportSize({ width: 1280, height: 800 });
}
