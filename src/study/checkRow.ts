/** Checks each row of an export against the study: its fields, and whether it can follow the rows before it. */
import * as v from 'valibot';
import { integer } from '../checks.ts';
import { consistencyCheck } from './consistency.ts';
import type { Field } from './dictionary.ts';
import type { ExportHead, ExportRow } from './exportFile.ts';
import { fieldsOf } from './fields.ts';
import type { StudyFile } from './studyFile.ts';

export interface RowChecks {
	/** Returns what is wrong with a row, or null. Rows must be passed in the order of the file. */
	problemOf(row: unknown): string | null;
	/** Converts the cells of a table's row. */
	rowOf(names: readonly string[], cells: readonly string[]): unknown;
}

type Row = Record<string, unknown>;
type Check = [name: string, schema: v.GenericSchema];

/** Fields of events that are never empty. Fields of drafts and answers never are. */
const NEVER_EMPTY = new Set(['number', 'kind', 'day', 'arm']);
const MOST_ANSWERS = 9;
const KINDS_OF_ROWS = ['event', 'draft', 'answer'] as const;

export function checksOf(study: StudyFile, head: Pick<ExportHead, 'arm' | 'rows' | 'struck'>): RowChecks {
	const checks = new Map<unknown, Check[]>(
		KINDS_OF_ROWS.map((row) => [row, fieldsOf(study, row).map((field) => checkOf(field, row, study, head.arm))]),
	);
	const answers = new Map<unknown, number>(study.questions.map(({ id, answers }) => [id, answers.length]));
	const inconsistency = consistencyCheck(study, head);
	return {
		problemOf(value) {
			if (typeof value !== 'object' || value === null) return 'is no row.';
			const row = value as Row;
			const fields = checks.get(row.row);
			if (fields === undefined || fields.length === 0) return 'is a kind of row that this study has not.';
			for (const [name, schema] of fields)
				if (!v.is(schema, row[name])) return `${name}: ${display(row[name])} is none of its values.`;
			if (Object.keys(row).length !== fields.length + 1) return 'holds what this study does not record.';
			if (typeof row.answer === 'number' && row.answer >= (answers.get(row.question) ?? 0))
				return `answer: ${row.answer} is none of those to the question.`;
			return inconsistency(row as ExportRow);
		},
		rowOf(names, cells) {
			const own = checks.get(cells[0]);
			const row: Row = { row: cells[0] };
			for (let i = 1; i < names.length; i++)
				if (cells[i] !== '' || own?.some(([name]) => name === names[i])) row[names[i]!] = cellValue(cells[i]!);
			return row;
		},
	};
}

const display = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60));

const cellValue = (cell: string) => {
	if (cell === '') return null;
	if (cell === 'true' || cell === 'false') return cell === 'true';
	return /^(0|[1-9]\d{0,8})$/.test(cell) ? Number(cell) : cell;
};

function checkOf({ name, values, coarse }: Field, row: ExportRow['row'], study: StudyFile, arm: string): Check {
	const allowed = schemaOf(values, study, arm);
	const step = study.privacy.level === 'coarse' && typeof coarse === 'number' ? coarse : 1;
	const stepped = step === 1 ? allowed : v.pipe(allowed, isMultipleOf(step));
	return [name, row === 'event' && !NEVER_EMPTY.has(name) ? v.nullable(stepped) : stepped];
}

const isMultipleOf = (step: number) => v.check<unknown>((value) => typeof value === 'number' && value % step === 0);

function schemaOf(values: Field['values'], study: StudyFile, arm: string): v.GenericSchema {
	if (typeof values === 'object') return 'largest' in values ? integer(0, values.largest) : v.picklist(values.of);
	switch (values) {
		case 'yes or no':
			return v.boolean();
		case 'arm':
			return v.literal(arm);
		case 'site':
			return integer(0, study.siteCategories.length - 1);
		case 'answer':
			return integer(0, MOST_ANSWERS - 1);
		case 'question':
			return v.picklist(study.questions.map(({ id }) => id));
	}
}
