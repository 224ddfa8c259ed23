import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteCarried } from '../../../src/storage/carriedTexts.ts';
import { DRAFT, newPost } from './fakeBrowser.ts';
import { db, fake, start } from './scene.ts';

beforeEach(() => {
	fake.page.arrived = false;
});

afterEach(() => {
	fake.page.arrived = true;
});

/** The first word is not the user's. */
const OTHERS: [number, number][] = [[0, 1]];
const TEXTS = [{ text: DRAFT, others: OTHERS }];
const carry = (made: string | null, more = {}, at = Date.now()) =>
	fake.fromPage({ kind: 'carry', made, at, texts: TEXTS }, more);
const carried = (texts = [DRAFT], refused = true, more = {}, failed = false, began = Date.now()) =>
	fake.fromPage({ kind: 'carried', texts, began, refused, failed }, more);
const posts = () => db.count('posts');
const post = async () => {
	const id = newPost();
	await fake.fromPage({ kind: 'posted', post: id, texts: [DRAFT] });
	return id;
};

/** The next page has come, and looked. */
async function pageCame(): Promise<void> {
	fake.page.arrived = true;
	await vi.waitFor(() => expect(fake.storage.session.data['carried:1']).toBeUndefined());
}

test('a previewed text is recognized only in the next page, in the same frame of the same site and tab', async () => {
	await carry(null);
	expect(await carried([DRAFT], true, { url: 'https://other.example/' })).toEqual([]);
	expect(await carried([DRAFT], true, { frameId: 3 })).toEqual([]);
	expect(await carried([DRAFT], true, { tab: { id: 2, incognito: false } })).toEqual([]);
	expect(await carried(['another', DRAFT])).toEqual([null, OTHERS]);
	await pageCame();
	expect(await carried()).toEqual([]);
});

test('a post is taken back if the next page shows its text again and refuses it', async () => {
	await carry(await post());
	expect(await posts()).toBe(1);
	expect(await carried()).toEqual([OTHERS]);
	expect(await posts()).toBe(0);
});

test('a post is taken back if the server answers with an error, whatever its page shows', async () => {
	await carry(await post());
	expect(await carried([], false, {}, true)).toEqual([]);
	expect(await posts()).toBe(0);
});

test.each([
	['the next page shows another text', ['another'], true],
	['the next page shows its text and does not refuse it', [DRAFT], false],
])('a post stays where %s, and where a later page shows its text', async (_, texts, refused) => {
	await carry(await post());
	expect(await carried(texts, refused)).toEqual([]);
	await pageCame();
	expect(await carried()).toEqual([]);
	expect(await posts()).toBe(1);
});

test('a page opened later is not the answer, even if it comes before the answer is asked for', async () => {
	await carry(await post());
	const later = Date.now() + 1000;
	expect(await carried([DRAFT], true, {}, true, later)).toEqual([]);
	expect(await posts()).toBe(1);
	expect(await carried([DRAFT], true, {}, false, later - 900)).toEqual([OTHERS]);
	expect(await posts()).toBe(0);
});

test('nothing is held from private windows and switched-off sites', async () => {
	expect(await carry(null, { tab: { id: 1, incognito: true } })).toBe(false);
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	expect(await carry(null)).toBe(false);
	expect(Object.keys(fake.storage.session.data).filter((key) => key.startsWith('carried'))).toEqual([]);
});

test('the next page gets the script for boxes, not the page being left', async () => {
	await carry(null);
	const asked = () => vi.mocked(fake.browser.tabs.sendMessage).mock.calls.map(([, message]) => Object(message).kind);
	await vi.waitFor(() => expect(asked().filter((kind) => kind === 'arrived').length).toBeGreaterThan(2));
	expect(fake.browser.scripting.executeScript).not.toHaveBeenCalled();
	fake.page.arrived = true;
	await vi.waitFor(() => expect(asked()).toContain('returned'));
	expect(fake.browser.scripting.executeScript).toHaveBeenCalledOnce();
});

test('a new worker continues to follow', async () => {
	const area = fake.storage.session;
	await noteCarried(area, 7, { site: 'forum.example', frame: 0, post: null, at: Date.now() }, TEXTS);
	fake.page.arrived = true;
	start();
	await vi.waitFor(() => expect(area.data['carried:7']).toBeUndefined());
	expect(fake.browser.scripting.executeScript).toHaveBeenCalledOnce();
});

test('nothing is held for more than two minutes, whatever time the page reports', async () => {
	await carry(null, {}, Date.now() + 3_600_000);
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 121_000);
	await vi.waitFor(() => expect(fake.storage.session.data['carried:1']).toBeUndefined());
	expect(fake.browser.scripting.executeScript).not.toHaveBeenCalled();
});
