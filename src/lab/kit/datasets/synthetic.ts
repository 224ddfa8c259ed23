/**
 * A made-up population with the marginals of the MovieLens database of 2006 that Frankowski et al. worked on, so that
 * every experiment runs without real data. The pairs are drawn at random given the marginals, which are met
 * exactly; ratings have a mean per item and a bias per user. Tastes are not modeled: films do not belong together.
 */
import { seededRandom } from '../../../core/advice/draw.ts';
import { levelDrawer, STARS } from './leanings.ts';
import { margin } from './margin.ts';
import type { Ratings } from './ratings.ts';
import { shuffle, shuffledNumbers } from './shuffle.ts';
import { createTable } from './table.ts';

export interface Marginals {
	users: number;
	items: number;
	ratings: number;
	perItem: { least: number; median: number; most: number };
	perUser: { least: number; median: number; most: number };
}

/** MovieLens, 17 January 2006. Newcomers were asked to rate 15 films. */
export const PAPER: Marginals = {
	users: 140_132,
	items: 8_957,
	ratings: 12_565_530,
	perItem: { least: 1, median: 207, most: 48_730 },
	perUser: { least: 15, median: 33, most: 6_280 },
};

/** Scales the paper's population to `users` people, who rate as much; each item's raters shrink in proportion. */
export function paperOf(users: number): Marginals {
	const part = users / PAPER.users;
	const { least, median, most } = PAPER.perItem;
	const perItem = { least, median: Math.max(2, Math.round(part * median)), most: Math.round(part * most) };
	return { ...PAPER, users, ratings: Math.round(part * PAPER.ratings), perItem };
}

/** The items of users with more ratings are drawn one by one, those of the others from a shuffled pile. */
const HEAVY = 1000;
const TRIES = 50;

/** Draws ratings with exactly these marginals, determined by the seed. */
export function synthesize(marginals: Marginals, seed: number): Ratings {
	const random = seededRandom(seed);
	const left = margin(marginals.items, marginals.ratings, marginals.perItem);
	const perUser = margin(marginals.users, marginals.ratings, marginals.perUser);
	const table = createTable(true, false);
	const levels = levelDrawer(marginals.items, random);
	const order = shuffledNumbers(perUser.length, random);
	assignItems(left, perUser, random, (user, draw) => {
		levels.nextUser();
		for (const item of draw()) table.add(order[user]!, item, levels.draw(item), 0);
	});
	return table.finish(STARS).ratings;
}

/**
 * Draws who rated what, given the number of ratings of each user and each item. Consumes `left`.
 * @param perUser falling
 * @param take called for each user in turn; `draw` returns their items, distinct and unordered
 * @throws RangeError if no ratings have these marginals
 */
export function assignItems(
	left: Int32Array,
	perUser: Int32Array,
	random: () => number,
	take: (user: number, draw: () => Uint16Array | Uint32Array) => void,
): void {
	let user = 0;
	// The most active users choose first, while every item has ratings left.
	for (; user < perUser.length && perUser[user]! > HEAVY; user++)
		take(user, () => {
			const drawn = drawItems(left, perUser[user]!, random);
			for (const item of drawn) left[item]!--;
			return drawn;
		});
	const pile = pileOf(left, random);
	settlePile(pile, perUser.subarray(user), left.length, random);
	for (let at = 0; user < perUser.length; user++) {
		const end = at + perUser[user]!;
		take(user, () => pile.subarray(at, end));
		at = end;
	}
}

/** Draws `count` distinct items in proportion to their remaining ratings, as the first of exponential arrival times. */
function drawItems(left: Int32Array, count: number, random: () => number): Uint32Array {
	const arrivals = Float64Array.from(left, (n) => (n === 0 ? Infinity : -Math.log(1 - random()) / n));
	const last = smallest(arrivals.slice(), count - 1);
	const drawn = new Uint32Array(count);
	let at = 0;
	for (let item = 0; item < arrivals.length && at < count; item++) if (arrivals[item]! <= last) drawn[at++] = item;
	return drawn;
}

/** Returns the `k`-th smallest value by quickselect (Hoare 1961), reordering `values`. */
function smallest(values: Float64Array, k: number): number {
	let [low, high] = [0, values.length - 1];
	while (low < high) {
		const pivot = values[(low + high) >>> 1]!;
		let [i, j] = [low, high];
		while (i <= j) {
			while (values[i]! < pivot) i++;
			while (values[j]! > pivot) j--;
			if (i > j) break;
			const value = values[i]!;
			values[i++] = values[j]!;
			values[j--] = value;
		}
		if (k <= j) high = j;
		else if (k >= i) low = i;
		else return values[k]!;
	}
	return values[k]!;
}

function pileOf(left: Int32Array, random: () => number): Uint16Array | Uint32Array {
	const length = left.reduce((a, b) => a + b, 0);
	const pile = left.length <= 1 << 16 ? new Uint16Array(length) : new Uint32Array(length);
	let at = 0;
	left.forEach((n, item) => {
		pile.fill(item, at, at + n);
		at += n;
	});
	return shuffle(pile, random);
}

/** Swaps entries of the pile until no user's run contains an item twice. */
function settlePile(pile: Uint16Array | Uint32Array, runs: Int32Array, items: number, random: () => number): void {
	const starts = new Uint32Array(runs.length + 1);
	runs.forEach((length, run) => {
		starts[run + 1] = starts[run]! + length;
	});
	const seen = new Int32Array(items).fill(-1);
	const repeats: number[] = [];
	for (let run = 0; run < runs.length; run++)
		for (let i = starts[run]!; i < starts[run + 1]!; i++) {
			if (seen[pile[i]!] === run) repeats.push(run, i);
			seen[pile[i]!] = run;
		}
	for (let r = 0; r < repeats.length; r += 2) {
		const [run, at] = [repeats[r]!, repeats[r + 1]!];
		const has = (other: number, item: number) => pile.subarray(starts[other]!, starts[other + 1]!).includes(item);
		for (let tries = 0; ; tries++) {
			if (tries === TRIES * items) throw new RangeError('No ratings have these marginals.');
			const other = Math.floor(runs.length * random());
			const otherEntry = starts[other]! + Math.floor(runs[other]! * random());
			if (has(run, pile[otherEntry]!) || has(other, pile[at]!)) continue;
			const item = pile[at]!;
			pile[at] = pile[otherEntry]!;
			pile[otherEntry] = item;
			break;
		}
	}
}
