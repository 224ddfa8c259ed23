/** Small databases whose every cell is known, for the tests of Scoreboard. */
import fc from 'fast-check';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { type Ratings, sizeOf } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { createTable } from '../../../../../src/lab/kit/datasets/table.ts';
import type { Condition } from '../../../../../src/lab/papers/scoreboard/attack/aux.ts';
import type { ScoreboardOptions } from '../../../../../src/lab/papers/scoreboard/attack/scoreboardOne.ts';
import type { Closeness } from '../../../../../src/lab/papers/scoreboard/attack/similar.ts';
import type { Attribute, Clue, Similarity } from '../../../../../src/lab/papers/scoreboard/formulas.ts';

export const DAY = 86_400;
export const FIRST = 12_000;
export const SCALE = [1, 2, 3, 4, 5];

export interface Cell {
	user: number;
	item: number;
	level: number;
	day: number;
}

export function ratingsOf(cells: readonly Cell[], timed = true): Ratings {
	const table = createTable(true, timed);
	// Any second of a day is that day.
	cells.forEach(({ user, item, level, day }, i) => {
		table.add(user, item, level, timed ? DAY * (FIRST + day) + ((i * 7919) % DAY) : 0);
	});
	return table.finish(SCALE).ratings;
}

/** A random database: everyone has rated item 0, so that no user and no row is missing. */
export function database(users: number, items: number, days: number, seed: number, share = 0.35): Cell[] {
	const random = seededRandom(seed);
	return Array.from({ length: users }, (_, user) =>
		Array.from({ length: items }, (_, item) => ({ user, item }))
			.filter(({ item }) => item === 0 || random() < share)
			.map((cell) => ({ ...cell, level: Math.floor(5 * random()), day: Math.floor(days * random()) })),
	).flat();
}

export const recordOf =
	(cells: readonly Cell[], user: number) =>
	(item: number): Attribute | undefined => {
		const cell = cells.find((one) => one.user === user && one.item === item);
		return cell && { stars: SCALE[cell.level]!, day: FIRST + cell.day };
	};

export const NEAR: Similarity = { form: 'threshold', stars: 1, days: 3 };
export const shapes = fc.record({
	users: fc.integer({ min: 2, max: 14 }),
	items: fc.integer({ min: 3, max: 9 }),
	days: fc.constantFrom(1, 6, 400),
	seed: fc.integer({ min: 1, max: 1e6 }),
});

export function cluesOf(ratings: Ratings, seed: number, count: number): Clue[] {
	const random = seededRandom(seed);
	return Array.from({ length: Math.min(count, ratings.items) }, (_, item) => ({
		item,
		raters: sizeOf(ratings.byItem, item),
		stars: random() < 0.3 ? null : SCALE[Math.floor(5 * random())]!,
		day: random() < 0.3 ? null : FIRST + Math.floor(12 * random()) - 3,
	}));
}

export const base: Condition = { auxSize: 8, correct: 6, dateDays: 14, ratingStars: 1, outsideTop: 0 };
export const plain: ScoreboardOptions = {
	condition: base,
	seed: 1,
	algorithm: 'scoreboardRh',
	form: 'exponential',
	removed: false,
	countWithin: null,
};

export const CLOSENESS: Closeness[] = [
	{ ratingStars: null, dateDays: null },
	{ ratingStars: 1, dateDays: null },
	{ ratingStars: 0, dateDays: null },
	{ ratingStars: 1, dateDays: 14 },
	{ ratingStars: null, dateDays: 3 },
];
