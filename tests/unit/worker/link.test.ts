/** A draft that links two of the user's accounts: what the popup shows, what switches it off, and that pages learn nothing. */
import { expect, test } from 'vitest';
import type { SettingsView } from '../../../src/messages/ui.ts';
import { asOne } from '../../../src/storage/asOne.ts';
import { assignSite, createPersona } from '../../../src/storage/personas.ts';
import { addPost } from '../../../src/storage/posts.ts';
import { DRAFT } from './fakeBrowser.ts';
import { db, fake, view } from './scene.ts';

const SITE = 'forum.example';
const [RARE, KOYAANISQATSI] = [
	{ title: 'Werckmeister Harmonies', year: 2000 },
	{ title: 'Koyaanisqatsi', year: 1982 },
];

function check(text = DRAFT) {
	fake.page.draft = text;
	return fake.fromPage({ kind: 'check', text, box: 1, begun: 0, ours: false });
}
const linkOf = async () => (await view()).link;
const settings = () => fake.fromUi<SettingsView>({ kind: 'settings' });

/** An account that posted elsewhere, or on this site. */
async function account(name: string, films: { title: string; year: number }[], site = `${name}.example`) {
	const { id } = await createPersona(db, name);
	await assignSite(db, site, id);
	const post = { persona: id, date: '2026-11-20', site, films, decoys: [], source: 'posted' as const };
	if (films.length > 0) await addPost(db, post);
	return id;
}

test('the account that the draft links most is named, with its films', async () => {
	await account('quietcinephile', [], SITE);
	await account('moviegoer', [KOYAANISQATSI]);
	await account('cinegeek', [KOYAANISQATSI, RARE]);
	await check();
	const link = (await linkOf())!;
	expect([link.own, link.other, link.accounts, link.goal]).toEqual(['quietcinephile', 'cinegeek', 50_000, 100]);
	expect(link.crowd).toBeLessThan(95);
	expect(link.steps[0]!.film).toMatchObject(RARE);
	expect(link.steps[0]!.crowd).toBeGreaterThan(link.crowd);
});

test('accounts without shared films, the same account, and sites without one are not linked', async () => {
	await check();
	expect(await linkOf()).toBeNull();
	const other = await account('cinegeek', [KOYAANISQATSI, RARE]);
	expect(await linkOf()).toMatchObject({ own: null, other: 'cinegeek', pair: null });
	await check('I adored Fight Club (1999)');
	expect(await linkOf()).toBeNull();
	await check();
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: other });
	expect(await linkOf()).toBeNull();
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' });
	expect(await linkOf()).toBeNull();
});

test('accounts that may be linked give no warning until the user changes that or deletes one', async () => {
	const own = await account('quietcinephile', [], SITE);
	const other = await account('cinegeek', [KOYAANISQATSI, RARE]);
	await check();
	const pair = asOne(own, other);
	expect((await linkOf())!.pair).toEqual(pair);
	const say = (on: boolean) => fake.fromUi<SettingsView>({ kind: 'setAsOne', accounts: pair, on });
	expect((await say(true)).asOne).toEqual([pair]);
	expect((await say(true)).asOne).toEqual([pair]);
	expect(await linkOf()).toBeNull();
	expect((await say(false)).asOne).toEqual([]);
	expect(await linkOf()).not.toBeNull();
	await say(true);
	await fake.fromUi({ kind: 'deletePersona', persona: other });
	expect((await settings()).asOne).toEqual([]);
	for (const accounts of [[pair[1], pair[0]], [own], [own, own], undefined])
		expect(fake.fromUi({ kind: 'setAsOne', accounts, on: true })).toBeUndefined();
});

test('users who rate nowhere get warnings about links too', async () => {
	await fake.fromUi({ kind: 'changeSettings', change: { services: ['nowhere'] } });
	await account('cinegeek', [KOYAANISQATSI, RARE]);
	await check();
	const { advice, link } = await view();
	expect([advice!.state, link?.other]).toEqual(['safe', 'cinegeek']);
});

test('the page receives the same whether or not its draft links accounts, and cannot ask', async () => {
	await account('quietcinephile', [], SITE);
	const before = await check();
	const other = await account('cinegeek', [KOYAANISQATSI, RARE]);
	expect(await linkOf()).not.toBeNull();
	expect(await check()).toEqual(before);
	expect(fake.fromPage({ kind: 'setAsOne', accounts: asOne('a', other), on: true })).toBeUndefined();
	const messages = fake.browser.tabs.sendMessage as unknown as { mock: { calls: unknown[][] } };
	messages.mock.calls.length = 0;
	await fake.fromUi({ kind: 'setAsOne', accounts: asOne('a', other), on: true });
	expect(messages.mock.calls).toEqual([]);
});
