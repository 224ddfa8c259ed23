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

/** 95 % interval of the mean, by bootstrap over the values (the targets). */
export function bootstrap(values: readonly number[], seed: number): Interval {
	const random = seededRandom(seed);
	const means = Float64Array.from({ length: RESAMPLES }, () => {
		let sum = 0;
		for (let i = 0; i < values.length; i++) sum += values[Math.floor(values.length * random())]!;
		return sum / Math.max(1, values.length);
	}).sort();
	return [means[Math.floor(0.025 * RESAMPLES)]!, means[Math.ceil(0.975 * RESAMPLES) - 1]!];
}

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
