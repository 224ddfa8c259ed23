/** The information in knowing one movie, and users who rate rare movies (Appendix D). */
import { dayOf, type Ratings, sizeOf } from '../../kit/datasets/ratings.ts';
import { countOutside, rankItems } from './attack/aux.ts';
import { daysOf, starsOf } from './attack/scoreboard.ts';
import { CLOSENESSES, type Closeness, canCompare } from './attack/similar.ts';

/** The bits that one rating of an item reveals: the mean over its raters of log2(N / similar records). Exact. */
export function informationOf(ratings: Ratings, item: number, { ratingStars, dateDays }: Closeness): number {
	const { byItem, users } = ratings;
	const stars = starsOf(ratings);
	const days = dateDays === null ? null : daysOf(ratings);
	const span = days === null ? 1 : days.last - days.first + 1;
	const levels = ratingStars === null ? 1 : stars.length;
	const cells = Array.from({ length: levels }, () => new Float64Array(span));
	for (let i = byItem.start[item]!; i < byItem.start[item + 1]!; i++) {
		const level = ratingStars === null ? 0 : byItem.levels![i]!;
		cells[level]![days === null ? 0 : dayOf(byItem.times![i]!) - days.first]!++;
	}
	const window = days === null ? 0 : dateDays!;
	let sum = 0;
	cells.forEach((own, level) => {
		// Cumulative number of records with a similar rating, up to each day.
		const upTo = new Float64Array(span + 1);
		cells.forEach((other, l) => {
			if (ratingStars !== null && Math.abs(stars[l]! - stars[level]!) > ratingStars + 1e-9) return;
			for (let d = 0; d < span; d++) upTo[d + 1]! += other[d]!;
		});
		for (let d = 0; d < span; d++) upTo[d + 1]! += upTo[d]!;
		own.forEach((count, d) => {
			if (count === 0) return;
			const alike = upTo[Math.min(span, d + window + 1)]! - upTo[Math.max(0, d - window)]!;
			sum += count * Math.log2(users / alike);
		});
	});
	return sum / Math.max(1, sizeOf(byItem, item));
}

export interface Marginal {
	/** 1 for the item with the most raters. */
	rank: number;
	raters: number;
	/** By {@link CLOSENESSES}; null if the data lacks the attribute. */
	bits: (number | null)[];
}

/** Approximate number of ranks, evenly spaced on a logarithmic scale. */
const RANKS = 40;

export function marginalsOf(ratings: Ratings): Marginal[] {
	const order = new Uint32Array(ratings.items);
	rankItems(ratings).forEach((rank, item) => {
		order[rank] = item;
	});
	const rated = order.findLastIndex((item) => sizeOf(ratings.byItem, item) > 0) + 1;
	const ranks = new Set(Array.from({ length: RANKS }, (_, i) => Math.round(rated ** (i / (RANKS - 1)))));
	return [...ranks].map((rank) => {
		const item = order[rank - 1]!;
		const bits = CLOSENESSES.map((known) =>
			canCompare(ratings.byItem, known) ? informationOf(ratings, item, known) : null,
		);
		return { rank, raters: sizeOf(ratings.byItem, item), bits };
	});
}

/** Minimum numbers of movies. Two of the paper's three numbers are illegible in its text: 5 and 10 are a guess. */
export const TAIL_COUNTS = [1, 5, 10] as const;
/** The paper's table, by top and by count. */
export const TAIL_PAPER: readonly { outsideTop: number; shares: readonly number[] }[] = [
	{ outsideTop: 100, shares: [1, 0.97, 0.93] },
	{ outsideTop: 500, shares: [0.99, 0.9, 0.8] },
	{ outsideTop: 1000, shares: [0.97, 0.83, 0.7] },
];

export interface TailRow {
	outsideTop: number;
	/** Number of people who rated at least 1, 5, 10 movies that are not among the top. */
	people: number[];
	of: number;
	paper: readonly number[];
}

/** Counts the users who rated movies outside the most rated. */
export function tailOf(ratings: Ratings): TailRow[] {
	const ranks = rankItems(ratings);
	return TAIL_PAPER.map(({ outsideTop, shares }) => {
		const people = TAIL_COUNTS.map(() => 0);
		for (let user = 0; user < ratings.users; user++) {
			const count = countOutside(ratings, ranks, user, outsideTop);
			TAIL_COUNTS.forEach((least, i) => {
				if (count >= least) people[i]!++;
			});
		}
		return { outsideTop, people, of: ratings.users, paper: shares };
	});
}
