/** How many accounts of a service would look at least as much like this one as another account does. */
import { partitionPoint } from '../../../../core/algorithms/bisect.ts';

/** Part of the strangers with the highest scores, from which the tail beyond them is estimated. */
const TAIL = 0.003;

/** Least number of scores that a tail is estimated from. */
const FEWEST = 10;

/**
 * Returns the probability that a stranger's score is at least `score`: counted where enough strangers score higher, and
 * beyond that an exponential tail through the highest scores (the mean excess over a threshold; Pickands 1975).
 * @param falling scores of a sample of strangers, in descending order
 */
export function strangerShare(falling: Float64Array, score: number): number {
	const n = falling.length;
	if (n === 0) return 1;
	const tail = Math.min(n - 1, Math.max(FEWEST, Math.ceil(TAIL * n)));
	const threshold = falling[tail]!;
	if (score <= threshold || tail === 0) return partitionPoint(0, n, (at) => falling[at]! >= score) / n;
	let excess = 0;
	for (let i = 0; i < tail; i++) excess += falling[i]! - threshold;
	return (tail / n) * Math.exp((-(score - threshold) * tail) / excess);
}

/**
 * The crowd of a link: how many of a service's accounts would look at least as much like this one, the other account
 * included.
 * @param falling scores against a sample of strangers' accounts, in descending order
 */
export const crowdOfLink = (falling: Float64Array, score: number, accounts: number): number =>
	1 + (accounts - 1) * strangerShare(falling, score);
