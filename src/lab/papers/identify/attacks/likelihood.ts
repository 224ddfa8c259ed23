import { plainGain } from '../../../../core/adversaries/likelihood.ts';
import { type Liking, likingWeights } from '../../../kit/datasets/liking.ts';
import { type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { CONSTANTS, RATED_SHARES, ratedOdds } from '../../../kit/likelihood.ts';
import type { Attack } from './attack.ts';

/** The plain form: each rater gains the film's rarity and loses the log of their number of ratings. */
export function plainLikelihood({ byItem, byUser, users, count }: Ratings): Attack {
	const { start, ids } = byItem;
	const logRatings = Float64Array.from({ length: users }, (_, user) => Math.log(sizeOf(byUser, user)));
	const add = (scores: Float64Array, item: number) => {
		const gain = plainGain(sizeOf(byItem, item) / count);
		for (let i = start[item]!; i < start[item + 1]!; i++) scores[ids[i]!]! += gain - logRatings[ids[i]!]!;
	};
	return { prior: new Float64Array(users), add, all: false };
}

/** Products are moved to logarithms before they overflow. */
const LARGE = 1e200;

/** The full form: the mean of a product for each assumed share of rated mentions. @param liking null if unknown */
export function likelihood(ratings: Ratings, liking: Liking | null, constants = CONSTANTS): Attack {
	const { byItem, byUser, users, count } = ratings;
	const { start, ids } = byItem;
	const weights = likingWeights(constants.liking);
	const perWeight = perWeightOf(ratings, liking, weights);
	const prior = Float64Array.from({ length: users }, (_, user) => constants.posting * Math.log(sizeOf(byUser, user)));
	const columns = RATED_SHARES.map((ratedShare) => ({
		ratedShare,
		product: new Float64Array(users),
		logarithm: new Float64Array(users),
	}));

	/** Log likelihood of a user for one assumed share, up to a constant that all users share. */
	const logOf = ({ product, logarithm, ratedShare }: (typeof columns)[number], user: number, mentions: number) =>
		Math.log(product[user]!) + logarithm[user]! + mentions * Math.log(1 - ratedShare);

	const score = (scores: Float64Array, { items }: Target) => {
		for (const { ratedShare, product, logarithm } of columns) {
			product.fill(1);
			logarithm.fill(0);
			for (const item of items) {
				const odds = ratedOdds(ratedShare, sizeOf(byItem, item) / count);
				for (let i = start[item]!; i < start[item + 1]!; i++) {
					const user = ids[i]!;
					const chance = perWeight[user]! * (liking === null ? 1 : weights[liking.byItem[i]!]!);
					const grown = product[user]! * (1 + odds * chance);
					product[user] = grown > LARGE ? 1 : grown;
					if (grown > LARGE) logarithm[user]! += Math.log(grown);
				}
			}
		}
		const logs = columns.map(({ ratedShare }) => items.length * Math.log(1 - ratedShare));
		const ofNone = logMeanExp(logs);
		for (let user = 0; user < users; user++) {
			const untouched = columns[0]!.product[user] === 1 && columns[0]!.logarithm[user] === 0;
			if (!untouched) for (let a = 0; a < columns.length; a++) logs[a] = logOf(columns[a]!, user, items.length);
			scores[user] = prior[user]! + (untouched ? ofNone : logMeanExp(logs));
		}
	};
	return { prior, score, all: false };
}

/** Returns 1 / sum_j w_uj for each user u. */
function perWeightOf({ byUser, users }: Ratings, liking: Liking | null, weights: Float64Array): Float64Array {
	return Float64Array.from({ length: users }, (_, user) => {
		if (liking === null) return 1 / sizeOf(byUser, user);
		let sum = 0;
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) sum += weights[liking.byUser[i]!]!;
		return 1 / sum;
	});
}

function logMeanExp(logarithms: readonly number[]): number {
	let most = -Infinity;
	for (const log of logarithms) if (log > most) most = log;
	let sum = 0;
	for (const log of logarithms) sum += Math.exp(log - most);
	return most + Math.log(sum / logarithms.length);
}
