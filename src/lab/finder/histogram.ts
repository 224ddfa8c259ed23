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
	/** Cuts of each feature, ascending. */
	cuts: number[][];
	/** `width` bins a row. */
	bin: Uint8Array;
}

export function binRows({ width, features, label }: Rows): BinnedRows {
	const count = label.length;
	const cuts = Array.from({ length: width }, (_, k) => cutsOf(features, width, k, count));
	const bin = new Uint8Array(count * width);
	for (let i = 0; i < count * width; i++) {
		const own = cuts[i % width]!;
		let b = 0;
		while (b < own.length && features[i]! >= own[b]!) b++;
		bin[i] = b;
	}
	return { width, cuts, bin };
}

/** Returns the thresholds of a feature: between its values, or at quantiles of its distinct values if there are many. */
function cutsOf(features: Float64Array, width: number, k: number, count: number): number[] {
	const seen = new Set<number>();
	for (let i = 0; i < count; i++) seen.add(features[i * width + k]!);
	const values = [...seen].sort((a, b) => a - b);
	if (values.length <= MOST_BINS) return values.slice(1).map((value, i) => (value + values[i]!) / 2);
	return Array.from({ length: MOST_BINS - 1 }, (_, i) => values[Math.floor(((i + 1) * values.length) / MOST_BINS)]!);
}

/** Sums of gradients and curvatures of rows in each bin of each feature. */
export interface Histogram {
	gradient: Float64Array;
	curve: Float64Array;
}

export function histogramOf(
	{ width, bin }: BinnedRows,
	members: Int32Array,
	used: Int32Array,
	gradient: Float64Array,
	curve: Float64Array,
): Histogram {
	const sums = { gradient: new Float64Array(width * ROOM), curve: new Float64Array(width * ROOM) };
	for (const i of members)
		for (const k of used) {
			const at = k * ROOM + bin[i * width + k]!;
			sums.gradient[at]! += gradient[i]!;
			sums.curve[at]! += curve[i]!;
		}
	return sums;
}

export const remainder = (whole: Histogram, part: Histogram): Histogram => ({
	gradient: whole.gradient.map((value, i) => value - part.gradient[i]!),
	curve: whole.curve.map((value, i) => value - part.curve[i]!),
});

export interface SplitOptions {
	ridge: number;
	leastWeight: number;
}

/**
 * Returns the split that lowers the loss most, or null if none is worth it: rows whose bin of the feature is above go right.
 * @param g sum of the gradients of the rows, and `h` of their curvatures
 * @param rises monotonicity of each feature: a split against it is not made
 */
export function bestSplit(
	{ cuts }: BinnedRows,
	sums: Histogram,
	[g, h]: readonly [g: number, h: number],
	used: Int32Array,
	rises: Int8Array,
	{ ridge, leastWeight }: SplitOptions,
): { feature: number; bin: number } | null {
	let best: { feature: number; bin: number } | null = null;
	let bestGain = LEAST_GAIN;
	for (const k of used) {
		let gl = 0;
		let hl = 0;
		for (let b = 0; b < cuts[k]!.length; b++) {
			gl += sums.gradient[k * ROOM + b]!;
			hl += sums.curve[k * ROOM + b]!;
			const hr = h - hl;
			if (hl < leastWeight || hr < leastWeight) continue;
			const step = (g - gl) / (hr + ridge) - gl / (hl + ridge);
			if (rises[k]! * step < 0) continue;
			const gain = gl ** 2 / (hl + ridge) + (g - gl) ** 2 / (hr + ridge) - g ** 2 / (h + ridge);
			if (gain > bestGain) {
				bestGain = gain;
				best = { feature: k, bin: b };
			}
		}
	}
	return best;
}
