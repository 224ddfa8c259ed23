import { expect, test, vi } from 'vitest';
import type { PersonasView, Timeline } from '../../../src/messages/history.ts';
import type { StudyExample } from '../../../src/messages/study.ts';
import { createPersona } from '../../../src/storage/personas.ts';
import { addPost } from '../../../src/storage/posts.ts';
import { storeGames } from '../games.ts';
import {
	check,
	DRAFT,
	db,
	drawnIn,
	fake,
	join,
	joinArm,
	kinds,
	log,
	posted,
	SHORT,
	start,
	view,
} from './studyScene.ts';

test('after the last day advice is as usual and nothing is recorded', async () => {
	await joinArm({ shows: 'nothing' });
	vi.setSystemTime(Date.now() + 28 * 86_400_000);
	expect(drawnIn(await check())).toHaveLength(3);
	expect(fake.badge.get(1)).not.toBe('');
	expect(await kinds()).toEqual([]);
});

test('no arm of a study shows links between accounts, which it does not compare', async () => {
	const { id } = await createPersona(db, 'cinegeek');
	const films = [
		{ title: 'Koyaanisqatsi', year: 1982 },
		{ title: 'Werckmeister Harmonies', year: 2000 },
	];
	const about = { persona: id, date: '2026-11-20', site: 'board.example', decoys: [] };
	await addPost(db, { ...about, films, source: 'posted' });
	await check();
	expect((await view()).link).toMatchObject({ other: 'cinegeek' });
	await joinArm({ shows: 'all' });
	await check();
	expect((await view()).link).toBeNull();
});

test('no arm of a study shows other kinds', async () => {
	await storeGames(db);
	start();
	const text = 'We played "Terra Vespertina" (2012), the board game. I adored Koyaanisqatsi, the film.';
	const before = await check(text);
	expect((await view()).kinds).toHaveLength(2);
	expect(drawnIn(before).some(({ kind }) => kind === 'boardgames')).toBe(true);
	await joinArm({ shows: 'all' });
	const during = await check(text);
	expect((await view()).kinds.map(({ kind }) => kind)).toEqual(['films']);
	expect(during.marks.some(({ kind }) => kind !== undefined)).toBe(false);
});

test('in a study, a title shared by a film and a game is the film’s, in drafts and posts', async () => {
	await storeGames(db);
	start();
	const text = 'I adored Koyaanisqatsi, also Heat, the game we played.';
	const named = async () => (await view()).advice!.mentions.map(({ film }) => film.title);
	await check(text);
	expect(await named()).toEqual(['Koyaanisqatsi']);
	await joinArm({ shows: 'all' });
	await check(text);
	expect(await named()).toEqual(['Koyaanisqatsi', 'Heat']);
	await posted(text);
	const seen = (await log()).map(({ kind, mentions, rarest, before }) => [kind, mentions, rarest, before]);
	const [, ...row] = seen[0]!;
	expect(row[0]).toBe(2);
	expect(seen).toEqual(['draft', 'advice', 'posted'].map((kind) => [kind, ...row]));
});

test('sites cannot be sorted in private windows', async () => {
	await join();
	await check();
	fake.page.private = true;
	await fake.fromUi({ kind: 'studySite', tab: 1, category: 1 });
	fake.page.private = false;
	expect((await view()).study).toMatchObject({ category: null });
});

test.each([
	['nothing', { badge: false, advice: [], marks: 0 }],
	['badge', { badge: true, advice: [], marks: 0 }],
	['drop', { badge: true, advice: ['drop'], marks: 3 }],
	['add', { badge: true, advice: ['add'], marks: 0 }],
	['mixed', { badge: true, advice: ['mixed'], marks: 1 }],
	['all', { badge: true, advice: ['drop', 'add', 'mixed'], marks: 3 }],
	['placebo', { badge: true, advice: [], marks: 3 }],
] as const)('the arm that shows %s applies everywhere and records the same', async (shows, expected) => {
	await joinArm({ shows });
	// The first check begins the draft, whose films to mention are drawn by chance until its seed is set.
	await check();
	const shown = await check();
	const { level, tell } = shown;
	const marks = drawnIn(shown);
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
	expect([timeline.kinds[0]!.points.length, timeline.held]).toEqual(showing.standing ? [1, undefined] : [0, true]);
});

test('advice is delayed as long as the arm says, even after a restart of the worker', async () => {
	await joinArm({ delay: 60 });
	const held = await check();
	expect(held).toMatchObject({ level: 'marks', later: 60_000 });
	expect(drawnIn(held)).toEqual([]);
	expect([(await view()).showing.standing, fake.badge.get(1)]).toEqual([false, '']);
	expect(await kinds()).toEqual(['draft']);
	vi.setSystemTime(Date.now() + 45_000);
	start();
	expect((await check()).later).toBe(15_000);
	vi.setSystemTime(Date.now() + 15_000);
	const ready = await check();
	expect(ready).toMatchObject({ level: 'marks', notice: expect.stringContaining('could give you away') });
	expect(drawnIn(ready)).toHaveLength(3);
	expect(await kinds()).toEqual(['draft', 'advice']);
	// Set back by a day, the clock holds nothing back for longer than the arm says.
	vi.setSystemTime(Date.now() - 86_400_000);
	expect((await check()).later).toBeLessThanOrEqual(60_000);
});

test('advice is not delayed if nothing is recorded, as its start is not stored', async () => {
	await joinArm({ delay: 60 });
	const shown = await check(DRAFT, {}, { tab: { id: 1, incognito: true } });
	expect([shown.later, drawnIn(shown).length]).toEqual([undefined, 3]);
});

test('the placebo suggests a change that leaves every crowd as it is', async () => {
	await joinArm({ shows: 'placebo' });
	const [marked] = (await check()).marks.filter(({ drawn }) => drawn);
	expect(marked!.why).toMatch(/ Written with its year, /);
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

test('sites are recorded as their category and stored without their names', async () => {
	await join();
	await fake.fromUi({ kind: 'studySite', tab: 1, category: 1 });
	await check();
	await fake.fromUi({ kind: 'studySite', tab: 1, category: 7 });
	expect((await view()).study).toMatchObject({ categories: ['a forum', 'a blog'], category: 1 });
	expect((await log())[0]!.site).toBe(1);
	expect(JSON.stringify([await db.getAll('study'), await log()])).not.toContain('forum.example');
});

test('questions are asked and answered once, and never more often than the file allows', async () => {
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

test('the example shows what a draft would record, and records nothing', async () => {
	const example = (text: string) => fake.fromUi<StudyExample>({ kind: 'studyExample', text });
	expect(await example('I like nothing.')).toBeNull();
	const common = (await example('I like The Matrix.'))!;
	const rare = (await example(DRAFT))!;
	expect(common).toMatchObject({ mentions: 1, advised: common.before < 100 });
	expect(rare).toMatchObject({ mentions: 3, advised: true });
	expect(rare.follow).not.toBeNull();
	const { plan, mentions, after } = rare.follow!;
	expect(after).toBeGreaterThan(rare.before);
	expect(plan === 'drop' ? mentions < 3 : mentions > 0).toBe(true);
	expect(await log()).toEqual([]);
});
