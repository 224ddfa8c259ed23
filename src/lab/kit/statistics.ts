import { seededRandom } from '../../core/advice/draw.ts';

/** The values of k for which the papers report k-identification. */
export const KS = [1, 5, 10, 100] as const;
export type ByK = Record<(typeof KS)[number], number>;
export type Interval = [low: number, high: number];

const RESAMPLES = 1000;

/** Relative tolerance for equal scores: sums in a different order differ in their last bits. */
export const SCORE_TOLERANCE = 1e-9;

export const mean = (values: readonly number[]) =>
	values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

const within = (ranks: readonly number[], k: number) => ranks.map((rank) => (rank <= k ? 1 : 0));

/** Returns the share of the ranks up to k, for each k. */
export const byK = (ranks: readonly number[]): ByK =>
	Object.fromEntries(KS.map((k) => [k, mean(within(ranks, k))])) as ByK;

export interface Part {
	found: number;
	of: number;
}

export const partOf = <T>(all: readonly T[], isSo: (one: T) => boolean): Part => ({
	found: all.filter(isSo).length,
	of: all.length,
});

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** 95 % interval of a proportion (Wilson 1927), which has a width even if all or none are found. 0 to 1 for no people.
 * @param z quantile of the normal distribution, for another level */
export function wilson({ found, of }: Part, z = Z): Interval {
	if (of === 0) return [0, 1];
	const p = found / of;
	const center = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
	const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
	return [found === 0 ? 0 : Math.max(0, center - half), found === of ? 1 : Math.min(1, center + half)];
}

/**
 * 95 % interval of the second proportion minus the first (Newcombe 1998, from Wilson's intervals). Assumes different
 * people; for the same people it is too wide, not too narrow.
 */
export function change(first: Part, second: Part): Interval {
	if (first.of === 0 || second.of === 0) return [-1, 1];
	const [p, q] = [first.found / first.of, second.found / second.of];
	const [a, b] = [wilson(first), wilson(second)];
	return [q - p - Math.hypot(q - b[0], a[1] - p), q - p + Math.hypot(b[1] - q, p - a[0])];
}

/**
 * 95 % interval of the mean of numbers from 0 to 1, by bootstrap over the values (the targets). If all values are
 * equal, resampling gives no width, so Wilson's interval is returned.
 */
export function bootstrap(values: readonly number[], seed: number): Interval {
	if (values.every((value) => value === values[0]))
		return wilson({ found: values.reduce((a, b) => a + b, 0), of: values.length });
	const random = seededRandom(seed);
	const means = Float64Array.from({ length: RESAMPLES }, () => {
		let sum = 0;
		for (let i = 0; i < values.length; i++) sum += values[Math.floor(values.length * random())]!;
		return sum / values.length;
	}).sort();
	return [means[Math.floor(0.025 * RESAMPLES)]!, means[Math.ceil(0.975 * RESAMPLES) - 1]!];
}

/** 95 % interval of the share of the ranks up to k, for each k. */
export const intervals = (ranks: readonly number[], seed: number) =>
	Object.fromEntries(KS.map((k) => [k, intervalWithin(ranks, k, seed)])) as Record<(typeof KS)[number], Interval>;

/** 95 % interval of the share of the ranks up to k. */
export const intervalWithin = (ranks: readonly number[], k: number, seed: number): Interval =>
	bootstrap(within(ranks, k), seed);
