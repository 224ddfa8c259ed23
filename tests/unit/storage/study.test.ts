import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from '../../../src/storage/backup.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { MOST_STUDY_EVENTS } from '../../../src/storage/limits.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { changeStudy, goOnUnder, joinStudy, leaveStudy, readEnrolment, readStudy } from '../../../src/storage/study.ts';
import { deleteStudyDay, readLog, readStruck, saveStruck } from '../../../src/storage/studyLog.ts';
import { agreed, enrol, goesOn } from '../../../src/study/joining.ts';
import { record } from '../../../src/study/recorder.ts';
import { aStudy } from '../../fixtures/studyFile.ts';

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
/** Records the beginning of a draft on a day. */
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

test('a database of version 2 keeps what it has and gets room for a study', async () => {
	db.close();
	await deleteDB('red-herring');
	const old = await openDB('red-herring', 2, {
		upgrade: (made) => {
			for (const name of ['packs', 'personas', 'posts', 'ratings', 'imports']) made.createObjectStore(name);
		},
	});
	await old.put('packs', { id: 'one', bytes: new ArrayBuffer(8) }, 'built-in');
	old.close();
	db = await openDatabase();
	expect((await db.get('packs', 'built-in'))!.id).toBe('one');
	expect((await join()).joined).toBe(true);
});

test('nothing is written without having joined', async () => {
	expect(await draft(0)).toBeNull();
	await saveStruck(db, ['event 0']);
	await leaveStudy(db, 1);
	await goOnUnder(db, await enrol(aStudy(), '', 1), false);
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
});

test('one study at a time, also from two windows at once', async () => {
	const joined = await Promise.all([join(), join(aStudy({ id: 'another' }))]);
	expect(joined.map((one) => one.joined)).toEqual([true, false]);
	expect((await readStudy(db))!.enrolment).toEqual(joined[0].enrolment);
});

test('events of two windows at once are numbered one after another, none is lost and none doubled', async () => {
	await join();
	const other = await openDatabase();
	await Promise.all(Array.from({ length: 20 }, (_, i) => draft(0, i % 2 === 0 ? db : other)));
	other.close();
	expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test('a day is deleted whole; what comes next goes on behind it', async () => {
	await join();
	for (const day of [0, 0, 1, 2]) await draft(day);
	await deleteStudyDay(db, 1);
	await deleteStudyDay(db, 2);
	expect(await numbers()).toEqual([0, 1]);
	await draft(2);
	expect(await numbers()).toEqual([0, 1, 4]);
});

test('an update of the extension in the middle goes on where the version before it was', async () => {
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

test('without what the recorder remembers, numbering goes on behind the log', async () => {
	await join();
	await draft(0);
	await draft(0);
	await db.put('study', 7 as never, 'recorder');
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

test('a log that is full takes no more, and says so', async () => {
	await join();
	await draft(0);
	const [first] = (await readLog(db)).events;
	const fill = db.transaction('studyLog', 'readwrite');
	for (let number = 1; number < MOST_STUDY_EVENTS; number++) void fill.store.add({ ...first!, number });
	await fill.done;
	await expect(draft(1)).rejects.toMatchObject({ why: 'full' });
	expect(await db.count('studyLog')).toBe(MOST_STUDY_EVENTS);
});

test('leaving deletes everything, or keeps the log and records no more', async () => {
	await join();
	await draft(0);
	await leaveStudy(db, JOINED + DAY);
	expect([await draft(1), await readStudy(db), await numbers()]).toEqual([null, null, [0]]);
	expect((await readEnrolment(db)).enrolment!.left).toBe(JOINED + DAY);
	expect((await join()).joined).toBe(false);
	await leaveStudy(db);
	expect([await db.count('study'), await db.count('studyLog')]).toEqual([0, 0]);
});

test('what cannot be read is told, and counts as no study', async () => {
	await db.put('study', { study: {} } as never, 'enrolment');
	await db.put('studyLog', { number: 3, kind: 'title' } as never);
	expect(await readEnrolment(db)).toEqual({ enrolment: null, damaged: true });
	expect([await readStudy(db), await draft(0)]).toEqual([null, null]);
	expect(await readLog(db)).toEqual({ events: [], damaged: 1 });
});

test('rows that were struck are remembered', async () => {
	await join();
	await saveStruck(db, ['event 1']);
	expect(await readStruck(db)).toEqual(['event 1']);
});

test('a changed study keeps participant, arm and log where these can still be read; else it begins anew', async () => {
	const { enrolment } = await join();
	await draft(0);
	const retitled = aStudy({ version: 2, title: 'Another title' });
	const next = await agreed(enrolment, retitled, JSON.stringify(retitled));
	expect([next.code, next.arm, next.hash === enrolment.hash]).toEqual([enrolment.code, enrolment.arm, false]);
	await goOnUnder(db, next, !goesOn(enrolment, retitled));
	expect([(await readStudy(db))!.enrolment.study.version, await numbers()]).toEqual([2, [0]]);
	const asksMore = aStudy({ version: 3, siteCategories: ['a forum'] });
	await goOnUnder(db, await agreed(next, asksMore, '3'), !goesOn(next, asksMore));
	expect([(await readStudy(db))!.enrolment.study.version, await numbers()]).toEqual([3, []]);
});

test('a backup holds nothing of a study', async () => {
	const { enrolment } = await join();
	await draft(0);
	const { backup } = await makeBackup(db, DEFAULTS, '2026-11-21');
	expect(JSON.stringify(backup)).not.toContain(enrolment.code);
});
