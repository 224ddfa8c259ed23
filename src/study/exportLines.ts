/** The rows of an export with their lines, from the text after its head; what they hold is not looked at yet. */
import Papa from 'papaparse';
import type { RowChecks } from './checkRow.ts';
import { handedOver } from './fields.ts';
import type { StudyFile } from './studyFile.ts';

/** A line of an export: the row in it, or why there is none. */
export interface Line {
	line: number;
	row: unknown;
	reason?: string;
}

/** One JSON document a line. */
export function* jsonRows(text: string): Generator<Line> {
	let line = 2;
	for (let at = 0; at < text.length; line++) {
		const end = text.indexOf('\n', at);
		const part = end < 0 ? text.slice(at) : text.slice(at, end);
		at = end < 0 ? text.length : end + 1;
		if (end < 0 && part.trim() === '') return;
		let row: unknown = null;
		try {
			row = JSON.parse(part);
		} catch {
			yield { line, row, reason: 'is not JSON.' };
			continue;
		}
		yield { line, row };
	}
}

/** A table with a header. */
export function* tableRows(text: string, study: StudyFile, checks: RowChecks): Generator<Line> {
	const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: ',' });
	const names = ['row', ...handedOver(study).map(({ name }) => name)];
	if (data[0]?.join() !== names.join()) {
		yield { line: 2, row: null, reason: `the header must be ${names.join(', ')}.` };
		return;
	}
	if (data.at(-1)?.join('') !== '') {
		yield { line: data.length + 1, row: null, reason: 'has no end: the file was cut off.' };
		return;
	}
	data.pop();
	for (const [i, cells] of data.entries()) {
		if (i === 0) continue;
		if (cells.length === names.length) yield { line: i + 2, row: checks.rowOf(names, cells) };
		else yield { line: i + 2, row: null, reason: `has ${cells.length} columns instead of ${names.length}.` };
	}
}
