/**
 * The exponential mechanism with recency as the score, which falls by one from candidate to candidate: a geometric
 * distribution truncated at n, drawn in O(1) by inverting its distribution function.
 */

/**
 * A place from 0 to n - 1 with Pr[i] proportional to exp(-rate i). From u uniform on 0 up to 1 the place is the
 * largest i with 1 - exp(-rate i) <= u (1 - exp(-rate n)).
 */
export function geometricPlace(n: number, rate: number, u: number): number {
	const place = rate === 0 ? u * n : -Math.log1p(u * Math.expm1(-rate * n)) / rate;
	return Math.min(n - 1, Math.floor(place));
}

/**
 * The exact mechanism with recency as its score: one of n entries, the newest first, Pr[i] proportional to
 * exp(epsilon score_i / 2) with score_i = -i. With epsilon = 2 chances decay as the weights of CD at rate 1.
 *
 * What it promises: entries are candidates. If it is public which there are, and one input makes no entry older or newer
 * by more than one place than the other does, what is drawn is epsilon-differentially private. If a value is not public
 * and the one that is drawn is shown, no epsilon holds: only one of two inputs can return a value that the other lacks.
 * Then delta = (1 - q) / (1 - q^n) with q = exp(-epsilon / 2), the chance of the newest.
 */
export const recentPlace = (n: number, epsilon: number, random: () => number): number =>
	geometricPlace(n, epsilon / 2, random());

/** Returns one of `values`, which are sorted newest first; 0 for an empty list. */
export const recentValue = (values: ArrayLike<number>, epsilon: number, random: () => number): number =>
	values.length === 0 ? 0 : values[recentPlace(values.length, epsilon, random)]!;
