/** Nearest neighbors of records, by the similarity of whole records. */
import { type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task, workedMs } from '../../../kit/threads/task.ts';
import { createPruned } from './pruned.ts';
import { type Closeness, createLike } from './similar.ts';

export interface Nearest {
	similarity: number;
	/** Number of entries of lists and records that were read. */
	read: number;
	/** CPU milliseconds of the thread. */
	time: number;
}

export interface NearestOptions extends Closeness {
	/** Whether to skip records that cannot be the nearest; the result is the same. */
	pruned: boolean;
}

export function nearestOne({ ratings }: Shared, { pruned, ...closeness }: NearestOptions): (target: Target) => Nearest {
	const search = pruned ? createPruned(ratings, closeness) : createFull(ratings, closeness);
	return ({ user }) => {
		const startedAt = workedMs();
		return { ...search(user), time: workedMs() - startedAt };
	};
}

/** Reference search: compares all users with a common item, reading all lists completely. */
function createFull(ratings: Ratings, closeness: Closeness) {
	const { byUser, byItem, users } = ratings;
	const [both, alike] = [new Uint32Array(users), new Uint32Array(users)];
	const like = createLike(ratings, closeness, byUser, byItem);
	return (user: number) => {
		both.fill(0);
		alike.fill(0);
		let read = 0;
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) {
			const item = byUser.ids[i]!;
			for (let j = byItem.start[item]!; j < byItem.start[item + 1]!; j++) {
				const other = byItem.ids[j]!;
				both[other]!++;
				if (like(i, j)) alike[other]!++;
				read++;
			}
		}
		const own = sizeOf(byUser, user);
		let similarity = 0;
		for (let other = 0; other < users; other++) {
			if (other === user || alike[other] === 0) continue;
			similarity = Math.max(similarity, alike[other]! / (own + sizeOf(byUser, other) - both[other]!));
		}
		return { similarity, read };
	};
}

export const nearestOneTask = task(import.meta.url, 'nearestOneTask', nearestOne);
