/** The figures of "Money for Nothing and Privacy for Free?", redrawn from a run. */
import type { Interval } from '../attacks/statistics.ts';
import type { DriftResult, DriftRow } from '../drift/drift.ts';
import type { Figure } from './figure.ts';

const points = <T>(rows: readonly T[], x: (row: T) => number, y: (row: T) => number, interval?: (row: T) => Interval) =>
	rows.map((row) => {
		const [low, high] = interval?.(row) ?? [];
		return { x: x(row), y: y(row), ...(low !== undefined && high !== undefined && { low, high }) };
	});
const size = ({ n }: DriftRow) => n;
const SIZE = { label: 'size of the array', log: true };
const LISTING = "EM, the paper's listing";
const EXACT = 'EM, exact';

export const driftFigures = ({ rows, trials, repetitions }: DriftResult): Figure[] => [
	{
		id: 'drift-rms',
		title: `Error of EM against CD by size, over ${repetitions} arrays each (Figure 1)`,
		x: SIZE,
		y: { label: 'root mean square error', log: true },
		kind: 'line',
		series: [
			{
				name: LISTING,
				points: points(
					rows,
					size,
					({ rms }) => rms,
					({ rmsInterval }) => rmsInterval,
				),
			},
			{ name: EXACT, points: points(rows, size, ({ exactRms }) => exactRms) },
			{ name: "exact, against CD's mean", points: points(rows, size, ({ exactMeanRms }) => exactMeanRms) },
		],
	},
	{
		id: 'drift-nrms',
		title: 'The same, as a part of the range that CD can take (Figure 1)',
		x: SIZE,
		y: { label: 'normalised error', share: true },
		kind: 'line',
		series: [
			{
				name: LISTING,
				points: points(
					rows,
					size,
					({ nrms }) => nrms,
					({ nrmsInterval }) => nrmsInterval,
				),
			},
			{ name: EXACT, points: points(rows, size, ({ exactNrms }) => exactNrms) },
			{ name: "exact, against CD's mean", points: points(rows, size, ({ exactMeanNrms }) => exactMeanNrms) },
		],
	},
	{
		id: 'drift-trials',
		title: `Error of the mean of several trials, arrays of ${trials.n.toLocaleString('en')} (Figure 2)`,
		x: { label: 'trials averaged', log: true },
		y: { label: 'root mean square error', log: true },
		kind: 'line',
		series: [
			{
				name: LISTING,
				points: points(
					trials.rows,
					(row) => row.trials,
					({ rms }) => rms,
					({ rmsInterval }) => rmsInterval,
				),
			},
			{
				name: EXACT,
				points: points(
					trials.rows,
					(row) => row.trials,
					({ exactRms }) => exactRms,
				),
			},
			{
				name: "exact, against CD's mean",
				points: points(
					trials.rows,
					(row) => row.trials,
					({ exactMeanRms }) => exactMeanRms,
				),
			},
		],
	},
	{
		id: 'drift-time',
		title: 'Time of a call by size (Figure 3)',
		x: SIZE,
		y: { label: 'nanoseconds', log: true },
		kind: 'line',
		series: [
			{
				name: 'CD, as printed',
				points: points(
					rows,
					size,
					({ cdNs }) => cdNs,
					({ cdInterval }) => cdInterval,
				),
			},
			{
				name: `${LISTING}, as printed`,
				points: points(
					rows,
					size,
					({ emPrintedNs }) => emPrintedNs,
					({ emPrintedInterval }) => emPrintedInterval,
				),
			},
			{
				name: 'CD, ending where weights are 0',
				points: points(
					rows,
					size,
					({ cdCutNs }) => cdCutNs,
					({ cdCutInterval }) => cdCutInterval,
				),
			},
			{
				name: `${LISTING}, ending where coins are 0`,
				points: points(
					rows,
					size,
					({ emNs }) => emNs,
					({ emInterval }) => emInterval,
				),
			},
			{
				name: EXACT,
				points: points(
					rows,
					size,
					({ exactNs }) => exactNs,
					({ exactInterval }) => exactInterval,
				),
			},
		],
	},
];
