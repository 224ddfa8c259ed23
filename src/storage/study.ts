/**
 * The study that the user takes part in, if any. Every change is one transaction that begins with what was agreed to:
 * who has not joined, has paused or has left has nothing written, whoever asks for it, and however many windows do.
 */

import * as v from 'valibot';
import type { Enrolment } from '../study/enrolment.ts';
import type { StudyEvent } from '../study/events.ts';
import { LogFullError, newRecorder, type RecorderState } from '../study/recorder.ts';
import type { StoredStudy, StudyChange } from '../study/recording.ts';
import { allOrNothing } from './allOrNothing.ts';
import type { Database } from './db.ts';
import { MOST_STUDY_EVENTS } from './limits.ts';
import { AskedSchema, isEnrolment, LivesSchema, RecorderSchema } from './studyRecords.ts';

/** The study, also one that was left with its log kept; `damaged`: there is one that cannot be read. */
export async function readEnrolment(db: Database): Promise<{ enrolment: Enrolment | null; damaged: boolean }> {
	const stored: unknown = await db.get('study', 'enrolment');
	if (isEnrolment(stored)) return { enrolment: stored, damaged: false };
	return { enrolment: null, damaged: stored !== undefined };
}

/** The study that goes on, is paused or is over, with what belongs to it; null for none. */
export async function readStudy(db: Database): Promise<StoredStudy | null> {
	const tx = db.transaction(['study', 'studyLog']);
	return readStored(tx.objectStore('study'), tx.objectStore('studyLog'));
}

/** @returns false where there is a study already, be it one that cannot be read: one at a time */
export async function joinStudy(db: Database, enrolment: Enrolment): Promise<boolean> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	const free = (await tx.objectStore('study').count()) + (await tx.objectStore('studyLog').count()) === 0;
	if (free) await tx.objectStore('study').put(enrolment, 'enrolment');
	await tx.done;
	return free;
}

/**
 * Changes what is kept of the study and adds to its log: all of it or nothing, each event once.
 * @param change null: nothing is to be changed. It must not wait for anything
 * @returns what is kept now; null where there is no study that goes on, or nothing was changed
 * @throws LogFullError when the log is full
 */
export async function changeStudy(
	db: Database,
	change: (stored: StoredStudy) => StudyChange | null,
): Promise<StoredStudy | null> {
	let withoutRoom: Partial<StoredStudy> | undefined;
	try {
		return await changing(db, (stored) => {
			const made = change(stored);
			withoutRoom = made?.withoutRoom;
			return made;
		});
	} catch (error) {
		if (withoutRoom === undefined) throw error;
		return await changing(db, () => withoutRoom!);
	}
}

async function changing(
	db: Database,
	change: (stored: StoredStudy) => StudyChange | null,
): Promise<StoredStudy | null> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	return allOrNothing(tx, async () => {
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
		recorder: v.is(RecorderSchema, recorder) ? recorder : await afterLog(log, enrolment.joined),
		asked: v.is(AskedSchema, asked) ? asked : [],
		lives: v.is(LivesSchema, lives) ? lives : {},
	};
}

/** A recorder that goes on behind what the log has, if there is none: nothing is ever numbered twice. */
export async function afterLog(log: Log, joined: number): Promise<RecorderState> {
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
 * Goes on under a changed study file.
 * @param before the part that was agreed to when the file was opened
 * @param next the part that is agreed to
 * @param anew whether what was recorded before is deleted
 * @returns false where it was changed or left in another window meanwhile: nothing is changed
 */
export async function goOnUnder(db: Database, before: Enrolment, next: Enrolment, anew: boolean): Promise<boolean> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	return allOrNothing(tx, async () => {
		const study = tx.objectStore('study');
		const stored = (await study.get('enrolment')) as Enrolment | undefined;
		if (stored?.code !== before.code || stored.hash !== before.hash || stored.left !== undefined) return false;
		if (anew) await Promise.all([study.clear(), tx.objectStore('studyLog').clear()]);
		// What was paused or sorted since the file was opened holds.
		const { paused, resumed, sites } = stored;
		const going = { ...next, paused, ...(resumed !== undefined && { resumed }), ...(!anew && { sites }) };
		await study.put(going, 'enrolment');
		return true;
	});
}

/** Leaves the study; its log goes with it unless it is to be kept, for saving it once more. */
export async function leaveStudy(db: Database, keepLog: number | null = null): Promise<void> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	const study = tx.objectStore('study');
	const enrolment = (await study.get('enrolment')) as Enrolment | undefined;
	if (keepLog !== null && enrolment !== undefined) await study.put({ ...enrolment, left: keepLog }, 'enrolment');
	else await Promise.all([study.clear(), tx.objectStore('studyLog').clear()]);
	await tx.done;
}
