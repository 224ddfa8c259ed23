import { HEAVY_RATER_SHARE, NOT_RATED, ratedGain } from '../../core/adversaries/scoring.ts';
import { tfidfWeight } from '../../core/adversaries/tfidf.ts';
import { indexIn, type Ratings, type Side, sizeOf } from '../datasets/ratings.ts';
import { likelihood, plainLikelihood } from './likelihood.ts';
import type { Liking } from './liking.ts';

/** A person to find: where they stand in the ratings (-1: not there) and the items they mention in public. */
export interface Target {
	user: number;
	items: readonly number[];
}

export const ALGORITHMS = [
	'setIntersection',
	'tfidf',
	'scoring',
	'fuzzyRating',
	'exactRating',
	'likelihood',
	'likelihoodPresence',
	'likelihoodPlain',
] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** An algorithm bound to a ratings database: it gives every user a score for what a target mentions. */
export type Attack = {
	/** Scores before any mention; -Infinity for users who are never on the likely list. */
	prior: Float64Array;
	/** Whether only users who fit every mention are on the likely list. */
	all: boolean;
} & (
	| {
			/** Adds what one mention says for each user. */
			add(scores: Float64Array, item: number, target: Target): void;
	  }
	| {
			/** Scores of all users for all mentions at once. */
			score(scores: Float64Array, target: Target): void;
	  }
);

/** How the paper's ablations change Scoring. */
export interface AttackOptions {
	/** Leave users on the list who rated more than a third of all items. */
	keepHeavy?: boolean;
	/** Sub-score 1 for every rated mention, however rare. */
	flat?: boolean;
	/** Number of items that the heavy-rater rule goes by, where some are suppressed. */
	items?: number;
}

/** @param liking of `ratings`; needed by Likelihood where there are ratings */
export function createAttack(
	algorithm: Algorithm,
	ratings: Ratings,
	liking: Liking | null = null,
	options: AttackOptions = {},
): Attack {
	switch (algorithm) {
		case 'setIntersection':
			return { prior: new Float64Array(ratings.users), add: addSame(ratings, () => 1), all: true };
		case 'tfidf':
			return tfidf(ratings);
		case 'scoring':
			return {
				prior: heavyLeftOut(ratings, options),
				add: addSame(ratings, scoringGain(ratings, options)),
				all: false,
			};
		case 'fuzzyRating':
			return { prior: heavyLeftOut(ratings, options), add: addClose(ratings, 1), all: false };
		case 'exactRating':
			return { prior: heavyLeftOut(ratings, options), add: addClose(ratings, 0), all: false };
		case 'likelihood':
			return likelihood(ratings, liking);
		case 'likelihoodPresence':
			return likelihood(ratings, null);
		case 'likelihoodPlain':
			return plainLikelihood(ratings);
	}
}

/** What having rated each item adds to a Scoring score. */
export const scoringGain =
	({ byItem, users }: Ratings, { flat }: AttackOptions = {}) =>
	(item: number) =>
		flat ? -Math.log(NOT_RATED) : ratedGain(sizeOf(byItem, item), users);

/** 0, or -Infinity for users who rated more than a third of all items. */
export function heavyLeftOut({ byUser, users, items }: Ratings, options: AttackOptions): Float64Array {
	const prior = new Float64Array(users);
	const most = HEAVY_RATER_SHARE * (options.items ?? items);
	if (options.keepHeavy) return prior;
	for (let user = 0; user < users; user++) if (sizeOf(byUser, user) > most) prior[user] = -Infinity;
	return prior;
}

/** Every rater of the item gains the same. */
const addSame =
	({ byItem: { start, ids } }: Ratings, gainOf: (item: number) => number) =>
	(scores: Float64Array, item: number) => {
		const gain = gainOf(item);
		const end = start[item + 1]!;
		for (let i = start[item]!; i < end; i++) scores[ids[i]!]! += gain;
	};

/** Cosine similarity but for the target's own length, which is the same for all. */
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

/** Fuzzy- and ExactRating: only ratings within `delta` of the target's own count, for a user and in |U_m|. */
const addClose =
	({ byItem, byUser, users, scale }: Ratings, delta: number) =>
	(scores: Float64Array, item: number, { user }: Target) => {
		const own = user < 0 ? -1 : indexIn(byUser, user, item);
		if (own < 0) return; // The target has no rating to compare with: as if nobody had rated it.
		const rating = scale[byUser.levels?.[own] ?? 0]!;
		const close = scale.map((value) => (Math.abs(value - rating) <= delta ? 1 : 0));
		const [from, end] = [byItem.start[item]!, byItem.start[item + 1]!];
		const raters = countClose(byItem, close, from, end);
		const gain = ratedGain(raters, users);
		for (let i = from; i < end; i++) if (close[byItem.levels?.[i] ?? 0] === 1) scores[byItem.ids[i]!]! += gain;
	};

function countClose({ levels }: Side, close: Float64Array, from: number, end: number): number {
	if (levels === null) return end - from;
	let count = 0;
	for (let i = from; i < end; i++) count += close[levels[i]!]!;
	return count;
}
