/** Figures of the same thing without the extension and with it, measured in turn. */
import { quantileSorted } from 'simple-statistics';
import { seededRandom } from '../../../../src/core/advice/draw.ts';

/** Without, and with; each may be several measurements that belong together. */
export type Pair = readonly [without: readonly number[], withIt: readonly number[]];

export interface Comparison {
	without: number;
	withIt: number;
	/** Quotient and difference, each with the ends of its 95 % interval. */
	ratio: Estimate;
	difference: Estimate;
}
type Estimate = readonly [value: number, low: number, high: number];

/** Resamples of the pairs that an interval is taken from. */
const RESAMPLES = 2000;

export const quantileOf = (share: number) => (values: readonly number[]) =>
	quantileSorted(
		[...values].sort((a, b) => a - b),
		share,
	);

/** Compares a statistic of all measurements; the interval is the bootstrap's over pairs, so what both suffer cancels. */
export function compare(pairs: readonly Pair[], statistic = quantileOf(0.5)): Comparison {
	const of = (some: readonly Pair[]) => [0, 1].map((side) => statistic(some.flatMap((pair) => pair[side]!)));
	const random = seededRandom(1);
	const samples = Array.from({ length: RESAMPLES }, () =>
		of(Array.from(pairs, () => pairs[Math.floor(random() * pairs.length)]!)),
	);
	const [without, withIt] = of(pairs) as [number, number];
	const estimate = (make: (values: number[]) => number): Estimate => {
		const made = samples.map(make);
		return [make([without, withIt]), quantileOf(0.025)(made), quantileOf(0.975)(made)];
	};
	return {
		without,
		withIt,
		ratio: estimate(([a, b]) => b! / a!),
		difference: estimate(([a, b]) => b! - a!),
	};
}
