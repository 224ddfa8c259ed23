/** What the popup asks for: films taken out of the draft of its tab, and taken back. */
import type { Page } from '@playwright/test';
import type { Item } from '../../src/core/catalogue/packKinds.ts';
import type { TakenOut } from '../../src/messages/changes.ts';
import type { PopupView } from '../../src/messages/ui.ts';
import { DRAFT, expect, test } from './fixtures.ts';

const LIST = `${DRAFT}.\n1. Stalker (1979)\n2. Satantango (1994)\n3. Alien (1979)`;

const ask = <T>(inside: Page, request: object): Promise<T> =>
	inside.evaluate((message) => chrome.runtime.sendMessage(message), request);
const viewOf = (inside: Page, tab: number) => ask<PopupView>(inside, { kind: 'view', tab });
/** Shows the draft once its page has reported it to the worker, and finds these titles in it. */
async function show(inside: Page, tab: number, titles: string[]): Promise<Item[]> {
	let ids: (number | undefined)[] = [];
	await expect
		.poll(async () => {
			const { surfaces, advice } = await viewOf(inside, tab);
			const idOf = (title: string) => advice?.mentions[surfaces.findIndex((words) => words.startsWith(title))]?.film.id;
			ids = titles.map(idOf);
			return ids;
		})
		.not.toContain(undefined);
	return ids.map((id) => ({ kind: 'films', id: id! }));
}
/** Takes these titles out. */
const takeOut = async (inside: Page, tab: number, titles: string[]): Promise<TakenOut> =>
	ask(inside, { kind: 'takeOut', tab, items: await show(inside, tab, titles) });

test('films are taken out of a draft and back, unless it has changed', async ({ forum, inside, tab, hasRead }) => {
	await test.step('takes films out of sentences and lists, one undo step, and takes them back', async () => {
		const reply = forum.locator('#reply');
		await reply.fill(LIST);
		await hasRead(LIST);
		const wanted = LIST.replace('Koyaanisqatsi and ', '').replace('2. Satantango (1994)\n3.', '2.');
		expect(await takeOut(inside, tab, ['Koyaanisqatsi', 'Satantango'])).toEqual({
			replaced: 2,
			refused: 0,
			changed: false,
		});
		await expect(reply).toHaveValue(wanted);
		await expect.poll(async () => (await viewOf(inside, tab)).surfaces[0]).toBe('Werckmeister Harmonies');
		expect(await ask(inside, { kind: 'takeBack', tab })).toBe(true);
		await expect(reply).toHaveValue(LIST);
		expect(await ask(inside, { kind: 'takeBack', tab })).toBe(false);

		await takeOut(inside, tab, ['Koyaanisqatsi', 'Satantango']);
		await forum.keyboard.press('ControlOrMeta+z');
		await expect(reply).toHaveValue(LIST);
		expect(await ask(inside, { kind: 'takeBack', tab })).toBe(false);
	});
	await test.step('does nothing to a draft that has changed since it was shown, and takes nothing back from one', async () => {
		const reply = forum.locator('#reply');
		await reply.fill(DRAFT);
		await hasRead(DRAFT);
		const items = await show(inside, tab, ['Koyaanisqatsi']);
		// A page changes its box without an event.
		await reply.evaluate((box: HTMLTextAreaElement) => {
			box.value += '!';
		});
		expect(await ask(inside, { kind: 'takeOut', tab, items })).toEqual({
			replaced: 0,
			refused: 0,
			changed: true,
		});
		await expect(reply).toHaveValue(`${DRAFT}!`);
		await reply.fill(DRAFT);
		await hasRead(DRAFT);
		await takeOut(inside, tab, ['Koyaanisqatsi']);
		await reply.press('End');
		await forum.keyboard.type(' So there.');
		expect(await ask(inside, { kind: 'takeBack', tab })).toBe(false);
		await expect(reply).toHaveValue(`${DRAFT.replace('Koyaanisqatsi and ', '')} So there.`);
	});
});
