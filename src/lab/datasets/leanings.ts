import { probit } from 'simple-statistics';

/** The scale of MovieLens. */
export const STARS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** About what MovieLens has: mean of all, and how far items, people and single ratings stray from it. */
const MEAN = 3.5;
const [OF_ITEMS, OF_USERS, OF_RATINGS] = [0.45, 0.45, 0.85];

/** Normal scores, drawn by number: a draw costs a look into a table. */
const NORMAL = Float64Array.from({ length: 1 << 12 }, (_, i) => probit((i + 0.5) / (1 << 12)));

/** Draws ratings: an item has a mean of its own, a user a leaning. */
export function levelDrawer(items: number, random: () => number) {
	const normal = () => NORMAL[Math.floor(NORMAL.length * random())]!;
	const means = Float64Array.from({ length: items }, () => MEAN + OF_ITEMS * normal());
	let leaning = 0;
	return {
		/** The ratings from here on are another user's. */
		nextUser() {
			leaning = OF_USERS * normal();
		},
		/** A rating of an item, as an index of {@link STARS}. */
		draw(item: number): number {
			const stars = means[item]! + leaning + OF_RATINGS * normal();
			return Math.min(9, Math.max(0, Math.round(2 * stars) - 1));
		},
	};
}
