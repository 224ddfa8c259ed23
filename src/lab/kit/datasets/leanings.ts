import { probit } from 'simple-statistics';

/** The scale of MovieLens. */
export const STARS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** How ratings stray: a latent mean, how far items, people and single ratings are from it, and the level it is given. */
export interface Leanings {
	mean: number;
	ofItems: number;
	ofUsers: number;
	ofRatings: number;
	/** Index of the level that stands for a latent rating. */
	level(latent: number): number;
}

/** About what MovieLens has, as an index of {@link STARS}. */
const MOVIELENS: Leanings = {
	mean: 3.5,
	ofItems: 0.45,
	ofUsers: 0.45,
	ofRatings: 0.85,
	level: (stars) => Math.min(9, Math.max(0, Math.round(2 * stars) - 1)),
};

/** Normal scores, drawn by number: a draw costs a look into a table. */
const NORMAL = Float64Array.from({ length: 1 << 12 }, (_, i) => probit((i + 0.5) / (1 << 12)));

/** Draws ratings: an item has a mean of its own, a user a leaning. */
export function levelDrawer(items: number, random: () => number, leanings: Leanings = MOVIELENS) {
	const { mean, ofItems, ofUsers, ofRatings, level } = leanings;
	const normal = () => NORMAL[Math.floor(NORMAL.length * random())]!;
	const means = Float64Array.from({ length: items }, () => mean + ofItems * normal());
	let leaning = 0;
	return {
		/** The ratings from here on are another user's. */
		nextUser() {
			leaning = ofUsers * normal();
		},
		/** A rating of an item, as an index of the levels. */
		draw: (item: number): number => level(means[item]! + leaning + ofRatings * normal()),
	};
}
