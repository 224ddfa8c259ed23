import type { Target } from '../datasets/target.ts';
import { type Algorithm, createAttack } from './attack.ts';
import { rankOf } from './rank.ts';
import { createScoringRank } from './scoringRank.ts';
import type { Shared } from './shared.ts';

/** @returns gives a target's rank under `algorithm`, the quickest way there is */
export function createRank({ ratings, liking }: Shared, algorithm: Algorithm): (target: Target) => number {
	if (algorithm === 'scoring') return createScoringRank(ratings);
	const attack = createAttack(algorithm, ratings, liking);
	const scores = new Float64Array(ratings.users);
	return (target) => rankOf(attack, target, scores);
}
