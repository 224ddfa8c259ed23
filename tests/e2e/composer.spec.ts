/** Drafts of several boxes, such as a title and a body: what is posted together is advised on together. */
import type { Page } from '@playwright/test';
import { cardOf, marksOf } from '../../scripts/drawn.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { test as base, expect } from './fixtures.ts';
import { nightly } from './nightly.ts';

const TITLE = 'Notes from a rainy evening in Leeds with Koyaanisqatsi';
const BODY = 'I adored Werckmeister Harmonies and The Matrix';

const test = base.extend<{ view: () => Promise<PopupView>; films: () => Promise<string[] | undefined> }>({
	site: 'posting',
	view: async ({ inside, tab }, use) =>
		use(() => inside.evaluate((of) => chrome.runtime.sendMessage({ kind: 'view', tab: of }), tab)),
	films: async ({ view }, use) => use(async () => (await view()).advice?.mentions.map(({ film }) => film.title)),
});

const ALL = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];

/** Whether words are marked in each of these boxes, by where the marks are. */
const areMarked = async (page: Page, boxes: readonly string[]): Promise<boolean[]> => {
	const marks = await marksOf(page);
	const within = async (box: string) => {
		const { x, y, width, height } = (await page.locator(box).boundingBox())!;
		return marks.some(({ left, top }) => left >= x && left < x + width && top >= y && top < y + height);
	};
	return Promise.all(boxes.map(within));
};

test('films in a title and a body count together', { tag: '@smoke' }, async ({ forum, films, view, openPopup }) => {
	await forum.locator('#topic').click();
	// Short enough to be seen whole, or its film has no mark.
	await forum.keyboard.type('A rainy evening with Koyaanisqatsi');
	await expect.poll(films).toEqual(['Koyaanisqatsi']);
	const { crowd } = (await view()).advice!;
	await forum.locator('#reply').click();
	await forum.keyboard.type(BODY);
	await expect.poll(films).toEqual(ALL);
	expect((await view()).advice!.crowd).toBeLessThan(crowd);
	await expect.poll(() => areMarked(forum, ['#topic', '#reply'])).toEqual([true, true]);
	// Going from one to the other leaves the marks.
	await forum.locator('#topic').click();
	expect(await areMarked(forum, ['#topic', '#reply'])).toEqual([true, true]);
	await expect((await openPopup()).getByText('Counted together: Topic and Reply.')).toBeVisible();
});

test('text written in both before we watched them counts too', async ({ forum, films, stopWorker }) => {
	await stopWorker();
	await forum.locator('#topic').fill(TITLE);
	await forum.locator('#reply').fill(BODY);
	await expect.poll(films).toEqual(ALL);
});

test('text elsewhere on the page is a draft of its own', async ({ forum, films, view }) => {
	await forum.locator('#topic').click();
	await forum.keyboard.type(TITLE);
	await expect.poll(films).toEqual(['Koyaanisqatsi']);
	await forum.locator('#rich').click();
	await forum.keyboard.type('The film "Heat" (1995)');
	await expect.poll(films).toEqual(['Heat']);
	await forum.locator('#reply').click();
	await expect.poll(films).toEqual(['Koyaanisqatsi']);
	expect((await view()).boxes).toEqual([]);
});

test('films are taken out of all boxes of a draft, and put back', async ({ forum, inside, tab, films, view }) => {
	const both = async () => [await forum.locator('#topic').inputValue(), await forum.locator('#reply').inputValue()];
	await forum.locator('#topic').click();
	await forum.keyboard.type(TITLE);
	await forum.locator('#reply').click();
	await forum.keyboard.type(BODY);
	await expect.poll(films).toEqual(ALL);
	const { advice } = await view();
	const items = advice!.mentions.slice(0, 2).map(({ film }) => ({ kind: 'films', id: film.id }));
	const ask = (request: object) => inside.evaluate((message) => chrome.runtime.sendMessage(message), request);
	expect(await ask({ kind: 'takeOut', tab, items })).toEqual({ replaced: 2, refused: 0, changed: false });
	expect(await both()).toEqual([expect.not.stringContaining(ALL[0]!), 'I adored The Matrix']);
	await expect(forum.locator('#reply')).toBeFocused();
	await expect.poll(films).toEqual(['The Matrix']);
	expect(await ask({ kind: 'takeBack', tab })).toBe(true);
	expect(await both()).toEqual([TITLE, BODY]);
});

/** Composers without a form, as sites have them. */
const COMPOSERS: Record<string, string> = {
	'with its button next to the title': `<div><div class="row"><div><input id="t" placeholder="Title"></div><div><button type="button">Submit</button></div></div>
		<div class="write"><textarea id="b" placeholder="Your post"></textarea></div></div>`,
	'in a dialog': `<dialog open><div><input id="t" aria-label="Title"></div><textarea id="b"></textarea><div><span tabindex="0">➤</span></div></dialog>`,
};

test('a composer is one draft without a form', nightly(true), async ({ forum, films }) => {
	for (const [what, html] of Object.entries(COMPOSERS)) {
		await forum.reload();
		await forum.evaluate((added) => document.querySelector('main')!.insertAdjacentHTML('afterbegin', added), html);
		await forum.locator('#t').click();
		await forum.keyboard.type(TITLE);
		await forum.locator('#b').click();
		await forum.keyboard.type(BODY);
		await expect.poll(films).toEqual(ALL);
		await expect.poll(() => areMarked(forum, ['#t', '#b'])).toEqual([true, true]);
		// A card in the box that is left opens by a click, and the other keeps its marks.
		const [mark] = (await marksOf(forum)).toSorted((one, other) => one.top - other.top);
		await forum.mouse.click(mark!.left + 4, mark!.top + 4);
		await expect.poll(async () => (await cardOf(forum))?.words).toContain('Koyaanisqatsi');
		expect(await areMarked(forum, ['#t', '#b']), what).toEqual([true, true]);
	}
});
