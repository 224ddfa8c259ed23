import { expect, test, vi } from 'vitest';
import type { PersonasView } from '../../../src/messages/history.ts';
import { LISTS } from '../../../src/storage/settings.ts';
import { effectiveSettings } from '../../../src/worker/lists.ts';
import { newPost } from './fakeBrowser.ts';
import { restored, saved } from './scene.ts';
import { check, checking, DRAFT, fake, join } from './studyScene.ts';

/** How often the settings are read while a request is answered; lists of private windows are not read more often. */
async function readsWhile(request: () => unknown): Promise<number> {
	const [read, readLists] = [vi.spyOn(fake.storage.local, 'get'), vi.spyOn(fake.storage.session, 'get')];
	await request();
	const [calls, listCalls] = [read.mock.calls, readLists.mock.calls];
	read.mockRestore();
	readLists.mockRestore();
	const reads = calls.filter(([key]) => key === 'settings').length;
	const lists = listCalls.filter(([keys]) => [keys].flat().some((key) => LISTS.some((list) => list === key)));
	expect(lists.length).toBeLessThanOrEqual(reads);
	return reads;
}

/** A participant of a study writes a draft at one of their sites. */
async function writing(): Promise<string> {
	await join({ siteCategories: ['a forum'] });
	await check();
	await fake.fromUi({ kind: 'newSitePersona', tab: 1, name: 'one' });
	return (await fake.fromUi<PersonasView>({ kind: 'personas' })).personas[0]!.persona.id;
}

test.each([
	{ kind: 'load' },
	{ kind: 'draw' },
	{ kind: 'watching' },
	checking(DRAFT),
	{ kind: 'changes', text: DRAFT, start: 9, key: 'cut' },
	{ kind: 'opened' },
	{ kind: 'posted', post: newPost(), texts: [DRAFT, DRAFT] },
])('the settings are read once to answer a page: $kind', async (request) => {
	await writing();
	expect(await readsWhile(() => fake.fromPage(request))).toBe(1);
});

test.each([
	{ kind: 'view', tab: 1 },
	{ kind: 'choose', tab: 1, form: 1, item: { kind: 'films', id: 1 } },
	{ kind: 'decoy', tab: 1, item: { kind: 'films', id: 1 } },
	{ kind: 'redraw', tab: 1 },
	{ kind: 'add', tab: 1, item: { kind: 'films', id: 1 } },
	{ kind: 'insert', tab: 1, text: 'Heat' },
	{ kind: 'takeOut', tab: 1, items: [{ kind: 'films', id: 0 }] },
	{ kind: 'ignore', tab: 1, item: { kind: 'films', id: 0 } },
	{ kind: 'takeBack', tab: 1 },
	{ kind: 'sayRated', tab: 1, item: { kind: 'films', id: 1 }, said: 'never' },
	{ kind: 'switchSite', site: 'forum.example', off: true, tab: 1 },
	{ kind: 'changeSettings', change: { tolerance: 7 } },
	{ kind: 'changeSettings', change: { quiet: 'badge' } },
	{ kind: 'unsettle', of: 'films', words: 'heat', site: null, tab: null },
	{ kind: 'notFilmAnywhere', words: 'heat', site: 'forum.example' },
	{ kind: 'settings' },
	{ kind: 'dismiss', notice: 'packReplaced' },
	{ kind: 'sitePersona', tab: 1, persona: 'nobody' },
	{ kind: 'newSitePersona', tab: 1, name: 'another' },
	{ kind: 'scan', tab: 1 },
	{ kind: 'addScanned', tab: 1, films: [{ title: 'Heat', year: 1995 }] },
	{ kind: 'personas' },
	{ kind: 'study', tab: 1 },
	{ kind: 'studySite', tab: 1, category: 0 },
])('the settings are read once to answer the popup or the settings page: $kind', async (request) => {
	await writing();
	expect(await readsWhile(() => fake.fromUi(request))).toBe(1);
});

test.each([
	{ kind: 'view', tab: 1 },
	{ kind: 'choose', tab: 1, form: 1, item: { kind: 'films', id: 1 } },
	{ kind: 'redraw', tab: 1 },
	{ kind: 'takeOut', tab: 1, items: [{ kind: 'films', id: 0 }] },
	checking(DRAFT),
	{ kind: 'changes', text: DRAFT, start: 9, key: 'cut' },
])('what is kept of a draft is read once: $kind', async (request) => {
	await check();
	const read = vi.spyOn(fake.storage.session, 'get');
	await ('tab' in request ? fake.fromUi(request) : fake.fromPage(request));
	expect(read.mock.calls.filter(([key]) => key === 'drafts:1')).toHaveLength(1);
});

test('the settings are read once for a timeline, for deleting an account, for restoring a file, and in a private window', async () => {
	const persona = await writing();
	expect(await readsWhile(() => fake.fromUi({ kind: 'timeline', persona }))).toBe(1);
	const file = await saved();
	expect(await readsWhile(() => restored(file, 'merge'))).toBe(1);
	expect(await readsWhile(() => fake.fromUi({ kind: 'deletePersona', persona }))).toBe(1);
	fake.page.private = true;
	const off = { kind: 'switchSite', site: 'forum.example', off: true, tab: 1 };
	expect(await readsWhile(() => fake.fromUi(off))).toBe(1);
	expect(await readsWhile(() => fake.fromUi({ kind: 'view', tab: 1 }))).toBe(1);
});

test('all words ignored in private windows at the same time count', async () => {
	await check();
	fake.page.private = true;
	const sites = ['a.example', 'b.example', 'c.example'];
	await Promise.all(sites.map((site) => fake.fromUi({ kind: 'switchSite', site, off: true, tab: 1 })));
	expect((await effectiveSettings(fake.browser.storage)).settings.sitesOff).toEqual(sites);
	expect(fake.storage.local.data.settings).toMatchObject({ sitesOff: [] });
});

test('a page’s change rereads the settings after all earlier changes', async () => {
	await writing();
	expect(await readsWhile(() => fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: false }))).toBe(2);
});
