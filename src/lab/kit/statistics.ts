import { seededRandom } from '../../core/advice/draw.ts';

/** List lengths that the papers report. */
export const KS = [1, 5, 10, 100] as const;
export type ByK = Record<(typeof KS)[number], number>;
export type Interval = [low: number, high: number];

const RESAMPLES = 1000;

/** Mean of some numbers; 0 of none. */
export const mean = (values: readonly number[]) =>
	values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** Part of the ranks up to k, for each k. */
export const byK = (ranks: readonly number[]): ByK =>
	Object.fromEntries(KS.map((k) => [k, mean(ranks.map((rank) => (rank <= k ? 1 : 0)))])) as ByK;

/** Some of a number of people. */
export interface Part {
	found: number;
	of: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/** 95 % interval of a proportion (Wilson 1927): it keeps a width where all or none are found. All of 0 to 1 for none. */
export function wilson({ found, of }: Part): Interval {
	if (of === 0) return [0, 1];
	const p = found / of;
	const centre = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
	const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2));
	return [found === 0 ? 0 : Math.max(0, centre - half), found === of ? 1 : Math.min(1, centre + half)];
}

/**
 * 95 % interval of the second proportion less the first (Newcombe 1998, from Wilson's intervals), as if of different
 * people: of the same people it is too wide rather than too narrow.
 */
export function change(first: Part, second: Part): Interval {
	if (first.of === 0 || second.of === 0) return [-1, 1];
	const [p, q] = [first.found / first.of, second.found / second.of];
	const [a, b] = [wilson(first), wilson(second)];
	return [q - p - Math.hypot(q - b[0], a[1] - p), q - p + Math.hypot(b[1] - q, p - a[0])];
}

/**
 * 95 % interval of the mean of numbers from 0 to 1, by bootstrap over the values (the targets). Where all values are
 * alike, resampling says nothing, and Wilson's interval is given.
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

/** 95 % interval of the part of the ranks up to k, for each k. */
export const intervals = (ranks: readonly number[], seed: number) =>
	Object.fromEntries(
		KS.map((k) => [
			k,
			bootstrap(
				ranks.map((rank) => (rank <= k ? 1 : 0)),
				seed,
			),
		]),
	) as Record<(typeof KS)[number], Interval>;
