/** Writes all estimates of an analysis as a tidy table, one row per estimate. */
import Papa from 'papaparse';
import type { Analysis, Compared } from './analysis.ts';
import type { Estimate } from './estimate.ts';

interface Row {
	kind: 'measure' | 'question' | 'fatigue' | 'slope';
	/** Of the measure or the question. */
	id: string;
	answer?: string;
	week?: number;
	arm: string;
}

const COLUMNS = [
	...['kind', 'id', 'answer', 'week', 'arm', 'estimate', 'error', 'low', 'high', 'people'],
	...['difference', 'difference_low', 'difference_high', 'h', 'd'],
];

const estimateColumns = (estimate: Estimate | null) => ({
	estimate: estimate?.value,
	error: estimate?.error,
	low: estimate?.interval?.[0],
	high: estimate?.interval?.[1],
	people: estimate?.people ?? 0,
});

const comparedRow = (row: Omit<Row, 'arm'>, { arm, estimate, difference }: Compared) => ({
	...row,
	arm,
	...estimateColumns(estimate),
	difference: difference?.value,
	difference_low: difference?.interval?.[0],
	difference_high: difference?.interval?.[1],
	h: difference?.h,
	d: difference?.d,
});

/** Writes CSV in which texts of the study cannot act as formulas in a spreadsheet. */
export function estimatesCsv({ measures, fatigue, questions }: Analysis): string {
	const data = [
		...measures.flatMap(({ id, arms }) => arms.map((one) => comparedRow({ kind: 'measure', id }, one))),
		...questions.flatMap(({ id, answers }) =>
			answers.flatMap(({ answer, arms }) => arms.map((one) => comparedRow({ kind: 'question', id, answer }, one))),
		),
		...fatigue.flatMap(({ arm, weeks, slope }) => [
			...weeks.map(({ week, estimate }) => ({
				kind: 'fatigue',
				id: 'followed',
				week,
				arm,
				...estimateColumns(estimate),
			})),
			{ kind: 'slope', id: 'followed', arm, ...estimateColumns(slope) },
		]),
	];
	return `${Papa.unparse({ fields: COLUMNS, data: data as unknown as unknown[] } as never, { newline: '\n', escapeFormulae: true })}\n`;
}
