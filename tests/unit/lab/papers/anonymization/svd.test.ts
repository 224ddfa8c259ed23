import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRatings } from '../../../../../src/lab/kit/datasets/load.ts';
import { createPool } from '../../../../../src/lab/kit/threads/pool.ts';
import { entriesOf, foldsOf, subset } from '../../../../../src/lab/papers/anonymization/svd/entries.ts';
import { crossValidate, trainBlocks } from '../../../../../src/lab/papers/anonymization/svd/experiment.ts';
import {
	createModel,
	descend,
	rmseOf,
	SVD_DEFAULTS,
	type SvdModel,
	score,
} from '../../../../../src/lab/papers/anonymization/svd/svd.ts';
import { fitted, madeRatings, rowOf } from './made.ts';

const PARAMETERS = ['userBias', 'itemBias', 'userFactors', 'itemFactors'] as const;

test('a step follows the gradient of the regularized error, checked by finite differences', () => {
	const ratings = madeRatings(4, 5, 0.6, 3);
	const { entries } = entriesOf(ratings, () => true, 1, 1);
	const model = createModel(ratings, entries, 3, 7);
	model.userBias.fill(0.3);
	model.itemBias.fill(-0.2);
	const [rate, l2, entry] = [1e-2, 0.3, 2];
	const [user, item] = [entries.users[entry]!, entries.items[entry]!];
	const loss = (m: SvdModel) => {
		const { rank } = m;
		const error = entries.values[entry]! - score(m, user, item);
		const factors = [
			...m.userFactors.subarray(user * rank, (user + 1) * rank),
			...m.itemFactors.subarray(item * rank, (item + 1) * rank),
		];
		const squares = [m.userBias[user]!, m.itemBias[item]!, ...factors].reduce((sum, x) => sum + x * x, 0);
		return (error ** 2 + l2 * squares) / 2;
	};
	// In 64 bits, so that differences are fine enough.
	const copy = (m: SvdModel): SvdModel => ({
		...m,
		...Object.fromEntries(PARAMETERS.map((name) => [name, Float64Array.from(m[name]) as unknown as Float32Array])),
	});
	const before = copy(model);
	descend(model, entries, entry, entry + 1, { rate, l2 });
	let moved = 0;
	for (const name of PARAMETERS)
		for (let i = 0; i < before[name].length; i++) {
			const shifted = (by: number) => {
				const other = copy(before);
				other[name][i]! += by;
				return loss(other);
			};
			const gradient = (shifted(1e-5) - shifted(-1e-5)) / 2e-5;
			expect((model[name][i]! - before[name][i]!) / rate).toBeCloseTo(-gradient, 4);
			if (gradient !== 0) moved++;
		}
	expect(moved).toBe(2 + 2 * 3);
});

test('the error is of predictions clamped to the scale', () => {
	const ratings = madeRatings(6, 5, 0.7, 1);
	const model = fitted(ratings, 2);
	model.userBias[0] = 50;
	const { entries } = entriesOf(ratings, () => true, 1, 1);
	let [sum, count] = [0, 0];
	for (let user = 0; user < 6; user++)
		rowOf(ratings, user).forEach((rating, item) => {
			if (rating === null) return;
			sum += (rating - Math.min(5, Math.max(1, score(model, user, item)))) ** 2;
			count++;
		});
	expect(rmseOf(model, entries)).toBeCloseTo(Math.sqrt(sum / count), 10);
});

test('folds are of equal size and depend on the seed', () => {
	const folds = foldsOf(103, 5, 1);
	expect([0, 1, 2, 3, 4].map((fold) => folds.filter((f) => f === fold).length)).toEqual([21, 21, 21, 20, 20]);
	expect(foldsOf(103, 5, 1)).toEqual(folds);
	expect(foldsOf(103, 5, 2)).not.toEqual(folds);
});

test('entries are all ratings, in blocks with disjoint users and items', () => {
	const ratings = madeRatings(23, 17, 0.5, 2);
	const { entries, start } = entriesOf(ratings, () => true, 4, 5);
	const triples = (e: typeof entries) => Array.from(e.values, (v, i) => `${e.users[i]} ${e.items[i]} ${v}`).sort();
	const all = Array.from({ length: 23 }, (_, user) =>
		rowOf(ratings, user).flatMap((rating, item) => (rating === null ? [] : [`${user} ${item} ${rating}`])),
	);
	expect(triples(entries)).toEqual(all.flat().sort());
	const inBlock = (column: Uint32Array, b: number) => new Set(column.subarray(start[b]!, start[b + 1]!));
	const apart = (a: Set<number>, b: Set<number>) => [...a].every((x) => !b.has(x));
	for (let a = 0; a < 16; a++)
		for (let b = 0; b < a; b++) {
			if (Math.floor(a / 4) !== Math.floor(b / 4))
				expect(apart(inBlock(entries.users, a), inBlock(entries.users, b))).toBe(true);
			if (a % 4 !== b % 4) expect(apart(inBlock(entries.items, a), inBlock(entries.items, b))).toBe(true);
		}
});

test('a subset has the same users and items on both sides', () => {
	const ratings = madeRatings(9, 7, 0.6, 4);
	const half = subset(ratings, (entry) => entry % 2 === 0);
	expect(half.count).toBe(Math.ceil(ratings.count / 2));
	for (let user = 0; user < 9; user++)
		rowOf(half, user).forEach((rating, item) => {
			const { byItem, scale } = half;
			const raters = byItem.ids.subarray(byItem.start[item]!, byItem.start[item + 1]!);
			const at = raters.indexOf(user);
			expect(at < 0 ? null : scale[byItem.levels![byItem.start[item]! + at]!]).toBe(rating);
		});
});

test('training in blocks gives identical bits for any number of threads', async () => {
	const ratings = madeRatings(60, 40, 0.4, 1);
	const models = [];
	for (const threads of [1, 2]) {
		const pool = createPool({ ratings, liking: null }, threads);
		const { entries, start } = entriesOf(ratings, () => true, 4, 1);
		const model = createModel(ratings, entries, 4, 1);
		const before = rmseOf(model, entries);
		await trainBlocks(pool, { model, entries, start, svd: { rank: 4, rate: 0.05, l2: 0.02, epochs: 10 } }, 4);
		await pool.close();
		expect(rmseOf(model, entries)).toBeLessThan(0.8 * before);
		models.push(PARAMETERS.map((name) => [...model[name]]));
	}
	expect(models[1]).toEqual(models[0]);
});

test('cross-validation predicts held-out ratings better than the mean', async () => {
	const ratings = madeRatings(60, 40, 0.4, 1);
	const pool = createPool({ ratings, liking: null }, 2);
	const svd = { rank: 4, rate: 0.05, l2: 0.02, epochs: 40 };
	const { rmse, folds } = await crossValidate(pool, { svd, folds: 5, seed: 1 });
	const mean = await crossValidate(pool, { svd: { ...svd, epochs: 0 }, folds: 5, seed: 1 });
	await pool.close();
	expect(rmse).toBeLessThan(0.9 * mean.rmse);
	expect(folds.reduce((sum, { tested }) => sum + tested, 0)).toBe(ratings.count);
	expect(folds.reduce((sum, fold) => sum + fold.rmse, 0) / 5).toBeCloseTo(rmse, 12);
});

const file = join(process.env.RED_HERRING_DATA ?? '../shared/data', 'ml-100k/ratings.csv');
if (!existsSync(file)) console.error(`Skipped: there is no ${file} (set RED_HERRING_DATA).`);

test.skipIf(!existsSync(file))('MovieLens 100K, 5 folds: at least as good as published (Surprise: 0.934)', async () => {
	const ratings = await loadRatings(file, { onBad: () => {} });
	const pool = createPool({ ratings, liking: null }, 1);
	const { rmse, cpuSecondsPerFold } = await crossValidate(pool, { svd: SVD_DEFAULTS, folds: 5, seed: 1 });
	await pool.close();
	expect(rmse).toBeLessThan(0.934);
	expect(cpuSecondsPerFold).toBeLessThan(0.63);
});
