import { geometricPlace } from './recent.ts';

/**
 * A differentially private count: the exponential mechanism over the public integers from 0 to `most`, with
 * Pr[level] proportional to exp(-epsilon |level - count| / 2). It is epsilon-differentially private for inputs whose
 * counts differ by one, and epsilon d for counts that differ by d. Levels are integers so that the low bits of the noise
 * leak nothing (Mironov 2012); what remains is the rounding of probabilities and the generator's resolution.
 *
 * Probabilities are geometric on both sides of the count: a side is drawn, then a place on it, in O(1).
 * @param random uniform random numbers from 0 up to 1; must be secret if the count is
 */
export function privateLevel(count: number, most: number, epsilon: number, random: () => number): number {
	const rate = epsilon / 2;
	const center = Math.min(most, Math.max(0, count));
	const below = Math.floor(center);
	const [lower, upper] = sides(center - below, below + 1, most - below, rate);
	return random() * (lower + upper) < lower
		? below - geometricPlace(below + 1, rate, random())
		: below + 1 + geometricPlace(most - below, rate, random());
}

/** Total weights of the levels from `center` down and of those above it. */
function sides(part: number, down: number, up: number, rate: number): [number, number] {
	if (rate === 0) return [down, up];
	const all = (n: number) => Math.expm1(-rate * n) / Math.expm1(-rate);
	return [Math.exp(-rate * part) * all(down), up === 0 ? 0 : Math.exp(-rate * (1 - part)) * all(up)];
}

/** Level that about one of `levels` zero counts reaches: anything below is indistinguishable from noise. */
export const noiseCeiling = (levels: number, epsilon: number): number =>
	epsilon === 0 ? Infinity : (2 / epsilon) * Math.log(Math.max(1, levels));
