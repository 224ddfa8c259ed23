/** Formats an analysis as lines for a terminal. */
import { aligned } from '../kit/cli/text.ts';
import type { Analysis } from './analysis.ts';
import { caveats, READING } from './caveats.ts';
import {
	ARMS_HEAD,
	armRow,
	COMPARED_HEAD,
	comparedRows,
	estimateCell,
	flowHead,
	flowRows,
	leftOutRows,
	MULTIPLIED,
	measuresOf,
	PRIMARY_HEAD,
	primaryRows,
} from './cells.ts';

interface Group {
	title: string;
	rows: string[][];
}

function inLines(groups: readonly Group[]): string[] {
	const [head, ...lines] = aligned([COMPARED_HEAD, ...groups.flatMap(({ rows }) => rows)]);
	let at = 0;
	return [`  ${head}`, ...groups.flatMap(({ title, rows }) => [title, ...rows.map(() => `  ${lines[at++]!}`)])];
}

const groupsOf = (measures: Analysis['measures']): Group[] =>
	measures.map(({ title, arms }) => ({ title, rows: comparedRows(arms) }));

export function toLines(analysis: Analysis): string[] {
	const { arms, primary, fatigue, questions, leftOut } = analysis;
	const multiplied = groupsOf(measuresOf(analysis, true));
	const weekly = fatigue.map(({ arm, slope }) => [arm, estimateCell(slope)]);
	return [
		...aligned([flowHead(analysis), ...flowRows(analysis)]),
		'',
		...aligned([ARMS_HEAD, ...arms.map(armRow)]),
		'',
		...(primary.length === 0 ? [] : [...aligned([PRIMARY_HEAD, ...primaryRows(primary)]), '']),
		...inLines(groupsOf(measuresOf(analysis, false))),
		...(multiplied.length === 0 ? [] : ['', MULTIPLIED, ...inLines(multiplied)]),
		...(weekly.length === 0 ? [] : ['', ...aligned([['fatigue', 'change from week to week (95 %)'], ...weekly])]),
		...questions.flatMap(({ text, answers }) => [
			'',
			text,
			...inLines(answers.map(({ answer, arms }) => ({ title: answer, rows: comparedRows(arms) }))),
		]),
		'',
		...caveats(analysis),
		...READING,
		...leftOutRows(leftOut).map(([file, why, reasons]) => `Left out: ${file} (${why}): ${reasons}`),
	];
}
