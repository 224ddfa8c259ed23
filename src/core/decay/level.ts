import { geometricPlace } from './recent.ts';

/**
 * A count told in private: the exponential mechanism over the whole numbers from 0 to `most`, which are public, a level
 * scoring the nearer the better: Pr[level] proportional to exp(-epsilon |level - count| / 2). A count changes the score
 * of no level by more than itself changes, so that this is epsilon-differentially private where inputs differ by one in
 * the count, and (epsilon d) where they differ by d. Levels are whole so that the last digits of noise tell nothing
 * (Mironov 2012); what remains is the rounding of chances in doubles and the generator's own steps.
 *
 * Below the count and above it chances are geometric: a side is drawn, then a place on it, in O(1).
 * @param random numbers from 0 up to 1; they must be secret wherever the count is
 */
export function privateLevel(count: number, most: number, epsilon: number, random: () => number): number {
	const rate = epsilon / 2;
	const centre = Math.min(most, Math.max(0, count));
	const below = Math.floor(centre);
	const [lower, upper] = sides(centre - below, below + 1, most - below, rate);
	return random() * (lower + upper) < lower
		? below - geometricPlace(below + 1, rate, random())
		: below + 1 + geometricPlace(most - below, rate, random());
}

/** Weights of the levels from `centre` down, so many, and of those above it. */
function sides(part: number, down: number, up: number, rate: number): [number, number] {
	if (rate === 0) return [down, up];
	const all = (n: number) => Math.expm1(-rate * n) / Math.expm1(-rate);
	return [Math.exp(-rate * part) * all(down), up === 0 ? 0 : Math.exp(-rate * (1 - part)) * all(up)];
}

/** Probability of each level from 0 to `most`. */
export function levelChances(count: number, most: number, epsilon: number): Float64Array {
	const centre = Math.min(most, Math.max(0, count));
	const weights = Float64Array.from({ length: most + 1 }, (_, level) =>
		Math.exp((-epsilon / 2) * Math.abs(level - centre)),
	);
	const total = weights.reduce((a, b) => a + b, 0);
	return weights.map((weight) => weight / total);
}

/** Of `levels` told of counts of 0, about one in all is as high as this: what is below cannot be told from noise. */
export const noiseCeiling = (levels: number, epsilon: number): number =>
	epsilon === 0 ? Infinity : (2 / epsilon) * Math.log(Math.max(1, levels));
