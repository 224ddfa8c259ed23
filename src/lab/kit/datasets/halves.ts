import { seededRandom } from '../../../core/advice/draw.ts';
import type { Ratings } from './ratings.ts';
import { createTable } from './table.ts';

/** Divides people at random into two halves with the same items; in each half users are numbered from 0. */
export function halvesOf(ratings: Ratings, seed: number): [Ratings, Ratings] {
	const random = seededRandom(seed);
	const half = Uint8Array.from({ length: ratings.users }, () => (random() < 0.5 ? 0 : 1));
	return [partOf(ratings, (user) => half[user] === 0), partOf(ratings, (user) => half[user] === 1)];
}

function partOf({ users, items, byUser, scale }: Ratings, has: (user: number) => boolean): Ratings {
	const { start, ids, levels, times } = byUser;
	const table = createTable(levels !== null, times !== null);
	let taken = 0;
	for (let user = 0; user < users; user++) {
		if (!has(user)) continue;
		for (let i = start[user]!; i < start[user + 1]!; i++) table.add(taken, ids[i]!, levels?.[i] ?? 0, times?.[i] ?? 0);
		taken++;
	}
	const { ratings } = table.finish([...scale]);
	// Items after the last one that somebody of this half rated.
	const { byItem } = ratings;
	const padded = new Uint32Array(new SharedArrayBuffer(4 * (items + 1))).fill(ratings.count);
	padded.set(byItem.start);
	return { ...ratings, items, byItem: { ...byItem, start: padded } };
}
