/**
 * The adversaries as the estimate of the crowd sees them: each gives a user a score that is a sum over the mentioned
 * films the user has rated.
 */
import { type Marginals, NEAR_DAYS } from '../population/marginals.ts';
import { plainGain, RATED_SHARE } from './likelihood.ts';
import { rarityWeight } from './scoreboard.ts';
import { HEAVY_RATER_SHARE, ratedGain } from './scoring.ts';
import { classNorms, tfidfWeight } from './tfidf.ts';

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
 * Those who also know how the writer rated what is mentioned, as a post may tell, or about when, or both. Scoreboard-RH
 * with ratings alone would find whom FuzzyRating finds: whoever is near in all that the writer rated.
 */
export const RATING_ADVERSARIES = ['fuzzyRating', 'exactRating', 'scoreboardRhDates', 'scoreboardRhBoth'] as const;
export type Adversary = (typeof ADVERSARIES)[number] | (typeof RATING_ADVERSARIES)[number];

/** A user as the adversaries that care for it see one: how much they rated, and how rare it is. */
export interface Activity {
	/** Number of films rated. */
	ratings: number;
	/** Length of the user's vector under TF-IDF. */
	norm: number;
}

/** Largest differences, in what is compared. */
export interface Nearness {
	stars?: number;
	days?: number;
}

export interface Weighing {
	/**
	 * What having rated a mentioned film of so many raters adds to the score of such a user.
	 * @param near part of its ratings that count, 1 if not said
	 */
	gain(raters: number, user: Activity, near?: number): number;
	/** What the sum of the gains is multiplied by for such a user. */
	scale(user: Activity): number;
	/** Whether gain or scale depend on the user. */
	byActivity: boolean;
	/** Whether only users who fit every mention are on the likely list. */
	all: boolean;
	/** Users who rated more are never on the likely list. */
	mostRatings: number;
	/** Which ratings count: those near the writer's own in stars, or in days to the mention; null where all do. */
	near: Nearness | null;
	/** How far users of one class stray from each other in gain or scale: adds to the estimate's error, as sigma of ln. */
	spread: number;
}

/** The activity classes as users. */
export function classActivities(marginals: Marginals): Activity[] {
	const norms = classNorms(marginals);
	return marginals.classes.map(({ ratings }, a) => ({ ratings, norm: norms[a]! }));
}

const flat = (gain: (raters: number) => number): Weighing => ({
	gain,
	scale: () => 1,
	byActivity: false,
	all: false,
	mostRatings: Infinity,
	near: null,
	spread: 0,
});

/** @param decoys what is known of how decoys are drawn, for the adversary who expects them */
export function weighingOf(adversary: Adversary, marginals: Marginals, decoys: DecoyDraw): Weighing {
	const { people, films, ratings } = marginals;
	const scoring = (most: number): Weighing => ({
		...flat((raters) => (raters >= most ? 0 : ratedGain(raters, people))),
		mostRatings: HEAVY_RATER_SHARE * films,
	});
	const byRating = (within: number): Weighing => ({
		...scoring(Infinity),
		gain: (raters, _, near = 1) => ratedGain(raters * near, people),
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
				byActivity: true,
				spread: 0.5,
			};
		case 'likelihood':
			return {
				...flat(() => 0),
				gain: (raters, user) => plainGain(raters / ratings) - Math.log(user.ratings),
				byActivity: true,
				spread: 0.2,
			};
		case 'likelihoodDecoys':
			return {
				...flat(() => 0),
				gain: (raters, user) =>
					decoyGain(raters / ratings, decoys.part, decoys.chance(raters)) - Math.log(user.ratings),
				byActivity: true,
				spread: 0.2,
			};
	}
}

/** How this product draws decoys, as an adversary may know it. */
export interface DecoyDraw {
	/** Part of the mentions that are taken to be decoys (delta). */
	part: number;
	/** Probability that one draw gives a certain film of so many raters (d_m). */
	chance(raters: number): number;
}

/**
 * What having rated a film adds to a user's log likelihood, log |R_u| apart, if a part delta of all mentions are decoys
 * that users have never rated: a rated film is mentioned with probability (1 - delta) 0.82 / |R_u|, another with
 * (1 - delta) 0.18 q_m + delta d_m.
 */
export const decoyGain = (share: number, delta: number, chance: number) =>
	Math.log(((1 - delta) * RATED_SHARE) / ((1 - delta) * (1 - RATED_SHARE) * share + delta * chance));
