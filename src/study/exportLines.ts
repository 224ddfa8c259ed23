/** Splits the text after an export's head into numbered rows. Their content is not validated here. */
import Papa from 'papaparse';
import type { RowChecks } from './checkRow.ts';
import { exportedFields } from './fields.ts';
import type { StudyFile } from './studyFile.ts';

/** A line of an export: its row, or the reason why it has no row. */
export interface Line {
	line: number;
	row: unknown;
	reason?: string;
}

/** Longest line of an export after its head, in UTF-16 units: ids have 63 at most. */
const LONGEST_LINE = 4096;
const TOO_LONG = 'is too long to be a row.';

/** Reads NDJSON. */
export function* jsonRows(text: string): Generator<Line> {
	let line = 2;
	for (let at = 0; at < text.length; line++) {
		const end = text.indexOf('\n', at);
		const part = end < 0 ? text.slice(at) : text.slice(at, end);
		at = end < 0 ? text.length : end + 1;
		if (end < 0 && part.trim() === '') return;
		let row: unknown = null;
		if (part.length > LONGEST_LINE) {
			yield { line, row, reason: TOO_LONG };
			continue;
		}
		try {
			row = JSON.parse(part);
		} catch {
			yield { line, row, reason: 'is not JSON.' };
			continue;
		}
		yield { line, row };
	}
}

/** Reads CSV with a header. @param most rows to read; one more is read to detect longer files */
export function* tableRows(text: string, study: StudyFile, checks: RowChecks, most: number): Generator<Line> {
	// Room for the header, one excess row and the empty row after the final line break.
	const preview = most + 3;
	const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: ',', preview });
	const names = ['row', ...exportedFields(study).map(({ name }) => name)];
	if (data[0]?.join() !== names.join()) {
		yield { line: 2, row: null, reason: `the header must be ${names.join(', ')}.` };
		return;
	}
	const ended = data.at(-1)?.join('') === '';
	if (!ended && data.length < preview) {
		yield { line: data.length + 1, row: null, reason: 'has no end: the file was cut off.' };
		return;
	}
	if (ended) data.pop();
	for (const [i, cells] of data.entries()) {
		if (i === 0) continue;
		if (cells.length === names.length) yield { line: i + 2, row: checks.rowOf(names, cells) };
		else yield { line: i + 2, row: null, reason: `has ${cells.length} columns instead of ${names.length}.` };
	}
}
