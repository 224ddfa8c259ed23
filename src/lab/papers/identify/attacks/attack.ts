import type { Target } from '../../../kit/datasets/ratings.ts';

export const ALGORITHMS = [
	'setIntersection',
	'tfidf',
	'scoring',
	'fuzzyRating',
	'exactRating',
	'likelihood',
	'likelihoodPresence',
	'likelihoodPlain',
] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** Those that compare ratings. Where data has none, they would be Scoring. */
const RATED = ['fuzzyRating', 'exactRating'] as const satisfies readonly Algorithm[];
export type RatedAlgorithm = (typeof RATED)[number];
export const comparesRatings = (algorithm: Algorithm): algorithm is RatedAlgorithm =>
	(RATED as readonly Algorithm[]).includes(algorithm);

/** An algorithm bound to a ratings database: it scores every user for a target's mentions. */
export type Attack = {
	/** Scores before any mention; -Infinity for users who are never on the likely list. */
	prior: Float64Array;
	/** Whether only users who match every mention are on the likely list. */
	all: boolean;
} & (
	| {
			/** Adds the contribution of one mention to each user's score. */
			add(scores: Float64Array, item: number, target: Target): void;
	  }
	| {
			/** Computes the scores of all users for all mentions at once. */
			score(scores: Float64Array, target: Target): void;
	  }
);

/** The paper's ablations of Scoring. */
export interface AttackOptions {
	/** Whether users who rated more than a third of all items stay on the list. */
	keepHeavy?: boolean;
	/** Whether every rated mention adds 1, whatever its rarity. */
	flat?: boolean;
}

export const NAMES: Record<Algorithm, string> = {
	setIntersection: 'Set Intersection',
	tfidf: 'TF-IDF',
	scoring: 'Scoring',
	fuzzyRating: 'FuzzyRating',
	exactRating: 'ExactRating',
	likelihood: 'Likelihood',
	likelihoodPresence: 'Likelihood without ratings',
	likelihoodPlain: 'Likelihood, plain',
};
