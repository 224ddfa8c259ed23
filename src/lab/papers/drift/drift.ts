/** The experiments of "Money for Nothing and Privacy for Free?". */
import type { Progress } from '../../kit/cli/progress.ts';
import type { Interval } from '../../kit/statistics.ts';
import { errorsBy, weightsOf } from './errors.ts';
import { type Guarantee, guarantees } from './guarantees.ts';
import { TIMINGS, type Timing, timesOf } from './timing.ts';

/** Sizes of the arrays, repetitions of each size, and draws from each input of a mechanism. */
export const FULL = {
	sizes: [10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000],
	repetitions: 1000,
	draws: 100_000,
};
/** For a first look, in less than a second. */
export const QUICK = { sizes: [10, 100, 1000, 10_000], repetitions: 100, draws: 5000 };

/** Array size of the second experiment, and the numbers of trials to average. */
const TRIALS_SIZE = 1000;
const TRIALS = [1, 2, 5, 10, 20, 50, 100, 200];

/** Errors against CD, listing 1 with rate 1; normalized (nrms) by the range of CD, (n - 1) times the sum of its weights. */
export interface ErrorColumns {
	rms: number;
	rmsInterval: Interval;
	nrms: number;
	nrmsInterval: Interval;
	/** The exact mechanism at epsilon = 2 against CD. */
	exactRms: number;
	exactNrms: number;
	/** The same against CD's weighted mean, normalized by the range of the values, n - 1. */
	exactMeanRms: number;
	exactMeanNrms: number;
}

/** Nanoseconds per call: medians with 95 % intervals. */
type TimeColumns = { [T in Timing as `${T}Ns`]: number } & { [T in Timing as `${T}Interval`]: Interval };

type DriftRow = { n: number } & ErrorColumns & TimeColumns;
type TrialsRow = { trials: number } & ErrorColumns;

export interface DriftResult {
	seed: number;
	repetitions: number;
	rows: DriftRow[];
	trials: { n: number; rows: TrialsRow[] };
	guarantees: Guarantee[];
}

function columns(n: number, trials: readonly number[], repetitions: number, seed: number): ErrorColumns[] {
	const range = (n - 1) * weightsOf(n);
	return errorsBy(n, trials, repetitions, seed).map(({ listing, exact, exactOfMean }) => ({
		rms: listing.rms,
		rmsInterval: listing.interval,
		nrms: listing.rms / range,
		nrmsInterval: [listing.interval[0] / range, listing.interval[1] / range],
		exactRms: exact.rms,
		exactNrms: exact.rms / range,
		exactMeanRms: exactOfMean.rms,
		exactMeanNrms: exactOfMean.rms / (n - 1),
	}));
}

/** Runs all experiments. The seed determines the random draws, but not the times. */
export function drift(
	seed: number,
	progress?: Progress,
	{ sizes, repetitions, draws }: typeof FULL = FULL,
): DriftResult {
	const steps = sizes.length + 2;
	try {
		const rows = sizes.map((n, i) => {
			const times = timesOf(n, seed + i);
			const columnsOf = (name: Timing) => ({
				[`${name}Ns`]: times[name].ns,
				[`${name}Interval`]: times[name].interval,
			});
			const row = {
				n,
				...columns(n, [1], repetitions, seed + i)[0]!,
				...(Object.assign({}, ...TIMINGS.map(columnsOf)) as TimeColumns),
			};
			progress?.at(i + 1, steps);
			return row;
		});
		const averaged = columns(TRIALS_SIZE, TRIALS, repetitions, seed + sizes.length);
		progress?.at(steps - 1, steps);
		return {
			seed,
			repetitions,
			rows,
			trials: { n: TRIALS_SIZE, rows: TRIALS.map((trials, i) => ({ trials, ...averaged[i]! })) },
			guarantees: guarantees(draws, seed),
		};
	} finally {
		progress?.end();
	}
}
