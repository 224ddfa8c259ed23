/** Error of EM against CD on the paper's arrays: n random values from 0 to n - 1, the newest first. */
import { seededRandom } from '../../../core/advice/draw.ts';
import type { Interval } from '../../kit/statistics.ts';
import { decayedValue } from './formulas/decayed.ts';
import { listingValue } from './formulas/listing.ts';
import { recentValue } from './formulas/recent.ts';
import { EXACT_EPSILON } from './guarantees.ts';

/** First index whose weight exp(-i) is 0 in doubles; only smaller indices are refilled. */
export const REACH = 746;

/** Sum of CD's weights: CD is at most this times the largest value. */
export const weightsOf = (n: number) => decayedValue(new Float64Array(Math.min(n, REACH)).fill(1));

export interface Rms {
	rms: number;
	interval: Interval;
}

export function rmsOf(errors: Float64Array): Rms {
	const squares = errors.map((error) => error * error);
	const mean = squares.reduce((a, b) => a + b, 0) / squares.length;
	const spread = squares.reduce((sum, square) => sum + (square - mean) ** 2, 0) / Math.max(1, squares.length - 1);
	const half = 1.959964 * Math.sqrt(spread / squares.length);
	return { rms: Math.sqrt(mean), interval: [Math.sqrt(Math.max(0, mean - half)), Math.sqrt(mean + half)] };
}

/** Fills the part with nonzero weight of an array of size n with random values from 0 to n - 1. */
export function fill(values: Float64Array, n: number, random: () => number): Float64Array {
	for (let i = 0; i < values.length; i++) values[i] = Math.floor(random() * n);
	return values;
}

export interface Errors {
	/** The paper's listing against CD. */
	listing: Rms;
	/** The exact mechanism against CD, and against CD's weighted mean, which is its expected value. */
	exact: Rms;
	exactOfMean: Rms;
}

/** Errors of the mean of each number of trials (rising), over `repetitions` arrays of size n. */
export function errorsBy(n: number, trials: readonly number[], repetitions: number, seed: number): Errors[] {
	const random = seededRandom(seed);
	const values = new Float64Array(Math.min(n, REACH));
	const weights = weightsOf(n);
	const found = trials.map(() => [0, 1, 2].map(() => new Float64Array(repetitions)));
	for (let r = 0; r < repetitions; r++) {
		const value = decayedValue(fill(values, n, random));
		let [listing, exact, drawn] = [0, 0, 0];
		for (const [t, count] of trials.entries()) {
			for (; drawn < count; drawn++) {
				listing += listingValue(values, random);
				exact += recentValue(values, EXACT_EPSILON, random);
			}
			found[t]![0]![r] = listing / count - value;
			found[t]![1]![r] = exact / count - value;
			found[t]![2]![r] = exact / count - value / weights;
		}
	}
	return found.map((errors) => {
		const [listing, exact, exactOfMean] = errors.map(rmsOf) as [Rms, Rms, Rms];
		return { listing, exact, exactOfMean };
	});
}
