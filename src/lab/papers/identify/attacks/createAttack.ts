import { tfidfWeight } from '../../../../core/adversaries/tfidf.ts';
import type { Liking } from '../../../kit/datasets/liking.ts';
import { type Ratings, sizeOf } from '../../../kit/datasets/ratings.ts';
import type { Algorithm, Attack, AttackOptions } from './attack.ts';
import { likelihood, plainLikelihood } from './likelihood.ts';
import { addEqualGain, byRating, scoring, starOf } from './scoring.ts';

/** @param liking of `ratings`; required for Likelihood if there are ratings */
export function createAttack(
	algorithm: Algorithm,
	ratings: Ratings,
	liking: Liking | null = null,
	options: AttackOptions = {},
): Attack {
	switch (algorithm) {
		case 'setIntersection':
			return { prior: new Float64Array(ratings.users), add: addEqualGain(ratings, () => 1), all: true };
		case 'tfidf':
			return tfidf(ratings);
		case 'scoring':
			return scoring(ratings, options);
		case 'fuzzyRating':
			return byRating(ratings, options, starOf(ratings));
		case 'exactRating':
			return byRating(ratings, options, 0);
		case 'likelihood':
			return likelihood(ratings, liking);
		case 'likelihoodPresence':
			return likelihood(ratings, null);
		case 'likelihoodPlain':
			return plainLikelihood(ratings);
	}
}

/** Cosine similarity without division by the target's length, which is the same for all users. */
function tfidf({ byItem, byUser, users, items }: Ratings): Attack {
	const weight = Float64Array.from({ length: items }, (_, item) => tfidfWeight(sizeOf(byItem, item), users));
	const perLength = Float64Array.from({ length: users }, (_, user) => {
		let square = 0;
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) square += weight[byUser.ids[i]!]! ** 2;
		return square === 0 ? 0 : 1 / Math.sqrt(square);
	});
	const { start, ids } = byItem;
	const add = (scores: Float64Array, item: number) => {
		const square = weight[item]! ** 2;
		for (let i = start[item]!; i < start[item + 1]!; i++) scores[ids[i]!]! += square * perLength[ids[i]!]!;
	};
	return { prior: new Float64Array(users), add, all: false };
}
