/** Similarity of whole records, Sim(r1, r2) = sum_i Sim(r1i, r2i) / |supp(r1) u supp(r2)|. */
import { dayOf, type Ratings } from '../../../kit/datasets/ratings.ts';
import { starsOf } from './scoreboard.ts';

/** How close ratings and dates of an item must be for a similarity of 1; null if they are ignored. */
export interface Closeness {
	ratingStars: number | null;
	dateDays: number | null;
}

/** @returns a function that compares two entries for similarity; times are compared by day */
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
