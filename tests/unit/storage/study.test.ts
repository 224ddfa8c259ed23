import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { MOST_STUDY_EVENTS } from '../../../src/storage/limits.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import {
	changeStudy,
	joinStudy,
	leaveStudy,
	openEnrolment,
	readEnrolment,
	readStudy,
	updateEnrolment,
} from '../../../src/storage/study.ts';
import {
	damagedRecords,
	deleteStudyDay,
	readLog,
	readStruck,
	recordedTotals,
	saveStruck,
} from '../../../src/storage/studyLog.ts';
import { agreeToChange, canContinue, enrol } from '../../../src/study/joining.ts';
import { LogFullError, record } from '../../../src/study/recorder.ts';
import { recordObservation, recordPause } from '../../../src/study/recording.ts';
import { aStudy } from '../../fixtures/studyFile.ts';
import { makeBackup } from './makeBackup.ts';

let db: Database;
beforeEach(async () => {
	await deleteDB('red-herring');
	db = await openDatabase();
});
afterEach(() => db.close());

const JOINED = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const join = async (study = aStudy()) => {
	const enrolment = await enrol(study, JSON.stringify(study), JOINED);
	return { enrolment, joined: await joinStudy(db, enrolment) };
};
const draft = (day: number, on = db) =>
	changeStudy(on, ({ enrolment, recorder }) => {
		const { state, event } = record(
			recorder,
			{ kind: 'draft', at: JOINED + day * DAY, hour: 12, mentions: 1 },
			enrolment,
		);
		return { recorder: state, events: [event!] };
	});
const numbers = async () => (await readLog(db)).events.map(({ number }) => number);

test('the enrollment is read on another connection if the first is lost, and never assumed missing', async () => {
	const enrolment = await enrol(aStudy(), JSON.stringify(aStudy()), 1);
	await joinStudy(db, enrolment);
	const lost = await openDatabase();
	lost.close();
	const connections = [lost, db];
	expect(await openEnrolment(async () => connections.shift()!)).toEqual({ db, enrolment, damaged: false });
	await expect(openEnrolment(async () => lost)).rejects.toThrow('not allowed');
});

test.each([
	['code', 'A'.repeat(32)],
	['code', 'a'.repeat(31)],
	['code', 7],
	['secret', 'a'.repeat(63)],
	['hash', `${'a'.repeat(63)}g`],
	['joined', Number.NaN],
	['sites', null],
] as const)('an enrolment with a damaged %s is ignored and reported: %j', async (field, damaged) => {
	const { enrolment } = await join();
	expect(await readEnrolment(db)).toEqual({ enrolment, damaged: false });
	await db.put('study', { ...enrolment, [field]: damaged } as never, 'enrolment');
	expect(await readEnrolment(db)).toEqual({ enrolment: null, damaged: true });
	expect(await readStudy(db)).toBeNull();
	// Nor is another study joined over it.
	expect((await join()).joined).toBe(false);
});

test('nothing is written before joining', async () => {
	expect(await draft(0)).toBeNull();
	await saveStruck(db, ['event 0']);
	await leaveStudy(db, 1);
	const enrolment = await enrol(aStudy(), '', 1);
	expect(await updateEnrolment(db, enrolment, enrolment, false)).toBe(false);
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
});

test('only one study can be joined, even from two windows at once', async () => {
	const joined = await Promise.all([join(), join(aStudy({ id: 'another' }))]);
	// Which of them is the first chance decides: each makes hashes before.
	const first = joined.filter((one) => one.joined);
	expect(first).toHaveLength(1);
	expect((await readStudy(db))!.enrolment).toEqual(first[0]!.enrolment);
});

test('concurrent events of two windows are numbered consecutively, without loss or duplicates', async () => {
	await join();
	const other = await openDatabase();
	await Promise.all(Array.from({ length: 20 }, (_, i) => draft(0, i % 2 === 0 ? db : other)));
	other.close();
	expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('a day is deleted completely, and later events continue after it', async () => {
	await join();
	for (const day of [0, 0, 1, 2]) await draft(day);
	await deleteStudyDay(db, 1);
	await deleteStudyDay(db, 2);
	expect(await numbers()).toEqual([0, 1]);
	await draft(2);
	expect(await numbers()).toEqual([0, 1, 4]);
	await deleteStudyDay(db, 0);
	expect(await numbers()).toEqual([4]);
});

test('after an update, a study continues where the previous version was', async () => {
	await join();
	await draft(0);
	// The new version opens the database while the old one still has it.
	const old = db;
	db = await openDatabase();
	await draft(0);
	old.close();
	await expect(draft(1, old)).rejects.toThrow();
	await draft(1);
	expect(await numbers()).toEqual([0, 1, 2]);
});

test('without the recorder’s state numbering continues after the log', async () => {
	await join();
	await draft(0);
	await draft(0);
	await db.put('study', 7 as never, 'recorder');
	expect(await recordedTotals(db)).toMatchObject({ events: 2, drafts: 2, answers: 0 });
	await draft(1);
	expect(await numbers()).toEqual([0, 1, 2]);
});

test('a change that fails leaves everything as it was', async () => {
	await join();
	await draft(0);
	const before = await readStudy(db);
	await expect(
		changeStudy(db, ({ recorder }) => {
			const event = { ...record(recorder, { kind: 'draft', at: JOINED, hour: 1 }, before!.enrolment).event! };
			return { asked: [{ question: 'helped', day: 0, over: false }], events: [event, event] };
		}),
	).rejects.toThrow();
	expect([await readStudy(db), await numbers()]).toEqual([before, [0]]);
});

test('a full log accepts no more events and reports it', async () => {
	await join();
	await draft(0);
	const [first] = (await readLog(db)).events;
	const fill = db.transaction('studyLog', 'readwrite');
	for (let number = 2; number < MOST_STUDY_EVENTS; number++) void fill.store.add({ ...first!, number });
	await fill.done;
	// One more has room.
	await draft(1);
	await expect(draft(1)).rejects.toThrow(LogFullError);
	expect(await db.count('studyLog')).toBe(MOST_STUDY_EVENTS);
	// Who wants to pause can, though that cannot be recorded.
	const now = { at: JOINED + 1000, hour: 12, today: '2026-11-21' };
	const paused = await changeStudy(db, (kept) => recordPause(kept, true, now));
	expect([paused!.enrolment.paused, (await readStudy(db))!.enrolment.paused]).toEqual([now.at, now.at]);
	expect(await db.count('studyLog')).toBe(MOST_STUDY_EVENTS);
});

test('agreeing to a changed study keeps the pause and sorted sites, and waits for other windows', async () => {
	const { enrolment } = await join();
	const changed = aStudy({ version: 2 });
	await changeStudy(db, ({ enrolment }) => ({ enrolment: { ...enrolment, paused: 5, sites: { a: 1 } } }));
	const next = await agreeToChange(enrolment, changed, '2');
	expect(await updateEnrolment(db, enrolment, next, false)).toBe(true);
	expect((await readStudy(db))!.enrolment).toMatchObject({ paused: 5, sites: { a: 1 }, hash: next.hash });
	// Another window still has the first version open.
	expect(await updateEnrolment(db, enrolment, await agreeToChange(enrolment, aStudy({ version: 3 }), '3'), false)).toBe(
		false,
	);
	expect((await readStudy(db))!.enrolment.study.version).toBe(2);
});

test('leaving deletes everything, or keeps the log and stops recording', async () => {
	await join();
	await draft(0);
	await leaveStudy(db, JOINED + DAY);
	expect([await draft(1), await readStudy(db), await numbers()]).toEqual([null, null, [0]]);
	expect((await readEnrolment(db)).enrolment!.left).toBe(JOINED + DAY);
	expect((await join()).joined).toBe(false);
	await leaveStudy(db);
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
});

test('an unreadable record is reported and counts as no study', async () => {
	await db.put('study', { study: {} } as never, 'enrolment');
	await db.put('studyLog', { number: 3, kind: 'title' } as never);
	expect(await readEnrolment(db)).toEqual({ enrolment: null, damaged: true });
	expect([await readStudy(db), await draft(0)]).toEqual([null, null]);
	expect(await readLog(db)).toEqual({ events: [], damaged: 1 });
});

test('damaged records other than the log are named', async () => {
	await join();
	await draft(0);
	await saveStruck(db, ['event 1']);
	expect([await damagedRecords(db), await readStruck(db)]).toEqual([[], ['event 1']]);
	await db.put('study', [7] as never, 'struck');
	await db.put('study', 'gone' as never, 'lives');
	expect(await damagedRecords(db)).toEqual(['lives', 'struck']);
});

test('deleting a day forgets its drafts, but not how many there were in total', async () => {
	await join();
	const seen = { mentions: 1, rank: 9, crowd: 30, advised: true, dropping: false, adding: false };
	const now = (day: number) => ({ at: JOINED + day * DAY, hour: 12, today: '2026-11-21' });
	for (const day of [0, 1])
		await changeStudy(db, (kept) => recordObservation(kept, `draft ${day}`, seen, now(0.3 + 0.3 * day)));
	await changeStudy(db, (kept) => recordObservation(kept, 'draft 1', { ...seen, opened: true }, now(1.1)));
	await deleteStudyDay(db, 1);
	expect(Object.keys((await readStudy(db))!.lives)).toEqual(['draft 0']);
	expect(await recordedTotals(db)).toMatchObject({ events: 5, drafts: 2, answers: 0 });
	expect(await numbers()).toEqual([0, 1, 2, 3]);
});

test('joining is refused while a log exists, and so is continuing a study that was left or belongs to another', async () => {
	const { enrolment } = await join();
	await draft(0);
	await leaveStudy(db, 5);
	expect((await join()).joined).toBe(false);
	expect(await updateEnrolment(db, enrolment, enrolment, true)).toBe(false);
	expect(await numbers()).toEqual([0]);
	await db.clear('study');
	expect((await join()).joined).toBe(false);
	await db.clear('studyLog');
	await join();
	// Joined again, under another code, since the file was opened.
	expect(await updateEnrolment(db, enrolment, { ...enrolment, arm: 'x' }, false)).toBe(false);
	expect((await readStudy(db))!.enrolment.arm).toBe('everything');
});

test('a changed study keeps participant, arm, and log if they can still be read, and otherwise starts again', async () => {
	const { enrolment } = await join();
	await draft(0);
	const retitled = aStudy({ version: 2, title: 'Another title' });
	const next = await agreeToChange(enrolment, retitled, JSON.stringify(retitled));
	expect([next.code, next.arm, next.hash === enrolment.hash]).toEqual([enrolment.code, enrolment.arm, false]);
	expect(await updateEnrolment(db, enrolment, next, !canContinue(enrolment, retitled))).toBe(true);
	expect([(await readStudy(db))!.enrolment.study.version, await numbers()]).toEqual([2, [0]]);
	const asksMore = aStudy({ version: 3, siteCategories: ['a forum'] });
	await updateEnrolment(db, next, await agreeToChange(next, asksMore, '3'), !canContinue(next, asksMore));
	expect([(await readStudy(db))!.enrolment.study.version, await numbers()]).toEqual([3, []]);
});

test('events recorded during a trial never get into the study itself', async () => {
	const arms = [...aStudy().arms, { id: 'none', about: 'None.', weight: 0, shows: 'nothing' as const }];
	const tried = aStudy({ arms, trial: 'none' });
	const enrolment = await enrol(tried, JSON.stringify(tried), 0);
	expect(enrolment.arm).toBe('none');
	await joinStudy(db, enrolment);
	await draft(0);
	const real = aStudy({ arms, version: 2 });
	const next = await agreeToChange(enrolment, real, JSON.stringify(real));
	expect(next.arm).toBe('everything');
	await updateEnrolment(db, enrolment, next, !canContinue(enrolment, real));
	expect(await numbers()).toEqual([]);
});

test('a backup contains nothing of a study', async () => {
	const { enrolment } = await join();
	await draft(0);
	const { backup } = await makeBackup(db, DEFAULTS, '2026-11-21');
	expect(JSON.stringify(backup)).not.toContain(enrolment.code);
});
