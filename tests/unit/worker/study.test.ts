import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PersonasView, Timeline } from '../../../src/messages/history.ts';
import type { PageAdvice } from '../../../src/messages/page.ts';
import type { StudyView } from '../../../src/messages/study.ts';
import type { PopupView } from '../../../src/messages.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { joinStudy, leaveStudy } from '../../../src/storage/study.ts';
import { readLog } from '../../../src/storage/studyLog.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import type { Enrolment } from '../../../src/study/enrolment.ts';
import { enrol } from '../../../src/study/joining.ts';
import type { Arm, StudyFile } from '../../../src/study/studyFile.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { aStudy } from '../../fixtures/studyFile.ts';
import { testPack } from '../films.ts';
import { fakeBrowser } from './fakeBrowser.ts';

const pack = testPack();
const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
/** Without the film that costs most. */
const SHORT = 'I adored Koyaanisqatsi, also The Matrix';
const db = await openDatabase();
let fake: ReturnType<typeof fakeBrowser>;
const start = () => startWorker({ browser: fake.browser, loadPack: async () => pack, openDb: openDatabase });
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00') });
	fake = fakeBrowser();
	await deleteEverything(db, {});
	start();
	await fake.fromUi({ kind: 'setTolerance', tolerance: 2000 });
	return () => vi.useRealTimers();
});

async function join(more: Partial<StudyFile> = {}): Promise<Enrolment> {
	const study = aStudy(more);
	const enrolment = await enrol(study, JSON.stringify(study), Date.now());
	expect(await joinStudy(db, enrolment)).toBe(true);
	await fake.fromUi({ kind: 'studyChanged' });
	return enrolment;
}
const joinArm = (arm: Partial<Arm>) =>
	join({ arms: [{ id: 'one', about: 'One.', weight: 100, shows: 'all', ...arm }] });

async function check(text = DRAFT, more = {}): Promise<PageAdvice> {
	fake.page.draft = text;
	const advice = await fake.fromPage({ kind: 'check', text, box: 1 }, more);
	// The same suggestions in every run.
	const state = fake.storage.session.data['draft:1'];
	if (state != null) Object.assign(state, { seed: 1 });
	return advice as PageAdvice;
}
const posted = (text = DRAFT) => fake.fromPage({ kind: 'posted', texts: [text] });
const view = () => fake.fromUi<PopupView>({ kind: 'view', tab: 1 });
const log = async () => (await readLog(db)).events;
const kinds = async () => (await log()).map(({ kind, plan }) => (plan === null ? kind : `${kind} ${plan}`));

test('without consent nothing of a study is written, whatever is done', async () => {
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

test('a draft is recorded once each step, across restarts of the worker and windows at once', async () => {
	const { arm } = await join();
	await check();
	await check();
	start();
	await Promise.all([check(), view(), check()]);
	expect(await kinds()).toEqual(['draft', 'advice']);
	await fake.fromUi({ kind: 'studyOpened', tab: 1 });
	await fake.fromPage({ kind: 'opened' });
	start();
	await check(SHORT);
	await check(SHORT);
	await check();
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

test('another draft is another, one that names no film is none, and one left for a day is abandoned', async () => {
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

test('boxes of a page are drafts apart, posted together; another page begins others', async () => {
	await join();
	await check();
	await fake.fromPage({ kind: 'check', text: SHORT, box: 2 });
	await check();
	await fake.fromPage({ kind: 'check', text: SHORT, box: 2 });
	const drafts = async () => (await log()).map(({ kind, draft }) => `${kind} ${draft}`);
	expect(await drafts()).toEqual(['draft 0', 'advice 0', 'draft 1', 'advice 1']);
	await fake.fromPage({ kind: 'posted', texts: [DRAFT, SHORT] });
	await check();
	await fake.fromPage({ kind: 'load' });
	await check();
	expect((await drafts()).slice(4)).toEqual(['posted 1', 'draft 2', 'advice 2', 'draft 3', 'advice 3']);
	vi.setSystemTime(Date.now() + 25 * 3_600_000);
	await fake.fromUi({ kind: 'study', tab: null });
	expect((await drafts()).slice(9)).toEqual(['abandoned 2', 'abandoned 3']);
});

test('taking a film that is suggested is following, and taking it out again is undoing', async () => {
	await join();
	await check();
	const film = (await view()).advice!.plans.add[0]!.film;
	const longer = `${DRAFT}, and ${film.title} (${film.year})`;
	await check(longer);
	await check();
	expect(await kinds()).toEqual(['draft', 'advice', 'followed add', 'undone add']);
});

test('nothing is recorded of private windows, of sandboxed frames, of sites that are off or nobody’s', async () => {
	await join();
	await check(DRAFT, { tab: { id: 1, incognito: true } });
	await check(DRAFT, { frameId: 4, url: 'about:srcdoc', origin: 'null' });
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	await check();
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: false, tab: null });
	await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' });
	await check();
	expect(await kinds()).toEqual([]);
});

test('a pause is recorded and nothing during it; the advice is the usual one then', async () => {
	await joinArm({ shows: 'nothing' });
	await check();
	expect(fake.badge.get(1)).toBe('');
	await fake.fromUi({ kind: 'studyPause', paused: true });
	await check(SHORT);
	expect(fake.badge.get(1)).not.toBe('');
	expect((await view()).study).toMatchObject({ phase: 'paused' });
	await fake.fromUi({ kind: 'studyPause', paused: false });
	expect(await kinds()).toEqual(['draft', 'advice', 'paused', 'resumed']);
});

test.each([
	['nothing', { badge: false, advice: [], marks: 0 }],
	['badge', { badge: true, advice: [], marks: 0 }],
	['drop', { badge: true, advice: ['drop'], marks: 3 }],
	['add', { badge: true, advice: ['add'], marks: 0 }],
	['mixed', { badge: true, advice: ['mixed'], marks: 2 }],
	['all', { badge: true, advice: ['drop', 'add', 'mixed'], marks: 3 }],
	['placebo', { badge: true, advice: [], marks: 3 }],
] as const)('the arm that shows %s obeys everywhere, and records the same', async (shows, expected) => {
	await joinArm({ shows });
	const { marks, level, tell } = await check();
	const { advice, showing } = await view();
	const ends = Object.entries(advice!.plans.ends).flatMap(([kind, end]) => (end === null ? [] : [kind]));
	expect({ badge: fake.badge.get(1) !== '', advice: ends, marks: marks.length }).toEqual(expected);
	expect(tell).toBe(true);
	expect(level).toBe(marks.length === 0 ? 'badge' : 'marks');
	const steps = [advice!.plans.drop.length, advice!.plans.add.length, advice!.plans.mixed.add.length];
	expect(steps.map((n) => n > 0)).toEqual(['drop', 'add', 'mixed'].map((kind) => (ends as string[]).includes(kind)));
	if (!showing.leaving) expect(advice!.mentions.every((m) => m.crowdWithout === advice!.crowd)).toBe(true);
	expect(await kinds()).toEqual(['draft', 'advice']);
	await posted();
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const timeline = await fake.fromUi<Timeline>({ kind: 'timeline', persona: personas[0]!.persona.id });
	expect([timeline.points.length, timeline.held]).toEqual(showing.standing ? [1, undefined] : [0, true]);
});

test('advice is held back for as long as the arm says, also by a worker that was started anew', async () => {
	await joinArm({ delay: 60, wording: 'loss' });
	expect(await check()).toMatchObject({ marks: [], level: 'badge', later: 60_000 });
	expect([(await view()).showing.standing, fake.badge.get(1)]).toEqual([false, '']);
	expect(await kinds()).toEqual(['draft']);
	vi.setSystemTime(Date.now() + 45_000);
	start();
	expect((await check()).later).toBe(15_000);
	vi.setSystemTime(Date.now() + 15_000);
	expect(await check()).toMatchObject({ marks: [{}, {}, {}], level: 'marks', say: 'loss' });
	expect(await kinds()).toEqual(['draft', 'advice']);
	// Set back by a day, the clock holds nothing back for longer than the arm says.
	vi.setSystemTime(Date.now() - 86_400_000);
	expect((await check()).later).toBeLessThanOrEqual(60_000);
});

test('the placebo suggests what changes no crowd', async () => {
	await joinArm({ shows: 'placebo' });
	expect((await check()).say).toBe('year');
	const { advice } = await view();
	const withYears = advice!.mentions.reduceRight(
		(text, { end, film }) => `${text.slice(0, end)} (${film.year})${text.slice(end)}`,
		DRAFT,
	);
	await check(withYears);
	const after = (await view()).advice!;
	expect(after.mentions.map(({ film }) => film.id)).toEqual(advice!.mentions.map(({ film }) => film.id));
	expect(after.crowd).toBe(advice!.crowd);
});

test('sites are told as the category they were sorted into, and kept without their names', async () => {
	await join();
	await fake.fromUi({ kind: 'studySite', tab: 1, category: 1 });
	await check();
	await fake.fromUi({ kind: 'studySite', tab: 1, category: 7 });
	expect((await view()).study).toMatchObject({ categories: ['a forum', 'a blog'], category: 1 });
	expect((await log())[0]!.site).toBe(1);
	expect(JSON.stringify([await db.getAll('study'), await log()])).not.toContain('forum.example');
});

test('questions are put once, answered once, and never more often than the file lets', async () => {
	await join({ schedule: { days: 28, questionsPerWeek: 1 } });
	const question = async () => (await view()).study!.question?.id ?? null;
	expect(await question()).toBeNull();
	await check();
	expect([await question(), await question()]).toEqual(['helped', 'helped']);
	await fake.fromUi({ kind: 'studyAnswer', question: 'changed', answer: 1 });
	await fake.fromUi({ kind: 'studyAnswer', question: 'helped', answer: 2 });
	await Promise.all([1, 1].map((answer) => fake.fromUi({ kind: 'studyAnswer', question: 'helped', answer })));
	expect((await log()).filter(({ kind }) => kind === 'answered')).toMatchObject([{ question: 'helped', answer: 1 }]);
	await check('');
	await check();
	expect(await question()).toBeNull();
	vi.setSystemTime(Date.now() + 7 * 86_400_000);
	expect(await question()).toBe('changed');
	await fake.fromUi({ kind: 'studyAnswer', question: 'changed', answer: null });
	expect(await question()).toBeNull();
	vi.setSystemTime(Date.now() + 21 * 86_400_000);
	expect((await view()).study).toMatchObject({ phase: 'over', question: { id: 'again' } });
	await fake.fromUi({ kind: 'studyAnswer', question: 'again', answer: 0 });
	expect(await question()).toBeNull();
	const before = await kinds();
	await check(SHORT);
	expect(await kinds()).toEqual(before);
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
});

test('a full disk is told, advice goes on, and what was recorded stays', async () => {
	await join();
	await check();
	const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
		throw new DOMException('There is no room.', 'QuotaExceededError');
	});
	const { marks } = await check(SHORT);
	expect(marks.length).toBe(2);
	expect((await view()).notices).toEqual(['studyNotRecorded']);
	full.mockRestore();
	expect(await kinds()).toEqual(['draft', 'advice']);
	await check(SHORT);
	expect(await kinds()).toEqual(['draft', 'advice', 'followed drop']);
});

test('after leaving, drafts and storage hold nothing of the study', async () => {
	const { code } = await join();
	await check();
	expect(JSON.stringify(fake.storage.session.data)).toContain(code);
	await leaveStudy(db);
	await fake.fromUi({ kind: 'studyChanged' });
	await check(SHORT);
	await posted(SHORT);
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
	expect(JSON.stringify([fake.storage.local.data, fake.storage.session.data])).not.toMatch(/study/);
	expect(await fake.fromUi<StudyView | null>({ kind: 'study', tab: 1 })).toBeNull();
});

test('a page that was left open records nothing for who left in another window', async () => {
	await join();
	await check();
	// The worker has not been told yet.
	await leaveStudy(db);
	await check(SHORT);
	await posted(SHORT);
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
});

test('everything that is deleted is the study too', async () => {
	await join();
	await check();
	const { places } = await fake.fromUi<{ places: { place: string; entries: number }[] }>({ kind: 'deleteEverything' });
	expect(places).toContainEqual({ place: 'study', entries: 0 });
	expect(places).toContainEqual({ place: 'studyLog', entries: 0 });
	expect((await view()).study).toBeNull();
});
