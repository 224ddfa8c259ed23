import { likingWeight, MEAN_SMOOTHING } from '../../core/adversaries/likelihood.ts';
import { type Ratings, type Side, sharedLevels } from '../datasets/ratings.ts';

/** How much each user likes each film against others, for Likelihood. */
export interface Liking {
	/** By entry of the item side: 0 (liked least) to 255. */
	byItem: Uint8Array;
	/** By entry of the user side. */
	byUser: Uint8Array;
}

/** Weight of each liking. */
export const LIKING_WEIGHTS = Float64Array.from({ length: 256 }, (_, liking) => likingWeight((2 * liking) / 255 - 1));

/** Smoothed mean rating of each item. */
function itemMeans({ byItem, items, scale, count }: Ratings): Float64Array {
	const { start, levels } = byItem;
	const sums = new Float64Array(items);
	for (let item = 0; item < items; item++)
		for (let i = start[item]!; i < start[item + 1]!; i++) sums[item]! += scale[levels![i]!]!;
	const overall = sums.reduce((a, b) => a + b, 0) / count;
	return sums.map((sum, item) => {
		const raters = start[item + 1]! - start[item]!;
		return (sum + MEAN_SMOOTHING * overall) / (raters + MEAN_SMOOTHING);
	});
}

/**
 * Place of each rating among the user's own, ratings less the film's mean: the middle of those with the same value.
 * @returns null where the file has no ratings
 */
export function likingOf(ratings: Ratings): Liking | null {
	const { byUser, byItem, users, count, scale } = ratings;
	if (byUser.levels === null) return null;
	const means = itemMeans(ratings);
	const byUserLiking = sharedLevels(count);
	for (let user = 0; user < users; user++) {
		const [from, end] = [byUser.start[user]!, byUser.start[user + 1]!];
		const values = new Float64Array(end - from);
		for (let i = from; i < end; i++) values[i - from] = scale[byUser.levels[i]!]! - means[byUser.ids[i]!]!;
		placesOf(values).forEach((place, i) => {
			byUserLiking[from + i] = Math.round(255 * place);
		});
	}
	return { byUser: byUserLiking, byItem: toItemSide(byUser, byItem, byUserLiking) };
}

/** Mid-rank of each value among all, from 0 to 1. */
export function placesOf(values: Float64Array): Float64Array {
	const sorted = values.slice().sort();
	const places = new Float64Array(values.length);
	const ends = new Map<number, number>();
	for (let from = 0, end = 0; from < sorted.length; from = end) {
		while (end < sorted.length && sorted[end] === sorted[from]) end++;
		ends.set(sorted[from]!, (from + end) / 2 / sorted.length);
	}
	for (let i = 0; i < values.length; i++) places[i] = ends.get(values[i]!)!;
	return places;
}

/** A column of the user side in the order of the item side: users come in order within each item. */
function toItemSide(byUser: Side, byItem: Side, column: Uint8Array): Uint8Array {
	const result = sharedLevels(column.length);
	const next = byItem.start.slice();
	for (let i = 0; i < column.length; i++) result[next[byUser.ids[i]!]!++] = column[i]!;
	return result;
}
