import { expect, test } from 'vitest';
import { ADVERSARIES } from '../../../src/core/adversaries/weighing.ts';
import { ratedProbability, solveIntensity } from '../../../src/core/population/activity.ts';
import { populationOf } from '../../../src/lab/attacks/population.ts';
import { sizesOf } from '../../../src/lab/datasets/ratings.ts';
import { synthesize } from '../../../src/lab/datasets/synthetic.ts';
import { calibrate, compare } from '../../../src/lab/runs/calibrate.ts';
import { createPool } from '../../../src/lab/threads/pool.ts';

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

test('a population is known by its margins', () => {
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

test('where who rated what is drawn by the margins alone, crowds are right', async () => {
	const pool = createPool({ ratings, liking: null }, 1);
	const adversaries = ADVERSARIES;
	const rows = await calibrate(ratings, pool, { adversaries, mentions: [2, 6], targets: 150, seed: 3 });
	expect(rows.map((row) => `${row.adversary} ${row.mentions} ${row.ownRatings}`)).toEqual(
		[2, 6].flatMap((mentions) =>
			adversaries.flatMap((name) => [`${name} ${mentions} known`, `${name} ${mentions} unknown`]),
		),
	);
	for (const row of rows.filter(({ ownRatings }) => ownRatings === 'known')) {
		expect(row.withinX2, row.adversary).toBeGreaterThan(row.adversary === 'tfidf' ? 0.7 : 0.85);
		expect(Math.abs(row.biasLog2), row.adversary).toBeLessThan(row.adversary === 'tfidf' ? 0.6 : 0.25);
		expect(row.coverage90, row.adversary).toBeGreaterThan(0.85);
	}
});

test('estimates are compared with ranks by hand', () => {
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
	});
	expect(compare([2, 4, 8], [crowd(4), crowd(8), crowd(16)])).toMatchObject({ biasLog2: 1, correlation: 1 });
});
