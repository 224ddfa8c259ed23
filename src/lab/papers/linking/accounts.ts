import { seededRandom } from '../../../core/advice/draw.ts';
import { lowerBound } from '../../../core/algorithms/bisect.ts';
import { type Ratings, type Side, sizeOf } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';

/**
 * Where two accounts come from: halves that share no film; the earlier and the later half by time, which share none
 * either; or draws from everything, so that a film may be in both, as when people talk about favorites.
 */
export const DIVISIONS = ['halves', 'time', 'drawn'] as const;
export type Division = (typeof DIVISIONS)[number];

export interface Draw {
	division: Division;
	films: number;
}

const known = new WeakMap<Side, Uint32Array>();

/** How many of a person's ratings are earlier than each, which is worked out once. */
function earlierOf(side: Side): Uint32Array {
	const before = known.get(side);
	if (before !== undefined) return before;
	const { start, times } = side;
	const earlier = new Uint32Array(times!.length);
	for (let user = 0; user + 1 < start.length; user++) {
		const [from, end] = [start[user]!, start[user + 1]!];
		const sorted = times!.slice(from, end).sort();
		for (let i = from; i < end; i++) earlier[i] = lowerBound(sorted, times![i]!);
	}
	known.set(side, earlier);
	return earlier;
}

/** Someone's ratings from the earliest to the latest; those of one time stay in their order. */
function inTime(byUser: Side, from: number, order: Uint32Array): Uint32Array {
	const earlier = earlierOf(byUser);
	const [sorted, taken] = [new Uint32Array(order.length), new Uint32Array(order.length)];
	for (const place of order) {
		const first = earlier[from + place]!;
		sorted[first + taken[first]!++] = place;
	}
	return sorted;
}

/** Draws the two accounts of someone who rated at least twice as many films; films rise. */
export function drawTwo(
	{ byUser }: Ratings,
	user: number,
	{ division, films }: Draw,
	random: () => number,
): [Uint32Array, Uint32Array] {
	const from = byUser.start[user]!;
	const shuffled = shuffledNumbers(sizeOf(byUser, user), random);
	const order = division === 'time' && byUser.times !== null ? inTime(byUser, from, shuffled) : shuffled;
	const half = order.length >>> 1;
	const parts =
		division === 'time'
			? [some(order.subarray(0, half), films, random), some(order.subarray(half), films, random)]
			: division === 'halves'
				? [order.subarray(0, films), order.subarray(films, 2 * films)]
				: [order.subarray(0, films), some(order.slice(), films, random)];
	const filmsOf = (places: Uint32Array) => places.map((place) => byUser.ids[from + place]!).sort();
	return [filmsOf(parts[0]!), filmsOf(parts[1]!)];
}

/** Draws `count` distinct entries, by the first steps of a shuffle in place. */
function some(values: Uint32Array, count: number, random: () => number): Uint32Array {
	for (let i = 0; i < count; i++) {
		const j = i + Math.floor((values.length - i) * random());
		const value = values[i]!;
		values[i] = values[j]!;
		values[j] = value;
	}
	return values.subarray(0, count);
}

/** The two accounts of each of some people: `films` film numbers each, one person after the other. */
export interface Pairs {
	people: Uint32Array;
	films: number;
	first: Uint32Array;
	second: Uint32Array;
}

/** Draws the accounts of people; each person's depend only on the seed. */
export function drawPairs(ratings: Ratings, people: Uint32Array, draw: Draw, seed: number): Pairs {
	const { films } = draw;
	const column = () => new Uint32Array(new SharedArrayBuffer(4 * people.length * films));
	const pairs = { people, films, first: column(), second: column() };
	people.forEach((user, i) => {
		const [first, second] = drawTwo(ratings, user, draw, seededRandom(seed ^ Math.imul(user + 1, 0x9e3779b1)));
		pairs.first.set(first, i * films);
		pairs.second.set(second, i * films);
	});
	return pairs;
}

/** Share of the people that everything is fitted on; the others are targets. */
const BACKGROUND = 1 / 3;

/** People in random order: those to fit on, and those to look for and among. */
export function dividePeople({ users }: Ratings, seed: number): { background: Uint32Array; judged: Uint32Array } {
	const order = shuffledNumbers(users, seededRandom(seed));
	const end = Math.floor(BACKGROUND * users);
	return { background: order.slice(0, end), judged: order.slice(end) };
}

/** Those with enough ratings for two accounts. */
export const withEnough = ({ byUser }: Ratings, people: Uint32Array, films: number): Uint32Array =>
	people.filter((user) => sizeOf(byUser, user) >= 2 * films);
