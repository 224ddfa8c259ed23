/**
 * Likelihood: which user would most probably have mentioned these films? Unlike Scoring it knows that a heavy rater
 * matches anything.
 */

/** Part of what people mention that they have rated (Frankowski et al. 2006, 82 % on average). */
export const RATED_SHARE = 0.82;

/**
 * Log probability that a user with `ratings` ratings mentions a film, rated or not: 0.82 / |R_u| or 0.18 q_m.
 * @param share q_m, the part of all ratings that are of the film
 */
export const logMention = (rated: boolean, ratings: number, share: number) =>
	Math.log(rated ? RATED_SHARE / ratings : (1 - RATED_SHARE) * share);

/** What having rated a film adds to a user's log likelihood, for a user of one rating: the others lack log |R_u|. */
export const likelihoodGain = (share: number) => Math.log(RATED_SHARE / ((1 - RATED_SHARE) * share));
