import { beforeEach, expect, test, vi } from 'vitest';
import type { Pack } from '../../../src/core/population/pack.ts';
import { DRAFT, newPost } from './fakeBrowser.ts';
import { db, fake, pack, start, view } from './scene.ts';

let post: string;
/** A worker that is stopped before it can keep anything: its pack never comes. */
const startDoomed = () => start({ loadPack: () => new Promise(() => undefined) });
beforeEach(() => {
	post = newPost();
});

const tell = (kind: string, texts = [DRAFT], more = {}) => fake.fromPage({ kind, post, texts }, more);
const films = async () => (await db.getAll('posts')).map((kept) => kept.films.map(({ title }) => title));
const BOTH = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
const held = () => Object.keys(fake.storage.session.data).filter((key) => key.startsWith('held:'));
const finished = () => vi.waitFor(() => expect(held()).toEqual([]));

test('a repeated report is stored once, by the same worker or the next', async () => {
	start();
	await Promise.all([tell('posting'), tell('posted'), tell('posted')]);
	start();
	await tell('posted');
	expect(await films()).toEqual([BOTH]);
	expect(held()).toEqual([]);
});

test('a post sent when the worker was stopped is stored by the next, with the choices made in the draft', async () => {
	startDoomed();
	const text = `${DRAFT} and the film "Crash"`;
	void fake.fromPage({ kind: 'check', text, box: 1, begun: 0, ours: false });
	await vi.waitFor(() => expect(fake.storage.session.data['drafts:1']).toBeDefined());
	void tell('posted', [text]);
	await vi.waitFor(() => expect(held()).toHaveLength(1));
	expect(await films()).toEqual([]);
	fake.storage.session.data['drafts:1'] = undefined;
	start();
	await finished();
	expect((await films())[0]).toEqual(expect.arrayContaining(BOTH));
});

test('a possible post waits for its page and is stored once the page is gone', async () => {
	start();
	await tell('posting');
	expect(await films()).toEqual([]);
	fake.page.posting = post;
	start();
	await fake.fromUi({ kind: 'settings' });
	expect([await films(), held()]).toEqual([[], [`held:${post}`]]);
	fake.page.posting = null;
	start();
	await finished();
	expect(await films()).toEqual([BOTH]);
});

test('a possible post that was not sent is dropped', async () => {
	start();
	await tell('posting');
	await fake.fromPage({ kind: 'notPosted', post });
	expect(held()).toEqual([]);
	start();
	await fake.fromUi({ kind: 'settings' });
	expect(await films()).toEqual([]);
});

test('only a post that its site refuses is taken back, even while it is being kept', async () => {
	start();
	await tell('posted');
	const refused = post;
	post = newPost();
	const keeping = tell('posted', ['The film "Heat" (1995)']);
	await fake.fromPage({ kind: 'notPosted', post });
	await keeping;
	expect(await films()).toEqual([BOTH]);
	await fake.fromPage({ kind: 'notPosted', post: refused }, { url: 'https://other.example/thread' });
	expect(await films()).toEqual([BOTH]);
	await fake.fromPage({ kind: 'notPosted', post: refused });
	expect(await films()).toEqual([]);
	// A report that comes late brings it not back.
	post = refused;
	await tell('posted');
	expect(await films()).toEqual([]);
});

test('a post taken back while the next worker keeps it, or before its turn, does not stay', async () => {
	startDoomed();
	const posts = [newPost(), newPost(), newPost()];
	for (const [i, text] of [DRAFT, 'The film "Heat" (1995)', 'The film "The Matrix"'].entries()) {
		post = posts[i]!;
		await tell('posting', [text]);
	}
	let open: ((opened: Pack) => void) | undefined;
	start({ loadPack: () => new Promise((resolve) => (open = resolve)) });
	await vi.waitFor(() => expect(open).toBeDefined());
	const takingBack = posts.slice(0, 2).map((each) => fake.fromPage({ kind: 'notPosted', post: each }));
	await takingBack[1];
	open!(pack);
	await takingBack[0];
	await vi.waitFor(async () => expect(await films()).toContainEqual(['The Matrix']));
	expect(await films()).toEqual([['The Matrix']]);
	await finished();
});

test('nothing is held for private windows, sandboxed frames, and sites that are switched off', async () => {
	startDoomed();
	await tell('posted', [DRAFT], { tab: { id: 1, incognito: true } });
	await tell('posting', [DRAFT], { frameId: 4, url: 'about:srcdoc', origin: 'null' });
	await tell('posting');
	void tell('posted');
	await vi.waitFor(() => expect(held()).toHaveLength(1));
	// Switched off before the next worker finishes it.
	await fake.storage.local.set({
		settings: { version: 1, tolerance: 100, sitesOff: ['forum.example'], quiet: 'marks' },
	});
	start();
	await finished();
	expect(await films()).toEqual([]);
});

test('a title and a body in two frames are one post, even if the worker stops between them', async () => {
	startDoomed();
	const frame = { frameId: 3, url: 'about:srcdoc', origin: 'https://forum.example' };
	void tell('posted', ['The film "Heat" (1995)']);
	await vi.waitFor(() => expect(held()).toHaveLength(1));
	post = newPost();
	void tell('posted', [DRAFT], frame);
	await vi.waitFor(() => expect(held()).toHaveLength(2));
	start();
	await finished();
	expect(await films()).toEqual([['Heat', ...BOTH]]);
});

test('a post that was taken back is not stored again, and its text is deleted once its films are stored', async () => {
	start();
	await tell('posted');
	await fake.fromUi({ kind: 'undo', tab: 1 });
	await tell('posted');
	expect(await films()).toEqual([]);
	fake.page.draft = '';
	expect((await view()).history!.added).toBeNull();
	expect(JSON.stringify([fake.storage.local.data, fake.storage.session.data])).not.toContain('adored');
});

test('only the latest thousand reports are remembered', async () => {
	start();
	const store = db.transaction('reports', 'readwrite');
	for (let i = 0; i < 1200; i++) void store.store.add({ id: newPost(), post: 1 });
	await store.done;
	await tell('posted');
	expect(await db.count('reports')).toBe(1000);
	expect(await db.getFromIndex('reports', 'id', post)).toBeDefined();
});
