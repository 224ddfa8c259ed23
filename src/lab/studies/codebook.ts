/** The meaning of each column in an analysis' tables, made from the study file. */
import Papa from 'papaparse';
import { FIELDS } from '../../study/dictionary.ts';
import { recordedRows } from '../../study/recordedRows.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { measuresFor } from './gather.ts';
import { layoutsOf } from './tables.ts';

type Row = readonly [table: string, column: string, type: string, values: string, meaning: string, handedOver: string];

const HEAD = ['table', 'column', 'type', 'values', 'meaning', 'handed over'];

/** Columns missing from the dictionary of fields, or with another meaning there. */
const OWN: Readonly<Record<string, string>> = {
	participant: 'A random code of the participant, the only thing that names them.',
	rows: 'Rows of the export.',
	struck: 'Rows that the participant struck or deleted.',
	drafts: 'Drafts of the participant.',
	answers: 'Answers of the participant.',
};

/** Writes the codebook as CSV; texts of the study cannot act as formulas in a spreadsheet. */
export function codebookCsv(study: StudyFile): string {
	const data: Row[] = [
		...Object.entries(layoutsOf(study)).flatMap(([table, columns]) =>
			columns.flatMap(([name, type]) => columnRows(study, table, name, type)),
		),
		...measuresFor(study).map(
			({ id, title, kind, needs }): Row => [
				'estimates',
				id,
				kind,
				kind === 'part' ? '0 to 1' : 'powers of two',
				title,
				`worked out from ${needs.join(', ')}`,
			],
		),
	];
	return `${Papa.unparse([HEAD, ...data.map((row) => [...row])], { newline: '\n', escapeFormulae: true })}\n`;
}

function columnRows(study: StudyFile, table: string, name: string, type: string): Row[] {
	const meaning = OWN[name] ?? FIELDS.find((field) => field.name === name)!.about;
	const [, , , values = '', change] = recordedRows(study).find((row) => row[1] === name) ?? [];
	const handedOver = change ?? (name in OWN ? '' : 'worked out from the events of the draft');
	const row = (of: string): Row => [table, name, type, of, meaning, handedOver];
	if (name === 'arm') return [row(coded(study.arms.map(({ id, about }) => [id, about])))];
	if (name === 'question') return [row(coded(study.questions.map(({ id, text }) => [id, text])))];
	if (name === 'answer')
		return study.questions.map(({ id, answers }) =>
			row(`${id}: ${coded(answers.map((answer, i) => [String(i), answer]))}`),
		);
	return [row(type === 'BOOLEAN' ? 'true or false' : values)];
}

const coded = (pairs: readonly (readonly [string, string])[]) =>
	pairs.map(([code, text]) => `${code} = ${text}`).join('; ');
