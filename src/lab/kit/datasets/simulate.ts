import { RATED_SHARE } from '../../../core/adversaries/likelihood.ts';
import { seededRandom } from '../../../core/advice/draw.ts';
import { partitionPoint } from '../../../core/algorithms/bisect.ts';
import { NEAR_DAYS } from '../../../core/population/marginals.ts';
import { DAY, indexIn, type Ratings, sizeOf, sizesOf, type Target } from './ratings.ts';

/** Smallest positive weight; a weight of 0 marks an item that was already drawn. */
const LEAST_WEIGHT = 1e-200;

export interface Simulation {
	sizes: readonly number[];
	/** Users are drawn as targets in proportion to this power of their number of ratings: 0 for equal chances. */
	posting?: number;
	/** Rated items are drawn in proportion to this power of their raters: 0 for equal chances, 1 favours known items. */
	skew?: number;
	seed: number;
}

/** Draws targets who rated at least as many items as they mention. @throws RangeError if too few users did */
export function simulateTargets(ratings: Ratings, simulation: Simulation): Target[] {
	const { sizes, skew = 0, seed } = simulation;
	const { byUser } = ratings;
	const random = seededRandom(seed);
	return drawPeople(sizesOf(byUser), simulation, random).map((user, i) => {
		const items = drawMentions(ratings, user, sizes[i]!, skew, random);
		return byUser.times === null ? { user, items } : { user, items, times: drawTimes(ratings, user, items, seed) };
	});
}

/**
 * Draws a user for each of `sizes`, each once.
 * @param rated number of items that each user rated
 * @throws RangeError if too few users rated as many items as asked
 */
export function drawPeople(
	rated: ArrayLike<number>,
	{ sizes, posting = 0 }: Pick<Simulation, 'sizes' | 'posting'>,
	random: () => number,
): number[] {
	const users = rated.length;
	const order = Array.from({ length: users }, (_, user) => ({
		user,
		at: -Math.log(1 - random()) / rated[user]! ** posting,
	})).sort((a, b) => a.at - b.at);
	const taken = new Set<number>();
	// Position of the search for each size: a user skipped once for a size never qualifies for it later.
	const reached = new Map<number, number>();
	return sizes.map((size) => {
		let at = reached.get(size) ?? 0;
		while (at < users && (taken.has(order[at]!.user) || rated[order[at]!.user]! < size)) at++;
		reached.set(size, at);
		if (at === users) throw new RangeError(`Fewer than ${sizes.length} people have rated as many items as asked.`);
		const { user } = order[at]!;
		taken.add(user);
		return user;
	});
}

/** Draws what someone mentions: each a rated item with probability 0.82, else another, drawn by popularity. */
export function drawMentions(
	ratings: Omit<Ratings, 'scale'>,
	user: number,
	size: number,
	skew: number,
	random: () => number,
): number[] {
	const { byUser, byItem, items, count } = ratings;
	const own = Array.from(byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!));
	const logs = own.map((item) => skew * Math.log(sizeOf(byItem, item)));
	const most = logs.reduce((a, b) => Math.max(a, b));
	const weights = logs.map((log) => Math.max(LEAST_WEIGHT, Math.exp(log - most)));
	const mentioned = new Set<number>();
	let unrated = items - own.length;
	for (let left = size; left > 0; left--) {
		if (random() < RATED_SHARE || unrated === 0) {
			const at = drawIndex(weights, random);
			mentioned.add(own[at]!);
			weights[at] = 0;
		} else {
			let item: number;
			// A random entry of the item side is an item drawn in proportion to its raters.
			do item = rowOf(byItem.start, Math.floor(count * random()));
			while (mentioned.has(item) || indexIn(byUser, user, item) >= 0);
			mentioned.add(item);
			unrated--;
		}
	}
	return [...mentioned];
}

/**
 * Draws posts from all that people really mention: for each size someone who mentions as many items, in turn.
 * @throws RangeError if no one mentions that many
 */
export function drawFrom(people: readonly Target[], sizes: readonly number[], seed: number): Target[] {
	const random = seededRandom(seed);
	const shuffled = <T>(list: readonly T[]) =>
		list
			.map((one) => ({ one, at: random() }))
			.sort((a, b) => a.at - b.at)
			.map(({ one }) => one);
	const order = shuffled(people);
	const drawn = new Map<number, number>();
	return sizes.map((size) => {
		const able = order.filter(({ items }) => items.length >= size);
		if (able.length === 0) throw new RangeError(`No one mentions ${size} items.`);
		const before = drawn.get(size) ?? 0;
		drawn.set(size, before + 1);
		const { user, items, times } = able[before % able.length]!;
		const places = shuffled([...items.keys()]).slice(0, size);
		const drawnItems = places.map((i) => items[i]!);
		return times === undefined
			? { user, items: drawnItems }
			: { user, items: drawnItems, times: places.map((i) => times[i]!) };
	});
}

/**
 * Draws when each item is mentioned, in seconds: up to two weeks before or after the rating, as in the paper of
 * Narayanan and Shmatikov; for an item that was not rated, near the time of another rating.
 */
function drawTimes({ byUser }: Ratings, user: number, items: readonly number[], seed: number): number[] {
	const random = seededRandom(seed + user);
	const [from, end] = [byUser.start[user]!, byUser.start[user + 1]!];
	return items.map((item) => {
		const own = indexIn(byUser, user, item);
		const rating = own >= 0 ? own : from + Math.floor(random() * (end - from));
		return byUser.times![rating]! + Math.round((2 * random() - 1) * NEAR_DAYS * DAY);
	});
}

function drawIndex(weights: readonly number[], random: () => number): number {
	let rest = random() * weights.reduce((a, b) => a + b, 0);
	const at = weights.findIndex((weight) => {
		rest -= weight;
		return weight > 0 && rest < 0;
	});
	return at >= 0 ? at : weights.findLastIndex((weight) => weight > 0);
}

/** Returns the row that entry `i` belongs to. */
export function rowOf(start: Uint32Array, i: number): number {
	return partitionPoint(1, start.length - 1, (row) => start[row]! <= i) - 1;
}

/** Posters per number of mentions in the paper, bins 1, 2-3, 4-7, ..., 64 and more. */
export const PAPER_POSTERS = [25, 21, 23, 22, 18, 13, 11] as const;
const PAPER_MENTIONS = 3828;

/** Numbers of mentions of 133 posters, 3,828 in all, in the paper's bins: even within a bin, the last one's rising geometrically. */
export function paperSizes(): number[] {
	const sizes = PAPER_POSTERS.slice(0, -1).flatMap((posters, bin) =>
		Array.from({ length: posters }, (_, i) => 2 ** bin + (i % 2 ** bin)),
	);
	const left = PAPER_MENTIONS - sizes.reduce((a, b) => a + b, 0);
	const last = PAPER_POSTERS.at(-1)!;
	let ratio = 1;
	const tail = () => Array.from({ length: last }, (_, i) => Math.floor(64 * ratio ** i));
	const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
	while (sum(tail()) < left) ratio += 1e-4;
	const heaviest = tail();
	heaviest[last - 1]! -= sum(heaviest) - left;
	return [...sizes, ...heaviest];
}
