/**
 * CPU time per call, so that it can be believed: warmed up, in turns, each result used, medians of batches. Time by the
 * clock on the wall would count whatever else the computer does in a long batch.
 */
import { seededRandom } from '../../../core/advice/draw.ts';
import { decayedValue } from '../../../core/decay/decayed.ts';
import { listingValue } from '../../../core/decay/listing.ts';
import { recentValue } from '../../../core/decay/recent.ts';
import type { Interval } from '../../kit/statistics.ts';
import { fill, REACH } from './errors.ts';
import { EXACT_EPSILON } from './guarantees.ts';

/** Median of batches, with its 95 % interval by order statistics. */
interface Time {
	ns: number;
	interval: Interval;
}

const BATCHES = 15;
/** Of 15 batches the 4th and the 12th enclose the median 96 times in 100. */
const ENCLOSING = 3;
/** A batch takes at least so many microseconds. */
const LEAST = 500;
/** Calls of a batch at least where what a call does is up to chance: a walk over everything 37 times in 100, or none. */
const CHANCE_CALLS = 16;

let used = 0;
/** Sum of all results: somebody might look, so that no call can be left out. */
export const resultsUsed = () => used;

/** Microseconds that so many calls take. */
function batch(call: () => number, calls: number): number {
	let sum = 0;
	const begun = process.cpuUsage();
	for (let i = 0; i < calls; i++) sum += call();
	const { user, system } = process.cpuUsage(begun);
	used += sum;
	return user + system;
}

/** Calls in turns, a batch of each, so that whatever else the computer does slows all of them. */
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

/** Listing 2 to the letter, which goes on where no coin can come up any more. */
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

export interface Times {
	cd: Time;
	listing: Time;
	printed: Time;
	exact: Time;
	/** CD that ends where weights are 0 in doubles: the same sum, of at most 746 terms. */
	cdCut: Time;
}

/** Time of each on an array of size n. */
export function timesOf(n: number, seed: number): Times {
	const random = seededRandom(seed);
	const values = fill(new Float64Array(n), n, random);
	const short = values.subarray(0, REACH);
	const [cd, listing, printed, exact, cdCut] = inTurns([
		{ call: () => decayedValue(values), least: 1 },
		{ call: () => listingValue(values, random), least: CHANCE_CALLS },
		{ call: () => printedListing(values, random), least: CHANCE_CALLS },
		{ call: () => recentValue(values, EXACT_EPSILON, random), least: CHANCE_CALLS },
		{ call: () => decayedValue(short), least: 1 },
	]) as [Time, Time, Time, Time, Time];
	return { cd, listing, printed, exact, cdCut };
}
