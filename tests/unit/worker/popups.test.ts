import { beforeEach, expect, test, vi } from 'vitest';
import { adviseAll } from '../../../src/core/advice/adviseAll.ts';
import type { TakenOut } from '../../../src/messages/changes.ts';
import type { PopupView, WhatIf } from '../../../src/messages/ui.ts';
import { DRAFT } from './fakeBrowser.ts';
import { check as checkBare, fake, start, view } from './scene.ts';

vi.mock('../../../src/core/advice/adviseAll.ts', { spy: true });

beforeEach(() => {
	vi.mocked(adviseAll).mockClear();
});
const check = (text = DRAFT, more = {}) => checkBare(text, { ...fake.sent(), ...more });
const open = () => fake.connect('1') as { sent: PopupView[]; disconnect: () => void; close: () => void };
const advised = () => vi.mocked(adviseAll).mock.calls.length;

test('a popup opened on a text just checked needs no new advice', async () => {
	await check();
	expect(advised()).toBe(1);
	const { advice } = await view();
	const tried = [{ drop: [advice!.mentions[0]!.film.id], add: [] }];
	expect(await fake.fromUi<WhatIf>({ kind: 'whatIf', tab: 1, tried })).toHaveLength(1);
	expect(advised()).toBe(1);
});

test('advice without some films is computed once, on the text without them', async () => {
	await check();
	const { sent } = open();
	const [first, second] = (await view()).advice!.mentions;
	vi.mocked(adviseAll).mockClear();
	const left = 'I adored Koyaanisqatsi';
	fake.page.takeOut = { replaced: 1, refused: 0, changed: false };
	const items = [{ kind: 'films', id: second!.film.id }];
	expect(await fake.fromUi<TakenOut>({ kind: 'takeOut', tab: 1, items })).toEqual(fake.page.takeOut);
	expect(advised()).toBe(0);
	fake.page.draft = left;
	await check(left);
	await vi.waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]!.advice!.mentions.map(({ film }) => film.id)).toEqual([first!.film.id]);
	expect(advised()).toBe(1);
});

test('the view of a checked draft is sent to the popups of its tab without asking a page', async () => {
	const [popup, other] = [open(), fake.connect('2')];
	await check();
	await vi.waitFor(() => expect(popup.sent).toHaveLength(1));
	const asked = vi.mocked(fake.browser.tabs.sendMessage).mock.calls.map(([, message]) => Object(message).kind);
	expect(asked).not.toContain('draft');
	expect(popup.sent).toEqual([await view()]);
	popup.close();
	await check(`${DRAFT}.`);
	await view();
	expect([popup.sent.length, other.sent.length]).toEqual([1, 0]);
});

test.each([
	['a text that its page has changed', DRAFT, true, 'I adored Koyaanisqatsi', { surfaces: ['Koyaanisqatsi'] }],
	['a box that is empty', '', false, '', { advice: null, gone: false }],
	['a box that is gone', '', false, null, { advice: null, gone: true }],
])('%s is shown as it stands', async (_, text, partly, stands, shown) => {
	await check();
	const { sent } = open();
	fake.page.draft = stands;
	await check(text, { partly });
	await vi.waitFor(() => expect(sent).toMatchObject([shown]));
});

test('only a popup gets a view', async () => {
	const page = { id: 'self', url: 'https://forum.example/thread', tab: { id: 1 } };
	const others = [
		fake.connect('1', page),
		fake.connect('1', { ...page, url: undefined }),
		fake.connect('1', { id: 'other', url: 'chrome-extension://self/popup.html' }),
	];
	await check();
	await view();
	for (const { sent, disconnect } of others) {
		expect(sent).toEqual([]);
		expect(disconnect).toHaveBeenCalledOnce();
	}
});

test('a worker that was stopped looks at the draft again to try changes', async () => {
	await check();
	const tried = [{ drop: [(await view()).advice!.mentions[0]!.film.id], add: [] }];
	const before = await fake.fromUi<WhatIf>({ kind: 'whatIf', tab: 1, tried });
	start();
	expect(await fake.fromUi<WhatIf>({ kind: 'whatIf', tab: 1, tried })).toEqual(before);
});
