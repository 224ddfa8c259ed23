import { probit } from 'simple-statistics';

export const STARS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** How ratings vary: a latent mean, its standard deviations by item, user and single rating, and the level it maps to. */
export interface Leanings {
	mean: number;
	ofItems: number;
	ofUsers: number;
	ofRatings: number;
	/** Maps a latent rating to the index of a level. */
	level(latent: number): number;
}

/** Approximates MovieLens, as indices into {@link STARS}. */
const MOVIELENS: Leanings = {
	mean: 3.5,
	ofItems: 0.45,
	ofUsers: 0.45,
	ofRatings: 0.85,
	level: (stars) => Math.min(9, Math.max(0, Math.round(2 * stars) - 1)),
};

/** Precomputed normal quantiles, so that drawing a normal number is one table lookup. */
const NORMAL = Float64Array.from({ length: 1 << 12 }, (_, i) => probit((i + 0.5) / (1 << 12)));

/** Draws ratings from item means and user biases. */
export function levelDrawer(items: number, random: () => number, leanings: Leanings = MOVIELENS) {
	const { mean, ofItems, ofUsers, ofRatings, level } = leanings;
	const normal = () => NORMAL[Math.floor(NORMAL.length * random())]!;
	const means = Float64Array.from({ length: items }, () => mean + ofItems * normal());
	let leaning = 0;
	return {
		nextUser() {
			leaning = ofUsers * normal();
		},
		draw: (item: number): number => level(means[item]! + leaning + ofRatings * normal()),
	};
}
