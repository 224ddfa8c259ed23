/**
 * Scoring (Frankowski et al. 2006): a user's score for a set of mentioned films is the product of a sub-score per
 * film. Sums of logarithms stand for products.
 */

/** Sub-score of a mentioned film that the user has not rated. */
export const NOT_RATED = 0.05;

/** Users who rated a larger part of all films are left out of the likely list. */
export const HEAVY_RATER_SHARE = 1 / 3;

/** Sub-score of a mentioned film that the user has rated: (|U| - (|U_m| - 1)) / |U|. */
export const ratedSubScore = (raters: number, users: number) => (users - (raters - 1)) / users;

/** How much a user's log score gains by having rated a mentioned film: log of the two sub-scores' ratio, at least 0. */
export const ratedGain = (raters: number, users: number) =>
	Math.max(0, Math.log(ratedSubScore(Math.min(raters, users), users) / NOT_RATED));
