/** What is fitted and drawn for one number of films, before anybody is looked for. */
import { showProgress } from '../../kit/cli/progress.ts';
import type { Ratings } from '../../kit/datasets/ratings.ts';
import { type Division, type Draw, dividePeople, drawPairs, type Pairs, withEnough } from './accounts.ts';
import { backgroundOf, type Fitted, fitAttackers } from './model.ts';

export interface Prepared {
	draw: Draw;
	fitted: Fitted;
	/** Two accounts of everyone who is judged, in random order. */
	pairs: Pairs;
}

/** Accounts distinguished in each step of fitting. */
const BATCH = 512;

/** Fewest people who are judged. */
const FEWEST = 20;

/**
 * Divides the people into those whom everything is fitted on and those who are judged.
 * @param steps of fitting the likelihood
 * @returns a function that prepares accounts of so many films; null where too few people rated enough
 */
export function createPrepare(
	ratings: Ratings,
	{ division, steps, seed }: { division: Division; steps: number; seed: number },
): (films: number) => Prepared | null {
	const { background, judged } = dividePeople(ratings, seed);
	const known = backgroundOf(ratings, background, seed);
	return (films) => {
		const draw = { division, films };
		const people = withEnough(ratings, judged, films);
		if (Math.min(people.length, withEnough(ratings, background, films).length) < FEWEST) return null;
		const fitting = { steps, batch: BATCH, seed };
		const fitted = fitAttackers(ratings, known, draw, fitting, showProgress(`Fitting, ${films} films`));
		return { draw, fitted, pairs: drawPairs(ratings, people, draw, seed) };
	};
}
