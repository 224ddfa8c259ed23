/** Similarity of whole records, Sim(r1, r2) = sum_i Sim(r1i, r2i) / |supp(r1) u supp(r2)|, and nearest neighbours. */
import { type Ratings, sizeOf } from '../datasets/ratings.ts';
import type { Target } from '../datasets/target.ts';
import { dayOf, starsOf } from './scoreboard.ts';
import type { Shared } from './shared.ts';

/** How close ratings and dates of an item must be for 1; null where they may be any. */
export interface Closeness {
	ratingStars: number | null;
	dateDays: number | null;
}

/** @returns whether an entry of one side is like one of another; times count by the day */
export function createLike(ratings: Ratings, { ratingStars, dateDays }: Closeness) {
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

/** @returns how many attributes of two records are alike, and how many items both have */
export function createComparison(ratings: Ratings, closeness: Closeness) {
	const { byUser, items } = ratings;
	const { start, ids } = byUser;
	const levels = closeness.ratingStars === null ? null : byUser.levels;
	const times = closeness.dateDays === null ? null : byUser.times;
	const like = createLike(ratings, closeness);
	/** 1 + entry of the record in hand, by item. */
	const marks = new Uint32Array(items);
	let held = -1;
	const hold = (user: number) => {
		if (held >= 0) for (let i = start[held]!; i < start[held + 1]!; i++) marks[ids[i]!] = 0;
		for (let i = start[user]!; i < start[user + 1]!; i++) marks[ids[i]!] = i + 1;
		held = user;
	};
	return (user: number, other: number): { alike: number; both: number } => {
		if (held !== user) hold(user);
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
	/** How many entries of lists and records were looked at. */
	read: number;
	/** Milliseconds. */
	time: number;
}

export interface NearestOptions extends Closeness {
	/** Whether to leave out what cannot be the nearest; the result is the same. */
	pruned: boolean;
}

/** @returns finds the nearest neighbour of one target after the other */
export function nearestOne({ ratings }: Shared, { pruned, ...closeness }: NearestOptions): (target: Target) => Nearest {
	const search = pruned ? createPruned(ratings, closeness) : createFull(ratings, closeness);
	return ({ user }) => {
		const begun = performance.now();
		return { ...search(user), time: performance.now() - begun };
	};
}

/** Everybody who shares an item, all lists read to the end. */
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

/**
 * Lists are read from the shortest on. Who has been alike in none so far can reach at most (lists left) / |supp(r)|, so
 * that reading ends where that is not above the best found (the prefix filter of set joins, Chaudhuri et al. 2006); the
 * best is raised on the way by comparing with whoever has most in common. Of those seen, only who could still be above
 * the best by what they have, the lists left and their size is compared in full, the most promising first.
 */
function createPruned(ratings: Ratings, closeness: Closeness) {
	const { byUser, byItem, users } = ratings;
	const alike = new Uint32Array(users);
	const seen = new Uint32Array(users);
	const rated = closeness.ratingStars !== null;
	const dated = closeness.dateDays !== null;
	const like = createLike(ratings, closeness);
	const compare = createComparison(ratings, closeness);
	const [ownLevels, ownTimes] = [rated ? byUser.levels : null, dated ? byUser.times : null];
	const [levels, times] = [rated ? byItem.levels : null, dated ? byItem.times : null];
	const presence = !rated && !dated;

	return (user: number) => {
		const own = sizeOf(byUser, user);
		const entries = Array.from({ length: own }, (_, i) => byUser.start[user]! + i).sort(
			(a, b) => sizeOf(byItem, byUser.ids[a]!) - sizeOf(byItem, byUser.ids[b]!),
		);
		let [best, read, count] = [0, 0, 0];

		/** The most that somebody can reach who is alike in `has` items of the lists read, with `left` to read. */
		const bound = (other: number, has: number, left: number) => {
			const size = sizeOf(byUser, other);
			const most = Math.min(has + left, size);
			return most / Math.max(own, size, presence ? own + size - most : 0);
		};
		const verify = (other: number) => {
			const { alike: same, both } = compare(user, other);
			read += sizeOf(byUser, other);
			best = Math.max(best, same / (own + sizeOf(byUser, other) - both));
		};
		const verifyFirst = () => {
			let [first, most] = [-1, 0];
			for (let c = 0; c < count; c++) {
				const reach = bound(seen[c]!, alike[seen[c]!]!, 0);
				if (reach > most) [first, most] = [seen[c]!, reach];
			}
			if (first >= 0 && most > best) verify(first);
		};

		let next = 0;
		for (let checked = 4; next < own && (own - next) / own > best; next++) {
			const entry = entries[next]!;
			const item = byUser.ids[entry]!;
			for (let j = byItem.start[item]!; j < byItem.start[item + 1]!; j++) {
				if (!like(entry, j, ownLevels, levels, ownTimes, times)) continue;
				const other = byItem.ids[j]!;
				if (alike[other]!++ === 0) seen[count++] = other;
			}
			read += sizeOf(byItem, item);
			if (next === 0) dropSelf();
			if (next + 1 >= checked) {
				verifyFirst();
				checked = Math.ceil(checked * 1.3);
			}
		}
		const left = own - next;
		verifyFirst();
		const open: { other: number; reach: number }[] = [];
		for (let c = 0; c < count; c++) {
			const other = seen[c]!;
			const reach = bound(other, alike[other]!, left);
			if (other !== user && reach > best) open.push({ other, reach });
		}
		open.sort((a, b) => b.reach - a.reach);
		for (const { other, reach } of open) {
			if (reach <= best) break;
			verify(other);
		}
		for (let c = 0; c < count; c++) alike[seen[c]!] = 0;
		alike[user] = 0;
		return { similarity: best, read };

		/** Nobody is their own neighbour: the record itself is seen in its first list and never again. */
		function dropSelf(): void {
			for (let c = 0; c < count; c++)
				if (seen[c] === user) {
					seen[c] = seen[--count]!;
					break;
				}
			alike[user] = 1;
		}
	};
}
