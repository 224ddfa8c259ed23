/** Writes all estimates of an analysis as a tidy table, one row per estimate. */
import Papa from 'papaparse';
import type { Analysis, Compared } from './analysis.ts';
import type { Difference, Estimate } from './estimate.ts';

interface Row {
	kind: 'primary' | 'measure' | 'question' | 'fatigue' | 'slope';
	/** Of the measure or the question. */
	id: string;
	answer?: string;
	week?: number;
	arm: string;
}

const COLUMNS = [
	...['kind', 'id', 'answer', 'week', 'arm', 'estimate', 'error', 'low', 'high', 'people'],
	...['against', 'difference', 'difference_low', 'difference_high', 'h', 'd', 'p', 'p_holm'],
];

const estimateColumns = (estimate: Estimate | null) => ({
	estimate: estimate?.value,
	error: estimate?.error,
	low: estimate?.interval?.[0],
	high: estimate?.interval?.[1],
	people: estimate?.people ?? 0,
});

const differenceColumns = (difference: Difference | null) => ({
	difference: difference?.value,
	difference_low: difference?.interval?.[0],
	difference_high: difference?.interval?.[1],
	h: difference?.h,
	d: difference?.d,
	p: difference?.p,
});

/** Writes CSV in which texts of the study cannot act as formulas in a spreadsheet. */
export function estimatesCsv({ reference, primary, measures, fatigue, questions }: Analysis): string {
	const comparedRow = (row: Omit<Row, 'arm'>, { arm, estimate, difference }: Compared) => ({
		...{ ...row, arm, ...estimateColumns(estimate) },
		...(difference !== null && { against: reference, ...differenceColumns(difference) }),
	});
	const data = [
		...primary.map(({ outcome, answer, arm, against, estimates, difference, corrected }) => ({
			...{ kind: 'primary', id: outcome, answer, arm, against, ...estimateColumns(estimates.arm) },
			...{ ...differenceColumns(difference), p_holm: corrected },
		})),
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
