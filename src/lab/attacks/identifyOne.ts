import { indexIn, type Side } from '../datasets/ratings.ts';
import { type Algorithm, type AttackOptions, createAttack, type Target } from './attack.ts';
import { headOf, rankOf } from './rank.ts';
import { createScoringRank } from './scoringRank.ts';
import type { Shared } from './shared.ts';

/** Which algorithms to run against each target. */
export interface IdentifyOptions {
	runs: { algorithm: Algorithm; options?: AttackOptions }[];
	/** Also: how many people would be accused if the target were not in the database. */
	control?: boolean;
}

/** How one target fared, by run. Ranks are Infinity where the target is not on the likely list. */
export interface Identified {
	ranks: number[];
	/** People who share the best score, the target's own ratings taken out of the database; see `control`. */
	accused: number[];
	/** How many people rated everything the target mentions. */
	fitting: number;
	/** How many of the mentioned items the target has rated. */
	rated: number;
}

export function identifyOne({ ratings, liking }: Shared, { runs, control }: IdentifyOptions) {
	const { byUser, users } = ratings;
	const scores = new Float64Array(users);
	const attacks = runs.map(({ algorithm, options }) => createAttack(algorithm, ratings, liking, options));
	const scoringRanks = runs.map(({ algorithm, options }) =>
		algorithm === 'scoring' ? createScoringRank(ratings, options) : null,
	);
	const fitting = createAttack('setIntersection', ratings);
	return (target: Target): Identified => ({
		ranks: attacks.map((attack, run) => scoringRanks[run]?.(target) ?? rankOf(attack, target, scores)),
		accused: control ? attacks.map((attack) => headOf(attack, target, scores, target.user)) : [],
		fitting: headOf(fitting, target, scores),
		rated: target.items.filter((item) => isRated(byUser, target.user, item)).length,
	});
}

const isRated = (byUser: Side, user: number, item: number) => user >= 0 && indexIn(byUser, user, item) >= 0;
