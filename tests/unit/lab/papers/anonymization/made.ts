/** Small ratings with tastes, and a model fitted to them. */
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import type { Ratings } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { createTable } from '../../../../../src/lab/kit/datasets/table.ts';
import type { Points } from '../../../../../src/lab/papers/anonymization/groups/points.ts';
import { entriesOf } from '../../../../../src/lab/papers/anonymization/svd/entries.ts';
import { createModel, descend, type SvdModel } from '../../../../../src/lab/papers/anonymization/svd/svd.ts';

export const STARS = [1, 2, 3, 4, 5];

/** Everyone likes the even or the odd items, rates about `density` of them, and at least one. */
export function madeRatings(users: number, items: number, density: number, seed: number): Ratings {
	const random = seededRandom(seed);
	const table = createTable(true, false);
	for (let user = 0; user < users; user++)
		for (let item = 0; item < items; item++) {
			const always = item === user % items || (user === users - 1 && item >= users) || item === items - 1;
			if (!always && random() >= density) continue;
			const liked = (user + item) % 2 === 0 ? 3 : 1;
			table.add(user, item, Math.min(4, Math.max(0, liked + Math.floor(3 * random()) - 1)), 0);
		}
	return table.finish(STARS).ratings;
}

export function fitted(ratings: Ratings, rank: number, epochs = 30, seed = 1): SvdModel {
	const { entries } = entriesOf(ratings, () => true, 1, seed);
	const model = createModel(ratings, entries, rank, seed);
	for (let epoch = 0; epoch < epochs; epoch++)
		descend(model, entries, 0, entries.values.length, { rate: 0.05, l2: 0.02 });
	return model;
}

/** A user's rating of each item, null where they have not rated it. */
export const rowOf = ({ byUser, items, scale }: Ratings, user: number): (number | null)[] => {
	const row = new Array<number | null>(items).fill(null);
	for (let entry = byUser.start[user]!; entry < byUser.start[user + 1]!; entry++)
		row[byUser.ids[entry]!] = scale[byUser.levels![entry]!]!;
	return row;
};

/** Squared distance of two points. */
export function between({ dims, at }: Points, u: number, v: number): number {
	let sum = 0;
	for (let d = 0; d < dims; d++) sum += (at[u * dims + d]! - at[v * dims + d]!) ** 2;
	return sum;
}
