/**
 * The crowd under one adversary: how many people of a population score at least as high as the writer for a set of
 * mentioned films.
 *
 *   rank(t) = 1 + (N - 1) * sum over classes of share * P(stranger's score >= t)
 *
 * The writer's own score t is only known in distribution, over which of the films were rated and, where the adversary
 * cares, how active the writer is. The crowd is the geometric mean of the rank over it: the arithmetic mean would let
 * the few cases in which the writer rated none of the films (rank N) hide the many in which the rank is 20.
 */
import type { Weighing } from '../adversaries/weighing.ts';
import { certaintyOf } from './certainty.ts';
import { type Deficits, include, type TermRows } from './deficits.ts';
import { emptyGrid } from './grid.ts';
import { kindsOf, type Scene } from './kinds.ts';
import { isCompared, nearOwn } from './nearOwn.ts';
import { opinionClasses } from './opinion.ts';
import { type RankDistribution, ranksOf } from './ranks.ts';
import type { Term } from './term.ts';

export interface Estimator {
	/** What a film does to each kind of user. */
	rows(term: Term): TermRows;
	/** A grid for the writer's deficits from all of `terms`, nothing mentioned yet. */
	start(terms: readonly TermRows[]): Deficits;
	/** Expected strangers who score at least as high: for each score the writer may have, its probability. */
	read(deficits: Deficits): RankDistribution;
	/** Spread within a class, see {@link Weighing}. */
	spread: number;
	/**
	 * How sure a searcher can be of the writer, for scores that are log likelihoods.
	 * @param present prior probability that the writer is a member
	 */
	sure(terms: readonly TermRows[], present: number): number;
}

export function createEstimator(weighing: Weighing, scene: Scene): Estimator {
	const { marginals, members } = scene;
	const kinds = kindsOf(weighing, scene);
	const { users, own: ownRows } = kinds;

	const rows = (term: Term): TermRows => {
		if (isCompared(term, weighing.near)) return opinionRows(term);
		const { own, near } = nearOwn(term, weighing.near, marginals);
		const strangers = term.rated ?? marginals.ratedBy(term.raters);
		const gain = new Float64Array(users.length);
		const hit = new Float64Array(users.length);
		for (let row = 0; row < users.length; row++) {
			gain[row] = near === 0 ? 0 : weighing.gain(term.raters, users[row]!, near);
			hit[row] = row < ownRows ? own : near * strangers[row - ownRows]!;
		}
		return { gain, hit };
	};
	/** A rating in each class of the film's raters adds what it says, beyond having rated the film. */
	const opinionRows = (term: Term): TermRows => {
		const strangers = term.rated ?? marginals.ratedBy(term.raters);
		const classes = term.opinion ? opinionClasses(term.opinion) : [{ share: 1, own: 1, gain: 0 }];
		const ways = classes.map((each) => {
			const gain = Float64Array.from(users, (user) => weighing.gain(term.raters, user) + each.gain);
			const hit = Float64Array.from(users, (_, row) =>
				row < ownRows ? term.own * each.own : strangers[row - ownRows]! * each.share,
			);
			return { gain, hit };
		});
		return ways.length === 1 ? ways[0]! : { ...ways[0]!, more: ways.slice(1) };
	};
	return {
		rows,
		start: (terms) => emptyGrid(kinds, terms),
		read: (deficits) => ranksOf(kinds, members, weighing.all, deficits),
		spread: weighing.spread,
		sure: (terms, present) => certaintyOf(kinds, members, terms, present),
	};
}

export function deficitsOf(estimator: Estimator, terms: readonly TermRows[]): Deficits {
	const deficits = estimator.start(terms);
	for (const term of terms) include(deficits, term);
	return deficits;
}
