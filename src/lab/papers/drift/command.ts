import { Command } from 'commander';
import { showProgress } from '../../kit/cli/progress.ts';
import { whole } from '../../kit/cli/setup.ts';
import { aligned, share } from '../../kit/cli/text.ts';
import { type Judgement, judge, toVerdict } from '../../kit/report/claim.ts';
import { prepareOut, writeOut } from '../../kit/report/out.ts';
import { DRIFT_CLAIMS } from './claims.ts';
import { type DriftResult, drift, FULL, QUICK } from './drift.ts';
import { driftFigures } from './figures.ts';

const time = (ns: number) => ns.toLocaleString('en', { maximumFractionDigits: 0 });
const error = (value: number) => (value < 100 ? value.toFixed(2) : value.toFixed(0));

function linesOf({ rows, trials, guarantees }: DriftResult, verdicts: readonly Judgement[]): string[] {
	return [
		'Error of EM against CD, and time of a call in nanoseconds',
		...aligned([
			['n', 'RMS', 'NRMS', 'exact', "of CD's mean", 'CD', 'CD cut', 'EM as printed', 'EM', 'EM exact'],
			...rows.map((row) => [
				row.n.toLocaleString('en'),
				error(row.rms),
				share(row.nrms),
				share(row.exactNrms),
				share(row.exactMeanNrms),
				...[row.cdNs, row.cdCutNs, row.emPrintedNs, row.emNs, row.exactNs].map(time),
			]),
		]),
		'',
		`RMS error of the mean of several trials, n = ${trials.n}`,
		...aligned([
			['trials', ...trials.rows.map((row) => String(row.trials))],
			["the paper's listing", ...trials.rows.map((row) => error(row.rms))],
			['exact', ...trials.rows.map((row) => error(row.exactRms))],
			["exact, of CD's mean", ...trials.rows.map((row) => error(row.exactMeanRms))],
		]),
		'',
		'What draws show of epsilon (95 %), and the least delta without it',
		...aligned([
			['mechanism', 'neighbours', 'promised', 'epsilon', 'delta', ''],
			...guarantees.map(({ mechanism, neighbours, promise, epsilon: [low, high], delta, broken, control }) => [
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
		]),
		'',
		...aligned([['claim', 'paper', 'here', ''], ...verdicts.map((v) => [v.claim, v.paper, v.here, v.verdict])]),
	];
}

/** Needs no ratings. */
export const driftCommand = new Command('drift')
	.description('“Money for Nothing and Privacy for Free?”: concept drift against the exponential mechanism.')
	.option('--seed <number>', 'of everything that is drawn', whole, 1)
	.option('--quick', 'a first look: arrays of at most 10,000 numbers, and few draws')
	.option('--json', 'print one JSON document')
	.option('--out <folder>', 'write results as JSON, and figures as CSV and SVG, into this folder')
	.action(async ({ seed, quick, json, out }: { seed: number; quick?: true; json?: true; out?: string }) => {
		if (out !== undefined) await prepareOut(out);
		const result = drift(seed, showProgress('Weighing'), quick ? QUICK : FULL);
		const verdicts = judge(DRIFT_CLAIMS, result);
		const all = { ...result, verdicts: verdicts.map(toVerdict) };
		if (out !== undefined) await writeOut(out, 'drift', all, driftFigures(result));
		console.log(json ? JSON.stringify(all, null, '\t') : linesOf(result, verdicts).join('\n'));
	});
