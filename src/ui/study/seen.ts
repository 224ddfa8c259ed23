import type { StudyView } from '../../messages/study.ts';
import type { Database } from '../../storage/db.ts';
import { readLog, readStruck, recordedTotals } from '../../storage/studyLog.ts';
import type { Enrolment } from '../../study/enrolment.ts';
import type { StudyEvent } from '../../study/events.ts';
import { deletedRows, type KeyedRow, keyedRows } from '../../study/handOver.ts';
import type { Posters } from '../../study/trail.ts';
import type { StudyHost } from './host.ts';

/** What there is to see of somebody's part in a study. */
export interface Seen {
	enrolment: Enrolment;
	/** Null where the worker does not tell, or the study was left. */
	view: StudyView | null;
	/** Null where they cannot be read. */
	posters: Posters | null;
	events: StudyEvent[];
	rows: KeyedRow[];
	/** Events that cannot be read, and rows that are deleted. */
	damaged: number;
	deleted: number;
	struck: string[];
}

/**
 * Reads all of it.
 * @throws where the log cannot be read at all
 */
export async function lookAt({ ask }: Pick<StudyHost, 'ask'>, db: Database, enrolment: Enrolment): Promise<Seen> {
	const unless = () => null;
	// First, as what is to be put or said now is recorded then.
	const view = await ask({ kind: 'study', tab: null }).catch(unless);
	const [posters, { events, damaged }, ever, struck] = await Promise.all([
		ask({ kind: 'studyPosters' }).catch(unless),
		readLog(db),
		recordedTotals(db),
		readStruck(db),
	]);
	const rows = await keyedRows(enrolment, events);
	const deleted = deletedRows(enrolment.study, ever, events);
	return { enrolment, view, posters, events, rows, damaged, deleted, struck };
}
