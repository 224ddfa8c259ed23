import { expect, test } from 'vitest';
import { threadOf } from '../../../src/worker/keptBefore.ts';
import { DRAFT, newPost } from './fakeBrowser.ts';
import { db, fake } from './scene.ts';

const THREAD = 'https://forum.example/threads/slow.12/';
const tell = (kind: string, post: string, text: string, more = {}, url = THREAD) =>
	fake.fromPage({ kind, post, texts: [text], ...more }, { url });
const posted = (text: string, more = {}, url = THREAD) => tell('posted', newPost(), text, more, url);
/** Posts a text that stood there, with words of the user's at its end. */
const edited = (first: string, added = '', left = first, url = THREAD) =>
	posted(left + added, { first, others: [left === '' ? [] : [[0, left.length]]] }, url);
const kept = async () => (await db.getAll('posts')).map(({ films, date }) => [date, films.map(({ title }) => title)]);
const ago = async (date: string) => {
	for (const post of await db.getAll('posts')) await db.put('posts', { ...post, date });
};

test('an edited post replaces the first, with its day', async () => {
	await posted(DRAFT);
	await ago('2025-01-02');
	await edited(DRAFT, ' and "Heat" (1995)');
	expect(await kept()).toEqual([['2025-01-02', ['Koyaanisqatsi', 'Werckmeister Harmonies', 'Heat']]]);
});

test('removed films leave an edited post, even if nothing is added, and others stay', async () => {
	await posted(`${DRAFT}, The Matrix`);
	await edited(DRAFT, '', 'I adored Koyaanisqatsi');
	expect((await kept())[0]![1]).toEqual(['Koyaanisqatsi', 'The Matrix']);
	await edited('I adored Koyaanisqatsi', ' so', 'I like films');
	expect((await kept())[0]![1]).toEqual(['The Matrix']);
});

test.each([
	['another thread', 'https://forum.example/threads/fast.13/'],
	['another site', 'https://other.example/threads/slow.12/'],
])('a post of %s is another', async (_, url) => {
	await posted(DRAFT);
	await edited(DRAFT, ' and "Heat" (1995)', DRAFT, url);
	expect((await kept()).map(([, films]) => films)).toEqual([['Koyaanisqatsi', 'Werckmeister Harmonies'], ['Heat']]);
});

test('a new post about the same films is another, and so is one that quotes them or names few', async () => {
	await posted(DRAFT);
	await posted(DRAFT);
	expect(await kept()).toHaveLength(2);
	await edited(`[quote]${DRAFT}[/quote]`, ' The Matrix');
	expect(await kept()).toHaveLength(3);
	await posted('The Matrix, "Heat" (1995), Koyaanisqatsi and Fight Club');
	await edited('I saw The Matrix', ' and Fight Club again', 'I saw The Matrix', 'https://forum.example/threads/x.99/');
	expect(await kept()).toHaveLength(5);
});

test('a text whose films were all replaced is another post, and both are kept', async () => {
	await posted('I saw "Heat" (1995) today');
	await edited('I saw "Heat" (1995) today', '', 'I saw "The Matrix" (1999) today');
	await posted('I saw "The Matrix" (1999) today', { first: 'I saw "Heat" (1995) today' });
	expect((await kept()).map(([, films]) => films)).toEqual([['Heat'], ['The Matrix']]);
});

test('an edit is taken back to the old text, and is kept once if repeated', async () => {
	await posted(DRAFT);
	const before = await kept();
	const post = newPost();
	const said = { first: DRAFT, others: [[[0, DRAFT.length]]] };
	for (let i = 0; i < 2; i++) await tell('posted', post, `${DRAFT} and "Heat" (1995)`, said);
	expect((await kept())[0]![1]).toHaveLength(3);
	await fake.fromUi({ kind: 'undo', tab: 1 });
	expect(await kept()).toEqual(before);
});

const HEAT = ' and "Heat" (1995)';
const edits = (post: string, added = HEAT, left = DRAFT) =>
	tell('posted', post, left + added, { first: DRAFT, others: [left === '' ? [] : [[0, left.length]]] });
const refuse = (post: string) => fake.fromPage({ kind: 'notPosted', post }, { url: THREAD });
const UNSENT = { text: DRAFT, box: 1, begun: 0, ours: false };

test.each<[string, () => Promise<unknown>]>([
	['a draft that is advised on', async () => fake.fromPage({ kind: 'check', ...UNSENT }, { url: THREAD })],
	['another post', async () => posted('The film "The Matrix"', {}, 'https://forum.example/threads/fast.13/')],
])('a refused edit is taken back to what was there, also after %s', async (_, meanwhile) => {
	await posted(DRAFT);
	const before = await kept();
	const edit = newPost();
	await edits(edit);
	await meanwhile();
	await refuse(edit);
	expect((await kept()).slice(0, 1)).toEqual(before);
	// Once: it may be changed since.
	await edited(DRAFT, HEAT);
	await refuse(edit);
	expect((await kept())[0]![1]).toHaveLength(3);
});

test('the refused one of two edits is undone, in any order', async () => {
	await posted(DRAFT);
	const before = await kept();
	const [first, second] = [newPost(), newPost()];
	await edits(first);
	await edits(second, ' and The Matrix');
	await refuse(first);
	expect((await kept())[0]![1]).toContain('The Matrix');
	await refuse(second);
	expect(await kept()).toEqual(before);
});

test('a refused edit that takes out all films is undone, and posts that the user deleted do not return', async () => {
	await posted(DRAFT);
	const before = await kept();
	const [first, second] = [newPost(), newPost()];
	await edits(first, ' I like films', '');
	expect(await kept()).toEqual([]);
	await refuse(first);
	expect(await kept()).toEqual(before);
	await edits(second);
	const [{ id } = { id: 0 }] = await db.getAll('posts');
	await fake.fromUi({ kind: 'deletePost', post: id });
	await refuse(second);
	expect(await kept()).toEqual([]);
});

test('a refused edit with unknown changes leaves the post', async () => {
	await posted(DRAFT);
	const edit = newPost();
	await edits(edit);
	await fake.storage.session.clear();
	await refuse(edit);
	expect(await kept()).toHaveLength(1);
});

test('a title and a text in a frame that edit a post are undone together', async () => {
	await posted(DRAFT);
	const before = await kept();
	const [title, text] = [newPost(), newPost()];
	await edits(title);
	const frame = { frameId: 3, url: 'about:srcdoc', origin: 'https://forum.example' };
	await fake.fromPage({ kind: 'posted', post: text, texts: ['The film "The Matrix"'] }, frame);
	expect((await kept()).map(([, films]) => films!.length)).toEqual([4]);
	await refuse(text);
	expect(await kept()).toEqual(before);
	await refuse(title);
	expect(await kept()).toEqual(before);
});

test('the place of a post is kept as a hash, which differs between accounts', async () => {
	await posted(DRAFT);
	const [{ place } = { place: '' }] = await db.getAll('posts');
	expect(place).toMatch(/^[0-9a-f]{16}$/);
	expect(JSON.stringify(await db.getAll('posts'))).not.toContain('slow');
	await fake.fromUi({ kind: 'newPersona', name: 'another' });
	const { personas } = (await fake.fromUi({ kind: 'personas' })) as {
		personas: { persona: { id: string; name: string } }[];
	};
	const another = personas.find(({ persona }) => persona.name === 'another')!.persona.id;
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: another });
	await posted(DRAFT);
	expect(new Set((await db.getAll('posts')).map((post) => post.persona)).size).toBe(2);
	expect(new Set((await db.getAll('posts')).map((post) => post.place)).size).toBe(2);
});

test.each([
	['/threads/slow.12/page-3', '/threads/slow.12'],
	['/r/movies/comments/1abc2d/slow_cinema/', '/r/movies/comments/1abc2d'],
	['/t/slow-cinema/77/12', '/t/slow-cinema/77'],
	['/forum/posting.php', '/forum/'],
	['/forum/viewtopic.php', '/forum/'],
	['/film/stalker/', '/film/stalker/'],
	['/2024/05/slow-cinema/', '/2024/05/slow-cinema/'],
	['/blog/2024/05/17/slow-cinema/comment-12', '/blog/2024/05/17/slow-cinema/comment-12'],
	['/2024/', '/2024/'],
	['/', '/'],
])('the thread of %s is %s', (path, thread) => {
	expect(threadOf(new URL(path, 'https://forum.example'))).toBe(thread);
});
