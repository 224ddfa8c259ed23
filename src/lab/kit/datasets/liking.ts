import { MEAN_SMOOTHING } from '../likelihood.ts';
import { type Ratings, type Side, sharedLevels } from './ratings.ts';

/** How much each user likes each film compared with their others, for the Likelihood attack. */
export interface Liking {
	/** Per entry of the item side: 0 (liked least) to 255. */
	byItem: Uint8Array;
	/** Per entry of the user side. */
	byUser: Uint8Array;
}

/** Weight of each liking: w = exp(constant * f), with f from -1 (liked least) to 1. */
export const likingWeights = (constant: number) =>
	Float64Array.from({ length: 256 }, (_, liking) => Math.exp(constant * ((2 * liking) / 255 - 1)));

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

/** Number of steps in which the difference of a rating and its film's mean is quantized, over the range of the scale. */
export const STEPS = 256;

/** Ranks ratings among the user's own, less the film's mean; equal ones share the middle rank. Null without ratings. */
export function likingOf(ratings: Ratings): Liking | null {
	const { byUser, byItem, users, count, scale } = ratings;
	if (byUser.levels === null) return null;
	const means = itemMeans(ratings);
	const perStar = STEPS / (scale.reduce((a, b) => Math.max(a, b)) - scale.reduce((a, b) => Math.min(a, b)) || 1);
	const byUserLiking = sharedLevels(count);
	const steps = new Uint16Array(count);
	const below = new Uint32Array(2 * STEPS + 2);
	for (let user = 0; user < users; user++) {
		const [from, end] = [byUser.start[user]!, byUser.start[user + 1]!];
		below.fill(0);
		for (let i = from; i < end; i++) {
			steps[i] = STEPS + Math.round((scale[byUser.levels[i]!]! - means[byUser.ids[i]!]!) * perStar);
			below[steps[i]! + 1]!++;
		}
		for (let step = 1; step < below.length; step++) below[step]! += below[step - 1]!;
		for (let i = from; i < end; i++)
			byUserLiking[i] = Math.round((127.5 * (below[steps[i]!]! + below[steps[i]! + 1]!)) / (end - from));
	}
	return { byUser: byUserLiking, byItem: toItemSide(byUser, byItem, byUserLiking) };
}

/** Reorders a column of the user side to the item side, where users are in order within each item. */
function toItemSide(byUser: Side, byItem: Side, column: Uint8Array): Uint8Array {
	const result = sharedLevels(column.length);
	const next = byItem.start.slice();
	for (let i = 0; i < column.length; i++) result[next[byUser.ids[i]!]!++] = column[i]!;
	return result;
}
