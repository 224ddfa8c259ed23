import { type Adversary, weighingOf } from '../../../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../../../core/advice/decoys.ts';
import type { Ratings, Target } from '../../../kit/datasets/ratings.ts';
import { activitiesOf, marginalsOfRatings } from '../../../kit/population.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import type { Attack } from './attack.ts';
import { createAttack } from './createAttack.ts';
import { ranksUnder } from './rank.ts';
import { weighingAttack } from './weighingAttack.ts';

/** @returns a function for a target's rank under an adversary: the last if every mention must match and one does not */
export function createRankUnder(
	{ ratings }: Shared,
	{ adversary }: { adversary: Adversary },
): (target: Target) => number {
	const attack = attackOf(ratings, adversary);
	const rankOf = ranksUnder(attack);
	return (target) => {
		const rank = rankOf(target);
		return attack.all && rank === Infinity ? ratings.users : rank;
	};
}

function attackOf(ratings: Ratings, adversary: Adversary): Attack {
	if (adversary === 'scoring' || adversary === 'fuzzyRating' || adversary === 'exactRating')
		return createAttack(adversary, ratings);
	const marginals = marginalsOfRatings(ratings);
	return weighingAttack(ratings, weighingOf(adversary, marginals, decoyDraw(marginals)), activitiesOf(ratings));
}

export const rankUnderTask = task(import.meta.url, 'rankUnderTask', createRankUnder);
