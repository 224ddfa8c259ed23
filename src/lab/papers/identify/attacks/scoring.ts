import { HEAVY_RATER_SHARE, NOT_RATED, ratedGain } from '../../../../core/adversaries/scoring.ts';
import { indexIn, type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import type { Attack, AttackOptions } from './attack.ts';

/** Returns what a rating of each item adds to a Scoring score. */
const scoringGain =
	({ byItem, users }: Ratings, { flat }: AttackOptions = {}) =>
	(item: number) =>
		flat ? -Math.log(NOT_RATED) : ratedGain(sizeOf(byItem, item), users);

/** Returns a prior of 0, or -Infinity for users who rated more than a third of all items. */
function heavyRaterPrior({ byUser, users, items }: Ratings, options: AttackOptions): Float64Array {
	const prior = new Float64Array(users);
	const most = HEAVY_RATER_SHARE * items;
	if (options.keepHeavy) return prior;
	for (let user = 0; user < users; user++) if (sizeOf(byUser, user) > most) prior[user] = -Infinity;
	return prior;
}

export const addEqualGain =
	({ byItem: { start, ids } }: Ratings, gainOf: (item: number) => number) =>
	(scores: Float64Array, item: number) => {
		const gain = gainOf(item);
		const end = start[item + 1]!;
		for (let i = start[item]!; i < end; i++) scores[ids[i]!]! += gain;
	};

/** Scoring: rare items are more informative than popular ones (Frankowski et al. 2006, 3.3). */
export const scoring = (ratings: Ratings, options: AttackOptions = {}) => ({
	prior: heavyRaterPrior(ratings, options),
	add: addEqualGain(ratings, scoringGain(ratings, options)),
	all: false,
});

/** Returns the size of one star of five on the file's scale: 1 on 0.5 or 1 to 5, 2 on 0 to 10. */
export function starOf({ scale }: Pick<Ratings, 'scale'>): number {
	const range = scale.reduce((a, b) => Math.max(a, b), -Infinity) - scale.reduce((a, b) => Math.min(a, b), Infinity);
	return Math.max(1, Math.round(range / 4.5));
}

/** FuzzyRating and ExactRating; equal to Scoring if the file has no ratings. */
export const byRating = (ratings: Ratings, options: AttackOptions, delta: number): Attack =>
	ratings.byUser.levels === null
		? scoring(ratings, options)
		: { prior: heavyRaterPrior(ratings, options), add: addClose(ratings, delta), all: false };

/** Counts only ratings within `delta` of the target's own, both for a user and in |U_m|. */
const addClose =
	({ byItem, byUser, users, scale }: Ratings, delta: number) =>
	(scores: Float64Array, item: number, { user }: Target) => {
		const own = user < 0 ? -1 : indexIn(byUser, user, item);
		if (own < 0) return; // Without the target's own rating to compare with, no user matches.
		const rating = scale[byUser.levels![own]!]!;
		const close = scale.map((value) => (Math.abs(value - rating) <= delta ? 1 : 0));
		const levels = byItem.levels!;
		const [from, end] = [byItem.start[item]!, byItem.start[item + 1]!];
		let raters = 0;
		for (let i = from; i < end; i++) raters += close[levels[i]!]!;
		const gain = ratedGain(raters, users);
		for (let i = from; i < end; i++) if (close[levels[i]!] === 1) scores[byItem.ids[i]!]! += gain;
	};
