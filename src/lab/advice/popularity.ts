/** Items by number of raters, and decoys drawn only by that. */
import { seededRandom } from '../../core/advice/draw.ts';
import { indexIn, type Ratings, sizesOf, type Target } from '../kit/datasets/ratings.ts';

export interface Popularity {
	/** Number of users who rated each item. */
	raters: Uint32Array;
	/** Number of all ratings. */
	total: number;
	/** Position of each item on the list of the most popular. */
	rankOf: Int32Array;
	rarestFirst(items: readonly number[]): number[];
	/** The most popular items that the target neither rated nor mentions. */
	mostPopular(target: Target, count: number): number[];
	/** Such items, drawn in proportion to their raters. Fewer are a prefix of more. */
	drawn(target: Target, count: number, seed: number): number[];
}

export function createPopularity({ byUser, byItem, items }: Ratings): Popularity {
	const raters = Uint32Array.from(sizesOf(byItem));
	const byRaters = Array.from(raters, (_, item) => item).sort((a, b) => raters[b]! - raters[a]! || a - b);
	const rankOf = new Int32Array(items);
	byRaters.forEach((item, rank) => {
		rankOf[item] = rank;
	});
	const open = ({ user, items: said }: Target) =>
		byRaters.filter((item) => !said.includes(item) && indexIn(byUser, user, item) < 0);
	return {
		raters,
		total: raters.reduce((a, b) => a + b, 0),
		rankOf,
		rarestFirst: (list) => [...list].sort((a, b) => raters[a]! - raters[b]!),
		mostPopular: (target, count) => open(target).slice(0, count),
		drawn(target, count, seed) {
			const random = seededRandom(seed);
			const waits = new Map<number, number>();
			for (const item of byRaters) waits.set(item, -Math.log(1 - random()) / Math.max(0.5, raters[item]!));
			return open(target)
				.sort((a, b) => waits.get(a)! - waits.get(b)!)
				.slice(0, count);
		},
	};
}
