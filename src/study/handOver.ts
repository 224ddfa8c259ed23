/** Builds the export: rows with keys, of which the participant may strike some. */
import { summarize } from './drafts.ts';
import { encryptExport } from './encryption.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { type ExportRow, exportableOf, headOf, rowsOf, toCsv, toNdjson } from './exportFile.ts';
import type { RecorderState } from './recorder.ts';

export interface KeyedRow {
	/** Identifies the row in every export, by the number of its event or draft. */
	key: string;
	row: ExportRow;
}

export async function keyedRows(enrolment: Enrolment, events: readonly StudyEvent[]): Promise<KeyedRow[]> {
	const rows = await rowsOf(enrolment, events);
	const keys = keysOf(enrolment, events);
	return rows.map((row, i) => ({ key: keys[i]!, row }));
}

/** Keys in the order of rows: events, or drafts and then answers. */
function keysOf({ study }: Enrolment, events: readonly StudyEvent[]): string[] {
	if (study.privacy.level !== 'randomised') return events.map(({ number }) => `event ${number}`);
	const { drafts, answers } = exportableOf(events);
	return [...drafts.map(({ draft }) => `draft ${draft}`), ...answers.map(({ event }) => `answer ${event}`)];
}

/**
 * Returns the number of rows that are missing because days were deleted. At the randomized level it counts drafts and
 * answers, since the number of events of a draft would reveal what was done with it.
 * @param ever totals of everything ever recorded
 */
export function deletedRows(
	{ privacy }: Pick<Enrolment['study'], 'privacy'>,
	ever: Pick<RecorderState, 'events' | 'drafts' | 'answers'>,
	events: readonly StudyEvent[],
): number {
	const missing = Math.max(0, ever.events - events.length);
	if (privacy.level !== 'randomised') return missing;
	const { drafts, answers } = summarize(events);
	const whole = Math.max(0, ever.drafts - drafts.length) + Math.max(0, ever.answers - answers.length);
	return Math.max(whole, Math.min(1, missing));
}

export interface Choices {
	struck: ReadonlySet<string>;
	/** Number of rows that are missing because days were deleted. */
	deleted: number;
	form: 'ndjson' | 'csv';
	encrypt: boolean;
}

/** Builds the file: deterministic for the same log and choices, except for encryption. */
export async function fileOf(
	enrolment: Enrolment,
	all: readonly KeyedRow[],
	{ struck, deleted, form, encrypt }: Choices,
): Promise<{ name: string; text: string; type: string }> {
	const { study, code } = enrolment;
	const rows = all.filter(({ key }) => !struck.has(key)).map(({ row }) => row);
	const head = headOf(enrolment, rows.length, all.length - rows.length + deleted);
	const text = form === 'csv' ? toCsv(head, rows) : toNdjson(head, rows);
	const name = `${study.id}-${code.slice(0, 8)}.${form}`;
	if (!encrypt || study.publicKey === undefined)
		return { name, text, type: form === 'csv' ? 'text/csv' : 'application/x-ndjson' };
	return {
		name: `${name}.encrypted.json`,
		text: await encryptExport(text, study.publicKey, study.id),
		type: 'application/json',
	};
}
