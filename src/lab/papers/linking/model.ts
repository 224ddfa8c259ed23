/** Everything that the attackers know, fitted on the background: people who are neither targets nor candidates. */
import { seededRandom } from '../../../core/advice/draw.ts';
import { type Progress, showProgress } from '../../kit/cli/progress.ts';
import { type Ratings, sharedFloats } from '../../kit/datasets/ratings.ts';
import { type Division, type Draw, dividePeople, drawPairs, type Pairs, withEnough } from './accounts.ts';
import { type FitOptions, fitLink } from './fit.ts';
import type { LinkModel } from './formulas/likelihood.ts';
import type { LinkKnowledge } from './formulas/overlap.ts';
import type { FilmVectors } from './formulas/taste.ts';
import { filmVectors } from './svd.ts';

/** Attackers' knowledge as columns in shared memory. */
export interface Fitted {
	knowledge: LinkKnowledge;
	/** Vectors from the decomposition alone. */
	svd: FilmVectors;
	link: LinkModel;
	/** Accounts of strangers, from which crowds are estimated. */
	strangers: Pairs;
}

export interface Background {
	people: Uint32Array;
	/** Raters of each film among them, plus a half so that none has no rater. */
	raters: Float64Array;
	svd: FilmVectors;
}

/** Numbers of each film's vector. */
const RANK = 64;

export function backgroundOf(ratings: Ratings, people: Uint32Array, seed: number, rank = RANK): Background {
	const { byUser, items } = ratings;
	const raters = new Float64Array(items).fill(0.5);
	for (const user of people)
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) raters[byUser.ids[i]!]!++;
	const most = Math.max(1, Math.min(rank, items >>> 1, people.length >>> 1));
	return { people, raters, svd: filmVectors(ratings, people, raters, most, seededRandom(seed)) };
}

/** Fits what depends on how accounts are drawn. */
export function fitAttackers(
	ratings: Ratings,
	{ people, raters, svd }: Background,
	draw: Draw,
	options: FitOptions,
	progress?: Progress,
): Fitted {
	const enough = withEnough(ratings, people, draw.films);
	const strangers = drawPairs(ratings, enough, draw, options.seed);
	// That halves share no film comes from how they were divided, which no attacker may use.
	const linked =
		draw.division === 'drawn' ? strangers : drawPairs(ratings, enough, { ...draw, division: 'drawn' }, options.seed);
	const knowledge = knowledgeOf(linked, raters.length);
	const link = fitLink(ratings, enough, draw, svd, { raters, shares: knowledge.shares }, options, progress);
	return { knowledge, svd, link, strangers };
}

/** Shares of accounts that mention each film, and how often the two accounts of a person agree. */
function knowledgeOf({ people, films, first, second }: Pairs, items: number): LinkKnowledge {
	const shares = sharedFloats(items).fill(0.5);
	let shared = 0;
	for (let i = 0; i < people.length; i++) {
		const own = new Set(first.subarray(i * films, (i + 1) * films));
		for (const film of second.subarray(i * films, (i + 1) * films)) if (own.has(film)) shared++;
	}
	for (const film of first) shares[film]!++;
	for (const film of second) shares[film]!++;
	for (let film = 0; film < items; film++) shares[film]! /= 2 * people.length + 1;
	return { shares, repeated: (shared + 0.5) / (people.length * films + 1) };
}

export interface Prepared {
	draw: Draw;
	fitted: Fitted;
	/** Two accounts of everyone who is judged, in random order. */
	pairs: Pairs;
}

/** Accounts distinguished in each step of fitting. */
const BATCH = 512;

const FEWEST = 20;

/**
 * Divides people into those that everything is fitted on and those who are judged.
 * @param steps of fitting the likelihood
 * @returns a function that prepares accounts of a size; null if too few people rated enough
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
