import { aligned } from '../cli/text.ts';
import type { Judgement } from './claim.ts';

/** A table of a report, for its page and for a terminal: its first column names the rows. */
export interface Table {
	title: string;
	head: string[];
	rows: string[][];
}

/** Formats tables as lines, each below its title, with an empty line between two. */
export const tableLines = (tables: readonly Table[]): string[] =>
	tables.flatMap(({ title, head, rows }, i) => [...(i === 0 ? [] : ['']), title, ...aligned([head, ...rows])]);

/** Judged claims as rows below `CLAIMS_HEAD`. */
export const claimRows = (verdicts: readonly Judgement[]): string[][] =>
	verdicts.map(({ claim, paper, here, verdict }) => [claim, paper, here, verdict]);
export const CLAIMS_HEAD = ['claim', 'paper', 'here', ''];
