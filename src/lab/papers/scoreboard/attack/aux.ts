/** Auxiliary information drawn from a record: m of m' attributes correct within an error, the others wrong. */

import { seededRandom } from '../../../../core/advice/draw.ts';
import { indexIn, type Ratings, sizeOf } from '../../../kit/datasets/ratings.ts';
import { rowOf } from '../../../kit/datasets/simulate.ts';
import type { Attribute, Clue } from '../formulas.ts';
import { attributeReader, daysOf, starsOf } from './scoreboard.ts';
import type { Closeness } from './similar.ts';

export interface Condition extends Closeness {
	auxSize: number;
	/** Number of correct attributes, m. */
	correct: number;
	/** Excludes this many items with the most raters. */
	outsideTop: number;
}

/** Attempts to draw a wrong value before the farthest value is taken. */
const TRIES = 200;

const ranksOf = new WeakMap<Ratings, Uint32Array>();

/** Returns the rank of each item by its number of raters, 0 for the most. */
export function rankItems(ratings: Ratings): Uint32Array {
	const known = ranksOf.get(ratings);
	if (known !== undefined) return known;
	const { byItem, items } = ratings;
	const order = Uint32Array.from({ length: items }, (_, item) => item);
	order.sort((a, b) => sizeOf(byItem, b) - sizeOf(byItem, a) || a - b);
	const ranks = new Uint32Array(items);
	order.forEach((item, rank) => {
		ranks[item] = rank;
	});
	ranksOf.set(ratings, ranks);
	return ranks;
}

/** Counts the items outside the `top` that a user has rated. */
export function countOutside({ byUser }: Ratings, ranks: Uint32Array, user: number, top: number): number {
	if (top === 0) return sizeOf(byUser, user);
	let count = 0;
	for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) if (ranks[byUser.ids[i]!]! >= top) count++;
	return count;
}

/**
 * Draws clues about a user. Items are uniform among those rated outside the top; the same seed draws the same items in
 * the same order for every size. Correct clues have a rating uniform among the levels within `ratingStars`, and a date
 * uniform within `dateDays`. Wrong clues are of items the user rated, as the paper defines, with rating and date
 * of a random rating of any user, outside these errors; if neither is known, a wrong clue is an item that the user
 * has not rated, by popularity.
 * @throws RangeError if the user has too few ratings
 */
export function createAux(ratings: Ratings, ranks: Uint32Array) {
	const { byUser, byItem, count } = ratings;
	const stars = starsOf(ratings);
	const days = daysOf(ratings);
	const attributeAt = attributeReader(stars);

	function right({ stars: own, day }: Attribute, c: Condition, random: () => number): Attribute {
		const shift = c.dateDays === null ? 0 : Math.floor((2 * c.dateDays + 1) * random()) - c.dateDays;
		const near = c.ratingStars === null ? [] : stars.filter((value) => Math.abs(value - own!) <= c.ratingStars! + 1e-9);
		return {
			stars: c.ratingStars === null ? null : near[Math.floor(near.length * random())]!,
			day: c.dateDays === null ? null : day! + shift,
		};
	}

	function wrong({ stars: own, day }: Attribute, c: Condition, random: () => number): Attribute {
		const found: Attribute = { stars: null, day: null };
		for (let tries = 0; tries < TRIES; tries++) {
			const { stars: other, day: when } = attributeAt(byItem, Math.floor(count * random()));
			if (c.ratingStars !== null && Math.abs(other! - own!) > c.ratingStars) found.stars ??= other;
			if (c.dateDays !== null && Math.abs(when! - day!) > c.dateDays) found.day ??= when;
			if ((c.ratingStars === null || found.stars !== null) && (c.dateDays === null || found.day !== null)) break;
		}
		const farther = (value: number, low: number, high: number) => (value - low > high - value ? low : high);
		return {
			stars: c.ratingStars === null ? null : (found.stars ?? farther(own!, stars[0]!, stars.at(-1)!)),
			day: c.dateDays === null ? null : (found.day ?? farther(day!, days!.first, days!.last)),
		};
	}

	/** Draws an item that the user has not rated; returns `own` if they rated all. */
	function drawUnrated(
		user: number,
		own: number,
		top: number,
		taken: ReadonlySet<number>,
		random: () => number,
	): number {
		for (let tries = 0; tries < 100 * TRIES; tries++) {
			const item = rowOf(byItem.start, Math.floor(count * random()));
			if (ranks[item]! >= top && !taken.has(item) && indexIn(byUser, user, item) < 0) return item;
		}
		const unrated = ranks.findIndex((_, item) => !taken.has(item) && indexIn(byUser, user, item) < 0);
		return unrated >= 0 ? unrated : own;
	}

	return (user: number, condition: Condition, random: () => number): Clue[] => {
		const { auxSize, correct, outsideTop, dateDays, ratingStars } = condition;
		const entries = Array.from({ length: sizeOf(byUser, user) }, (_, i) => byUser.start[user]! + i).filter(
			(entry) => ranks[byUser.ids[entry]!]! >= outsideTop,
		);
		if (entries.length < auxSize) throw new RangeError('The target has rated too little.');
		// Items are drawn first, each with a separate seed, so that the draws for one do not shift those of the next.
		const seeds = Array.from({ length: auxSize }, (_, i) => {
			const at = i + Math.floor((entries.length - i) * random());
			[entries[i], entries[at]] = [entries[at]!, entries[i]!];
			return random();
		});
		const taken = new Set<number>();
		return seeds.map((seed, i) => {
			const own = seededRandom(Math.floor(2 ** 32 * seed));
			const entry = entries[i]!;
			const lost = i >= correct && dateDays === null && ratingStars === null;
			const item = lost ? drawUnrated(user, byUser.ids[entry]!, outsideTop, taken, own) : byUser.ids[entry]!;
			if (lost) taken.add(item);
			const draw = i < correct ? right : wrong;
			return { item, raters: sizeOf(byItem, item), ...draw(attributeAt(byUser, entry), condition, own) };
		});
	};
}
