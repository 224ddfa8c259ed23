import { expect, test, vi } from 'vitest';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import { filmKey } from '../../../src/core/catalogue/titled.ts';
import type { PageAdvice } from '../../../src/messages/advice.ts';
import type { PersonasView, PostsView, Scan } from '../../../src/messages/history.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { MOST_PERSONAS } from '../../../src/storage/limits.ts';
import { DRAFT, newPost } from './fakeBrowser.ts';
import { check, fake, pack, restored, saved, start, view } from './scene.ts';

const posted = (texts = [DRAFT], more = {}, said = {}) =>
	fake.fromPage({ kind: 'posted', post: newPost(), texts, ...said }, more);
async function posts(): Promise<PostsView['posts']> {
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const all = personas.map(({ persona: { id } }) => fake.fromUi<PostsView>({ kind: 'posts', persona: id }));
	return (await Promise.all(all)).flatMap((of) => of.posts);
}
const titles = async () => (await posts()).map(({ films }) => films.map(({ title }) => title));
const BOTH = ['Koyaanisqatsi', 'Werckmeister Harmonies'];

test('a post is stored for the site’s own persona with today’s date, and can be taken back', async () => {
	await check();
	await posted();
	expect(await posts()).toMatchObject([{ site: 'forum.example', source: 'posted', decoys: [] }]);
	expect((await posts())[0]!.date).toBe(new Date().toLocaleDateString('sv'));
	fake.page.draft = '';
	expect((await view()).history).toMatchObject({ added: { films: 2, persona: 'forum.example' } });
	await fake.fromUi({ kind: 'undo', tab: 1 });
	expect(await posts()).toEqual([]);
	expect((await view()).history!.added).toBeNull();
});

test('a host with a dot at its end is the same host', async () => {
	await posted([DRAFT], { url: 'https://forum.example./thread' });
	await posted([DRAFT]);
	expect((await posts()).map(({ site }) => site)).toEqual(['forum.example', 'forum.example']);
});

test('a phrase’s facts are kept with its film, even if no title is left, without its words', async () => {
	await check();
	const { advice } = await view();
	const [first, second] = advice!.mentions.map(({ film }) => film);
	const { words, telling } = phrasesFor(pack.catalogue, second!.id)[0]!;
	fake.page.takeOut = { replaced: 1, refused: 0, changed: false };
	const item = (id: number) => ({ kind: 'films', id });
	await fake.fromUi({
		kind: 'takeOut',
		tab: 1,
		items: [item(second!.id)],
		told: [{ film: second!.id, words, swap: null }],
	});
	await posted([`I adored Koyaanisqatsi and ${words}.`]);
	const key = { title: 'Werckmeister Harmonies', year: 2000, telling };
	expect(await posts()).toMatchObject([{ films: [{ title: first!.title }], phrased: [key] }]);
	expect(JSON.stringify(await posts())).not.toContain(words);
	const file = await saved();
	await restored(file, 'replace');
	expect(await posts()).toMatchObject([{ phrased: [key] }]);

	await fake.fromUi({ kind: 'deletePost', post: (await posts())[0]!.id });
	await posted([`I adored ${words}.`]);
	expect(await posts()).toMatchObject([{ films: [], phrased: [key] }]);
	fake.page.draft = 'A new post on The Matrix (1999).';
	await check(fake.page.draft);
	const { advice: next } = await view();
	expect(next!.earlier.films).toBe(1);
	expect(next!.earlier.crowd).toBeLessThan(next!.members);
	expect(next!.mentions[0]).toMatchObject({ published: false });
});

test('an added film is stored as one, and a choice of film counts', async () => {
	const text = `${DRAFT} and the film "Crash"`;
	await check(text);
	fake.page.draft = text;
	const { advice } = await view();
	const ambiguous = advice!.mentions.find(({ film }) => film.title === 'Crash')!;
	await fake.fromUi({
		kind: 'choose',
		tab: 1,
		form: ambiguous.form,
		item: { kind: 'films', id: ambiguous.alternatives[0]!.id },
	});
	await fake.fromUi({ kind: 'decoy', tab: 1, item: { kind: 'films', id: advice!.mentions[0]!.film.id } });
	await posted([text]);
	const [post] = await posts();
	expect(post!.decoys).toEqual([post!.films[0]]);
	expect(post!.films[2]).toEqual({ title: 'Crash', year: ambiguous.alternatives[0]!.year });
});

test('doubtful words enter the history only once settled as a film', async () => {
	const text = `${DRAFT}. Heat was it.`;
	await posted([text]);
	expect(await titles()).toEqual([BOTH]);
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: true });
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
	await posted([text]);
	expect(await titles()).toEqual([[...BOTH, 'Heat'], BOTH]);
});

test('a title and a body reported by two frames are one post, and later reports are separate', async () => {
	await posted(['The film "Heat" (1995)']);
	await posted([DRAFT], { frameId: 3, url: 'about:srcdoc', origin: 'https://forum.example' });
	expect(await titles()).toEqual([['Heat', ...BOTH]]);
	await posted(['The film "Heat" (1995)'], { frameId: 3, url: 'about:srcdoc', origin: 'https://forum.example' });
	expect(await titles()).toEqual([['Heat'], ['Heat', ...BOTH]]);
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
	await posted();
	expect(await titles()).toEqual([BOTH, ['Heat'], ['Heat', ...BOTH]]);
});

test('nothing is stored for private windows, sandboxed frames and pages, sites that are off or without history, or posts without films', async () => {
	await posted([DRAFT], { tab: { id: 1, incognito: true } });
	await posted([DRAFT], { frameId: 4, url: 'about:srcdoc', origin: 'null' });
	await posted([DRAFT], { url: 'https://forum.example/upload.html', origin: 'null' });
	await posted([DRAFT], { url: 'blob:null/6b0f6d1e-1f5e-4d0e-8c63-6a9f3d0a4f11', origin: 'null' });
	await posted(['Good evening.']);
	await posted(['> I adored Koyaanisqatsi\n\nMe too.']);
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	await posted();
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: false, tab: null });
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' });
	await posted();
	expect((await (await openDatabase()).getAll('posts')).length).toBe(0);
	fake.page.private = true;
	expect((await view()).history!.private).toBe(true);
});

test('two simultaneous posts on a new site make one persona', async () => {
	await Promise.all([posted(), posted([DRAFT], { tab: { id: 2, incognito: false } })]);
	expect(await fake.fromUi<PersonasView>({ kind: 'personas' })).toMatchObject({ personas: [{ posts: 2 }] });
});

test('a scan reads the selection, or else the page’s posts, and adds only confirmed films', async () => {
	fake.page.posts = { posts: [{ text: DRAFT, author: null }], user: null, owner: null };
	const scan = await fake.fromUi<Scan>({ kind: 'scan', tab: 1 });
	expect([scan.selected, scan.films!.map(({ title }) => title)]).toEqual([false, BOTH]);
	expect(scan.films!.map(({ whose }) => whose)).toEqual(['unknown', 'unknown']);
	fake.page.selected = 'The film "Heat" (1995)';
	expect(await fake.fromUi<Scan>({ kind: 'scan', tab: 1 })).toMatchObject({
		selected: true,
		films: [{ title: 'Heat' }],
	});
	const { title, year } = scan.films![1]!;
	await fake.fromUi({
		kind: 'addScanned',
		tab: 1,
		films: [
			{ title, year },
			{ title: 'Never Made', year: 1900 },
		],
	});
	expect(await posts()).toMatchObject([{ source: 'scanned', films: [{ title: 'Werckmeister Harmonies' }] }]);
});

test('a page’s claims about its posts are checked and limited, and only allowed pages are asked', async () => {
	const scan = () => fake.fromUi<Scan>({ kind: 'scan', tab: 1 });
	const post = { text: DRAFT, author: 'Ann' };
	const page = { posts: [post], user: 'u/ann', owner: null };
	fake.page.posts = page;
	expect((await scan()).films!.map(({ whose }) => whose)).toEqual(['yours', 'yours']);
	const bad = [
		{ ...page, user: 7 },
		{ ...page, posts: [{ ...post, author: 'a'.repeat(201) }] },
		{ ...page, posts: Array(201).fill(post) },
		{ ...page, posts: Array(3).fill({ ...post, text: 'x'.repeat(100_000) }) },
		'Ann',
		null,
	];
	for (const posts of bad) {
		fake.page.posts = posts as typeof page | null;
		expect(await scan()).toEqual({ films: null, selected: false, user: null });
	}
	// Nor is a page read that has no script of ours, though the popup lets the browser do so.
	Object.assign(fake.page, { posts: page, answers: false });
	expect((await scan()).films).toBeNull();
});

test('duplicate names and missing posts are refused with the reason', async () => {
	await fake.fromUi({ kind: 'newPersona', name: 'a' });
	expect(await fake.fromUi({ kind: 'newPersona', name: 'a' })).toEqual({ refused: 'nameTaken' });
	await posted();
	const [post] = await posts();
	await fake.fromUi({ kind: 'deletePost', post: post!.id });
	expect(await fake.fromUi({ kind: 'changePost', post })).toEqual({ refused: 'gone' });
});

test('a file is restored or refused whole, with its settings', async () => {
	await posted();
	await fake.fromUi({ kind: 'changeSettings', change: { tolerance: 7 } });
	const file = await saved();
	await fake.fromUi({ kind: 'deleteEverything' });
	expect([await posts(), fake.storage.local.data, fake.storage.session.data]).toEqual([[], {}, {}]);
	const spoilt = file.replace('"Koyaanisqatsi"', '7');
	const refused = await restored(spoilt, 'replace');
	expect(refused.problem).toMatch(/^Nothing was changed\. At “posts\[0\]\.films\[0\]\.title” the file is not/);
	expect(fake.storage.local.data).toEqual({});
	expect(await restored(file, 'replace')).toEqual({ problem: null });
	expect(await titles()).toEqual([BOTH]);
	// The first look does not have to look them up.
	const [profile] = await (await openDatabase()).getAll('profiles');
	expect([...profile!.numbers].map((film) => filmKey(pack.catalogue, film).title)).toEqual(BOTH);
	expect(fake.storage.local.data.settings).toMatchObject({ tolerance: 7 });

	await fake.storage.local.set({ settings: { version: 9 } });
	const newer = await restored(file, 'replace');
	expect(newer.problem).toMatch(/newer version/);
	expect(fake.storage.local.data.settings).toEqual({ version: 9 });
});

test('advice is given even without a database', async () => {
	const openDb = () => Promise.reject(new Error('no database'));
	start({ openDb });
	await check();
	expect(await view()).toMatchObject({ history: null, advice: { mentions: { length: 2 } } });
});

const allStored = async () =>
	JSON.stringify([fake.storage.local.data, await (await openDatabase()).getAll('personas')]);

test('no site from a private window is ever stored', async () => {
	fake.page.private = true;
	expect(await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' })).toEqual({ refused: 'private' });
	expect(await fake.fromUi({ kind: 'newSitePersona', tab: 1, name: 'a' })).toEqual({ refused: 'private' });
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: 1 });
	expect(await check()).toBe(false);
	expect(await allStored()).not.toContain('forum.example');
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: false, tab: 1 });
	expect(await check()).toMatchObject({ level: 'marks' });
	expect(await allStored()).not.toContain('forum.example');
});

test('an unknown window is treated as private', async () => {
	fake.browser.tabs.get = () => Promise.reject(new Error('No tab with id: 1'));
	expect((await view()).history!.private).toBe(true);
	expect(await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' })).toEqual({ refused: 'private' });
});

test('a post that could not be stored is reported until dismissed', async () => {
	for (let i = 0; i < MOST_PERSONAS; i++) await fake.fromUi({ kind: 'newPersona', name: `p${i}` });
	await posted();
	expect((await view()).notices).toEqual(['notCounted']);
	await fake.fromUi({ kind: 'dismiss', notice: 'notCounted' });
	expect((await view()).notices).toEqual([]);
	await check();
	expect(await fake.fromUi({ kind: 'addScanned', tab: 1, films: [{ title: 'Heat', year: 1995 }] })).toEqual({
		added: false,
		refused: 'full',
	});
});

test('own ratings read during deletion are forgotten too', async () => {
	const db = await openDatabase();
	const heat = { title: 'Heat', year: 1995 };
	const said = { stars: 4, date: null };
	await db.put('imports', {
		kind: 'films',
		id: 1,
		service: 's',
		file: 'f',
		date: '2026-11-20',
		matched: 1,
		unmatched: [],
	});
	await db.put('ratings', { kind: 'films', ...heat, ...said, said: [{ import: 1, ...said }] });
	const deleting = fake.fromUi({ kind: 'deleteEverything' });
	await check('I adored Koyaanisqatsi and the film "Heat" (1995)');
	await deleting;
	const { ownFilms } = await import('../../../src/worker/ratings.ts');
	expect(await ownFilms(await openDatabase(), pack.catalogue)).toBeNull();
});

test('a file is restored even if its settings cannot be stored, which is reported', async () => {
	await posted();
	const file = await saved();
	await fake.fromUi({ kind: 'deleteEverything' });
	fake.storage.local.set = () => Promise.reject(new Error('full'));
	const { problem } = await restored(file, 'merge');
	expect(problem).toMatch(/settings could not be stored/);
	expect(await titles()).toEqual([BOTH]);
});

test('a file is restored only outside of private windows', async () => {
	await posted();
	const file = await saved();
	await fake.fromUi({ kind: 'deleteEverything' });
	Object.assign(fake.browser.extension, { inIncognitoContext: true });
	expect((await restored(file, 'merge')).problem).toMatch(/^Nothing was changed. This is a private window/);
	expect(await titles()).toEqual([]);
	Object.assign(fake.browser.extension, { inIncognitoContext: false });
	expect(await restored(file, 'merge')).toEqual({ problem: null });
	expect(await titles()).toEqual([BOTH]);
});

test('films in text that is not the user’s are neither kept nor counted', async () => {
	const text = `Ann adored Werckmeister Harmonies. ${DRAFT.replace('Werckmeister Harmonies', 'The Matrix')}`;
	const others = [[0, text.indexOf('I adored')]];
	const advised = await fake.fromPage({ kind: 'check', text, others, box: 1, begun: 0, ours: false });
	// All are measured alike.
	const { marks } = advised as PageAdvice;
	expect(marks.map(({ start, drawn }) => [text.slice(start).split(' ')[0], drawn])).toEqual([
		['Werckmeister', false],
		['Koyaanisqatsi', expect.any(Boolean)],
		['The', expect.any(Boolean)],
	]);
	fake.page.draft = text;
	fake.page.others = others as [number, number][];
	const { advice } = await view();
	expect(advice!.mentions.map(({ film }) => film.title)).toEqual(['Koyaanisqatsi', 'The Matrix']);
	expect(advice!.others).toBe(1);
	await posted([text, 'I adored Heat (1995)'], {}, { others: [others, [[0, 20]]] });
	expect(await titles()).toEqual([['Koyaanisqatsi', 'The Matrix']]);
	// What an earlier post named counts in any place.
	await posted();
	expect((await view()).advice!.others).toBe(0);
});
