/** Similarity of whole records, Sim(r1, r2) = sum_i Sim(r1i, r2i) / |supp(r1) u supp(r2)|. */
import { dayOf, type Ratings, type Side } from '../../../kit/datasets/ratings.ts';
import { starsOf } from './scoreboard.ts';

/** How close ratings and dates of an item must be for a similarity of 1; null if they are ignored. */
export interface Closeness {
	ratingStars: number | null;
	dateDays: number | null;
}

/** What is compared: which item, the rating too, or the date too. */
export const CLOSENESSES: readonly Closeness[] = [
	{ ratingStars: null, dateDays: null },
	{ ratingStars: 1, dateDays: null },
	{ ratingStars: 0, dateDays: null },
	{ ratingStars: 1, dateDays: 14 },
	{ ratingStars: 0, dateDays: 3 },
];

/** Whether ratings have what is compared. */
export const canCompare = ({ levels, times }: Pick<Side, 'levels' | 'times'>, { ratingStars, dateDays }: Closeness) =>
	(ratingStars === null || levels !== null) && (dateDays === null || times !== null);

/** Names what is compared, such as “ratings ±1, dates ±14”. @param items the name for items only */
export const closenessName = ({ ratingStars, dateDays }: Closeness, items: string): string =>
	[
		...(ratingStars === null ? [] : [`ratings ±${ratingStars}`]),
		...(dateDays === null ? [] : [`dates ±${dateDays}`]),
	].join(', ') || items;

/** @returns a function that compares an entry of one side with one of another; times are compared by day */
export function createLike(ratings: Ratings, { ratingStars, dateDays }: Closeness, one: Side, other: Side) {
	const stars = starsOf(ratings);
	const count = stars.length;
	const like = Uint8Array.from({ length: count * count }, (_, i) =>
		ratingStars === null || Math.abs(stars[Math.floor(i / count)]! - stars[i % count]!) <= ratingStars + 1e-9 ? 1 : 0,
	);
	const [levels, otherLevels] = ratingStars === null ? [null, null] : [one.levels, other.levels];
	const [times, otherTimes] = dateDays === null ? [null, null] : [one.times, other.times];
	return (a: number, b: number): boolean =>
		(levels === null || like[levels[a]! * count + otherLevels![b]!] === 1) &&
		(times === null || Math.abs(dayOf(times[a]!) - dayOf(otherTimes![b]!)) <= dateDays!);
}

/** @returns a function that counts the similar attributes of two records, and their common items */
export function createComparison(ratings: Ratings, closeness: Closeness) {
	const { byUser, items } = ratings;
	const { start, ids } = byUser;
	const like = createLike(ratings, closeness, byUser, byUser);
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
			if (like(own - 1, i)) alike++;
		}
		return { alike, both };
	};
}
