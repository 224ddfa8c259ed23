import { expect, test } from 'vitest';
import { bootstrap, change, intervals, wilson } from '../../../../src/lab/kit/statistics.ts';

const rounded = (interval: readonly number[], digits = 3) => interval.map((bound) => Number(bound.toFixed(digits)));
const hits = (found: number, of: number) => Array.from({ length: of }, (_, i) => (i < found ? 1 : 0));

test.each([
	// Newcombe 1998, Two-sided confidence intervals for the single proportion, Table I.
	[81, 263, [0.255, 0.366]],
	[15, 148, [0.062, 0.16]],
	[0, 20, [0, 0.161]],
	[1, 29, [0.006, 0.172]],
	[2, 2, [0.342, 1]],
	[0, 0, [0, 1]],
])('Wilson of %i of %i', (found, of, known) => {
	expect(rounded(wilson({ found, of }))).toEqual(known);
});

test.each([
	// Newcombe 1998, Interval estimation for the difference between independent proportions, Table II, method 10.
	[56, 70, 48, 80, [0.0524, 0.3339]],
	[9, 10, 3, 10, [0.1705, 0.809]],
	[5, 56, 0, 29, [-0.0381, 0.1926]],
])('Newcombe of %i of %i less %i of %i', (a, m, b, n, known) => {
	expect(rounded(change({ found: b, of: n }, { found: a, of: m }), 4)).toEqual(known);
	expect(rounded(change({ found: a, of: m }, { found: b, of: n }), 4)).toEqual(known.map((x) => -x).reverse());
});

test('the bootstrap is near the normal interval, determined by the seed, and not empty at the edges', () => {
	const [low, high] = bootstrap(hits(500, 1000), 1);
	expect(low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(0.25 / 1000), 2);
	expect(high).toBeCloseTo(0.5 + 1.96 * Math.sqrt(0.25 / 1000), 2);
	expect(bootstrap(hits(500, 1000), 1)).toEqual([low, high]);
	expect(bootstrap(hits(2, 2), 1)).toEqual(wilson({ found: 2, of: 2 }));
	expect(bootstrap(hits(0, 133), 1)).toEqual(wilson({ found: 0, of: 133 }));
	expect(bootstrap([], 1)).toEqual([0, 1]);
});

test('intervals cover the ranks up to each k', () => {
	const ranks = [1, 3, 7, 50, Infinity];
	const all = intervals(ranks, 1);
	expect(all[1]).toEqual(bootstrap(hits(1, 5), 1));
	expect(all[100]).toEqual(bootstrap(hits(4, 5), 1));
});
