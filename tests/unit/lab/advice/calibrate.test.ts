import { expect, test } from 'vitest';
import { ADVERSARIES } from '../../../../src/core/adversaries/weighing.ts';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { ratedProbability, solveIntensity } from '../../../../src/core/population/activity.ts';
import { calibrate, compare } from '../../../../src/lab/advice/calibrate.ts';
import { calibrateStances } from '../../../../src/lab/advice/calibrateStances.ts';
import { calibrateSure } from '../../../../src/lab/advice/calibrateSure.ts';
import { createIds } from '../../../../src/lab/kit/datasets/ids.ts';
import { type NamedRatings, type Ratings, sizesOf } from '../../../../src/lab/kit/datasets/ratings.ts';
import { releasedGroups } from '../../../../src/lab/kit/datasets/releasedGroups.ts';
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { createTable } from '../../../../src/lab/kit/datasets/table.ts';
import { marginalsOfRatings, populationOf } from '../../../../src/lab/kit/population.ts';
import { createPool } from '../../../../src/lab/kit/threads/pool.ts';

const ratings = synthesize(
	{
		users: 4000,
		items: 600,
		ratings: 110_000,
		perItem: { least: 1, median: 110, most: 1800 },
		perUser: { least: 5, median: 20, most: 180 },
	},
	1,
);

test('a population is described by its marginals', () => {
	const classes = populationOf(ratings);
	expect(classes.reduce((sum, c) => sum + c.share, 0)).toBeCloseTo(1, 9);
	for (const c of classes) {
		const expected = sizesOf(ratings.byItem).reduce(
			(sum, raters) => sum + ratedProbability(c, solveIntensity(classes, raters / ratings.users)),
			0,
		);
		expect(Math.abs(expected / c.ratings - 1)).toBeLessThan(0.01);
	}
});

test('opinions make crowds smaller by about as much as expected', () => {
	const rows = calibrateStances(ratings, { mentions: [1, 2], targets: 100, seed: 3 });
	expect(rows.map(({ mentions, targets }) => [mentions, targets])).toEqual([
		[1, 100],
		[2, 100],
	]);
	for (const { smaller, trulySmaller, biasLog2 } of rows) {
		expect(smaller).toBeGreaterThan(1.05);
		expect(Math.abs(Math.log2(smaller / trulySmaller))).toBeLessThan(0.5);
		expect(Math.abs(biasLog2)).toBeLessThan(0.6);
	}
});

test('how sure someone can be is right for populations drawn from their marginals', () => {
	const rows = calibrateSure(ratings, { adversaries: [], mentions: [2, 4, 8], targets: 100, seed: 3 });
	expect(rows.reduce((sum, { targets }) => sum + targets, 0)).toBe(300);
	expect(rows.at(-1)!.from).toBeGreaterThan(0.7);
	for (const { from, targets, said, given } of rows) {
		expect(Math.abs(said - given), String(from)).toBeLessThan(0.05 + 1 / Math.sqrt(targets));
		expect(said).toBeGreaterThanOrEqual(from);
	}
});

test('crowds are right for populations drawn from their marginals', async () => {
	const pool = createPool({ ratings, liking: null }, 1);
	const adversaries = ADVERSARIES;
	const { rows } = await calibrate(ratings, pool, { adversaries, mentions: [2, 6], targets: 48, seed: 3 });
	expect(rows.map((row) => `${row.adversary} ${row.mentions} ${row.ownRatings}`)).toEqual(
		[2, 6].flatMap((mentions) =>
			adversaries.flatMap((name) => ['known', 'number', 'unknown'].map((own) => `${name} ${mentions} ${own}`)),
		),
	);
	for (const row of rows) {
		if (row.ownRatings !== 'known') {
			// Which mentions were rated is averaged over: errors are large, but those up and those down cancel.
			expect(Math.abs(row.biasLog2), row.adversary).toBeLessThan(0.1 + (4 * row.maeLog2) / Math.sqrt(row.targets));
			expect(row.coverage90, row.adversary).toBeGreaterThanOrEqual(0.9);
			continue;
		}
		expect(row.withinX2, row.adversary).toBeGreaterThan(row.adversary === 'tfidf' ? 0.7 : 0.85);
		expect(Math.abs(row.biasLog2), row.adversary).toBeLessThan(row.adversary === 'tfidf' ? 0.6 : 0.25);
		expect(row.coverage90, row.adversary).toBeGreaterThan(0.85);
	}
	// Who knows how many films someone rated, knows better where they stand under those who care.
	const width = (own: string) =>
		rows.filter((row) => row.adversary === 'likelihood' && row.ownRatings === own)[0]!.width;
	expect(width('known')).toBeLessThan(width('number'));
	expect(width('number')).toBeLessThan(width('unknown'));
});

/** Deviation of ln liking, at which crowds are within a factor of 2 as often as found for real people: .96 and .84. */
const TASTE = 1.2;

/** People who like some of eight kinds of films more and others less: their films are not independent. */
function tasteful(users: number, items: number): Ratings {
	const random = seededRandom(1);
	const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
	const known = Array.from({ length: items }, (_, item) => 1 / (8 + item));
	const all = known.reduce((a, b) => a + b, 0);
	const table = createTable(false, false);
	for (let user = 0; user < users; user++) {
		const activity = 25 * Math.exp(0.8 * normal());
		const tastes = Array.from({ length: 8 }, () => Math.exp(TASTE * normal() - TASTE ** 2 / 2));
		for (let item = 0; item < items; item++)
			if (random() < -Math.expm1((-activity * tastes[item % 8]! * known[item]!) / all)) table.add(user, item, 0, 0);
	}
	return table.finish([]).ratings;
}

test('for people who stray from the marginals as real people do, nine in ten ranks are in the interval', async () => {
	const people = tasteful(8000, 600);
	const pool = createPool({ ratings: people, liking: null }, 1);
	const { rows } = await calibrate(people, pool, {
		adversaries: ['scoring'],
		mentions: [2, 4],
		targets: 1200,
		seed: 3,
	});
	const [two, four] = rows.filter(({ ownRatings }) => ownRatings === 'known');
	expect(Math.abs(two!.withinX2 - 0.96)).toBeLessThan(0.03);
	expect(Math.abs(four!.withinX2 - 0.84)).toBeLessThan(0.03);
	expect(Math.abs(two!.coverage90 - 0.9)).toBeLessThan(0.025);
	expect(Math.abs(four!.coverage90 - 0.9)).toBeLessThan(0.05);
});

test('estimates are compared with ranks computed by hand', () => {
	const crowd = (value: number) => ({ crowd: value, low: value / 2, high: value * 2 });
	expect(compare([8, 8, 8, Infinity], [crowd(8), crowd(16), crowd(64), crowd(1)])).toEqual({
		targets: 3,
		withinX2: 2 / 3,
		withinX4: 2 / 3,
		biasLog2: 4 / 3,
		maeLog2: 4 / 3,
		correlation: null,
		coverage90: 2 / 3,
		certain: 0,
		width: Math.log10(4),
	});
	expect(compare([2, 4, 8], [crowd(4), crowd(8), crowd(16)])).toMatchObject({ biasLog2: 1, correlation: 1 });
});

test('crowds against adversaries who know dates are right for random times', async () => {
	const random = seededRandom(4);
	const table = createTable(true, true);
	const YEAR = 365 * 86_400;
	for (let user = 0; user < 3000; user++)
		for (let item = 0; item < 300; item++)
			if (random() < 20 / (20 + item)) table.add(user, item, Math.floor(5 * random()), Math.floor(YEAR * random()));
	const people = table.finish([1, 2, 3, 4, 5]).ratings;
	// 28 of 365 days but for the ends of the year.
	expect(marginalsOfRatings(people).together).toBeCloseTo((28 - 14 ** 2 / 365) / 365, 2);
	const pool = createPool({ ratings: people, liking: null }, 1);
	const adversaries = ['scoreboardRhDates', 'scoreboardRhBoth'] as const;
	const { rows } = await calibrate(people, pool, { adversaries, mentions: [1, 2], targets: 200, seed: 3 });
	expect(rows.map(({ ownRatings }) => ownRatings)).toEqual(['known', 'known', 'known', 'known']);
	for (const row of rows) {
		expect(row.withinX2, row.adversary).toBeGreaterThan(0.85);
		expect(Math.abs(row.biasLog2), row.adversary).toBeLessThan(0.25);
		expect(row.coverage90, row.adversary).toBeGreaterThan(0.85);
	}
});

test('counts in the whole population predict ranks better than counts in a part', async () => {
	const named = (users: number[]): NamedRatings => {
		const table = createTable(false, false);
		const [userIds, itemIds] = [createIds(), createIds()];
		for (let item = 0; item < ratings.items; item++) itemIds.ofNumber(item);
		for (const user of users)
			for (let i = ratings.byUser.start[user]!; i < ratings.byUser.start[user + 1]!; i++)
				table.add(userIds.ofNumber(user), ratings.byUser.ids[i]!, 0, 0);
		return { ...table.finish([]).ratings, userIds, itemIds };
	};
	const pool = createPool({ ratings, liking: null }, 1);
	const errorOf = async (users: number[]) => {
		const reference = releasedGroups(named(users), (item) => item, ratings.items, 'made up');
		expect(reference.people).toBe(users.length);
		const options = { adversaries: ['scoring'] as const, mentions: [2], targets: 100, seed: 3, reference };
		const { counted } = await calibrate(ratings, pool, options);
		expect(counted.map(({ ownRatings }) => ownRatings)).toEqual(['known', 'unknown']);
		return counted[0]!.maeLog2;
	};
	const all = Array.from({ length: ratings.users }, (_, user) => user);
	const exact = await errorOf(all);
	expect(exact).toBeLessThan(0.2);
	expect(await errorOf(all.filter((user) => user % 50 === 0))).toBeGreaterThan(2 * exact);
});

test('released people with the same known films form one group', () => {
	const table = createTable(false, false);
	const rows = [[1, 2], [2, 1, 3], [4], [1, 2], [3]];
	for (const [user, items] of rows.entries()) for (const item of items) table.add(user, item, 0, 0);
	const names = { userIds: createIds(), itemIds: createIds() };
	const release = { ...table.finish([]).ratings, ...names };
	// Item 3 has no film: what is left of the second is as the first, of the fifth nothing.
	const reference = releasedGroups(release, (item) => (item === 3 ? -1 : item), 5, 'made up');
	expect([...reference.sizes].sort()).toEqual([1, 1, 3]);
	expect(reference.facts).toEqual({ k: 1, source: 'made up' });
	const group = reference.sizes.indexOf(3);
	expect([...reference.films.subarray(reference.start[group], reference.start[group + 1])]).toEqual([1, 2]);
	expect(() => releasedGroups(release, () => -1, 5, 'made up')).toThrow(/none of its items is known/);
});
