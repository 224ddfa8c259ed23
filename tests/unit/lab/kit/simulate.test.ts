import { expect, test } from 'vitest';
import { margin } from '../../../../src/lab/kit/datasets/margin.ts';
import { indexIn, type Ratings, sizeOf, sizesOf } from '../../../../src/lab/kit/datasets/ratings.ts';
import { PAPER_POSTERS, paperSizes, simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { type Marginals, PAPER, paperOf, synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { ratingsOf } from './ratings.ts';

const SMALL: Marginals = {
	users: 3000,
	items: 400,
	ratings: 80_000,
	perItem: { least: 1, median: 90, most: 1500 },
	perUser: { least: 5, median: 18, most: 300 },
};

const spread = (sizes: Float64Array) => {
	const sorted = sizes.sort();
	return { least: sorted[0], median: sorted[sorted.length >> 1], most: sorted.at(-1) };
};

test('the marginals are those of the paper', () => {
	const perItem = margin(PAPER.items, PAPER.ratings, PAPER.perItem);
	const perUser = margin(PAPER.users, PAPER.ratings, PAPER.perUser);
	expect([perUser.length, perItem.length]).toEqual([140_132, 8_957]);
	for (const counts of [perItem, perUser]) expect(counts.reduce((a, b) => a + b, 0)).toBe(12_565_530);
	expect(spread(Float64Array.from(perItem))).toMatchObject({ median: 207, most: 48_730 });
	expect(spread(Float64Array.from(perUser))).toEqual({ least: 15, median: 33, most: 6_280 });
	expect(PAPER.ratings / PAPER.items).toBeCloseTo(1403, -1);
	expect(PAPER.ratings / PAPER.users).toBeCloseTo(90, 0);
});

test('a made-up population has exactly its marginals, including people with thousands of ratings', () => {
	const part = paperOf(14_000);
	const ratings = synthesize(part, 7);
	expect([ratings.users, ratings.items, ratings.count]).toEqual([part.users, part.items, part.ratings]);
	for (const [counts, expected] of [
		[sizesOf(ratings.byItem), margin(part.items, part.ratings, part.perItem)],
		[sizesOf(ratings.byUser), margin(part.users, part.ratings, part.perUser)],
	] as const)
		expect([...counts.sort()]).toEqual([...expected.sort()]);
	const seen = new Set(ratings.byItem.levels);
	expect([...seen].map((level) => ratings.scale[level]).sort()).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
});

test('the seed determines the population', () => {
	const [one, same, other] = [1, 1, 2].map((seed) => synthesize(SMALL, seed)) as [Ratings, Ratings, Ratings];
	expect(one.count).toBe(80_000);
	expect(spread(sizesOf(one.byUser))).toEqual(SMALL.perUser);
	expect(same.byUser).toEqual(one.byUser);
	expect(other.byUser).not.toEqual(one.byUser);
	let wrong = 0;
	for (let user = 0; user < one.users; user++)
		for (let i = one.byUser.start[user]! + 1; i < one.byUser.start[user + 1]!; i++)
			if (one.byUser.ids[i]! <= one.byUser.ids[i - 1]!) wrong++;
	expect(wrong).toBe(0);
});

test('impossible marginals are refused', () => {
	expect(() => synthesize({ ...SMALL, ratings: 3000 * 400 }, 1)).toThrow(RangeError);
});

test("the paper's posters: 133 with 3,828 mentions in its bins", () => {
	const sizes = paperSizes();
	expect(sizes.length).toBe(133);
	expect(sizes.reduce((a, b) => a + b, 0)).toBe(3828);
	const bins = PAPER_POSTERS.map((_, bin) => sizes.filter((n) => Math.min(6, Math.floor(Math.log2(n))) === bin).length);
	expect(bins).toEqual([...PAPER_POSTERS]);
});

const ratings = synthesize(SMALL, 3);
const ratedShare = (targets: ReturnType<typeof simulateTargets>) => {
	const all = targets.flatMap(({ user, items }) => items.map((item) => indexIn(ratings.byUser, user, item) >= 0));
	return all.filter(Boolean).length / all.length;
};
const meanRaters = (targets: ReturnType<typeof simulateTargets>) => {
	const rated = targets.flatMap(({ user, items }) => items.filter((item) => indexIn(ratings.byUser, user, item) >= 0));
	return rated.reduce((sum, item) => sum + sizeOf(ratings.byItem, item), 0) / rated.length;
};

test('made-up mentions are 82 % rated, distinct, as many as requested, and by different people', () => {
	const targets = simulateTargets(ratings, { sizes: new Array<number>(400).fill(8), seed: 1 });
	expect(ratedShare(targets)).toBeGreaterThan(0.8);
	expect(ratedShare(targets)).toBeLessThan(0.84);
	for (const { items } of targets) expect(new Set(items).size).toBe(8);
	expect(new Set(targets.map(({ user }) => user)).size).toBe(400);
	expect(simulateTargets(ratings, { sizes: [8], seed: 1 })).toEqual([
		simulateTargets(ratings, { sizes: [8, 8], seed: 1 })[0],
	]);
});

test('skew makes mentioned items more popular or rarer, and posters are more active', () => {
	const sizes = new Array<number>(200).fill(4);
	const at = (skew: number) => meanRaters(simulateTargets(ratings, { sizes, skew, seed: 1 }));
	expect(at(-1)).toBeLessThan(0.8 * at(0));
	expect(at(1)).toBeGreaterThan(1.1 * at(0));
	const activity = (posting: number) =>
		simulateTargets(ratings, { sizes, posting, seed: 1 }).reduce(
			(sum, { user }) => sum + sizeOf(ratings.byUser, user),
			0,
		);
	expect(activity(1)).toBeGreaterThan(1.5 * activity(0));
});

test('people who have rated nearly everything mention the remaining items', () => {
	const almostAll = ratingsOf(
		Array.from({ length: 30 }, (_, u) => Array.from({ length: 10 }, (_, i) => (i === u % 10 ? null : 1))),
	);
	for (const skew of [0, -1000, 1000]) {
		const targets = simulateTargets(almostAll, { sizes: new Array<number>(20).fill(8), skew, seed: 1 });
		for (const { items } of targets) expect(new Set(items).size).toBe(8);
	}
});

test('more mentions than anyone has ratings are refused', () => {
	expect(() => simulateTargets(ratings, { sizes: [301], seed: 1 })).toThrow(/Fewer than 1 people/);
});
