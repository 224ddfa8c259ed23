/**
 * What an adversary's population is known by: how many rated each film, and how active people are. Every estimate is
 * made from these alone.
 */
import { type ActivityClass, ratedProbability, solveIntensity } from './activity.ts';

export interface Marginals {
	people: number;
	films: number;
	/** Ratings of all people together. */
	ratings: number;
	/** Part of all ratings that have each number of stars, from 0.5 to 5. */
	stars: readonly number[];
	/** Part of a film's ratings that lie within {@link NEAR_DAYS} of a day that somebody rated it on. */
	together: number;
	classes: readonly ActivityClass[];
	/** Number of films for each number of raters. */
	rarities: ReadonlyMap<number, number>;
	/** Raters of the q-th most rated film. */
	ratersAtRank(q: number): number;
	/** For each class the probability that a member rated a film of so many raters. */
	ratedBy(raters: number): Float64Array;
}

/** Ratings of 0.5 to 5 stars among 9.8 million of a film-logging site. */
const STARS = [0.0141, 0.025, 0.026, 0.0637, 0.076, 0.1665, 0.1773, 0.23, 0.1079, 0.1134];

/** Part of all ratings within so many stars of `own`. */
export const nearInStars = ({ stars }: Marginals, own: number, within: number): number =>
	stars.reduce((sum, part, i) => sum + (Math.abs((i + 1) / 2 - own) <= within ? part : 0), 0);

/** A rating so many days before or after is near: the paper's looser error of dates. */
export const NEAR_DAYS = 14;

/** As found among 100,836 ratings of MovieLens over 22 years: the older a service, the fewer, so this is cautious. */
const TOGETHER = 0.0132;

/** What may be known of a population's ratings besides whose they are. */
interface KnownOfRatings {
	stars?: readonly number[] | undefined;
	together?: number | undefined;
}

/**
 * @param raters of each film, at least 1
 * @param people in the population
 * @param known of the ratings, if more is known than of ratings in general
 */
export function marginalsOf(
	raters: ArrayLike<number>,
	classes: readonly ActivityClass[],
	people: number,
	{ stars = STARS, together = TOGETHER }: KnownOfRatings = {},
): Marginals {
	const sorted = Float64Array.from(raters).sort().reverse();
	const rarities = new Map<number, number>();
	for (const n of sorted) rarities.set(n, (rarities.get(n) ?? 0) + 1);
	const known = new Map<number, Float64Array>();
	const ratedBy = (n: number) => {
		let row = known.get(n);
		if (row === undefined) {
			const intensity = solveIntensity(classes, n / people);
			row = Float64Array.from(classes, (c) => ratedProbability(c, intensity));
			known.set(n, row);
		}
		return row;
	};
	return {
		people,
		films: sorted.length,
		ratings: sorted.reduce((sum, n) => sum + n, 0),
		classes,
		stars,
		together,
		rarities,
		ratersAtRank: (q) => sorted[Math.min(q, sorted.length) - 1] ?? 0,
		ratedBy,
	};
}
