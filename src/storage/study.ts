/**
 * Stores the user's study. Every change is one transaction that reads the enrollment first, so that nothing is recorded
 * before joining, during a pause, or after leaving, even with several windows open.
 */
import * as v from 'valibot';
import type { Enrolment } from '../study/enrolment.ts';
import type { StudyEvent } from '../study/events.ts';
import { LogFullError, newRecorder, type RecorderState } from '../study/recorder.ts';
import type { StoredStudy, StudyChange } from '../study/recording.ts';
import { atomically } from './atomically.ts';
import type { Database } from './db.ts';
import { MOST_STUDY_EVENTS } from './limits.ts';
import { AskedSchema, DraftStatesSchema, isEnrolment, RecorderSchema } from './studyRecords.ts';

/** Reads the enrollment, including that of a study that was left with its log kept; `damaged`: it exists but is invalid. */
export async function readEnrolment(db: Database): Promise<{ enrolment: Enrolment | null; damaged: boolean }> {
	const stored: unknown = await db.get('study', 'enrolment');
	if (isEnrolment(stored)) return { enrolment: stored, damaged: false };
	return { enrolment: null, damaged: stored !== undefined };
}

/** Opens the database and reads the enrollment, again if the connection is lost. @throws if it cannot be read */
export async function openEnrolment(openDb: () => Promise<Database>) {
	const read = async () => {
		const db = await openDb();
		return { db, ...(await readEnrolment(db)) };
	};
	return read().catch(read);
}

/** Reads the study with its records unless the participant has left; null for none. */
export async function readStudy(db: Database): Promise<StoredStudy | null> {
	const tx = db.transaction(['study', 'studyLog']);
	return readStored(tx.objectStore('study'), tx.objectStore('studyLog'));
}

/** Joins a study. @returns false if there is a study already, even an invalid one, as only one is allowed */
export async function joinStudy(db: Database, enrolment: Enrolment): Promise<boolean> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	const free = (await tx.objectStore('study').count()) + (await tx.objectStore('studyLog').count()) === 0;
	if (free) await tx.objectStore('study').put(enrolment, 'enrolment');
	await tx.done;
	return free;
}

/**
 * Changes the records of the study and appends to its log, in one transaction.
 * @param change returns null to change nothing; must be synchronous, or the transaction would end
 * @returns the stored study afterwards; null without one or if nothing was changed
 * @throws LogFullError if the log is full
 */
export async function changeStudy(
	db: Database,
	change: (stored: StoredStudy) => StudyChange | null,
): Promise<StoredStudy | null> {
	let withoutRoom: Partial<StoredStudy> | undefined;
	try {
		return await applyChange(db, (stored) => {
			const made = change(stored);
			withoutRoom = made?.withoutRoom;
			return made;
		});
	} catch (error) {
		if (withoutRoom === undefined) throw error;
		return await applyChange(db, () => withoutRoom!);
	}
}

async function applyChange(
	db: Database,
	change: (stored: StoredStudy) => StudyChange | null,
): Promise<StoredStudy | null> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	return atomically(tx, async () => {
		const [study, log] = [tx.objectStore('study'), tx.objectStore('studyLog')];
		const before = await readStored(study, log);
		if (before === null) return null;
		const made = change(before);
		if (made === null) return null;
		const { events = [], withoutRoom: _, ...records } = made;
		if (events.length > 0 && (await log.count()) + events.length > MOST_STUDY_EVENTS) throw new LogFullError();
		for (const event of events) await log.add(event);
		for (const [name, record] of Object.entries(records)) await study.put(record, name as keyof StoredStudy);
		return { ...before, ...records };
	});
}

async function readStored(study: Records, log: Log): Promise<StoredStudy | null> {
	const enrolment = await study.get('enrolment');
	if (!isEnrolment(enrolment) || enrolment.left !== undefined) return null;
	const [recorder, asked, lives] = await Promise.all([study.get('recorder'), study.get('asked'), study.get('lives')]);
	return {
		enrolment,
		recorder: v.is(RecorderSchema, recorder) ? recorder : await recorderFromLog(log, enrolment.joined),
		asked: v.is(AskedSchema, asked) ? asked : [],
		lives: v.is(DraftStatesSchema, lives) ? lives : {},
	};
}

/** Reconstructs a missing recorder state from the log, so that no number is used twice. */
export async function recorderFromLog(log: Log, joined: number): Promise<RecorderState> {
	const last = (await log.openCursor(null, 'prev'))?.value;
	const fresh = newRecorder(joined);
	return last === undefined ? fresh : { ...fresh, events: last.number + 1, drafts: last.number + 1, answers: 0 };
}

interface Records {
	get(name: keyof StoredStudy): Promise<unknown>;
}

export interface Log {
	openCursor(from: null, direction: 'prev'): Promise<{ value: StudyEvent } | null>;
}

/**
 * Continues under a changed study file.
 * @param before the enrollment when the file was opened
 * @param next the enrollment in the changed study
 * @param restart whether to delete everything recorded so far
 * @returns false, without a change, if the study was changed or left in another window since
 */
export async function updateEnrolment(
	db: Database,
	before: Enrolment,
	next: Enrolment,
	restart: boolean,
): Promise<boolean> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	return atomically(tx, async () => {
		const study = tx.objectStore('study');
		const stored = (await study.get('enrolment')) as Enrolment | undefined;
		if (stored?.code !== before.code || stored.hash !== before.hash || stored.left !== undefined) return false;
		if (restart) await Promise.all([study.clear(), tx.objectStore('studyLog').clear()]);
		// Keeps a pause or sorted sites from after the file was opened.
		const { paused, resumed, sites } = stored;
		const updated = { ...next, paused, ...(resumed !== undefined && { resumed }), ...(!restart && { sites }) };
		await study.put(updated, 'enrolment');
		return true;
	});
}

/** Leaves the study and deletes its log. @param keepLog time of leaving, to keep the log for another export */
export async function leaveStudy(db: Database, keepLog: number | null = null): Promise<void> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	const study = tx.objectStore('study');
	const enrolment = (await study.get('enrolment')) as Enrolment | undefined;
	if (keepLog !== null && enrolment !== undefined) await study.put({ ...enrolment, left: keepLog }, 'enrolment');
	else await Promise.all([study.clear(), tx.objectStore('studyLog').clear()]);
	await tx.done;
}
