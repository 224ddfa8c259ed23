import { seededRandom } from '../../../core/advice/draw.ts';
import { type Ratings, sizeOf } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';

/**
 * How two accounts come about: from halves that share no film; from the earlier and the later half by time, which share
 * none either; or each drawn from everything, so that a film may be in both, as where people talk of favorites.
 */
export const DIVISIONS = ['halves', 'time', 'drawn'] as const;
export type Division = (typeof DIVISIONS)[number];

export interface Draw {
	division: Division;
	films: number;
}

/** Draws the two accounts of someone who rated at least twice as many films; films rise. */
export function drawTwo(
	{ byUser }: Ratings,
	user: number,
	{ division, films }: Draw,
	random: () => number,
): [Uint32Array, Uint32Array] {
	const from = byUser.start[user]!;
	const order = shuffledNumbers(sizeOf(byUser, user), random);
	const { times } = byUser;
	if (division === 'time' && times !== null) order.sort((a, b) => times[from + a]! - times[from + b]!);
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

/** Draws the accounts of people; those of a person depend on the seed alone. */
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

/** Part of the people that everything is fitted on; the others are looked for. */
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
