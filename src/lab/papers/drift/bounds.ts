/** Bounds on a mechanism's privacy from samples of its output, valid for any number of draws. */
import type { Interval } from '../../kit/statistics.ts';

/** Total error probability of all bounds for a pair of inputs. */
const ERROR = 0.05;

/** n times the Kullback-Leibler divergence of p from the observed share. */
function divergence(found: number, of: number, p: number): number {
	const term = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log(count / of / chance));
	return term(found, p) + term(of - found, 1 - p);
}

/** Bisects for where the divergence reaches `limit` between `inside`, where it is less, and `outside`; rounds outwards. */
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
 * Bounds of a probability, each wrong with at most probability `error` for any value and any number of draws (Chernoff;
 * Hoeffding 1963, theorem 1). The coverage of Wilson's interval only holds on average.
 */
export function certainBounds(found: number, of: number, error: number): Interval {
	const limit = Math.log(1 / error);
	const part = found / of;
	return [found === 0 ? 0 : reach(found, of, limit, part, 0), found === of ? 1 : reach(found, of, limit, part, 1)];
}

/** Number of draws of each outcome for each of two inputs, in the same order. */
export interface Draws {
	first: ArrayLike<number>;
	second: ArrayLike<number>;
}

export interface Leak {
	/** 95 % confidence interval of the smallest epsilon that holds; null without an upper bound. */
	epsilon: [low: number, high: number | null];
	/** Lower bound of the probability that the other input cannot explain: no smaller delta holds with epsilon 0. */
	delta: number;
}

/** Bounds the leak from draws for two neighboring inputs, over all outcomes in both directions (Bonferroni). */
export function leakOf({ first, second }: Draws): Leak {
	const outcomes = Array.from(first, (_, i) => i).filter((i) => first[i]! + second[i]! > 0);
	const total = (counts: ArrayLike<number>) => Array.from(counts).reduce((a, b) => a + b, 0);
	const [drawsOfFirst, drawsOfSecond] = [total(first), total(second)];
	// Corrects for all possible outcomes, since it is random which of them occur.
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

/** Whether the draws prove that a guarantee does not hold. */
export const isBroken = ({ epsilon, delta }: Leak, promise: { epsilon: number; delta: number }) =>
	promise.delta === 0 ? epsilon[0] > promise.epsilon : delta > Math.expm1(promise.epsilon) + promise.delta;
