import type { Algorithm } from './attack.ts';

/** Display names of the algorithms. */
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
