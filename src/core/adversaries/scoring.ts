/** Scoring (Frankowski et al. 2006): a score is the product of a sub-score per mentioned film, computed by logarithms. */

/** Sub-score of a mentioned film that the user has not rated. */
export const NOT_RATED = 0.05;

/** Users who rated a larger share of all films are left off the likely list. */
export const HEAVY_RATER_SHARE = 1 / 3;

/** Sub-score of a mentioned film that the user has rated: (|U| - (|U_m| - 1)) / |U|. */
export const ratedSubScore = (raters: number, users: number) => (users - (raters - 1)) / users;

/** Log score gained by having rated a mentioned film: log of the ratio of the two sub-scores, at least 0. */
export const ratedGain = (raters: number, users: number) =>
	Math.max(0, Math.log(ratedSubScore(Math.min(raters, users), users) / NOT_RATED));
