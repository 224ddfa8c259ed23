import { expect, test } from 'vitest';
import { MOST_PERSONAS, MOST_POSTS, MOST_SITES } from '../../../src/storage/limits.ts';
import { NO_HISTORY } from '../../../src/storage/noHistory.ts';
import {
	assignSite,
	createPersona,
	createSitePersona,
	deletePersona,
	listPersonas,
	personaAt,
	savePersona,
} from '../../../src/storage/personas.ts';
import {
	addPost,
	changePost,
	countPosts,
	deletePost,
	getPost,
	historyRevision,
	listPosts,
	postOfReport,
	putBackPost,
} from '../../../src/storage/posts.ts';
import type { Post } from '../../../src/storage/records.ts';
import { RefusedError } from '../../../src/storage/refused.ts';
import { db } from '../emptyDb.ts';

const post = (persona: string, more: Partial<Post> = {}): Omit<Post, 'id'> => ({
	persona,
	date: '2026-11-21',
	site: 'forum.example',
	films: [{ title: 'Heat', year: 1995 }],
	decoys: [],
	source: 'posted',
	...more,
});

test('a site belongs to at most one persona and moves with its user name', async () => {
	const a = await createPersona(db, 'a');
	const b = await createPersona(db, 'b');
	await assignSite(db, 'forum.example', a.id);
	await savePersona(db, { ...a, sites: [{ site: 'forum.example', user: 'qc' }] });
	await assignSite(db, 'forum.example', b.id);
	const { personas } = await listPersonas(db);
	expect(personas.map(({ name, sites }) => [name, sites])).toEqual([
		['a', []],
		['b', [{ site: 'forum.example', user: 'qc' }]],
	]);
	expect((await personaAt(db, 'forum.example'))!.id).toBe(b.id);
});

test('a site without history belongs to no listed persona', async () => {
	await assignSite(db, 'forum.example', NO_HISTORY);
	expect((await personaAt(db, 'forum.example'))!.id).toBe(NO_HISTORY);
	expect((await listPersonas(db)).personas).toEqual([]);
});

test('a site’s own persona is named after the site and created once', async () => {
	const first = await createSitePersona(db, 'forum.example');
	expect([first.name, first.sites]).toEqual(['forum.example', [{ site: 'forum.example', user: '' }]]);
	await assignSite(db, 'forum.example', NO_HISTORY);
	expect((await createSitePersona(db, 'forum.example')).id).toBe(first.id);
});

test('duplicate names, missing personas and too many personas are refused', async () => {
	await createPersona(db, 'a');
	await expect(createPersona(db, ' a ')).rejects.toThrow(RefusedError);
	await expect(assignSite(db, 'forum.example', 'none')).rejects.toMatchObject({ why: 'gone' });
	for (let i = 1; i < MOST_PERSONAS; i++) await createPersona(db, `persona ${i}`);
	await expect(createPersona(db, 'one more')).rejects.toMatchObject({ why: 'full' });
	const [first] = (await listPersonas(db)).personas;
	expect((await assignSite(db, 'forum.example', first!.id)).sites).toHaveLength(1);
	expect((await assignSite(db, 'forum.example', NO_HISTORY)).sites).toHaveLength(1);
	expect((await savePersona(db, { ...first!, name: NO_HISTORY })).name).toBe(NO_HISTORY);
	const sites = Array.from({ length: MOST_SITES + 1 }, (_, i) => ({ site: `s${i}.example`, user: '' }));
	await expect(savePersona(db, { ...first!, sites })).rejects.toMatchObject({ why: 'full' });
});

test('deleting a persona deletes its posts and no others', async () => {
	const [a, b] = [await createPersona(db, 'a'), await createPersona(db, 'b')];
	await addPost(db, post(a.id));
	await addPost(db, post(b.id));
	await deletePersona(db, a.id);
	expect(await db.count('personas')).toBe(1);
	expect((await db.getAll('posts')).map(({ persona }) => persona)).toEqual([b.id]);
});

test('posts are listed by day, changed, moved, and deleted, and every change is noticed', async () => {
	const [a, b] = [await createPersona(db, 'a'), await createPersona(db, 'b')];
	const first = (await addPost(db, post(a.id)))!;
	await addPost(db, post(a.id, { date: '2026-11-22' }));
	expect((await listPosts(db, a.id)).posts.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-21']);
	const revisions = [historyRevision()];
	const note = () => revisions.push(historyRevision());
	expect(await changePost(db, { ...post(b.id), id: first })).toBe(true);
	note();
	expect((await listPosts(db, b.id)).posts).toHaveLength(1);
	expect(await changePost(db, { ...post(b.id, { films: [] }), id: first })).toBe(true);
	note();
	expect(await getPost(db, first)).toBeNull();
	expect(await changePost(db, { ...post(b.id), id: first })).toBe(false);
	note();
	const last = (await listPosts(db, a.id)).posts[0]!;
	expect(await changePost(db, { ...last, persona: 'none' })).toBe(false);
	note();
	await deletePost(db, last.id);
	note();
	expect(await db.count('posts')).toBe(0);
	expect(new Set(revisions).size).toBe(revisions.length);
});

test('a post is restored exactly as it was, once, to an account that still exists', async () => {
	const a = await createPersona(db, 'a');
	const id = await addPost(db, post(a.id, { decoys: post(a.id).films.slice(0, 1) }));
	const before = (await getPost(db, id))!;
	await addPost(db, post(a.id));
	await changePost(db, { ...before, films: [], decoys: [] });
	expect(await getPost(db, id)).toBeNull();
	const revision = historyRevision();
	expect([await putBackPost(db, before), await putBackPost(db, before)]).toEqual([true, true]);
	expect(await getPost(db, id)).toEqual(before);
	expect(await db.count('posts')).toBe(2);
	expect(historyRevision()).toBeGreaterThan(revision);
	await changePost(db, { ...before, date: '2026-01-05', decoys: [] });
	await putBackPost(db, before);
	expect(await getPost(db, id)).toEqual(before);
	await deletePersona(db, a.id);
	expect(await putBackPost(db, before)).toBe(false);
	expect(await db.count('posts')).toBe(0);
});

test('damaged records are left out and counted', async () => {
	const a = await createPersona(db, 'a');
	await addPost(db, post(a.id));
	for (const broken of [{ ...a, id: 'b', name: 7 }, { ...a, id: 'c', sites: [{ site: 'A B', user: '' }] }, { id: 'd' }])
		await db.put('personas', broken as never);
	for (const broken of [{ date: '2026-02-30' }, { films: [{ title: 'Heat', year: '1995' }] }, { source: 'guessed' }])
		await db.add('posts', post(a.id, broken as never) as Post);
	expect(await listPersonas(db)).toMatchObject({ personas: [{ name: 'a' }], damaged: 3 });
	expect(await listPosts(db, a.id)).toMatchObject({ posts: [{ date: '2026-11-21' }], damaged: 3 });
	await assignSite(db, 'forum.example', a.id);
	expect(await db.count('personas')).toBe(4);
});

test('the latest of very many reports of posts are remembered with their outcome', async () => {
	const a = await createPersona(db, 'a');
	const id = await addPost(db, post(a.id), { report: 'first' });
	expect([await postOfReport(db, 'first'), await postOfReport(db, 'none')]).toEqual([id, null]);
	await deletePost(db, id);
	// Even of one that was deleted since: it is not to be kept again.
	expect(await postOfReport(db, 'first')).toBe(id);
	const next = await addPost(db, post(a.id));
	for (let i = 0; i < 999; i++) await changePost(db, { ...post(a.id), id: next }, { report: `report ${i}` });
	expect([await postOfReport(db, 'first'), await postOfReport(db, 'report 998')]).toEqual([id, next]);
	await changePost(db, { ...post(a.id), id: next }, { report: 'one more' });
	expect([await postOfReport(db, 'first'), await postOfReport(db, 'report 0')]).toEqual([null, next]);
	expect(await db.count('reports')).toBe(1000);
});

test('posts of a day are listed with the latest first, and are counted', async () => {
	const [a, b] = [await createPersona(db, 'a'), await createPersona(db, 'b')];
	const ids = [await addPost(db, post(a.id)), await addPost(db, post(a.id)), await addPost(db, post(b.id))];
	expect((await listPosts(db, a.id)).posts.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
	expect(await countPosts(db, [b.id, a.id, 'none'])).toEqual([1, 2, 0]);
});

test('a persona at its limit keeps no more posts, but each can still be changed', async () => {
	const a = await createPersona(db, 'a');
	const first = { ...post(a.id), id: await addPost(db, post(a.id)) };
	const tx = db.transaction('posts', 'readwrite');
	for (let more = 1; more < MOST_POSTS; more++) void tx.store.add(post(a.id) as Post);
	await tx.done;
	await expect(addPost(db, post(a.id))).rejects.toMatchObject({ why: 'full' });
	expect(await changePost(db, { ...first, date: '2026-11-22' })).toBe(true);
	expect(await putBackPost(db, first)).toBe(true);
	await deletePost(db, first.id);
	expect(await putBackPost(db, first)).toBe(true);
	await deletePost(db, first.id);
	const last = await addPost(db, post(a.id));
	await expect(putBackPost(db, first)).rejects.toMatchObject({ why: 'full' });
	await deletePost(db, last);
	expect(await db.count('posts')).toBe(MOST_POSTS - 1);
});

test('sites and personas are listed by name, and an existing site is not added again', async () => {
	const [b, a] = [await createPersona(db, 'b'), await createPersona(db, ' a ')];
	expect((await listPersonas(db)).personas.map(({ name }) => name)).toEqual(['a', 'b']);
	expect(a).toEqual({ id: a.id, name: 'a', sites: [], tolerance: null, guard: null, members: null });
	const one = await assignSite(db, 'forum.example', b.id);
	expect(await assignSite(db, 'forum.example', b.id)).toEqual(one);
	expect(await personaAt(db, 'other.example')).toBeNull();
	const both = await assignSite(db, 'other.example', b.id);
	expect(both.sites.map(({ site }) => site)).toEqual(['forum.example', 'other.example']);
	await expect(savePersona(db, { ...a, name: 'b' })).rejects.toMatchObject({ why: 'nameTaken' });
	expect((await savePersona(db, { ...a, tolerance: 7 })).tolerance).toBe(7);
});
