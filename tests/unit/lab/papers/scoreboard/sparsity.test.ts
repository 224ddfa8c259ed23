import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySize, isBySize } from '../../../../../src/lab/kit/datasets/bySize.ts';
import { synthesizeNetflix } from '../../../../../src/lab/kit/datasets/netflix.ts';
import { indexIn, type Ratings, sizeOf } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { nearestOne } from '../../../../../src/lab/papers/scoreboard/attack/nearest.ts';
import { createChoice } from '../../../../../src/lab/papers/scoreboard/targets.ts';
import { CLOSENESS, DAY, database, ratingsOf, SCALE, shapes } from './cells.ts';

const CELLS = database(60, 40, 300, 5);
const BIG = ratingsOf(CELLS);

test('the nearest neighbor is the same with pruning, without pruning, and over all pairs', () => {
	fc.assert(
		fc.property(
			shapes.filter(({ users }) => users > 2),
			fc.constantFrom(...CLOSENESS),
			fc.constantFrom(0.15, 0.5, 0.9),
			({ users, items, days, seed }, closeness, share) => {
				const raw = ratingsOf(database(users, 3 * items, days, seed, share));
				const sorted = bySize(raw);
				for (const ratings of [raw, sorted]) {
					const { byUser } = ratings;
					const at = (user: number) =>
						new Map(
							Array.from({ length: sizeOf(byUser, user) }, (_, i) => byUser.start[user]! + i).map((i) => [
								byUser.ids[i]!,
								{ stars: SCALE[byUser.levels![i]!]!, day: Math.floor(byUser.times![i]! / DAY) },
							]),
						);
					const full = nearestOne({ ratings, liking: null }, { ...closeness, pruned: false });
					const pruned = nearestOne({ ratings, liking: null }, { ...closeness, pruned: true });
					for (let user = 0; user < users; user++) {
						const own = at(user);
						let most = 0;
						for (let other = 0; other < users; other++) {
							if (other === user) continue;
							const theirs = at(other);
							const shared = [...own.keys()].filter((item) => theirs.has(item));
							const alike = shared.filter((item) => {
								const [a, b] = [own.get(item)!, theirs.get(item)!];
								return (
									(closeness.ratingStars === null || Math.abs(a.stars - b.stars) <= closeness.ratingStars) &&
									(closeness.dateDays === null || Math.abs(a.day - b.day) <= closeness.dateDays)
								);
							});
							most = Math.max(most, alike.length / (own.size + theirs.size - shared.length));
						}
						expect(full({ user, items: [] }).similarity).toBeCloseTo(most, 12);
						expect(pruned({ user, items: [] }).similarity).toBe(full({ user, items: [] }).similarity);
					}
				}
			},
		),
		{ numRuns: 60 },
	);
});

test('pruning skips most of a thousand people and finds the same neighbor', () => {
	const ratings = synthesizeNetflix(0.002, 3);
	const { targets } = createChoice(ratings, 60, 1)(20, 0);
	for (const closeness of CLOSENESS) {
		const full = targets.map(nearestOne({ ratings, liking: null }, { ...closeness, pruned: false }));
		const pruned = targets.map(nearestOne({ ratings, liking: null }, { ...closeness, pruned: true }));
		expect(pruned.map(({ similarity }) => similarity)).toEqual(full.map(({ similarity }) => similarity));
		const read = (found: typeof full) => found.reduce((sum, one) => sum + one.read, 0);
		expect(read(pruned)).toBeLessThan(read(full));
	}
});

test('users numbered by size have the same neighbors', () => {
	const sorted = bySize(BIG);
	expect([isBySize(BIG), isBySize(sorted)]).toEqual([false, true]);
	expect(bySize(sorted)).toBe(sorted);
	const records = ({ byUser, users }: Ratings) =>
		Array.from({ length: users }, (_, user) => {
			const [from, end] = [byUser.start[user]!, byUser.start[user + 1]!];
			const part = [byUser.ids, byUser.levels!, byUser.times!].map((column) => [...column.subarray(from, end)]);
			return JSON.stringify(part);
		}).sort();
	expect(records(sorted)).toEqual(records(BIG));
	for (let item = 0; item < BIG.items; item++) expect(sizeOf(sorted.byItem, item)).toBe(sizeOf(BIG.byItem, item));
	for (let user = 0; user < sorted.users; user++)
		for (let i = sorted.byUser.start[user]!; i < sorted.byUser.start[user + 1]!; i++) {
			const at = indexIn(sorted.byItem, sorted.byUser.ids[i]!, user);
			expect(sorted.byItem.times![at]).toBe(sorted.byUser.times![i]);
			expect(sorted.byItem.levels![at]).toBe(sorted.byUser.levels![i]);
		}
});
