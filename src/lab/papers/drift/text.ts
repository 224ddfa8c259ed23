import { share, type Table } from '../../kit/cli/text.ts';
import type { DriftResult } from './drift.ts';

const time = (ns: number) => ns.toLocaleString('en', { maximumFractionDigits: 0 });
const error = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0));

export const driftTables = ({ rows, trials, guarantees }: DriftResult): Table[] => [
	{
		title: 'Error of EM against CD, and time of a call in nanoseconds',
		head: ['n', 'RMS', 'NRMS', 'exact', "of CD's mean", 'CD', 'CD cut', 'EM as printed', 'EM', 'EM exact'],
		rows: rows.map((row) => [
			row.n.toLocaleString('en'),
			error(row.rms),
			share(row.nrms),
			share(row.exactNrms),
			share(row.exactMeanNrms),
			...[row.cdNs, row.cdCutNs, row.emPrintedNs, row.emNs, row.exactNs].map(time),
		]),
	},
	{
		title: `RMS error of the mean of several trials, n = ${trials.n}`,
		head: ['trials', ...trials.rows.map((row) => String(row.trials))],
		rows: [
			["the paper's listing", ...trials.rows.map((row) => error(row.rms))],
			['exact', ...trials.rows.map((row) => error(row.exactRms))],
			["exact, of CD's mean", ...trials.rows.map((row) => error(row.exactMeanRms))],
		],
	},
	{
		title: 'What draws show of epsilon (95 %), and the least delta without it',
		head: ['mechanism', 'neighbors', 'promised', 'epsilon', 'delta', ''],
		rows: guarantees.map(({ mechanism, neighbours, promise, epsilon: [low, high], delta, broken, control }) => [
			mechanism,
			neighbours,
			promise === null
				? 'nothing'
				: promise.delta > 0
					? `delta ${share(promise.delta)}`
					: `epsilon ${share(promise.epsilon)}`,
			high === null ? `from ${share(low)}` : `${share(low)}-${share(high)}`,
			share(delta),
			`${broken ? 'broken' : ''}${control ? ' (control)' : ''}`,
		]),
	},
];
