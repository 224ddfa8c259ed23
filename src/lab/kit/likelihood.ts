/**
 * Likelihood: which user would most probably have mentioned these films? Unlike Scoring it knows that a heavy rater
 * matches anything.
 *
 * In its plain form (`core/adversaries/likelihood.ts`) a mention of film m by user u has probability 0.82 / |R_u| if u rated m, else 0.18 q_m, with q_m
 * the share of all ratings that are of m. The full form differs in four points, each of which ranks real people's tags
 * better in cross-validation:
 *
 *   score(u) = 0.4 log |R_u| + log mean over a of  prod over m of  a w_um / sum_j w_uj  [u rated m]  +  (1 - a) q_m
 *
 * - a rated film may be mentioned by coincidence: the two cases add up;
 * - users differ in how much of what they mention they rated: the mean is over a = 0.3, 0.6, 0.9;
 * - heavy raters post more: the prior |R_u|^0.4;
 * - people mention what they like more than others do, where ratings are known: w = exp(0.4 f), f from -1 to 1 the
 *   place of the rating, less the film's mean, among the user's own.
 */

/** Shares of their mentions that users may have rated, with a uniform prior. */
export const RATED_SHARES = [0.3, 0.6, 0.9] as const;

/** The constants that are estimated from people whose mentions and ratings are both known. */
export interface LikelihoodConstants {
	/** Exponent of |R_u| in the prior: heavy raters post more. */
	posting: number;
	/** Weight of liking a film more than others do in the log odds of mentioning it. */
	liking: number;
}

/** Estimated on the tags and ratings of 58 people (MovieLens), as `lab fit-likelihood` does it. */
export const CONSTANTS: LikelihoodConstants = { posting: 0.4, liking: 0.4 };

/** Pseudo-ratings of the overall mean that a film's mean is smoothed with. */
export const MEAN_SMOOTHING = 5;

/**
 * Having rated a film makes a user 1 + odds * chance times as likely to mention it, if they rated the part
 * `ratedShare` of what they mention and the film is the part `share` (q_m) of all ratings.
 * The chance is w_um / sum_j w_uj: 1 / |R_u| where ratings are not known.
 */
export const ratedOdds = (ratedShare: number, share: number) => ratedShare / ((1 - ratedShare) * share);
