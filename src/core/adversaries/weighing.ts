/** The adversaries as the crowd estimate models them: a score is a sum over the mentioned films that a user rated. */
import { type Marginals, NEAR_DAYS } from '../population/marginals.ts';
import { plainGain, RATED_SHARE } from './likelihood.ts';
import { HEAVY_RATER_SHARE, ratedGain } from './scoring.ts';
import { classNorms, cosineWith, tfidfWeight } from './tfidf.ts';

/**
 * Weight of an item under Scoreboard-RH, wt(i) = 1 / log |supp(i)|. An item with one rater would have infinite weight, and its
 * rater would be found even if that item were the wrong one; so one rater, or none, counts as two.
 */
export const rarityWeight = (raters: number) => 1 / Math.log(Math.max(2, raters));

export const ADVERSARIES = [
	'setIntersection',
	'scoring',
	'scoringBeyond50',
	'scoringBeyond200',
	'scoringBeyond1000',
	'tfidf',
	'scoreboardRh',
	'likelihood',
	'likelihoodDecoys',
] as const;
/**
 * Adversaries who also know the writer's ratings of the mentioned films, as a post may reveal them, or roughly their
 * dates, or both. Scoreboard-RH with ratings alone would find the same users as FuzzyRating.
 */
export const RATING_ADVERSARIES = ['fuzzyRating', 'exactRating', 'scoreboardRhDates', 'scoreboardRhBoth'] as const;
export type Adversary = (typeof ADVERSARIES)[number] | (typeof RATING_ADVERSARIES)[number];

/** Adversaries who weigh how much someone has rated. */
export const BY_ACTIVITY: ReadonlySet<Adversary> = new Set(['tfidf', 'likelihood', 'likelihoodDecoys']);

/** A user's activity, for adversaries whose scores depend on it. */
export interface Activity {
	ratings: number;
	/** Length of the user's vector under TF-IDF. */
	norm: number;
	/** For a class of users: standard deviation of ln norm. The norm then leaves out the mentioned films. */
	normSpread?: number;
}

/** Largest differences at which two ratings count as near. */
export interface Nearness {
	stars?: number;
	days?: number;
}

export interface Weighing {
	/** Score gained by having rated a mentioned film. @param near share of its ratings that count as near, by default 1 */
	gain(raters: number, user: Activity, near?: number): number;
	/** Factor of the sum of gains for this user. */
	scale(user: Activity): number;
	/** Score by the sum of gains, if scale depends on the user. @param z standard deviations from the class */
	scoreOf?(user: Activity, z: number): (sum: number) => number;
	/** Whether gain or scale depend on the user's activity, as for {@link BY_ACTIVITY}. */
	byActivity: boolean;
	/** Whether only users who match every mention are on the likely list. */
	all: boolean;
	/** Users who rated more are never on the likely list. */
	mostRatings: number;
	/** Which ratings count: those near the writer's own in stars, or near the mention in days; null for all. */
	near: Nearness | null;
	/** Spread of gain or scale within an activity class, as sigma of ln; adds to the estimate's error. */
	spread: number;
}

/** The activity classes as users. */
export function classActivities(marginals: Marginals): Activity[] {
	const norms = classNorms(marginals);
	return marginals.classes.map(({ ratings }, a) => ({ ratings, ...norms[a]! }));
}

const flat = (gain: Weighing['gain']): Weighing => ({
	gain,
	scale: () => 1,
	byActivity: false,
	all: false,
	mostRatings: Infinity,
	near: null,
	spread: 0,
});

/** @param decoys the distribution of decoys, for the adversary who expects them */
export function weighingOf(adversary: Adversary, marginals: Marginals, decoys: DecoyDraw): Weighing {
	const { people, films, ratings } = marginals;
	const scoring = (most: number): Weighing => ({
		...flat((raters) => (raters >= most ? 0 : ratedGain(raters, people))),
		mostRatings: HEAVY_RATER_SHARE * films,
	});
	const byRating = (within: number): Weighing => ({
		...flat((raters, _, near = 1) => ratedGain(raters * near, people)),
		mostRatings: HEAVY_RATER_SHARE * films,
		near: { stars: within },
		spread: 0.35,
	});
	switch (adversary) {
		case 'setIntersection':
			return { ...flat(() => 1), all: true };
		case 'scoring':
			return scoring(Infinity);
		case 'fuzzyRating':
			return byRating(1);
		case 'exactRating':
			return byRating(0);
		case 'scoringBeyond50':
			return scoring(marginals.ratersAtRank(50));
		case 'scoringBeyond200':
			return scoring(marginals.ratersAtRank(200));
		case 'scoringBeyond1000':
			return scoring(marginals.ratersAtRank(1000));
		case 'scoreboardRh':
			return flat(rarityWeight);
		case 'scoreboardRhDates':
			return { ...flat(rarityWeight), near: { days: NEAR_DAYS }, spread: 0.6 };
		case 'scoreboardRhBoth':
			return { ...flat(rarityWeight), near: { days: NEAR_DAYS, stars: 1 }, spread: 0.6 };
		case 'tfidf':
			return {
				...flat((raters) => tfidfWeight(raters, people) ** 2),
				scale: ({ norm }) => 1 / norm,
				scoreOf: ({ norm, normSpread = 0 }, z) => cosineWith(norm * Math.exp(z * normSpread)),
				byActivity: true,
				spread: 0.5,
			};
		case 'likelihood':
			return {
				...flat((raters, user) => plainGain(raters / ratings) - Math.log(user.ratings)),
				byActivity: true,
				spread: 0.2,
			};
		case 'likelihoodDecoys':
			return {
				...flat(
					(raters, user) => decoyGain(raters / ratings, decoys.part, decoys.chance(raters)) - Math.log(user.ratings),
				),
				byActivity: true,
				spread: 0.2,
			};
	}
}

/** How this extension draws decoys, as an adversary may know it. */
export interface DecoyDraw {
	/** Share of the mentions assumed to be decoys (delta). */
	part: number;
	/** Probability that a draw gives a particular film with this many raters (d_m). */
	chance(raters: number): number;
}

/**
 * Log likelihood gained by having rated a film, without the term log |R_u|, if a share delta of all mentions are decoys
 * that users have never rated: a rated film is mentioned with probability (1 - delta) 0.82 / |R_u|, another with
 * (1 - delta) 0.18 q_m + delta d_m.
 */
export const decoyGain = (share: number, delta: number, chance: number) =>
	Math.log(((1 - delta) * RATED_SHARE) / ((1 - delta) * (1 - RATED_SHARE) * share + delta * chance));
