/** A bound on what reading “loved” and “hated” with mentions would give: the true ratings, with noise. */

import { seededRandom } from '../../../core/advice/draw.ts';
import { indexIn, type Ratings, sharedLevels, type Target } from '../../kit/datasets/ratings.ts';
import type { Outcome } from '../../kit/sure.ts';
import { type Shared, task } from '../../kit/threads/task.ts';
import type { Pairs } from './accounts.ts';
import { accountAt, candidatesOf, createScan } from './attackers.ts';
import { type Account, eachShared } from './formulas/taste.ts';
import { outcomeOf } from './linkOne.ts';
import type { Fitted } from './model.ts';

/**
 * Log of how much likelier two accounts agree, or disagree, on a film if one person writes both.
 * @param noise share of opinions read wrong, in each account
 * @param liked share of the film's raters who liked it
 */
export function stanceGain(agree: boolean, noise: number, liked: number): number {
	const [same, others] = [(1 - noise) ** 2 + noise ** 2, agreement(noise, liked)];
	return agree ? Math.log(same / others) : Math.log((1 - same) / (1 - others));
}

/** Probability that two people's opinions are read the same. */
function agreement(noise: number, liked: number): number {
	const read = liked * (1 - noise) + (1 - liked) * noise;
	return read ** 2 + (1 - read) ** 2;
}

/** Shares of opinions read wrong; half would be pure noise. */
export const NOISES = [0, 0.2, 0.4] as const;

/** Agreement that is certain would make a single wrong rating prove two people. */
const LEAST_NOISE = 0.01;

/** Whether each film of some accounts was rated above the mean of the person's ratings. */
export function likedOf({ byUser, scale }: Ratings, { people, films }: Pairs, column: Uint32Array): Uint8Array {
	const liked = sharedLevels(column.length);
	people.forEach((user, i) => {
		const [from, to] = [byUser.start[user]!, byUser.start[user + 1]!];
		let sum = 0;
		for (let at = from; at < to; at++) sum += scale[byUser.levels![at]!]!;
		for (let k = i * films; k < (i + 1) * films; k++) {
			const rating = scale[byUser.levels![indexIn(byUser, user, column[k]!)]!]!;
			liked[k] = rating * (to - from) > sum ? 1 : 0;
		}
	});
	return liked;
}

/** Share of each film's raters who liked it, by accounts of people who are not judged. */
export function likedShares({ first }: Pairs, liked: Uint8Array, items: number): Float64Array {
	const [count, of] = [new Float64Array(items).fill(1), new Float64Array(items).fill(2)];
	first.forEach((film, k) => {
		count[film]! += liked[k]!;
		of[film]!++;
	});
	return count.map((found, film) => found / of[film]!);
}

export interface StanceOptions {
	run: string;
	fitted: Fitted;
	pairs: Pairs;
	firstLiked: Uint8Array;
	secondLiked: Uint8Array;
	shares: Float64Array;
	seed: number;
}

function misread(liked: Uint8Array, noise: number, random: () => number): Uint8Array {
	return liked.map((one) => (random() < noise ? 1 - one : one));
}

function stanceOne({ ratings }: Shared, { fitted, pairs, firstLiked, secondLiked, shares, seed }: StanceOptions) {
	const candidates = candidatesOf(pairs, ratings.items);
	const scan = createScan('likelihood', fitted, candidates);
	const { films } = pairs;
	const read = NOISES.map((noise, n) => ({
		noise: Math.max(LEAST_NOISE, noise),
		first: misread(firstLiked, noise, seededRandom(seed + 2 * n)),
		second: misread(secondLiked, noise, seededRandom(seed + 2 * n + 1)),
	}));
	const placeOf = ({ films: own }: Account, film: number) => own.indexOf(film);
	return ({ user: own }: Target): Outcome[] => {
		const account = accountAt(pairs.first, films, own);
		const plain = scan(account).slice();
		return read.map(({ noise, first, second }) => {
			const scores = plain.slice();
			candidates.accounts.forEach((other, j) => {
				eachShared(account, other, (film) => {
					const agree = first[own * films + placeOf(account, film)] === second[j * films + placeOf(other, film)];
					scores[j]! += stanceGain(agree, noise, shares[film]!);
				});
			});
			return outcomeOf(scores, own, scores.length, 1);
		});
	};
}

export const stanceOneTask = task(import.meta.url, 'stanceOneTask', stanceOne);
