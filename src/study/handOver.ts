/** What a participant hands over: rows with what tells them apart, of which some may be struck. */
import { type DraftRow, summed } from './drafts.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { type ExportRow, encrypted, headOf, rowsOf, toCsv, toNdjson } from './exportFile.ts';

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
	const drafts = summed(events).drafts.map(({ draft }: DraftRow) => `draft ${draft}`);
	const answers = events.filter(
		({ kind, question, answer }) => kind === 'answered' && question !== null && answer !== null,
	);
	return [...drafts, ...answers.map(({ number }) => `answer ${number}`)];
}

export interface Choices {
	/** Keys of rows that were struck. */
	struck: ReadonlySet<string>;
	/** Events that were deleted by day. */
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
