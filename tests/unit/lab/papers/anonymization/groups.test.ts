import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { createPool } from '../../../../../src/lab/kit/threads/pool.ts';
import { groupUsers } from '../../../../../src/lab/papers/anonymization/anonymize.ts';
import { boundedMeans, moveCenters } from '../../../../../src/lab/papers/anonymization/groups/boundedMeans.ts';
import { binsOf } from '../../../../../src/lab/papers/anonymization/groups/groups.ts';
import type { Points } from '../../../../../src/lab/papers/anonymization/groups/points.ts';
import { madeRatings } from './made.ts';

const pointsOf = (rows: number[][]): Points => ({
	dims: rows[0]!.length,
	at: Float32Array.from(rows.flat()),
});
const everyone = (n: number) => Uint32Array.from({ length: n }, (_, i) => i);
const randomPoints = (n: number, dims: number, seed: number): Points => {
	const random = seededRandom(seed);
	return { dims, at: Float32Array.from({ length: n * dims }, () => random() ** 3) };
};

test('every cluster has at least the minimum size, and every person is in one', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 80 }),
			fc.integer({ min: 1, max: 20 }),
			fc.nat(),
			fc.constantFrom(1, 3),
			(n, least, seed, dims) => {
				const clusters = Math.floor(n / least);
				fc.pre(clusters > 0);
				const of = boundedMeans(randomPoints(n, dims, seed), everyone(n), clusters, least, seededRandom(seed));
				const sizes = new Array<number>(clusters).fill(0);
				for (const cluster of of) sizes[cluster]!++;
				expect(of.length).toBe(n);
				expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
				expect(Math.max(...sizes)).toBeLessThan(2 * least + (n % least === 0 ? 0 : least));
			},
		),
		{ numRuns: 200 },
	);
});

test('too few members are refused', () => {
	expect(() => boundedMeans(randomPoints(5, 2, 1), everyone(5), 2, 3, seededRandom(1))).toThrow(RangeError);
});

test('clusters are large enough even if all points are equal or none has a number', () => {
	for (const value of [1, Number.NaN]) {
		const points = { dims: 2, at: new Float32Array(20).fill(value) };
		const of = boundedMeans(points, everyone(10), 3, 3, seededRandom(1));
		expect([0, 1, 2].map((c) => of.filter((x) => x === c).length).sort()).toEqual([3, 3, 4]);
	}
});

test('separate clusters are found if each has an initial center', () => {
	const rows = Array.from({ length: 12 }, (_, i) => [10 * (i % 3), (i % 2) / 10]);
	const together = Array.from({ length: 20 }, (_, seed) =>
		boundedMeans(pointsOf(rows), everyone(12), 3, 4, seededRandom(seed)),
	).filter((of) => [0, 1, 2].every((place) => new Set(of.filter((_, i) => i % 3 === place)).size === 1));
	expect(together.length).toBeGreaterThan(0);
});

test('groups are closer to their centers than random groups', () => {
	const points = randomPoints(200, 3, 5);
	const spread = (of: Uint32Array) => {
		const centers = new Float32Array(40 * 3);
		moveCenters(points, everyone(200), of, centers);
		return points.at.reduce((sum, x, i) => sum + (x - centers[3 * of[Math.floor(i / 3)]! + (i % 3)]!) ** 2, 0);
	};
	const byChance = spread(everyone(200).map((i) => i % 40));
	expect(spread(boundedMeans(points, everyone(200), 40, 5, seededRandom(1)))).toBeLessThan(byChance / 3);
});

test('a center is the mean of its members', () => {
	const points = pointsOf([
		[1, 2],
		[3, 6],
		[5, 5],
	]);
	const centers = new Float32Array(4);
	moveCenters(points, everyone(3), Uint32Array.of(0, 0, 1), centers);
	expect([...centers]).toEqual([2, 4, 5, 5]);
});

test('bins contain everyone, each at least k', () => {
	for (const [users, k] of [
		[300, 2],
		[300, 40],
		[7, 7],
		[9, 5],
	] as const) {
		const { start, members } = binsOf(randomPoints(users, 2, 3), users, k, 0.1, 1);
		expect([...members].sort((a, b) => a - b)).toEqual([...everyone(users)]);
		for (let bin = 0; bin + 1 < start.length; bin++) expect(start[bin + 1]! - start[bin]!).toBeGreaterThanOrEqual(k);
	}
	expect(binsOf(randomPoints(300, 2, 3), 300, 2, 0.3, 1).start.length).toBe(1 + Math.round(Math.sqrt(90)));
});

test('groups are the same whatever the number of threads', async () => {
	const points = randomPoints(150, 3, 9);
	points.at = new Float32Array(new SharedArrayBuffer(points.at.byteLength)).map((_, i) => points.at[i]!);
	const results = [];
	for (const threads of [1, 2]) {
		const pool = createPool({ ratings: madeRatings(4, 4, 0.5, 1), liking: null }, threads);
		results.push(await groupUsers(150, points, 4, pool, { sample: 0.3, seed: 1 }));
		await pool.close();
	}
	expect([...results[1]!.members]).toEqual([...results[0]!.members]);
	expect([...results[1]!.start]).toEqual([...results[0]!.start]);
});
