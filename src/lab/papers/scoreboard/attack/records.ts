/** Similarity of whole records, Sim(r1, r2) = sum_i Sim(r1i, r2i) / |supp(r1) u supp(r2)|, and nearest neighbours. */
import { lowerBound } from '../../../../core/algorithms/bisect.ts';
import { isBySize } from '../../../kit/datasets/bySize.ts';
import { dayOf } from '../../../kit/datasets/days.ts';
import { indexIn, type Ratings, sizeOf } from '../../../kit/datasets/ratings.ts';
import type { Target } from '../../../kit/datasets/target.ts';
import type { Shared } from '../../../kit/threads/shared.ts';
import { task } from '../../../kit/threads/task.ts';
import { workedMs } from '../clock.ts';
import { starsOf } from './scoreboard.ts';

/** How close ratings and dates of an item must be for a similarity of 1; null if they are ignored. */
export interface Closeness {
	ratingStars: number | null;
	dateDays: number | null;
}

/** @returns a function that compares two entries for similarity; times are compared by day */
function createLike(ratings: Ratings, { ratingStars, dateDays }: Closeness) {
	const stars = starsOf(ratings);
	const levels = stars.length;
	const like = Uint8Array.from({ length: levels * levels }, (_, i) =>
		ratingStars === null || Math.abs(stars[Math.floor(i / levels)]! - stars[i % levels]!) <= ratingStars + 1e-9 ? 1 : 0,
	);
	return (
		a: number,
		b: number,
		levelsA: Uint8Array | null,
		levelsB: Uint8Array | null,
		timesA: Uint32Array | null,
		timesB: Uint32Array | null,
	): boolean =>
		(levelsA === null || like[levelsA[a]! * levels + levelsB![b]!] === 1) &&
		(timesA === null || Math.abs(dayOf(timesA[a]!) - dayOf(timesB![b]!)) <= dateDays!);
}

/** @returns a function that counts the similar attributes of two records, and their common items */
export function createComparison(ratings: Ratings, closeness: Closeness) {
	const { byUser, items } = ratings;
	const { start, ids } = byUser;
	const levels = closeness.ratingStars === null ? null : byUser.levels;
	const times = closeness.dateDays === null ? null : byUser.times;
	const like = createLike(ratings, closeness);
	/** 1 + entry of the current record, by item. */
	const marks = new Uint32Array(items);
	let currentUser = -1;
	const hold = (user: number) => {
		if (currentUser >= 0) for (let i = start[currentUser]!; i < start[currentUser + 1]!; i++) marks[ids[i]!] = 0;
		for (let i = start[user]!; i < start[user + 1]!; i++) marks[ids[i]!] = i + 1;
		currentUser = user;
	};
	return (user: number, other: number): { alike: number; both: number } => {
		if (currentUser !== user) hold(user);
		let [alike, both] = [0, 0];
		for (let i = start[other]!; i < start[other + 1]!; i++) {
			const own = marks[ids[i]!]!;
			if (own === 0) continue;
			both++;
			if (like(own - 1, i, levels, levels, times, times)) alike++;
		}
		return { alike, both };
	};
}

/** A record's nearest neighbour. */
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

/** @returns a function that finds a target's nearest neighbour */
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
	const rated = closeness.ratingStars !== null;
	const dated = closeness.dateDays !== null;
	const like = createLike(ratings, closeness);
	const [ownLevels, ownTimes] = [rated ? byUser.levels : null, dated ? byUser.times : null];
	const [levels, times] = [rated ? byItem.levels : null, dated ? byItem.times : null];
	return (user: number) => {
		both.fill(0);
		alike.fill(0);
		let read = 0;
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) {
			const item = byUser.ids[i]!;
			for (let j = byItem.start[item]!; j < byItem.start[item + 1]!; j++) {
				const other = byItem.ids[j]!;
				both[other]!++;
				if (like(i, j, ownLevels, levels, ownTimes, times)) alike[other]!++;
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

/** Looking up an item in a record costs about as much as this many steps along a list. */
const LOOKUP_COST = 12;

/**
 * Lists are read from the shortest on. A user in none so far can reach at most (lists left) / |supp(r)|; once that is
 * not above the best found (the prefix filter of set joins, Chaudhuri et al. 2006), the lists left are only looked up for
 * users who could still exceed it with all of them, as soon as that is cheaper than reading on. If users are
 * numbered by size, lists are only read where |supp(r')| can exceed the best at all: the similarity of two records is
 * at most the ratio of the smaller to the larger size (the size filter, Arasu et al. 2006).
 */
function createPruned(ratings: Ratings, closeness: Closeness) {
	const { byUser, byItem, users } = ratings;
	const rated = closeness.ratingStars !== null;
	const dated = closeness.dateDays !== null;
	const presence = !rated && !dated;
	const both = new Uint32Array(users);
	const alike = presence ? both : new Uint32Array(users);
	const like = createLike(ratings, closeness);
	const [ownLevels, ownTimes] = [rated ? byUser.levels : null, dated ? byUser.times : null];
	const [levels, times] = [rated ? byItem.levels : null, dated ? byItem.times : null];
	const sizes = Uint32Array.from({ length: users }, (_, u) => sizeOf(byUser, u));
	const sorted = isBySize(ratings);

	return (user: number) => {
		const own = sizeOf(byUser, user);
		const entries = Uint32Array.from({ length: own }, (_, i) => byUser.start[user]! + i);
		entries.sort((a, b) => sizeOf(byItem, byUser.ids[a]!) - sizeOf(byItem, byUser.ids[b]!));
		let [best, read, next, unread] = [0, 0, 0, 0];
		for (const entry of entries) unread += sizeOf(byItem, byUser.ids[entry]!);
		/** Users from `low` to below `high` can still exceed the best. */
		let [low, high] = [0, users];

		const raise = (similarity: number) => {
			if (similarity <= best) return;
			best = similarity;
			if (!sorted) return;
			low = lowerBound(sizes, Math.ceil(best * own - 1e-9));
			high = lowerBound(sizes, Math.floor(own / best + 1e-9) + 1);
		};
		const readOne = () => {
			const entry = entries[next++]!;
			const item = byUser.ids[entry]!;
			const [first, last] = [byItem.start[item]!, byItem.start[item + 1]!];
			const from = low === 0 ? first : lowerBound(byItem.ids, low, first, last);
			const end = high === users ? last : lowerBound(byItem.ids, high, from, last);
			if (presence) for (let j = from; j < end; j++) both[byItem.ids[j]!]!++;
			else
				for (let j = from; j < end; j++) {
					both[byItem.ids[j]!]!++;
					if (like(entry, j, ownLevels, levels, ownTimes, times)) alike[byItem.ids[j]!]!++;
				}
			read += end - from;
			unread -= last - first;
		};
		/** Raises the best by lower bounds of the similarity, from the lists read so far. */
		const raiseByRead = () => {
			let most = best;
			for (let u = low; u < high; u++) {
				if (alike[u] === 0 || u === user) continue;
				const reached = alike[u]! / (own + sizes[u]! - both[u]!);
				if (reached > most) most = reached;
			}
			raise(most);
		};
		/** Returns the users who could exceed the best with all of the lists left, given their size. */
		const promising = () => {
			const left = own - next;
			const open: { other: number; reach: number }[] = [];
			for (let u = low; u < high; u++) {
				const more = Math.min(left, sizes[u]! - both[u]!);
				const reach = (alike[u]! + more) / (own + sizes[u]! - both[u]! - more);
				if (reach > best && u !== user) open.push({ other: u, reach });
				if (open.length * left * LOOKUP_COST > unread) return null;
			}
			return open.sort((a, b) => b.reach - a.reach);
		};
		const lookUp = (other: number) => {
			let [shared, same] = [both[other]!, alike[other]!];
			for (let k = next; k < own; k++) {
				const at = indexIn(byUser, other, byUser.ids[entries[k]!]!);
				if (at < 0) continue;
				shared++;
				if (like(entries[k]!, at, ownLevels, ownLevels, ownTimes, ownTimes)) same++;
			}
			read += LOOKUP_COST * (own - next);
			raise(same / (own + sizes[other]! - shared));
		};

		let open: ReturnType<typeof promising> = null;
		for (let check = own >> 1; next < own && open === null; ) {
			readOne();
			// Checking all users only pays off if more entries than that are left to read.
			if (next < check || unread < 3 * (high - low)) continue;
			raiseByRead();
			if (own - next <= best * own) open = promising();
			check = next + Math.ceil((own - next) / 3);
		}
		if (open === null) raiseByRead();
		else
			for (const { other, reach } of open) {
				if (reach <= best) break;
				lookUp(other);
			}
		both.fill(0);
		alike.fill(0);
		return { similarity: best, read };
	};
}

export const nearestOneTask = task(import.meta.url, 'nearestOneTask', nearestOne);
