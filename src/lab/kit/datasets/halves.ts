import { seededRandom } from '../../../core/advice/draw.ts';
import { partOf } from './part.ts';
import type { Ratings } from './ratings.ts';

/** Divides people at random into two halves with the same items; in each half users are numbered from 0. */
export function halvesOf(ratings: Ratings, seed: number): [Ratings, Ratings] {
	const random = seededRandom(seed);
	const half = Uint8Array.from({ length: ratings.users }, () => (random() < 0.5 ? 0 : 1));
	const halfOf = (which: number) => partOf(ratings, (user) => half[user] === which).ratings;
	return [halfOf(0), halfOf(1)];
}
