import { consent as words } from '../strings/consent.ts';
import type { PrivacyLevel } from './choices.ts';
import { FIELDS, type Field, fieldOf } from './dictionary.ts';
import { FEWEST_FILMS } from './drafts.ts';
import type { StudyEvent } from './events.ts';
import type { ExportRow } from './exportFile.ts';
import { exportedFields } from './fields.ts';
import { loggedFields } from './recorder.ts';
import type { StudyFile } from './studyFile.ts';

/** A table whose first column names the row. */
export interface Table {
	head: string[];
	rows: string[][];
}

/** Swaps rows and columns, for a few rows of many fields; columns are numbered from 1. */
export const transpose = ({ head, rows }: Table): Table => ({
	head: [words.rows, ...rows.map((_, i) => String(i + 1))],
	rows: head.map((name, i) => [name, ...rows.map((row) => row[i]!)]),
});

export interface RowInWords {
	title: string;
	facts: string[];
}

/** Formats the rows of an export for a list: the differences from the row before. */
export function rowsInWords(study: StudyFile, rows: readonly ExportRow[]): RowInWords[] {
	const { head, rows: cells } = recordTable(study, rows);
	return rows.map((row, i) => ({
		title: words.meaning(('kind' in row && fieldOf('kind').meanings?.[String(row.kind)]) || words.row[row.row]),
		facts: head.flatMap((name, at) => {
			const cell = cells[i]![at]!;
			const isShown = at === 0 || name === words.fields.kind || name === words.fields.number;
			return isShown || cell === words.none || cell === cells[i - 1]?.[at] ? [] : [`${name}: ${cell}`];
		}),
	}));
}

type Row = Record<string, unknown>;

export function recordTable(study: StudyFile, rows: readonly ExportRow[]): Table {
	const fields = exportedFields(study);
	return {
		head: [words.rowName, ...fields.map(({ name }) => words.fields[name])],
		rows: rows.map((row) => [words.row[row.row], ...cellsOf(study, fields, row, study.privacy.level)]),
	};
}

/** Formats the events of the log, before the privacy level is applied. */
export function logTable(study: StudyFile, events: readonly StudyEvent[]): Table {
	const logged = loggedFields(study.recorded);
	// Booleans belong to drafts: they are derived from events on export.
	const fields = FIELDS.filter(({ name, values }) => logged.has(name) && values !== 'yes or no');
	return {
		head: fields.map(({ name }) => words.fields[name]),
		rows: events.map((event) => cellsOf(study, fields, event, 'plain')),
	};
}

const cellsOf = (study: StudyFile, fields: readonly Field[], row: object, level: PrivacyLevel) =>
	fields.map((field) => cellOf(study, field, row as Row, level === 'coarse' ? stepOf(field) : 1));

/** Number of values that the coarse level rounds to one. */
const stepOf = ({ coarse }: Field) => (typeof coarse === 'number' ? coarse : 1);

function cellOf(study: StudyFile, { name }: Field, row: Row, step: number): string {
	const value = row[name];
	if (value === null || value === undefined) return words.none;
	if (typeof value === 'boolean') return value ? words.yes : words.no;
	if (typeof value !== 'number') {
		const question = name === 'question' ? study.questions.find(({ id }) => id === value) : undefined;
		return question === undefined ? String(value) : words.quoted(question.text);
	}
	switch (name) {
		case 'day':
			return words.between(value, value + step - 1);
		case 'quarter':
			return words.quarters[value] ?? String(value);
		case 'site':
			return words.quoted(study.siteCategories[value] ?? String(value));
		case 'mentions':
			return range(value, step, (bucket) => FEWEST_FILMS[bucket]);
		case 'rarest':
			return range(value, step, (bucket) => (bucket > 16 ? undefined : 2 ** bucket));
		case 'before':
		case 'after':
			return range(value, step, (bucket) => (bucket > 30 ? undefined : 2 ** bucket));
		case 'answer':
			return words.quoted(study.questions.find(({ id }) => id === row.question)?.answers[value] ?? String(value));
		default:
			return String(value);
	}
}

/** Formats the range of numbers in a bucket. @param least lower bound of a bucket, or undefined if it does not exist */
function range(value: number, step: number, least: (bucket: number) => number | undefined): string {
	const next = least(value + step);
	return next === undefined ? words.from(least(value) ?? value) : words.between(least(value)!, next - 1);
}
