/** What numbers of draws say for certain of a mechanism's privacy: bounds that hold for any number of draws. */
import type { Interval } from '../../kit/statistics.ts';

/** What may be wrong in all that is said of two inputs together. */
const ERROR = 0.05;

/** n times the Kullback-Leibler divergence of p from the part that was found. */
function divergence(found: number, of: number, p: number): number {
	const term = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log(count / of / chance));
	return term(found, p) + term(of - found, 1 - p);
}

/** Where the divergence reaches `limit` between `inside`, where it is less, and `outside`; the outer end. */
function reach(found: number, of: number, limit: number, inside: number, outside: number): number {
	let [near, far] = [inside, outside];
	for (let round = 0; round < 60; round++) {
		const middle = (near + far) / 2;
		if (divergence(found, of, middle) < limit) near = middle;
		else far = middle;
	}
	return far;
}

/**
 * Bounds of a probability, each wrong with at most probability `error` whatever it and the number of draws (Chernoff;
 * Hoeffding 1963, theorem 1): Wilson's interval is only right on average.
 */
export function certainBounds(found: number, of: number, error: number): Interval {
	const limit = Math.log(1 / error);
	const part = found / of;
	return [found === 0 ? 0 : reach(found, of, limit, part, 0), found === of ? 1 : reach(found, of, limit, part, 1)];
}

/** How many draws of each input gave each outcome, in the same order. */
export interface Draws {
	first: ArrayLike<number>;
	second: ArrayLike<number>;
}

export interface Leak {
	/** Between these lies the smallest epsilon that holds, with 95 % confidence; null where nothing bounds it above. */
	epsilon: [low: number, high: number | null];
	/** The part of the draws of one input that the other cannot give, at least: no smaller delta holds without epsilon. */
	delta: number;
}

/** What draws from two neighbouring inputs tell, over every outcome in both directions at once (Bonferroni). */
export function leakOf({ first, second }: Draws): Leak {
	const outcomes = Array.from(first, (_, i) => i).filter((i) => first[i]! + second[i]! > 0);
	const total = (counts: ArrayLike<number>) => Array.from(counts).reduce((a, b) => a + b, 0);
	const [drawsOfFirst, drawsOfSecond] = [total(first), total(second)];
	// Over all outcomes that there may be: which of them were seen is chance.
	const error = ERROR / (4 * first.length);
	let [low, high, delta] = [0, 0, 0];
	for (const i of outcomes) {
		const p = certainBounds(first[i]!, drawsOfFirst, error);
		const q = certainBounds(second[i]!, drawsOfSecond, error);
		low = Math.max(low, Math.log(p[0] / q[1]), Math.log(q[0] / p[1]));
		high = Math.max(high, Math.log(p[1] / q[0]), Math.log(q[1] / p[0]));
		delta = Math.max(delta, p[0] - q[1], q[0] - p[1]);
	}
	return { epsilon: [low, Number.isFinite(high) ? high : null], delta };
}

/** Whether draws prove that a promise is not kept. */
export const isBroken = ({ epsilon, delta }: Leak, promise: { epsilon: number; delta: number }) =>
	promise.delta === 0 ? epsilon[0] > promise.epsilon : delta > Math.expm1(promise.epsilon) + promise.delta;
