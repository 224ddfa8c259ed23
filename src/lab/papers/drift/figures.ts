/** The figures of "Money for Nothing and Privacy for Free?", redrawn from a run. */
import type { Figure } from '../../kit/report/figure.ts';
import type { Interval } from '../../kit/statistics.ts';
import type { DriftResult, ErrorColumns } from './drift.ts';

const SIZE = { label: 'size of the array', log: true };
const LISTING = "EM, the paper's listing";
const EXACT = 'EM, exact';
const MEAN = "exact, against CD's mean";

function line<T extends object>(
	name: string,
	rows: readonly T[],
	x: keyof T,
	y: keyof T,
	interval?: keyof T,
): Figure['series'][number] {
	const points = rows.map((row) => {
		const [low, high] = interval === undefined ? [] : (row[interval] as Interval);
		return { x: row[x] as number, y: row[y] as number, ...(low !== undefined && high !== undefined && { low, high }) };
	});
	return { name, points };
}

/** The error of the listing, of the exact mechanism, and of that against the mean. */
const errors = <T extends ErrorColumns>(
	rows: readonly T[],
	x: keyof T,
	listing: 'rms' | 'nrms',
	exact: keyof T,
	mean: keyof T,
) => [
	line(LISTING, rows, x, listing, `${listing}Interval` as const),
	line(EXACT, rows, x, exact),
	line(MEAN, rows, x, mean),
];

export const driftFigures = ({ rows, trials, repetitions }: DriftResult): Figure[] => [
	{
		id: 'drift-rms',
		title: `Error of EM against CD by size, over ${repetitions} arrays each (Figure 1)`,
		x: SIZE,
		y: { label: 'root mean square error', log: true },
		series: errors(rows, 'n', 'rms', 'exactRms', 'exactMeanRms'),
	},
	{
		id: 'drift-nrms',
		title: 'The same, as a part of the range that CD can take (Figure 1)',
		x: SIZE,
		y: { label: 'normalized error', share: true },
		series: errors(rows, 'n', 'nrms', 'exactNrms', 'exactMeanNrms'),
	},
	{
		id: 'drift-trials',
		title: `Error of the mean of several trials, arrays of ${trials.n.toLocaleString('en')} (Figure 2)`,
		x: { label: 'trials averaged', log: true },
		y: { label: 'root mean square error', log: true },
		series: errors(trials.rows, 'trials', 'rms', 'exactRms', 'exactMeanRms'),
	},
	{
		id: 'drift-time',
		title: 'Time of a call by size (Figure 3)',
		x: SIZE,
		y: { label: 'nanoseconds', log: true },
		series: [
			line('CD, as printed', rows, 'n', 'cdNs', 'cdInterval'),
			line(`${LISTING}, as printed`, rows, 'n', 'emPrintedNs', 'emPrintedInterval'),
			line('CD, ending where weights are 0', rows, 'n', 'cdCutNs', 'cdCutInterval'),
			line(`${LISTING}, ending where coins are 0`, rows, 'n', 'emNs', 'emInterval'),
			line(EXACT, rows, 'n', 'exactNs', 'exactInterval'),
		],
	},
];
