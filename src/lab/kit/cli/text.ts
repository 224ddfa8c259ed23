import type { Judgment } from '../report/claim.ts';
import { type ByK, KS, type Part, wilson } from '../statistics.ts';

/** Formats rows as lines of aligned columns: the first column to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
	const widths = rows.reduce<number[]>((w, row) => row.map((cell, i) => Math.max(cell.length, w[i] ?? 0)), []);
	return rows.map((row) =>
		row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
	);
}

export const share = (value: number) => value.toFixed(3);

/** Formats an interval as `0.123-0.456`. */
export const span = (interval: readonly number[]) => interval.map(share).join('-');

/** Formats a part of people as a share with its interval, if there are any people. */
export const partCell = (part: Part) =>
	part.of === 0 ? '-' : `${share(part.found / part.of)} (${span(wilson(part))})`;

/** Head and cells of who is found within the first k. */
export const FOUND_HEAD = ['within the first', ...KS.map(String), '95 % of k = 1'];
export const foundCells = (name: string, k: ByK, first: readonly number[]): string[] => [
	name,
	...KS.map((n) => share(k[n])),
	span(first),
];

/** A table of a report, for its page and for a terminal: its first column names the rows. */
export interface Table {
	title: string;
	head: string[];
	rows: string[][];
}

export type Column<Row> = readonly [head: string, cell: (row: Row) => string];

export const tableOf = <Row>(title: string, rows: readonly Row[], columns: readonly Column<Row>[]): Table => ({
	title,
	head: columns.map(([head]) => head),
	rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
});

/** Formats tables as lines, each below its title, with an empty line between two. */
export const tableLines = (tables: readonly Table[]): string[] =>
	tables.flatMap(({ title, head, rows }, i) => [...(i === 0 ? [] : ['']), title, ...aligned([head, ...rows])]);

/** Judged claims as rows below `CLAIMS_HEAD`. */
export const claimRows = (verdicts: readonly Judgment[]): string[][] =>
	verdicts.map(({ claim, paper, here, verdict }) => [claim, paper, here, verdict]);
export const CLAIMS_HEAD = ['claim', 'paper', 'here', ''];
