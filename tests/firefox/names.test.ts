/** What screen readers learn of every control of every page, by Firefox's accessibility tree, and Tab. */
import { ROOMS } from '../../src/ui/settings/rooms.ts';
import { type Control, noteTabStops, problemsOf, unreached } from '../fixtures/controls.ts';
import { storedIn } from '../fixtures/storage/formats.ts';
import { putStored } from '../fixtures/storage/stored.ts';
import { DRAFT, expect, type RedHerring, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import type { Page } from './page.ts';

const CONTROLS = new Set([
	...['pushbutton', 'link', 'checkbutton', 'radiobutton', 'entry', 'combobox', 'listbox', 'switch', 'spinbutton'],
	...['slider', 'pagetab', 'summary', 'date editor', 'toggle button'],
]);
const GROUPS = /^(grouping|radiogroup|region|navigation|landmark|complementary|form|dialog|date editor|list): /;

async function expectNamed({ accessibles }: RedHerring, page: Page, what: string, least: number): Promise<void> {
	await page.activate();
	const url = await page.evaluate(() => location.href);
	let controls: Control[] = [];
	await expect
		.poll(async () => {
			const all = await accessibles(url);
			controls = all
				.filter(({ role }) => CONTROLS.has(role))
				.map((each) => ({ ...each, within: each.within.filter((name) => GROUPS.test(name)) }));
			return controls.length;
		})
		.toBeGreaterThanOrEqual(least);
	expect.soft(problemsOf(controls), what).toEqual([]);
	const count = await page.evaluate(noteTabStops);
	let left = Array.from({ length: count }, String);
	// Fields for days have several stops.
	for (let round = 0; round < 12 && left.length > 0; round++) {
		for (const _ of left) await page.press('Tab');
		left = await page.evaluate(unreached);
	}
	expect.soft(left, `${what}, by Tab`).toEqual([]);
}

test('every control has a name and is reached by Tab', nightly(true), async ({ firefox, boxesUrl }) => {
	const page = await firefox.open(boxesUrl);
	const tab = await firefox.tabOf(boxesUrl);
	await page.click('#plain');
	await page.type(DRAFT);
	await expect.poll(() => firefox.badge(tab)).not.toBe('');
	await expectNamed(firefox, await firefox.openPopup(tab), 'popup', 4);
	await firefox.inside.evaluate(putStored, storedIn(6));
	await firefox.stopBackground();
	for (const room of ROOMS) {
		const settings = await firefox.openOwn(`options.html#${room}`);
		await settings.waitFor(() => document.querySelector('[aria-busy=true]') === null);
		await settings.evaluate(() => {
			for (const fold of document.querySelectorAll<HTMLDetailsElement>('.room:not([hidden]) details')) fold.open = true;
		});
		await expectNamed(firefox, settings, room, 9);
	}
	const history = await firefox.openOwn('personas.html');
	await history.waitFor(() => document.querySelectorAll('.post').length === 2);
	await expectNamed(firefox, history, 'history', 15);
	const past = await firefox.openOwn('audit.html');
	await past.waitFor(() => document.querySelector('.drop') !== null);
	await past.evaluate(() => {
		const head = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n';
		// Rare enough for any goal.
		const films = ['Werckmeister Harmonies', 'Marketa Lazarová (1967)', 'Sátántangó (1994)'];
		const rows = films.map(
			(film, i) => `c${i},/r/movies/c${i}/,2021-03-14 12:00:00 UTC,,movies,0,,,I adored ${film},\n`,
		);
		const chosen = new DataTransfer();
		chosen.items.add(new File([head, ...rows], 'comments.csv'));
		const input = document.querySelector<HTMLInputElement>('.drop input')!;
		input.files = chosen.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await past.waitFor(() => document.querySelector('.hit') !== null);
	await past.evaluate(() => {
		for (const fold of document.querySelectorAll('details')) fold.open = true;
	});
	await expectNamed(firefox, past, 'check of the past', 10);
	await expectNamed(firefox, await firefox.openOwn('welcome.html'), 'first page', 3);
	await expectNamed(firefox, await firefox.open(`${firefox.origins[0]}consent.html`), 'consent', 2);
});
