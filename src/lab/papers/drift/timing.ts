/** CPU time per call, which other load does not add to: warmed up, interleaved, results used, medians of batches. */
import { seededRandom } from '../../../core/advice/draw.ts';
import type { Interval } from '../../kit/statistics.ts';
import { fill, REACH } from './errors.ts';
import { decayedValue } from './formulas/decayed.ts';
import { listingValue } from './formulas/listing.ts';
import { recentValue } from './formulas/recent.ts';
import { EXACT_EPSILON } from './guarantees.ts';

interface Time {
	ns: number;
	interval: Interval;
}

const BATCHES = 15;
/** The 4th and the 12th of 15 batches enclose the median with probability 0.96. */
const ENCLOSING = 3;
const LEAST = 500;
/** Minimum calls per batch if the work of a call is random: with probability 0.37 it scans everything, else nothing. */
const CHANCE_CALLS = 16;

let used = 0;
/** Returns the sum of all results, which keeps the compiler from removing calls as dead code. */
export const resultsUsed = () => used;

function batch(call: () => number, calls: number): number {
	let sum = 0;
	const startedAt = process.cpuUsage();
	for (let i = 0; i < calls; i++) sum += call();
	const { user, system } = process.cpuUsage(startedAt);
	used += sum;
	return user + system;
}

/** Interleaves batches of the functions, so that other load slows all of them alike. */
function inTurns(calls: readonly { call: () => number; least: number }[]): Time[] {
	const sizes = calls.map(({ call, least }) => {
		let size = least;
		while (batch(call, size) < LEAST) size *= 2;
		return size;
	});
	const times = calls.map(() => new Float64Array(BATCHES));
	for (let b = 0; b < BATCHES; b++)
		for (const [i, { call }] of calls.entries()) times[i]![b] = (1e3 * batch(call, sizes[i]!)) / sizes[i]!;
	return times.map((each) => {
		const sorted = each.sort();
		return {
			ns: sorted[(BATCHES - 1) / 2]!,
			interval: [sorted[ENCLOSING]!, sorted[BATCHES - 1 - ENCLOSING]!],
		};
	});
}

/** Listing 2 as printed, which continues where the probabilities are 0. */
export function printedListing(values: ArrayLike<number>, random: () => number): number {
	let value = 0;
	for (let i = 0; i < values.length; i++) {
		const weight = Math.exp(-i) * 0.5;
		const probability = random();
		if (probability < weight) {
			value = values[i]!;
			return value;
		}
	}
	return value;
}

/** Variants of the listings: `cd` and `emPrinted` as printed, which go on where exp(-i) underflows to 0, `cdCut` and `em` end there. */
export const TIMINGS = ['cd', 'em', 'emPrinted', 'cdCut', 'exact'] as const;
export type Timing = (typeof TIMINGS)[number];

export function timesOf(n: number, seed: number): Record<Timing, Time> {
	const random = seededRandom(seed);
	const values = fill(new Float64Array(n), n, random);
	const short = values.subarray(0, REACH);
	const [cd, em, emPrinted, exact, cdCut] = inTurns([
		{ call: () => decayedValue(values), least: 1 },
		{ call: () => listingValue(values, random), least: CHANCE_CALLS },
		{ call: () => printedListing(values, random), least: CHANCE_CALLS },
		{ call: () => recentValue(values, EXACT_EPSILON, random), least: CHANCE_CALLS },
		{ call: () => decayedValue(short), least: 1 },
	]) as [Time, Time, Time, Time, Time];
	return { cd, em, emPrinted, cdCut, exact };
}
