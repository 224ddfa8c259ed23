import { expect, test } from 'vitest';
import type { Ratings } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { cholesky, gram, userPoints } from '../../../../../src/lab/papers/anonymization/groups/points.ts';
import { type SvdModel, score } from '../../../../../src/lab/papers/anonymization/svd/svd.ts';
import { between, fitted, madeRatings, rowOf } from './made.ts';

const ratings = madeRatings(12, 15, 0.4, 2);
const model = fitted(ratings, 3);

const predictedRow = (m: SvdModel, user: number) => Array.from({ length: m.items }, (_, item) => score(m, user, item));
const paddedRow = (m: SvdModel, r: Ratings, user: number) =>
	rowOf(r, user).map((rating, item) => rating ?? score(m, user, item));
/** The paper's: squared differences over the scale's span of 4, mean over items. */
const dense = (a: readonly number[], b: readonly number[]) =>
	a.reduce((sum, x, i) => sum + ((x - b[i]!) / 4) ** 2, 0) / a.length;

/** What of a row lies in the span of the columns of H = (1, item factors): by Gram and Schmidt. */
function projected(row: readonly number[]): number[] {
	const { rank, items, itemFactors } = model;
	const columns = Array.from({ length: rank + 1 }, (_, c) =>
		Array.from({ length: items }, (_each, item) => (c === 0 ? 1 : itemFactors[item * rank + c - 1]!)),
	);
	const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
	const basis: number[][] = [];
	for (const column of columns) {
		const rest = basis.reduce((v, b) => v.map((x, i) => x - dot(column, b) * b[i]!), column);
		const length = Math.sqrt(dot(rest, rest));
		basis.push(rest.map((x) => x / length));
	}
	return basis.reduce((sum, b) => sum.map((x, i) => x + dot(row, b) * b[i]!), new Array<number>(items).fill(0));
}

test('the Gram matrix is recovered from its triangle', () => {
	const g = gram(model);
	const lower = cholesky(g, 4);
	for (let a = 0; a < 4; a++)
		for (let b = 0; b < 4; b++) {
			let [product, direct] = [0, 0];
			for (let c = 0; c < 4; c++) product += lower[a * 4 + c]! * lower[b * 4 + c]!;
			const h = (item: number, c: number) => (c === 0 ? 1 : model.itemFactors[item * 3 + c - 1]!);
			for (let item = 0; item < model.items; item++) direct += h(item, a) * h(item, b);
			expect(product).toBeCloseTo(direct, 5);
			expect(g[a * 4 + b]).toBeCloseTo(direct, 10);
		}
});

test('distances between points equal the dissimilarities of predicted rows', () => {
	const points = userPoints(model, null);
	for (let u = 0; u < 12; u++)
		for (let v = 0; v < u; v++)
			expect(between(points, u, v)).toBeCloseTo(dense(predictedRow(model, u), predictedRow(model, v)), 6);
});

test('with original ratings, distances are those of padded rows in the span of the factors, and never larger', () => {
	const points = userPoints(model, ratings);
	for (let u = 0; u < 12; u++)
		for (let v = 0; v < u; v++) {
			const [a, b] = [paddedRow(model, ratings, u), paddedRow(model, ratings, v)];
			const difference = projected(a.map((x, i) => x - b[i]!));
			expect(between(points, u, v)).toBeCloseTo(dense(difference, new Array(15).fill(0)), 6);
			expect(between(points, u, v)).toBeLessThanOrEqual(dense(a, b) + 1e-7);
		}
});

test('empty factors do no harm', () => {
	const idle = { ...model, itemFactors: new Float32Array(model.itemFactors.length) };
	const points = userPoints(idle, ratings);
	expect(points.at.every(Number.isFinite)).toBe(true);
});
