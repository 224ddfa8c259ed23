/** What a study has recorded, as its participant looks through it. Nothing in it is ever changed; days are deleted whole. */
import * as v from 'valibot';
import { soundOnes } from '../checks.ts';
import type { StudyEvent } from '../study/events.ts';
import type { RecorderState } from '../study/recorder.ts';
import { allOrNothing } from './allOrNothing.ts';
import type { Database } from './db.ts';
import { afterLog } from './study.ts';
import { EventSchema, LivesSchema, RecorderSchema, StruckSchema } from './studyRecords.ts';

/** Every event in the order of recording, and how many records could not be read. */
export async function readLog(db: Database): Promise<{ events: StudyEvent[]; damaged: number }> {
	const { sound, damaged } = soundOnes(EventSchema, await db.getAll('studyLog'));
	return { events: sound, damaged };
}

/** Deletes what was recorded on a day, counted from joining, and what is remembered of its drafts. */
export async function deleteStudyDay(db: Database, day: number): Promise<void> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	await allOrNothing(tx, async () => {
		const gone = new Set<number | null>();
		for (let at = await tx.objectStore('studyLog').openCursor(); at !== null; at = await at.continue())
			if (at.value.day === day) {
				gone.add(at.value.draft);
				await at.delete();
			}
		const lives: unknown = await tx.objectStore('study').get('lives');
		if (!v.is(LivesSchema, lives)) return;
		const rest = Object.entries(lives).filter(([, { draft }]) => !gone.has(draft));
		await tx.objectStore('study').put(Object.fromEntries(rest), 'lives');
	});
}

/** Rows that the participant struck, by what tells them apart. */
export async function readStruck(db: Database): Promise<string[]> {
	const stored: unknown = await db.get('study', 'struck');
	return v.is(StruckSchema, stored) ? stored : [];
}

/** Remembers which rows were struck, so that another export leaves out the same; nothing without a study. */
export async function saveStruck(db: Database, struck: readonly string[]): Promise<void> {
	const tx = db.transaction('study', 'readwrite');
	if ((await tx.store.get('enrolment')) !== undefined) await tx.store.put([...struck], 'struck');
	await tx.done;
}

/** How much was ever recorded; what is not in the log was deleted. */
export async function everRecorded(db: Database): Promise<Pick<RecorderState, 'events' | 'drafts' | 'answers'>> {
	const recorder: unknown = await db.get('study', 'recorder');
	if (v.is(RecorderSchema, recorder)) return recorder;
	return afterLog(db.transaction('studyLog').store, 0);
}
