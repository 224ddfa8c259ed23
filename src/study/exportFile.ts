/** The export file: a head that describes it, and rows transformed by the study's privacy level. */
import Papa from 'papaparse';
import type { PrivacyLevel } from './choices.ts';
import type { Field } from './dictionary.ts';
import { type AnswerRow, type DraftRow, type NumberedAnswer, summarize } from './drafts.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { exportedFields, fieldsOf } from './fields.ts';
import { coarsen, noiseOf, randomiseAnswer, randomiseDraft } from './privacy.ts';
import { secretKey, uniformFrom } from './secret.ts';

export interface ExportHead {
	format: 'red-herring-export/1';
	study: string;
	version: number;
	/** SHA-256 of the study file. */
	hash: string;
	participant: string;
	arm: string;
	privacy: { level: PrivacyLevel; epsilon?: number };
	rows: number;
	/** Number of rows that the participant struck; 0: the export is complete. */
	struck: number;
	dictionary: readonly Field[];
}

/** Events at the plain and coarse levels, drafts and answers at the randomized one, with the fields that the study records. */
export type ExportRow =
	| ({ row: 'event' } & Partial<StudyEvent>)
	| ({ row: 'draft' } & Partial<DraftRow>)
	| ({ row: 'answer' } & Partial<AnswerRow>);

const pick = (row: object, fields: readonly Field[]) =>
	Object.fromEntries(fields.map(({ name }) => [name, (row as Record<string, unknown>)[name] ?? null]));

/** Returns what is exported at the randomized level: answers, and drafts with known outcome. */
export function exportableOf(events: readonly StudyEvent[]): { drafts: DraftRow[]; answers: NumberedAnswer[] } {
	const { drafts, answers } = summarize(events);
	return { drafts: drafts.filter(({ cut }) => !cut), answers };
}

/** Converts a participant's events into export rows at the study's privacy level, deterministically. */
export async function rowsOf(
	{ study, secret }: Pick<Enrolment, 'study' | 'secret'>,
	events: readonly StudyEvent[],
): Promise<ExportRow[]> {
	const { level, epsilon } = study.privacy;
	if (level !== 'randomised') {
		const fields = fieldsOf(study, 'event');
		const exported = level === 'coarse' ? events.map(coarsen) : events;
		return exported.map((event) => ({ row: 'event', ...pick(event, fields) }) as ExportRow);
	}
	const key = await secretKey(secret);
	const { drafts, answers } = exportableOf(events);
	const [noise, ofDraft, ofAnswer] = [noiseOf(study.recorded), fieldsOf(study, 'draft'), fieldsOf(study, 'answer')];
	const draftRows = drafts.map(async (row) => {
		// Keyed by field and value, so that unchanged fields of an ongoing draft get the same noise in the next export.
		const labels = noise.map(({ name }) => `draft\n${row.draft}\n${name}\n${row[name as keyof DraftRow]}`);
		const uniforms = await Promise.all(labels.map((label) => uniformFrom(key, label)));
		return { row: 'draft', ...pick(randomiseDraft(row, epsilon!, uniforms, noise), ofDraft) } as ExportRow;
	});
	const answerRows = answers.map(async (row) => {
		const count = study.questions.find(({ id }) => id === row.question)?.answers.length ?? 2;
		const uniform = await uniformFrom(key, `answer\n${row.event}\n${row.answer}`);
		return { row: 'answer', ...pick(randomiseAnswer(row, count, epsilon!, uniform), ofAnswer) } as ExportRow;
	});
	return Promise.all([...draftRows, ...answerRows]);
}

/** @param struck number of rows that the participant struck or deleted */
export const headOf = (
	{ study, hash, code, arm }: Omit<Enrolment, 'secret'>,
	rows: number,
	struck: number,
): ExportHead => ({
	format: 'red-herring-export/1',
	study: study.id,
	version: study.version,
	hash,
	participant: code,
	arm,
	privacy: study.privacy,
	rows,
	struck,
	dictionary: exportedFields(study),
});

/** Serializes as NDJSON, the head first. */
export const toNdjson = (head: ExportHead, rows: readonly ExportRow[]): string =>
	[head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');

/** Serializes as CSV: a comment line with the head, then a table with one column per field. */
export const toCsv = (head: ExportHead, rows: readonly ExportRow[]): string => {
	const fields = ['row', ...head.dictionary.map(({ name }) => name)];
	const table = Papa.unparse({ fields, data: rows as unknown as unknown[] } as never, { newline: '\n' });
	return `# ${JSON.stringify(head)}\n${table}\n`;
};
