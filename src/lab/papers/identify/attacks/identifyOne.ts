import { type Guess, guessOf } from '../../../kit/certainty.ts';
import { indexIn, type Target } from '../../../kit/datasets/ratings.ts';
import type { Outcome } from '../../../kit/sure.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Algorithm, AttackOptions } from './attack.ts';
import { ALGORITHMS } from './attack.ts';
import { createAttack } from './createAttack.ts';
import { countBest, rankIn, scoreAll } from './rank.ts';

export interface IdentifyOptions {
	runs: { algorithm: Algorithm; options?: AttackOptions }[];
}

export interface TargetResult {
	/** Infinity if the target is not on the likely list. */
	ranks: number[];
	/**
	 * Number of users who share the best score once the target is removed from the list: all wrongly accused. 0 if none
	 * matches. The target's ratings still count in |U| and |U_m|.
	 */
	accused: number[];
	/** Number of users who rated everything that the target mentions. */
	fitting: number;
	rated: number;
}

export function identifyOne({ ratings, liking }: Shared, { runs }: IdentifyOptions) {
	const { byUser, users } = ratings;
	const scores = new Float64Array(users);
	const attacks = runs.map(({ algorithm, options }) => createAttack(algorithm, ratings, liking, options));
	const intersection = createAttack('setIntersection', ratings);
	return (target: Target): TargetResult => {
		const { user, items } = target;
		const rated = items.filter((item) => user >= 0 && indexIn(byUser, user, item) >= 0).length;
		if (items.length === 0) return { ranks: runs.map(() => Infinity), accused: runs.map(() => 0), fitting: 0, rated };
		const results = attacks.map((attack) => {
			scoreAll(attack, target, scores);
			const rank = rankIn(attack, target, scores);
			if (user >= 0) scores[user] = -Infinity;
			return { rank, accused: countBest(attack, target, scores) };
		});
		scoreAll(intersection, target, scores);
		return {
			ranks: results.map(({ rank }) => rank),
			accused: results.map(({ accused }) => accused),
			fitting: countBest(intersection, target, scores),
			rated,
		};
	};
}

export const identifyTask = task(import.meta.url, 'identifyTask', identifyOne);

/** The scores of the likelihoods and of Scoring are logarithms; others count in their standard deviation. */
const unitOf = (algorithm: Algorithm) => (algorithm === 'tfidf' || algorithm === 'setIntersection' ? null : 1);

function sureOne({ ratings, liking }: Shared) {
	const attacks = ALGORITHMS.map((algorithm) => ({
		attack: createAttack(algorithm, ratings, liking),
		unit: unitOf(algorithm),
	}));
	const scores = new Float64Array(ratings.users);
	return (target: Target): Outcome[] =>
		attacks.map(({ attack, unit }) => {
			scoreAll(attack, target, scores);
			const own = target.user < 0 ? -Infinity : scores[target.user]!;
			const present = guessAmong(scores, unit);
			if (target.user >= 0) scores[target.user] = -Infinity;
			const absent = guessAmong(scores, unit);
			return { present, right: own > absent.top, absent };
		});
}

/** The best guess on the list; it says nothing if the list has fewer than two. */
function guessAmong(scores: Float64Array, unit: number | null): Guess {
	const listed = scores.filter((score) => score > -Infinity);
	return listed.length < 2 ? { top: 0, second: 0, mean: 0, sigma: 0, rest: 0 } : guessOf(listed, unit);
}

export const sureOneTask = task(import.meta.url, 'sureOneTask', sureOne);
