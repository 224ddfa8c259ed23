import { expect, test } from 'vitest';
import { fitActivity, ratedProbability, solveIntensity, solveLambda } from '../../../src/core/population/activity.ts';

test('lambda makes the expected number of ratings equal to that of the class', () => {
	const rarities = new Map([
		[5, 1000],
		[400, 300],
		[9000, 20],
	]);
	for (const ratings of [1, 50, 400, 1200]) {
		const lambda = solveLambda(rarities, ratings);
		let expected = 0;
		for (const [raters, films] of rarities) expected += films * ratedProbability({ lambda }, raters);
		expect(expected).toBeCloseTo(ratings, 4);
	}
	expect(() => solveLambda(rarities, 1320)).toThrow(RangeError);
});

test('classes and films fitted together reproduce the ratings counted for each', () => {
	const rarities = new Map([
		[5, 1000],
		[400, 300],
		[4000, 20],
	]);
	const people = 10_000;
	const mean = (5 * 1000 + 400 * 300 + 4000 * 20) / people;
	const fitted = fitActivity(
		[
			{ share: 0.7, ratings: 0.5 * mean },
			{ share: 0.3, ratings: (0.65 * mean) / 0.3 },
		],
		rarities,
		people,
	);
	const intensity = (raters: number) => solveIntensity(fitted, raters / people);
	for (const [raters] of rarities) {
		const rated = fitted.reduce((sum, c) => sum + c.share * ratedProbability(c, intensity(raters)), 0);
		expect(rated * people).toBeCloseTo(raters, 3);
	}
	for (const c of fitted) {
		let ratings = 0;
		for (const [raters, films] of rarities) ratings += films * ratedProbability(c, intensity(raters));
		expect(Math.abs(ratings / c.ratings - 1)).toBeLessThan(0.002);
	}
});
