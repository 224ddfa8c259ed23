/** The log of a study. Its events never change; the participant can delete whole days. */
import * as v from 'valibot';
import { validRecords } from '../checks.ts';
import type { StudyEvent } from '../study/events.ts';
import type { RecorderState } from '../study/recorder.ts';
import { atomically } from './atomically.ts';
import type { Database } from './db.ts';
import { recorderFromLog } from './study.ts';
import { AskedSchema, DraftStatesSchema, EventSchema, RecorderSchema, StruckSchema } from './studyRecords.ts';

/** Returns all events in the order of recording, and the number of invalid records. */
export async function readLog(db: Database): Promise<{ events: StudyEvent[]; damaged: number }> {
	const { valid, damaged } = validRecords(EventSchema, await db.getAll('studyLog'));
	return { events: valid, damaged };
}

/** Deletes the events of a day, counted from joining, and the state of their drafts. */
export async function deleteStudyDay(db: Database, day: number): Promise<void> {
	const tx = db.transaction(['study', 'studyLog'], 'readwrite');
	await atomically(tx, async () => {
		const deletedDrafts = new Set<number | null>();
		for (let at = await tx.objectStore('studyLog').openCursor(); at !== null; at = await at.continue())
			if (at.value.day === day) {
				deletedDrafts.add(at.value.draft);
				await at.delete();
			}
		const lives: unknown = await tx.objectStore('study').get('lives');
		if (!v.is(DraftStatesSchema, lives)) return;
		const rest = Object.entries(lives).filter(([, { draft }]) => !deletedDrafts.has(draft));
		await tx.objectStore('study').put(Object.fromEntries(rest), 'lives');
	});
}

const SIDE_RECORDS = {
	recorder: RecorderSchema,
	asked: AskedSchema,
	lives: DraftStatesSchema,
	struck: StruckSchema,
} as const;
export type SideRecord = keyof typeof SIDE_RECORDS;

/** Returns which records other than the log are damaged: they count as missing. */
export async function damagedRecords(db: Database): Promise<SideRecord[]> {
	const names = Object.keys(SIDE_RECORDS) as SideRecord[];
	const stored: unknown[] = await Promise.all(names.map((name) => db.get('study', name)));
	return names.filter((name, i) => stored[i] !== undefined && !v.is(SIDE_RECORDS[name], stored[i]));
}

/** Returns the keys of the rows that the participant struck. */
export async function readStruck(db: Database): Promise<string[]> {
	const stored: unknown = await db.get('study', 'struck');
	return v.is(StruckSchema, stored) ? stored : [];
}

/** Stores which rows were struck, so that the next export omits them too. Does nothing without a study. */
export async function saveStruck(db: Database, struck: readonly string[]): Promise<void> {
	const tx = db.transaction('study', 'readwrite');
	if ((await tx.store.get('enrolment')) !== undefined) await tx.store.put([...struck], 'struck');
	await tx.done;
}

/** Returns the totals of everything ever recorded, including deleted days. */
export async function recordedTotals(db: Database): Promise<Pick<RecorderState, 'events' | 'drafts' | 'answers'>> {
	const recorder: unknown = await db.get('study', 'recorder');
	if (v.is(RecorderSchema, recorder)) return recorder;
	return recorderFromLog(db.transaction('studyLog').store, 0);
}
