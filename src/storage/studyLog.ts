/** What a study has recorded, as its participant looks through it. Nothing in it is ever changed; days are deleted whole. */
import type { StudyEvent } from '../study/events.ts';
import type { RecorderState } from '../study/recorder.ts';
import { soundOnes } from './checks.ts';
import type { Database } from './db.ts';
import { fits } from './shapes.ts';
import { event as eventShape, recorder as recorderShape, struck as struckShape } from './studyRecords.ts';

/** Every event in the order of recording, and how many records could not be read. */
export async function readLog(db: Database): Promise<{ events: StudyEvent[]; damaged: number }> {
	const { sound, damaged } = soundOnes<StudyEvent>(await db.getAll('studyLog'), eventShape);
	return { events: sound, damaged };
}

/** Deletes what was recorded on a day, counted from joining. */
export async function deleteStudyDay(db: Database, day: number): Promise<void> {
	const tx = db.transaction('studyLog', 'readwrite');
	for (let at = await tx.store.openCursor(); at !== null; at = await at.continue())
		if (at.value.day === day) await at.delete();
	await tx.done;
}

/** Rows that the participant struck, by what tells them apart. */
export async function readStruck(db: Database): Promise<string[]> {
	const stored: unknown = await db.get('study', 'struck');
	return fits(struckShape, stored) ? (stored as string[]) : [];
}

/** Remembers which rows were struck, so that another export leaves out the same; nothing without a study. */
export async function saveStruck(db: Database, struck: readonly string[]): Promise<void> {
	const tx = db.transaction('study', 'readwrite');
	if ((await tx.store.get('enrolment')) !== undefined) await tx.store.put([...struck], 'struck');
	await tx.done;
}

/** How many events were ever recorded; those that are not in the log were deleted. */
export async function everRecorded(db: Database): Promise<number> {
	const recorder: unknown = await db.get('study', 'recorder');
	if (fits(recorderShape, recorder)) return (recorder as RecorderState).events;
	const last = (await db.transaction('studyLog').store.openCursor(null, 'prev'))?.value;
	return last === undefined ? 0 : last.number + 1;
}
