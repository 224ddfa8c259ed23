import { seededRandom } from '../../../core/advice/draw.ts';
import type { Ratings } from './ratings.ts';
import { createTable } from './table.ts';

/** Some people of a ratings database with all or some of what they rated; both are numbered from 0. */
export interface Part {
	ratings: Ratings;
	/** Number that each person has in the whole. */
	people: number[];
}

/** Takes a part, without people who rated nothing in it. @param placeOf number of each item in the part, or -1 */
export function partOf(
	{ users, items, byUser, scale }: Ratings,
	has: (user: number) => boolean,
	placeOf: ArrayLike<number> = Int32Array.from({ length: items }, (_, item) => item),
): Part {
	const { start, ids, levels, times } = byUser;
	const table = createTable(levels !== null, times !== null);
	const people: number[] = [];
	for (let user = 0; user < users; user++) {
		if (!has(user)) continue;
		const before = table.length;
		for (let i = start[user]!; i < start[user + 1]!; i++) {
			const place = placeOf[ids[i]!]!;
			if (place >= 0) table.add(people.length, place, levels?.[i] ?? 0, times?.[i] ?? 0);
		}
		if (table.length > before) people.push(user);
	}
	const { ratings } = table.finish([...scale]);
	let most = -1;
	for (let item = 0; item < items; item++) if (placeOf[item]! > most) most = placeOf[item]!;
	// Items after the last one that someone in this part rated.
	const { byItem } = ratings;
	const padded = new Uint32Array(new SharedArrayBuffer(4 * (most + 2))).fill(ratings.count);
	padded.set(byItem.start);
	return { ratings: { ...ratings, items: most + 1, byItem: { ...byItem, start: padded } }, people };
}

/** Divides people at random into two halves with the same items; in each half users are numbered from 0. */
export function halvesOf(ratings: Ratings, seed: number): [Ratings, Ratings] {
	const random = seededRandom(seed);
	const half = Uint8Array.from({ length: ratings.users }, () => (random() < 0.5 ? 0 : 1));
	const halfOf = (which: number) => partOf(ratings, (user) => half[user] === which).ratings;
	return [halfOf(0), halfOf(1)];
}
