import { indexIn, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Algorithm, AttackOptions } from './attack.ts';
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
