import { type Ratings, sizeOf } from './ratings.ts';
import { accumulate, emptySide, transpose } from './table.ts';

/** Whether users are numbered by rising number of ratings. */
export function isBySize({ byUser, users }: Ratings): boolean {
	for (let user = 1; user < users; user++) if (sizeOf(byUser, user) < sizeOf(byUser, user - 1)) return false;
	return true;
}

/** Renumbers the users by rising number of ratings, so that an item's raters can be cut to a range of sizes. */
export function bySize(ratings: Ratings): Ratings {
	if (isBySize(ratings)) return ratings;
	const { byUser, users, items, count, scale } = ratings;
	const order = Uint32Array.from({ length: users }, (_, user) => user);
	order.sort((a, b) => sizeOf(byUser, a) - sizeOf(byUser, b) || a - b);
	const to = emptySide(users, items, count, byUser.levels !== null, byUser.times !== null);
	order.forEach((user, place) => {
		to.start[place + 1] = sizeOf(byUser, user);
	});
	accumulate(to.start);
	order.forEach((user, place) => {
		const [from, end, at] = [byUser.start[user]!, byUser.start[user + 1]!, to.start[place]!];
		to.ids.set(byUser.ids.subarray(from, end), at);
		to.levels?.set(byUser.levels!.subarray(from, end), at);
		to.times?.set(byUser.times!.subarray(from, end), at);
	});
	return { users, items, count, byUser: to, byItem: transpose(to, items, users), scale };
}
