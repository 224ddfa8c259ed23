/** Reads what a participant handed over: every line is held against the study before anything is believed. */
import { isCode } from './arm.ts';
import { checksOf } from './checkRow.ts';
import type { ExportHead, ExportRow } from './exportFile.ts';
import { jsonRows, tableRows } from './exportLines.ts';
import { handedOver } from './fields.ts';
import type { StudyFile } from './studyFile.ts';

export interface Problem {
	/** From 1. */
	line: number;
	reason: string;
}

/** An export that cannot be used: it is damaged, or of another study, or version of it, or of a newer kind. */
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

/** Longest export, in UTF-16 units, and most problems that are told of one. */
const LONGEST_EXPORT = 100_000_000;
const MOST_PROBLEMS = 20;

const damaged = (line: number, reason: string) => new ExportError('damaged', [{ line, reason }]);

/**
 * Reads an export as NDJSON or CSV.
 * @param hash SHA-256 of the study file
 * @throws ExportError naming lines and reasons
 */
export function readExport(text: string, study: StudyFile, hash: string): { head: ExportHead; rows: ExportRow[] } {
	const head = readHead(text, study, hash);
	if (text.length > LONGEST_EXPORT) throw damaged(1, 'The file is too long to be an export.');
	const checks = checksOf(study, head.arm);
	const problems: Problem[] = [];
	const rows: ExportRow[] = [];
	const first = text.indexOf('\n') + 1;
	const lines = text.startsWith('#') ? tableRows(text.slice(first), study, checks) : jsonRows(text.slice(first));
	for (const { line, row, reason } of lines) {
		const wrong = reason ?? checks.problemOf(row);
		if (wrong === null) rows.push(row as ExportRow);
		else if (problems.push({ line, reason: wrong }) === MOST_PROBLEMS) break;
	}
	if (problems.length === 0 && rows.length !== head.rows)
		problems.push({ line: 1, reason: `says ${head.rows} rows, but ${rows.length} are there.` });
	if (problems.length > 0) throw new ExportError('damaged', problems);
	return { head, rows };
}

/** The head of an export alone. @throws ExportError */
export function readHead(text: string, study: StudyFile, hash: string): ExportHead {
	const end = text.indexOf('\n');
	const line = (end < 0 ? text : text.slice(0, end)).replace(/^# /, '');
	let head: Partial<ExportHead> | null;
	try {
		head = line.length > 100_000 ? null : JSON.parse(line);
	} catch {
		throw damaged(1, 'is not the head of an export.');
	}
	if (typeof head !== 'object' || head === null || !/^red-herring-export\/\d{1,6}$/.test(String(head.format)))
		throw damaged(1, 'is not the head of an export.');
	if (head.format !== 'red-herring-export/1') throw foreign(`is of a newer kind (${head.format}).`);
	if (head.study !== study.id) throw foreign(`is of the study ${JSON.stringify(head.study)?.slice(0, 80)}.`);
	if (head.version !== study.version) throw foreign(`is of version ${Number(head.version)} of the study.`);
	if (head.hash !== hash) throw foreign('is of a study file with the same id and version, but other content.');
	const whole = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 300_000;
	const { dictionary, privacy } = head;
	const names = Array.isArray(dictionary) ? dictionary.map((field) => field?.name) : [];
	const faults: [boolean, string][] = [
		[isCode(head.participant), 'its participant is no code.'],
		[study.arms.some(({ id }) => id === head.arm), 'its arm is none of the study.'],
		[
			privacy?.level === study.privacy.level && privacy?.epsilon === study.privacy.epsilon,
			'its privacy level is not that of the study.',
		],
		[whole(head.rows) && whole(head.struck), 'its numbers of rows are no such numbers.'],
		[
			JSON.stringify(names) === JSON.stringify(handedOver(study).map(({ name }) => name)),
			'its dictionary is not that of the study.',
		],
	];
	const problems = faults.filter(([right]) => !right).map(([, reason]) => ({ line: 1, reason }));
	if (problems.length > 0) throw new ExportError('damaged', problems);
	return head as ExportHead;
}

const foreign = (reason: string) => new ExportError('foreign', [{ line: 1, reason }]);
