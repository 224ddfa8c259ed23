import { type Adversary, weighingOf } from '../../../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../../../core/advice/decoys.ts';
import type { Target } from '../../../kit/datasets/ratings.ts';
import { activitiesOf, marginalsOfRatings } from '../../../kit/population.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Algorithm } from './attack.ts';
import { createAttack } from './createAttack.ts';
import { rankOf } from './rank.ts';
import { createScoringRank } from './scoringRank.ts';
import { weighingAttack } from './weighingAttack.ts';

/** @returns a function that computes a target's rank under `algorithm`, in the fastest way */
export function createRank({ ratings, liking }: Shared, algorithm: Algorithm): (target: Target) => number {
	if (algorithm === 'scoring') return createScoringRank(ratings);
	const attack = createAttack(algorithm, ratings, liking);
	const scores = new Float64Array(ratings.users);
	return (target) => rankOf(attack, target, scores);
}

/** @returns a function for a target's rank under an adversary: the last where every mention must fit and one does not */
export function createRankUnder(
	{ ratings, liking }: Shared,
	{ adversary }: { adversary: Adversary },
): (target: Target) => number {
	if (adversary === 'scoring' || adversary === 'fuzzyRating' || adversary === 'exactRating')
		return createRank({ ratings, liking }, adversary);
	const marginals = marginalsOfRatings(ratings);
	const attack = weighingAttack(ratings, weighingOf(adversary, marginals, decoyDraw(marginals)), activitiesOf(ratings));
	const scores = new Float64Array(ratings.users);
	return (target) => {
		const rank = rankOf(attack, target, scores);
		return attack.all && rank === Infinity ? ratings.users : rank;
	};
}

export const rankUnderTask = task(import.meta.url, 'rankUnderTask', createRankUnder);

export const rankTask = task(import.meta.url, 'rankTask', (shared, { algorithm }: { algorithm: Algorithm }) =>
	createRank(shared, algorithm),
);
