import fc from 'fast-check';
import { type Ratings, sizeOf } from '../../../../src/lab/kit/datasets/ratings.ts';
import type { Marginals } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { createTable } from '../../../../src/lab/kit/datasets/table.ts';

/** A made-up population small enough for a test, with long tails like a real one. */
export const SMALL_POPULATION: Marginals = {
	users: 400,
	items: 120,
	ratings: 7000,
	perItem: { least: 1, median: 40, most: 250 },
	perUser: { least: 5, median: 15, most: 100 },
};

export const SCALE = [0.5, 1, 2, 3, 3.5, 4, 5];

/** Ratings from a table of users by items; null where a user has not rated an item. Level of each is an index of SCALE. */
export function ratingsOf(rows: (number | null)[][], rated = true): Ratings {
	const table = createTable(rated, false);
	rows.forEach((row, user) => {
		row.forEach((level, item) => {
			if (level !== null) table.add(user, item, level, 0);
		});
	});
	return table.finish(SCALE).ratings;
}

/** Ratings as a CSV file: user "u" and a number, item, rating. */
export function csvOf({ users, byUser, scale }: Ratings): string {
	const { start, ids, levels } = byUser;
	const rows = Array.from({ length: users }, (_, user) =>
		Array.from({ length: sizeOf(byUser, user) }, (_, i) => start[user]! + i).map(
			(i) => `u${user},${ids[i]},${scale[levels![i]!]}`,
		),
	);
	return `user,item,rating\n${rows.flat().join('\n')}\n`;
}

/** Small databases in which everyone rated something and everything was rated, with targets of all kinds. */
export const databases = fc
	.record({ users: fc.integer({ min: 2, max: 12 }), items: fc.integer({ min: 2, max: 10 }), seed: fc.nat() })
	.chain(({ users, items }) =>
		fc.record({
			rows: fc
				.array(fc.array(fc.option(fc.nat(SCALE.length - 1), { freq: 2 }), { minLength: items, maxLength: items }), {
					minLength: users,
					maxLength: users,
				})
				.map((rows) =>
					rows.map((row, u) =>
						row.map((level, i) => (u % items === i % users || (u === 0 && i >= users) ? (level ?? 0) : level)),
					),
				)
				.map((rows) =>
					rows.map((row, u) =>
						row.every((level) => level === null) ? row.map((_, i) => (i === u % items ? 1 : null)) : row,
					),
				)
				.filter((rows) => rows[0]!.every((_, i) => rows.some((row) => row[i] !== null))),
			targets: fc.array(
				fc.record({
					user: fc.integer({ min: -1, max: users - 1 }),
					items: fc.uniqueArray(fc.nat(items - 1), { maxLength: items }),
				}),
				{ minLength: 1, maxLength: 6 },
			),
		}),
	);
