import { expect, onTestFinished, test, vi } from 'vitest';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import type { StudyView } from '../../../src/messages/study.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { leaveStudy } from '../../../src/storage/study.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { newPost } from './fakeBrowser.ts';
import {
	check,
	checking,
	DRAFT,
	db,
	drawnIn,
	fake,
	held,
	join,
	joinArm,
	kinds,
	log,
	pack,
	posted,
	SHORT,
	start,
	view,
} from './studyScene.ts';

test('nothing about a study is ever written without consent', async () => {
	await check();
	await fake.fromUi({ kind: 'studyOpened', tab: 1 });
	await fake.fromPage({ kind: 'opened' });
	await fake.fromUi({ kind: 'studyPause', paused: true });
	await fake.fromUi({ kind: 'studyAnswer', question: 'helped', answer: 1 });
	await fake.fromUi({ kind: 'studySite', tab: 1, category: 0 });
	await check(SHORT);
	await posted(SHORT);
	expect((await view()).study).toBeNull();
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
	expect(JSON.stringify([fake.storage.local.data, fake.storage.session.data])).not.toMatch(/study/i);
});

test('each step of a draft is recorded once, across restarts of the worker and windows', async () => {
	const { arm } = await join();
	await check();
	await check();
	start();
	await Promise.all([check(), view(), check()]);
	expect(await kinds()).toEqual(['draft', 'advice']);
	await fake.fromUi({ kind: 'studyOpened', tab: 1 });
	await fake.fromPage({ kind: 'opened' });
	start();
	await held(SHORT);
	start();
	await check(SHORT);
	await held(DRAFT);
	await check(SHORT);
	await posted(SHORT);
	start();
	await posted(SHORT);
	const expected = ['draft', 'advice', 'opened', 'followed drop', 'undone drop', 'followed drop', 'posted'];
	expect(await kinds()).toEqual(expected);
	const events = await log();
	expect(events.map(({ number }) => number)).toEqual(expected.map((_, i) => i));
	expect(events[0]).toMatchObject({ arm, day: 0, quarter: 3, draft: 0, site: null, mentions: 3, after: null });
	expect(events[3]!.after).toBeGreaterThanOrEqual(events[3]!.before!);
	expect(events[6]).toMatchObject({ kind: 'posted', mentions: 2, before: events[0]!.before });
	expect(JSON.stringify(events)).not.toMatch(/Koyaanisqatsi|Werckmeister|forum\.example/);
});

test('a draft that is posted while it is first checked is recorded as posted', async () => {
	await join();
	const first = check();
	await posted();
	await first;
	expect(await kinds()).toContain('posted');
});

test('a new draft is recorded apart, one without films not at all, and one left for a day as abandoned', async () => {
	await join();
	await check('Good evening.');
	expect(await kinds()).toEqual([]);
	await check();
	await check('');
	await check(SHORT);
	expect((await log()).map(({ kind, draft }) => [kind, draft])).toEqual([
		['draft', 0],
		['advice', 0],
		['draft', 1],
		['advice', 1],
	]);
	await posted(SHORT);
	vi.setSystemTime(Date.now() + 25 * 3_600_000);
	await fake.fromUi({ kind: 'study', tab: null });
	expect((await log()).slice(4)).toMatchObject([
		{ kind: 'posted', draft: 1, day: 0 },
		{ kind: 'abandoned', draft: 0, day: 1 },
	]);
	await fake.fromUi({ kind: 'study', tab: null });
	expect(await db.count('studyLog')).toBe(6);
});

test('boxes of a page are separate drafts that are posted together, and another page starts new ones', async () => {
	await join();
	await check();
	await fake.fromPage(checking(SHORT, { box: 2 }));
	await check();
	await fake.fromPage(checking(SHORT, { box: 2 }));
	const drafts = async () => (await log()).map(({ kind, draft }) => `${kind} ${draft}`);
	expect(await drafts()).toEqual(['draft 0', 'advice 0', 'draft 1', 'advice 1']);
	await fake.fromPage({ kind: 'posted', post: newPost(), texts: [DRAFT, SHORT] });
	await check();
	await fake.fromPage({ kind: 'load' });
	await check();
	expect((await drafts()).slice(4)).toEqual(['posted 1', 'draft 2', 'advice 2', 'draft 3', 'advice 3']);
	vi.setSystemTime(Date.now() + 25 * 3_600_000);
	await fake.fromUi({ kind: 'study', tab: null });
	expect((await drafts()).slice(9)).toEqual(['abandoned 2', 'abandoned 3']);
});

test('nothing is recorded in private windows, sandboxed frames, and sites switched off or without history', async () => {
	await join();
	await check(DRAFT, {}, { tab: { id: 1, incognito: true } });
	await check(DRAFT, {}, { frameId: 4, url: 'about:srcdoc', origin: 'null' });
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	await check();
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: false, tab: null });
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' });
	await check();
	expect(await kinds()).toEqual([]);
});

test('a pause is recorded, but nothing during it, and advice is as usual', async () => {
	await joinArm({ shows: 'nothing' });
	await check();
	expect(fake.badge.get(1)).toBe('');
	await fake.fromUi({ kind: 'studyPause', paused: true });
	const begun = Date.now();
	await check(SHORT, { begun });
	expect(fake.badge.get(1)).not.toBe('');
	expect((await view()).study).toMatchObject({ phase: 'paused' });
	vi.setSystemTime(Date.now() + 60_000);
	await fake.fromUi({ kind: 'studyPause', paused: false });
	// What was begun before or during the pause, and seen with all advice, does not count for the study.
	await held(SHORT, { begun });
	await posted(SHORT);
	expect(await kinds()).toEqual(['draft', 'advice', 'paused', 'resumed']);
	await check();
	expect((await kinds()).slice(4)).toEqual(['draft', 'advice']);
});

test('a draft begun before joining, or not written by the user, is not recorded', async () => {
	const begun = Date.now() - 1;
	await check(DRAFT, { begun });
	await join();
	await check(`${DRAFT}!`, { begun });
	await check(`${DRAFT}?`, { box: 2, begun: null });
	expect(await kinds()).toEqual([]);
	await check(DRAFT, { box: 3 });
	expect(await kinds()).toEqual(['draft', 'advice']);
});

test('advice is recorded if the crowd is too small and it was seen before the post', async () => {
	await join();
	await fake.fromUi({ kind: 'changeSettings', change: { tolerance: 1 } });
	await check();
	expect(await kinds()).toEqual(['draft']);
	await fake.fromUi({ kind: 'changeSettings', change: { tolerance: 2000 } });
	await check('Good evening', { box: 2 });
	fake.page.draft = DRAFT;
	await posted();
	expect(await kinds()).toEqual(['draft', 'draft', 'posted']);
});

test('the rarity of the rarest film is its rank among all films by raters', async () => {
	await join();
	const { catalogue, population } = pack;
	const rankOf = (title: string) => {
		const film = [...population.raters.keys()].find((id) => filmAt(catalogue, id).title === title)!;
		return 1 + population.raters.filter((n) => n > population.raters[film]!).length;
	};
	const bucket = (...titles: string[]) => Math.floor(Math.log2(Math.max(...titles.map(rankOf))));
	await check('I adored The Matrix');
	await check(DRAFT, { box: 2 });
	const rarest = (await log()).filter(({ kind }) => kind === 'draft').map((event) => event.rarest);
	expect(rarest).toEqual([bucket('The Matrix'), bucket('The Matrix', 'Koyaanisqatsi', 'Werckmeister Harmonies')]);
	expect(rarest[0]).toBeLessThan(rarest[1]!);
});

test('recording of a draft stops when its site keeps no history', async () => {
	await join();
	await check();
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' });
	await fake.fromPage({ kind: 'opened' });
	await check(SHORT);
	await posted(SHORT);
	vi.setSystemTime(Date.now() + 25 * 3_600_000);
	await fake.fromUi({ kind: 'study', tab: null });
	expect(await kinds()).toEqual(['draft', 'advice']);
	expect(JSON.stringify(fake.storage.session.data)).not.toContain('"study"');
});

test('a single database failure does not end participation', async () => {
	await joinArm({ shows: 'nothing' });
	let failures = 1;
	startWorker({
		browser: fake.browser,
		loadPack: async () => pack,
		openDb: () => (failures-- > 0 ? Promise.reject(new Error('busy')) : openDatabase()),
	});
	await fake.fromUi({ kind: 'study', tab: null });
	expect(drawnIn(await check())).toEqual([]);
	expect(await kinds()).toEqual(['draft', 'advice']);
});

test('the log stays in order when the clock is set back and the time zone changes', async () => {
	await join();
	await check();
	vi.setSystemTime(Date.now() + 3 * 86_400_000);
	await check('');
	await check();
	const zone = process.env.TZ;
	process.env.TZ = 'Pacific/Kiritimati';
	onTestFinished(() => {
		if (zone === undefined) delete process.env.TZ;
		else process.env.TZ = zone;
	});
	vi.setSystemTime(new Date('2020-01-01T03:00:00'));
	expect(new Date().getTimezoneOffset()).toBe(-840);
	await check('');
	await check();
	const events = await log();
	expect(events.map(({ day }) => day)).toEqual([0, 0, 3, 3, 3, 3, 3]);
	expect(events.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
	expect(events.map(({ kind }) => kind)).toEqual([
		...['draft', 'advice', 'abandoned', 'draft', 'advice', 'draft', 'advice'],
	]);
	expect(events.map(({ quarter }) => quarter)).toEqual([3, 3, 3, 3, 3, 0, 0]);
	// Days go on by the new clock.
	vi.setSystemTime(Date.now() + 2 * 86_400_000);
	await check('');
	await check();
	expect((await log()).slice(7).map(({ kind, day }) => [kind, day])).toEqual([
		['abandoned', 5],
		['abandoned', 5],
		['draft', 5],
		['advice', 5],
	]);
});

test('a full disk is reported, advice continues, and existing records are kept', async () => {
	await join();
	await check();
	const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('There is no room.', 'QuotaExceededError');
	});
	await held(SHORT);
	expect(drawnIn(await check(SHORT)).length).toBe(2);
	expect((await view()).notices).toEqual(['studyNotRecorded']);
	full.mockRestore();
	expect(await kinds()).toEqual(['draft', 'advice']);
	await check(SHORT);
	expect(await kinds()).toEqual(['draft', 'advice', 'followed drop']);
});

test('after leaving, drafts and storage have nothing from the study', async () => {
	const { code } = await join();
	await check();
	expect(JSON.stringify(fake.storage.session.data)).toContain(code);
	await leaveStudy(db);
	// At first the worker does not know: a page of another window was left open.
	for (const news of [[], [{ kind: 'studyChanged' }]]) {
		for (const one of news) await fake.fromUi(one);
		await check(SHORT);
		await posted(SHORT);
		expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
	}
	expect(JSON.stringify([fake.storage.local.data, fake.storage.session.data])).not.toMatch(/study/);
	expect(await fake.fromUi<StudyView | null>({ kind: 'study', tab: 1 })).toBeNull();
});

test('deleting everything also deletes the study', async () => {
	await join();
	await check();
	const { places } = await fake.fromUi<{ places: { place: string; entries: number }[] }>({ kind: 'deleteEverything' });
	expect(places).toContainEqual({ place: 'study', entries: 0 });
	expect(places).toContainEqual({ place: 'studyLog', entries: 0 });
	expect((await view()).study).toBeNull();
});

test('a post is recorded once, whenever the worker stops and however often it is reported', async () => {
	await join();
	await check();
	startWorker({ browser: fake.browser, loadPack: () => new Promise(() => undefined), openDb: openDatabase });
	const report = { kind: 'posted', post: newPost(), texts: [DRAFT] };
	void fake.fromPage(report);
	await vi.waitFor(() => expect(JSON.stringify(fake.storage.session.data)).toContain('"held:'));
	start();
	await Promise.all([fake.fromPage(report), check('')]);
	start();
	await fake.fromPage(report);
	expect(await kinds()).toEqual(['draft', 'advice', 'posted']);
	expect(await db.count('posts')).toBe(1);
});
