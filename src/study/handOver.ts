/** What a participant hands over: rows with what tells them apart, of which some may be struck. */
import { summed } from './drafts.ts';
import { encrypted } from './encryption.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { type ExportRow, headOf, rowsOf, toCsv, toldOf, toNdjson } from './exportFile.ts';
import type { RecorderState } from './recorder.ts';

export interface KeyedRow {
	/** Tells the row apart, in every export: the number of its event or draft. */
	key: string;
	row: ExportRow;
}

/** Every row that there is to hand over. */
export async function keyedRows(enrolment: Enrolment, events: readonly StudyEvent[]): Promise<KeyedRow[]> {
	const rows = await rowsOf(enrolment, events);
	const keys = keysOf(enrolment, events);
	return rows.map((row, i) => ({ key: keys[i]!, row }));
}

/** In the order of rows: events, or drafts and then answers. */
function keysOf({ study }: Enrolment, events: readonly StudyEvent[]): string[] {
	if (study.privacy.level !== 'randomised') return events.map(({ number }) => `event ${number}`);
	const { drafts, answers } = toldOf(events);
	return [...drafts.map(({ draft }) => `draft ${draft}`), ...answers.map(({ event }) => `answer ${event}`)];
}

/**
 * Rows that are missing since days were deleted. At the randomised level those are drafts and answers: how many events
 * a draft had tells what was done with it.
 * @param ever how much was recorded in all
 */
export function deletedRows(
	{ privacy }: Pick<Enrolment['study'], 'privacy'>,
	ever: Pick<RecorderState, 'events' | 'drafts' | 'answers'>,
	events: readonly StudyEvent[],
): number {
	const missing = Math.max(0, ever.events - events.length);
	if (privacy.level !== 'randomised') return missing;
	const { drafts, answers } = summed(events);
	const whole = Math.max(0, ever.drafts - drafts.length) + Math.max(0, ever.answers - answers.length);
	return Math.max(whole, Math.min(1, missing));
}

export interface Choices {
	/** Keys of rows that were struck. */
	struck: ReadonlySet<string>;
	/** Rows that are missing since days were deleted. */
	deleted: number;
	form: 'ndjson' | 'csv';
	encrypt: boolean;
}

/** The file: the same for the same log and choices, but for encryption, which is never the same twice. */
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
		text: await encrypted(text, study.publicKey, study.id),
		type: 'application/json',
	};
}
