import { isCode } from './arm.ts';
import { checksOf } from './checkRow.ts';
import type { Field } from './dictionary.ts';
import { MOST_LOG_EVENTS } from './events.ts';
import type { ExportHead, ExportRow } from './exportFile.ts';
import { jsonRows, tableRows } from './exportLines.ts';
import { exportedFields } from './fields.ts';
import type { StudyFile } from './studyFile.ts';

export interface Problem {
	line: number;
	reason: string;
}

/** An export that cannot be used: `damaged`, or `foreign` (another study or version, or a newer format). */
export class ExportError extends Error {
	override name = 'ExportError';
	readonly kind: 'damaged' | 'foreign';
	readonly problems: readonly Problem[];
	constructor(kind: 'damaged' | 'foreign', problems: readonly Problem[]) {
		super(problems.map(({ line, reason }) => `line ${line}: ${reason}`).join('\n'));
		this.kind = kind;
		this.problems = problems;
	}
}

/** Longest export and longest head, in UTF-16 units (exports are ASCII). */
export const LONGEST_EXPORT = 10_000_000;
export const LONGEST_HEAD = 65_536;
const MOST_PROBLEMS = 20;
/** Most rows that may have been struck or deleted, as no more are ever recorded. */
const MOST_STRUCK = 100_000;

const damagedError = (line: number, reason: string) => new ExportError('damaged', [{ line, reason }]);

/** Reads NDJSON or CSV. @param hash SHA-256 of the study file @throws ExportError with lines and reasons */
export function readExport(text: string, study: StudyFile, hash: string): { head: ExportHead; rows: ExportRow[] } {
	if (text.length > LONGEST_EXPORT) throw damagedError(1, 'is of a file too long to be an export.');
	const head = readHead(text, study, hash);
	const checks = checksOf(study, head);
	const problems: Problem[] = [];
	const rows: ExportRow[] = [];
	const [first, content] = [text.indexOf('\n') + 1, withoutByteOrderMark(text)];
	const rest = first === 0 ? '' : text.slice(first);
	for (const { line, row, reason } of content.startsWith('#')
		? tableRows(rest, study, checks, head.rows)
		: jsonRows(rest)) {
		const over = rows.length === head.rows ? `is more than the ${head.rows} rows that the head says.` : null;
		const wrong = reason ?? over ?? checks.problemOf(row);
		if (wrong === null) rows.push(row as ExportRow);
		else if (problems.push({ line, reason: wrong }) === MOST_PROBLEMS || over !== null) break;
	}
	if (problems.length === 0 && rows.length !== head.rows)
		problems.push({ line: 1, reason: `says ${head.rows} rows, but ${rows.length} are there.` });
	if (problems.length > 0) throw new ExportError('damaged', problems);
	return { head, rows };
}

/** Reads only the head of an export. @throws ExportError */
export function readHead(text: string, study: StudyFile, hash: string): ExportHead {
	const end = text.indexOf('\n');
	const line = withoutByteOrderMark(end < 0 ? text : text.slice(0, end)).replace(/^# /, '');
	let head: Partial<ExportHead> | null;
	try {
		head = line.length > LONGEST_HEAD ? null : JSON.parse(line);
	} catch {
		throw damagedError(1, 'is not the head of an export.');
	}
	if (
		typeof head !== 'object' ||
		head === null ||
		typeof head.format !== 'string' ||
		!/^red-herring-export\/\d{1,6}$/.test(head.format)
	)
		throw damagedError(1, 'is not the head of an export.');
	if (head.format !== 'red-herring-export/1') throw foreignError(`is of a newer kind (${head.format}).`);
	if (head.study !== study.id)
		throw foreignError(
			typeof head.study === 'string'
				? `is of the study ${JSON.stringify(head.study.slice(0, 80))}.`
				: 'is of no study.',
		);
	if (head.version !== study.version)
		throw foreignError(
			`is of ${typeof head.version === 'number' ? `version ${head.version}` : 'no version'} of the study.`,
		);
	if (head.hash !== hash) throw foreignError('is of a study file with the same id and version, but other content.');
	const upTo = (value: unknown, most: number) =>
		Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
	const { dictionary, privacy } = head;
	if (Array.isArray(dictionary) && !matches(exportedFields(study).map(meaningOf), dictionary.map(meaningOf)))
		throw foreignError(
			'its dictionary gives other fields or values than that of the study: it is of another Red Herring.',
		);
	const faults: [boolean, string][] = [
		[isCode(head.participant), 'its participant is no code.'],
		[study.arms.some(({ id }) => id === head.arm), 'its arm is none of the study.'],
		[
			privacy?.level === study.privacy.level && privacy?.epsilon === study.privacy.epsilon,
			'its privacy level is not that of the study.',
		],
		[upTo(head.rows, MOST_LOG_EVENTS) && upTo(head.struck, MOST_STRUCK), 'its numbers of rows are no such numbers.'],
		[Array.isArray(dictionary), 'its dictionary is none.'],
	];
	const problems = faults.filter(([right]) => !right).map(([, reason]) => ({ line: 1, reason }));
	if (problems.length > 0) throw new ExportError('damaged', problems);
	return head as ExportHead;
}

/** Spreadsheets write a byte order mark before a table. */
const withoutByteOrderMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** The parts of a field that must match. Its description may differ between versions. */
const meaningOf = (field: Partial<Field> | null) => {
	const { name, values, coarse = null, randomised = null } = field ?? {};
	return { name, values, coarse, randomised };
};

/** Deep equality that recurses no deeper than our own value, as the given one is untrusted. */
const matches = (own: unknown, given: unknown): boolean =>
	typeof own !== 'object' || own === null
		? own === given
		: typeof given === 'object' &&
			given !== null &&
			Object.keys(own).length === Object.keys(given).length &&
			Object.entries(own).every(([name, value]) => matches(value, (given as Record<string, unknown>)[name]));

const foreignError = (reason: string) => new ExportError('foreign', [{ line: 1, reason }]);
