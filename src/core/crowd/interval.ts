/**
 * How far the true rank may lie from the estimate. Three things are not known: which of the mentioned films the writer
 * rated (the distribution), how far people stray from the model that films are rated independently within a class, and
 * which of the expected strangers there really are:
 *
 *   rank = 1 + Poisson(strangers * exp(sigma z)),   z normal,
 *   sigma^2 = (0.25 (-log10 (strangers / people) - 0.5))^2 + spread^2
 *
 * where spread is the adversary's, who may care how active each user is and not only the class.
 * The deeper the estimate reaches into the tail, the further it may be off. The two constants were read off the true
 * ranks of 2,400 simulated people (2 to 32 mentions, drawn at random and by taste); `lab calibrate` checks them on others.
 */
import type { Weighing } from '../adversaries/weighing.ts';
import type { RankDistribution } from './ranks.ts';

const SIGMA_PER_DECADE = 0.25;
const DECADES_WITHOUT_ERROR = 0.5;

/**
 * What is added to sigma, once and per decade, because members of another service may differ from those counted. Fitted to
 * ranks of people of MovieLens (small), where most films have more raters than were counted, and hardly any fewer.
 */
const ELSEWHERE = { fewer: { spread: 0.5, perDecade: 0 }, more: { spread: 1.2, perDecade: 1 }, below: 0.02 };
const NO_MORE = { spread: 0, perDecade: 0 };
/** As if the people compared were those who were counted. */
export const HERE = { fewer: NO_MORE, more: NO_MORE, below: 0.05 };

/** Quantiles of the standard normal distribution at (i + 0.5) / 9. */
const NORMAL = [-1.593, -0.967, -0.589, -0.282, 0, 0.282, 0.589, 0.967, 1.593];

/** More than the error of a sum of probabilities. */
const ROUNDING = 1e-6;

/** Expected strangers within this factor are merged. */
const SAME = 1.2;

/** Where the true rank may lie, in people. */
export interface Interval {
	/**
	 * 2 in 100 of the ranks that the distribution allows lie below `low`, as people rely on it when they read that they
	 * are well hidden; 5 in 100 if the people compared are those who were counted. 95 in 100 lie below `high`.
	 */
	low: number;
	high: number;
	/** 10 in 100 lie below `fair`, and 95 in 100 below `top`, if the people compared are those whose ratings were counted. */
	fair: number;
	top: number;
}

/**
 * @param spread of the adversary's {@link Weighing}
 * @param where whether the people compared may differ from those who were counted
 */
export function intervalOf(
	distribution: RankDistribution,
	people: number,
	spread: Weighing['spread'],
	where = ELSEWHERE,
): Interval {
	const quantilesWith = ({ spread: elsewhere, perDecade }: typeof NO_MORE, ...parts: number[]) => {
		const rates = ratesOf(distribution, people, Math.hypot(spread, elsewhere), SIGMA_PER_DECADE + perDecade);
		const reaches = (rank: number, part: number) => {
			let [sum, left] = [0, 1];
			const [root, cube] = [Math.sqrt(rank), Math.cbrt(rank)];
			for (const { rate, probability, cube: cubeOfRate } of rates) {
				sum += probability * (rate > 50 ? below(root, cubeOfRate / cube) : atMost(rank - 1, rate));
				left -= probability;
				if (sum >= part) return true;
				if (sum + left < part - ROUNDING) return false;
			}
			return false;
		};
		return parts.map((part) => quantile((rank) => reaches(rank, part), people));
	};
	const [fair, top] = quantilesWith(NO_MORE, 0.1, 0.95) as [number, number];
	const [low] = quantilesWith(where.fewer, where.below) as [number];
	const [high] = quantilesWith(where.more, 0.95) as [number];
	return { low, high, fair, top };
}

/** Possible expected numbers of strangers, with their probabilities. */
function ratesOf({ strangers, probability }: RankDistribution, people: number, spread: number, perDecade: number) {
	const merged = new Map<number, { rate: number; probability: number }>();
	for (let i = 0; i < strangers.length; i++) {
		const key = Math.round(Math.log(strangers[i]! + 1e-6) / Math.log(SAME));
		const cell = merged.get(key) ?? { rate: strangers[i]!, probability: 0 };
		cell.probability += probability[i]!;
		merged.set(key, cell);
	}
	return [...merged.values()].flatMap(({ rate, probability }) => {
		const depth = Math.max(0, -Math.log10((rate + 1e-12) / people) - DECADES_WITHOUT_ERROR);
		const sigma = Math.hypot(perDecade * depth, spread);
		return NORMAL.map((z) => {
			const drawn = Math.min(people - 1, rate * Math.exp(sigma * z));
			return { rate: drawn, cube: Math.cbrt(drawn), probability: probability / NORMAL.length };
		});
	});
}

/** The least rank that does. */
function quantile(reaches: (rank: number) => boolean, people: number): number {
	let [low, high] = [0, people];
	while (high - low > Math.max(1, 0.002 * high)) {
		const middle = low < 20 ? Math.floor((low + high) / 2) : Math.sqrt(low * high);
		if (reaches(middle)) high = middle;
		else low = middle;
	}
	return Math.max(1, Math.round(high));
}

/**
 * P(Poisson(rate) < rank) where the rate is large, by its normal approximation (Wilson and Hilferty).
 * @param root the square root of the rank
 * @param cube the cube root of rate / rank
 */
const below = (root: number, cube: number) => normalBelow(3 * root * (1 - cube) + 1 / (3 * root));

/** P(Poisson(rate) <= n). */
function atMost(n: number, rate: number): number {
	if (n < 0) return 0;
	let term = Math.exp(-rate);
	let sum = term;
	for (let k = 1; k <= n && k < 200; k++) {
		term *= rate / k;
		// From here on terms are too small to change the sum.
		if (k > rate && sum + term === sum) break;
		sum += term;
	}
	return Math.min(1, sum);
}

/** Phi(z), by the logistic approximation of Bowling et al. 2009: off by at most 0.0002. */
const normalBelow = (z: number) => 1 / (1 + Math.exp(-(1.5976 * z + 0.07056 * z * z * z)));
