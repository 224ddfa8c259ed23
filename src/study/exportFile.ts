/** What a participant hands over: a head that says what it is, and rows as the study's privacy level makes them. */
import Papa from 'papaparse';
import type { Field } from './dictionary.ts';
import { type AnswerRow, type DraftRow, type NumberedAnswer, summed } from './drafts.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { fieldsOf, handedOver } from './fields.ts';
import { coarsened, luckOf, noiseOf, randomisedAnswer, randomisedDraft, secretKey } from './privacy.ts';
import type { PrivacyLevel } from './studyFile.ts';

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
	/** Rows that the participant struck; 0: the export is complete. */
	struck: number;
	/** Fields of its rows. */
	dictionary: readonly Field[];
}

/** Events at the plain and the coarse level, whole drafts and answers at the randomised one; fields that the study records. */
export type ExportRow =
	| ({ row: 'event' } & Partial<StudyEvent>)
	| ({ row: 'draft' } & Partial<DraftRow>)
	| ({ row: 'answer' } & Partial<AnswerRow>);

const picked = (row: object, fields: readonly Field[]) =>
	Object.fromEntries(fields.map(({ name }) => [name, (row as Record<string, unknown>)[name] ?? null]));

/** What is told at the randomised level: not drafts of which it is not known what became of them. */
export function toldOf(events: readonly StudyEvent[]): { drafts: DraftRow[]; answers: NumberedAnswer[] } {
	const { drafts, answers } = summed(events);
	return { drafts: drafts.filter(({ cut }) => !cut), answers };
}

/** The rows of somebody's events as the study's privacy level has them; the same events give the same rows. */
export async function rowsOf(
	{ study, secret }: Pick<Enrolment, 'study' | 'secret'>,
	events: readonly StudyEvent[],
): Promise<ExportRow[]> {
	const { level, epsilon } = study.privacy;
	if (level !== 'randomised') {
		const fields = fieldsOf(study, 'event');
		const kept = level === 'coarse' ? events.map(coarsened) : events;
		return kept.map((event) => ({ row: 'event', ...picked(event, fields) }) as ExportRow);
	}
	const key = await secretKey(secret);
	const { drafts, answers } = toldOf(events);
	const [noise, ofDraft, ofAnswer] = [noiseOf(study.recorded), fieldsOf(study, 'draft'), fieldsOf(study, 'answer')];
	const draftRows = drafts.map(async (row) => {
		// By field and value: what stays as it was in a draft that goes on gets no new noise in the next file.
		const labels = noise.map(({ name }) => `draft\n${row.draft}\n${name}\n${row[name as keyof DraftRow]}`);
		const luck = await Promise.all(labels.map((label) => luckOf(key, label)));
		return { row: 'draft', ...picked(randomisedDraft(row, epsilon!, luck, noise), ofDraft) } as ExportRow;
	});
	const answerRows = answers.map(async (row) => {
		const count = study.questions.find(({ id }) => id === row.question)?.answers.length ?? 2;
		const luck = await luckOf(key, `answer\n${row.event}\n${row.answer}`);
		return { row: 'answer', ...picked(randomisedAnswer(row, count, epsilon!, luck), ofAnswer) } as ExportRow;
	});
	return Promise.all([...draftRows, ...answerRows]);
}

/** @param struck how many rows the participant struck out of those that there are */
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
	dictionary: handedOver(study),
});

/** One JSON document a line, the head first. */
export const toNdjson = (head: ExportHead, rows: readonly ExportRow[]): string =>
	[head, ...rows].map((line) => `${JSON.stringify(line)}\n`).join('');

/** A comment line with the head, then a table with one column a field. */
export const toCsv = (head: ExportHead, rows: readonly ExportRow[]): string => {
	const fields = ['row', ...head.dictionary.map(({ name }) => name)];
	const table = Papa.unparse({ fields, data: rows as unknown as unknown[] } as never, { newline: '\n' });
	return `# ${JSON.stringify(head)}\n${table}\n`;
};
