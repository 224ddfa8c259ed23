/** Features in bins, and the best split of some rows by the sums in each bin. */
import type { Rows } from '../kit/logistic.ts';

const MOST_BINS = 32;
/** Room for a feature in a histogram: one bin more than cuts. */
const ROOM = MOST_BINS + 1;
/** Gain below which a split is not worth it. */
const LEAST_GAIN = 1e-3;

/** Rows with each feature as the number of cuts that its value reaches. */
export interface BinnedRows {
	width: number;
	count: number;
	/** Cuts of each feature, ascending. */
	cuts: number[][];
	/** `count` bins a feature. */
	bin: Uint8Array;
}

export function binRows({ width, features }: Pick<Rows, 'width' | 'features'>): BinnedRows {
	const count = features.length / width;
	const cuts = Array.from({ length: width }, (_, k) => cutsOf(features, width, k, count));
	const bin = new Uint8Array(count * width);
	cuts.forEach((own, k) => {
		for (let i = 0; i < count; i++) {
			const value = features[i * width + k]!;
			let b = 0;
			while (b < own.length && value >= own[b]!) b++;
			bin[k * count + i] = b;
		}
	});
	return { width, count, cuts, bin };
}

/** Returns the thresholds of a feature: between its values, or at quantiles of its distinct values if there are many. */
function cutsOf(features: Float64Array, width: number, k: number, count: number): number[] {
	const seen = new Set<number>();
	for (let i = 0; i < count; i++) seen.add(features[i * width + k]!);
	const values = [...seen].sort((a, b) => a - b);
	if (values.length <= MOST_BINS) return values.slice(1).map((value, i) => (value + values[i]!) / 2);
	return Array.from({ length: MOST_BINS - 1 }, (_, i) => values[Math.floor(((i + 1) * values.length) / MOST_BINS)]!);
}

/** Sums of gradients and curvatures of rows in each bin of each feature, next to each other. */
export type Histogram = Float64Array;

export const newHistogram = ({ width }: BinnedRows): Histogram => new Float64Array(2 * width * ROOM);

/** Writes the sums of some rows into `sums`. */
export function histogramOf(
	{ count, bin }: BinnedRows,
	members: Int32Array,
	used: Int32Array,
	slopes: Float64Array,
	sums: Histogram,
): Histogram {
	sums.fill(0);
	const own = new Float64Array(2 * members.length);
	for (let m = 0; m < members.length; m++) {
		own[2 * m] = slopes[2 * members[m]!]!;
		own[2 * m + 1] = slopes[2 * members[m]! + 1]!;
	}
	for (const k of used) {
		const column = bin.subarray(k * count, (k + 1) * count);
		const to = sums.subarray(2 * k * ROOM, 2 * (k + 1) * ROOM);
		for (let m = 0; m < members.length; m++) {
			const b = 2 * column[members[m]!]!;
			to[b]! += own[2 * m]!;
			to[b + 1]! += own[2 * m + 1]!;
		}
	}
	return sums;
}

/** Takes the rows of `part` from those of `whole`. */
export function takeFrom(whole: Histogram, part: Histogram): Histogram {
	for (let i = 0; i < whole.length; i++) whole[i]! -= part[i]!;
	return whole;
}

/** Gradients and curvatures of some rows, added up. */
export type Sum = readonly [g: number, h: number];

export interface SplitOptions {
	ridge: number;
	leastWeight: number;
}

/**
 * Returns the split that lowers the loss most, or null if none is worth it: rows whose bin of the feature is above go right.
 * @param g sum of the gradients of the rows, and `h` of their curvatures
 */
export function bestSplit(
	{ cuts }: BinnedRows,
	sums: Histogram,
	[g, h]: Sum,
	used: Int32Array,
	{ ridge, leastWeight }: SplitOptions,
): { feature: number; bin: number; left: Sum } | null {
	let best: { feature: number; bin: number; left: Sum } | null = null;
	let bestGain = LEAST_GAIN;
	for (const k of used) {
		let gl = 0;
		let hl = 0;
		for (let b = 0; b < cuts[k]!.length; b++) {
			gl += sums[2 * (k * ROOM + b)]!;
			hl += sums[2 * (k * ROOM + b) + 1]!;
			const hr = h - hl;
			if (hl < leastWeight || hr < leastWeight) continue;
			const gain = gl ** 2 / (hl + ridge) + (g - gl) ** 2 / (hr + ridge) - g ** 2 / (h + ridge);
			if (gain > bestGain) {
				bestGain = gain;
				best = { feature: k, bin: b, left: [gl, hl] };
			}
		}
	}
	return best;
}
