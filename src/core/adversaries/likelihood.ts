/**
 * Likelihood: which user would most probably have mentioned these films? Unlike Scoring it knows that a heavy rater
 * matches anything. A mention of film m by user u has probability 0.82 / |R_u| if u rated m, else 0.18 q_m, with q_m
 * the share of all ratings that are of m.
 */

/** Share of the films people mention that they have rated (Frankowski et al. 2006, 82 % on average). */
export const RATED_SHARE = 0.82;

/** Log likelihood gained by having rated a film, without the term log |R_u|. */
export const plainGain = (share: number) => Math.log(RATED_SHARE / ((1 - RATED_SHARE) * share));
