import { logPosting, plainGain, RATED_SHARES, ratedMentionGain } from '../../core/adversaries/likelihood.ts';
import { type Ratings, sizeOf } from '../datasets/ratings.ts';
import type { Attack, Target } from './attack.ts';
import { LIKING_WEIGHTS, type Liking } from './liking.ts';

/** The plain form: each rater gains the film's rarity and loses the logarithm of how much they rated. */
export function plainLikelihood({ byItem, byUser, users, count }: Ratings): Attack {
	const { start, ids } = byItem;
	const logRatings = Float64Array.from({ length: users }, (_, user) => Math.log(sizeOf(byUser, user)));
	const add = (scores: Float64Array, item: number) => {
		const gain = plainGain(sizeOf(byItem, item) / count);
		for (let i = start[item]!; i < start[item + 1]!; i++) scores[ids[i]!]! += gain - logRatings[ids[i]!]!;
	};
	return { prior: new Float64Array(users), add, all: false };
}

/**
 * The full form: a sum for each part of their mentions that people may have rated, and their mean at the end.
 * @param liking of each entry; without it every rated film is as likely to be mentioned
 */
export function likelihood(ratings: Ratings, liking: Liking | null): Attack {
	const { byItem, byUser, users, count } = ratings;
	const { start, ids } = byItem;
	const perWeight = perWeightOf(ratings, liking);
	const prior = Float64Array.from({ length: users }, (_, user) => logPosting(sizeOf(byUser, user)));
	const sums = RATED_SHARES.map(() => new Float64Array(users));

	const score = (scores: Float64Array, { items }: Target) => {
		sums.forEach((sum, a) => {
			sum.fill(items.length * Math.log(1 - RATED_SHARES[a]!));
		});
		for (const item of items) {
			const share = sizeOf(byItem, item) / count;
			for (let i = start[item]!; i < start[item + 1]!; i++) {
				const user = ids[i]!;
				const chance = perWeight[user]! * (liking === null ? 1 : LIKING_WEIGHTS[liking.byItem[i]!]!);
				for (let a = 0; a < sums.length; a++) sums[a]![user]! += ratedMentionGain(RATED_SHARES[a]!, chance, share);
			}
		}
		for (let user = 0; user < users; user++) scores[user] = prior[user]! + logMeanExp(sums, user);
	};
	return { prior, score, all: false };
}

/** 1 / sum_j w_uj for each user. */
function perWeightOf({ byUser, users }: Ratings, liking: Liking | null): Float64Array {
	return Float64Array.from({ length: users }, (_, user) => {
		if (liking === null) return 1 / sizeOf(byUser, user);
		let sum = 0;
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) sum += LIKING_WEIGHTS[liking.byUser[i]!]!;
		return 1 / sum;
	});
}

function logMeanExp(sums: readonly Float64Array[], user: number): number {
	let most = -Infinity;
	for (const sum of sums) if (sum[user]! > most) most = sum[user]!;
	let total = 0;
	for (const sum of sums) total += Math.exp(sum[user]! - most);
	return most + Math.log(total / sums.length);
}
