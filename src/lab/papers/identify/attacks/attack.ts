import { HEAVY_RATER_SHARE, NOT_RATED, ratedGain } from '../../../../core/adversaries/scoring.ts';
import { tfidfWeight } from '../../../../core/adversaries/tfidf.ts';
import type { Liking } from '../../../kit/datasets/liking.ts';
import { indexIn, type Ratings, sizeOf } from '../../../kit/datasets/ratings.ts';
import type { Target } from '../../../kit/datasets/target.ts';
import { likelihood, plainLikelihood } from './likelihood.ts';

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

/** What having rated each item adds to a Scoring score. */
export const scoringGain =
	({ byItem, users }: Ratings, { flat }: AttackOptions = {}) =>
	(item: number) =>
		flat ? -Math.log(NOT_RATED) : ratedGain(sizeOf(byItem, item), users);

/** 0, or -Infinity for users who rated more than a third of all items. */
export function heavyLeftOut({ byUser, users, items }: Ratings, options: AttackOptions): Float64Array {
	const prior = new Float64Array(users);
	const most = HEAVY_RATER_SHARE * items;
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

const scoring = (ratings: Ratings, options: AttackOptions): Attack => ({
	prior: heavyLeftOut(ratings, options),
	add: addSame(ratings, scoringGain(ratings, options)),
	all: false,
});

/** One star of five on the file's own scale: 1 from 0.5 or 1 to 5, 2 from 0 to 10. */
export function starOf({ scale }: Pick<Ratings, 'scale'>): number {
	const range = scale.reduce((a, b) => Math.max(a, b), -Infinity) - scale.reduce((a, b) => Math.min(a, b), Infinity);
	return Math.max(1, Math.round(range / 4.5));
}

/** Fuzzy- and ExactRating; where the file has no ratings to tell people apart by, Scoring. */
const byRating = (ratings: Ratings, options: AttackOptions, delta: number): Attack =>
	ratings.byUser.levels === null
		? scoring(ratings, options)
		: { prior: heavyLeftOut(ratings, options), add: addClose(ratings, delta), all: false };

/** Only ratings within `delta` of the target's own count, for a user and in |U_m|. */
const addClose =
	({ byItem, byUser, users, scale }: Ratings, delta: number) =>
	(scores: Float64Array, item: number, { user }: Target) => {
		const own = user < 0 ? -1 : indexIn(byUser, user, item);
		if (own < 0) return; // The target has no rating to compare with: as if nobody had rated it.
		const rating = scale[byUser.levels![own]!]!;
		const close = scale.map((value) => (Math.abs(value - rating) <= delta ? 1 : 0));
		const levels = byItem.levels!;
		const [from, end] = [byItem.start[item]!, byItem.start[item + 1]!];
		let raters = 0;
		for (let i = from; i < end; i++) raters += close[levels[i]!]!;
		const gain = ratedGain(raters, users);
		for (let i = from; i < end; i++) if (close[levels[i]!] === 1) scores[byItem.ids[i]!]! += gain;
	};
