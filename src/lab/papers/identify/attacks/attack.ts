import type { Target } from '../../../kit/datasets/target.ts';

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

/** An algorithm bound to a ratings database: it gives every user a score for what a target mentions. */
export type Attack = {
	/** Scores before any mention; -Infinity for users who are never on the likely list. */
	prior: Float64Array;
	/** Whether only users who fit every mention are on the likely list. */
	all: boolean;
} & (
	| {
			/** Adds what one mention says for each user. */
			add(scores: Float64Array, item: number, target: Target): void;
	  }
	| {
			/** Scores of all users for all mentions at once. */
			score(scores: Float64Array, target: Target): void;
	  }
);

/** How the paper's ablations change Scoring. */
export interface AttackOptions {
	/** Leave users on the list who rated more than a third of all items. */
	keepHeavy?: boolean;
	/** Sub-score 1 for every rated mention, however rare. */
	flat?: boolean;
}
