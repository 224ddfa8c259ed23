import type { StudyView } from '../../messages/study.ts';
import type { Database } from '../../storage/db.ts';
import { damagedRecords, readLog, readStruck, recordedTotals, type SideRecord } from '../../storage/studyLog.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import type { StudyEvent } from '../../study/events.ts';
import { deletedRows, type KeyedRow, keyedRows } from '../../study/handOver.ts';
import type { Posters } from '../../study/trail.ts';
import type { StudyHost } from './host.ts';

export interface ParticipationView {
	enrolment: Enrolment;
	/** Null if the worker does not answer, or the user has left the study. */
	view: StudyView | null;
	/** Null if they cannot be read. */
	posters: Posters | null;
	events: StudyEvent[];
	rows: KeyedRow[];
	/** Numbers of unreadable events and of deleted rows. */
	damaged: number;
	deleted: number;
	struck: string[];
	/** Damaged records outside of the log, before anything new was recorded. */
	damagedRecords: SideRecord[];
}

/**
 * Loads everything about the participation.
 * @throws if the log cannot be read at all
 */
export async function loadParticipation(
	{ ask }: Pick<StudyHost, 'ask'>,
	db: Database,
	enrolment: Enrolment,
): Promise<ParticipationView> {
	const unless = () => null;
	const spoilt = await damagedRecords(db);
	// Must run first: the worker records the questions and notices that are due when it answers.
	const view = await ask({ kind: 'study', tab: null }).catch(unless);
	const [posters, { events, damaged }, ever, struck] = await Promise.all([
		ask({ kind: 'studyPosters' }).catch(unless),
		readLog(db),
		recordedTotals(db),
		readStruck(db),
	]);
	const rows = await keyedRows(enrolment, events);
	const deleted = deletedRows(enrolment.study, ever, events);
	return { enrolment, view, posters, events, rows, damaged, deleted, struck, damagedRecords: spoilt };
}
