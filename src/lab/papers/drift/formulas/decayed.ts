/**
 * Concept drift (CD): recent entries count exponentially more than old ones. It is a deterministic sum and gives no
 * privacy: an adversary who knows all entries but one can compute the last.
 * Sheth, Malkin and Kaiser (2012), equation 2 and listing 1; Cohen and Strauss (2003).
 */

/** Weight of an entry by its age (equation 2), from 1 down to 0. `rate` is per unit of age. */
const decay = (rate: number, age: number) => Math.exp(-rate * age);

/**
 * CD as listing 1 has it: sum over i of exp(-rate i) values[i], values[0] being the newest. O(n).
 * @param rate at which values lose weight from one to the next; 1 in the paper
 */
export function decayedValue(values: ArrayLike<number>, rate = 1): number {
	let value = 0;
	for (let i = 0; i < values.length; i++) value += decay(rate, i) * values[i]!;
	return value;
}

/**
 * CD of events at any times: sum over those from `start` to `end` and not after `asOf` of 2^(-age / halfLife). The same
 * as {@link decayedValue} of how many happened at each age. One event more adds at most 1.
 * @param times of events, in the unit of `asOf` and `halfLife`
 */
export function decayedCount(
	times: ArrayLike<number>,
	asOf: number,
	halfLife: number,
	start = 0,
	end = times.length,
): number {
	const rate = Math.LN2 / halfLife;
	let count = 0;
	for (let i = start; i < end; i++) if (times[i]! <= asOf) count += decay(rate, asOf - times[i]!);
	return count;
}
