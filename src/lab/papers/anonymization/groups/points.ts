/**
 * Users as points whose squared distances are the paper's dissimilarity of padded rows (section 4.2), without building
 * the rows.
 *
 * A predicted row is mean + itemBias + H a with h_i = (1, itemFactors[i]) and a = (userBias, userFactors), so that the
 * squared difference of two rows is (a - a')^T G (a - a') with G = H^T H. With G = L L^T, users are the points L^T a.
 * Original ratings, which are not replaced, add a sparse e = rating - prediction: the padded row is H a + e. The part of
 * e in the span of H is represented exactly by the point L^-1 (G a + H^T e); the rest, which the model treats
 * as noise, is ignored.
 */
import { type Ratings, sharedFloats } from '../../../kit/datasets/ratings.ts';
import { type SvdModel, score } from '../svd/svd.ts';

export interface Points {
	dims: number;
	at: Float32Array;
}

/** Sum over items of h_i h_i^T, (rank + 1) x (rank + 1). */
export function gram({ items, rank, itemFactors }: Pick<SvdModel, 'items' | 'rank' | 'itemFactors'>): Float64Array {
	const dims = rank + 1;
	const sums = new Float64Array(dims * dims);
	const h = new Float64Array(dims).fill(1);
	for (let item = 0; item < items; item++) {
		for (let f = 0; f < rank; f++) h[f + 1] = itemFactors[item * rank + f]!;
		for (let a = 0; a < dims; a++) for (let b = 0; b <= a; b++) sums[a * dims + b]! += h[a]! * h[b]!;
	}
	for (let a = 0; a < dims; a++) for (let b = 0; b < a; b++) sums[b * dims + a] = sums[a * dims + b]!;
	return sums;
}

/** Ridge relative to the largest diagonal element, so that unused factors do not make the matrix singular. */
const RIDGE = 1e-9;

/** Cholesky decomposition: the lower triangle L with L L^T = `matrix`. */
export function cholesky(matrix: Float64Array, dims: number): Float64Array {
	const lower = new Float64Array(dims * dims);
	const ridge = RIDGE * Math.max(...Array.from({ length: dims }, (_, d) => matrix[d * dims + d]!));
	for (let a = 0; a < dims; a++)
		for (let b = 0; b <= a; b++) {
			let sum = matrix[a * dims + b]! + (a === b ? ridge : 0);
			for (let c = 0; c < b; c++) sum -= lower[a * dims + c]! * lower[b * dims + c]!;
			lower[a * dims + b] = a === b ? Math.sqrt(Math.max(sum, ridge)) : sum / lower[b * dims + b]!;
		}
	return lower;
}

/**
 * Computes the points of all users: their squared distance is the dissimilarity sum_i (x_i - x'_i)^2 / span^2 / items of
 * padded rows, 0 for equal rows, 1 for opposite ones.
 * @param ratings the original ratings, or null for rows of predictions only
 */
export function userPoints(model: SvdModel, ratings: Pick<Ratings, 'byUser' | 'scale'> | null): Points {
	const { users, items, rank, userBias, userFactors, itemFactors, least, most } = model;
	const dims = rank + 1;
	const g = gram(model);
	const lower = cholesky(g, dims);
	const unit = 1 / (Math.sqrt(items) * (most - least || 1));
	const at = sharedFloats(users * dims);
	const [a, z] = [new Float64Array(dims), new Float64Array(dims)];
	for (let user = 0; user < users; user++) {
		a[0] = userBias[user]!;
		for (let f = 0; f < rank; f++) a[f + 1] = userFactors[user * rank + f]!;
		for (let d = 0; d < dims; d++) {
			let sum = 0;
			for (let c = 0; c < dims; c++) sum += g[d * dims + c]! * a[c]!;
			z[d] = sum;
		}
		if (ratings !== null) {
			const { start, ids, levels } = ratings.byUser;
			for (let entry = start[user]!; entry < start[user + 1]!; entry++) {
				const item = ids[entry]!;
				const residual = ratings.scale[levels![entry]!]! - score(model, user, item);
				z[0]! += residual;
				for (let f = 0; f < rank; f++) z[f + 1]! += residual * itemFactors[item * rank + f]!;
			}
		}
		// Forward substitution: L y = z.
		for (let d = 0; d < dims; d++) {
			let sum = z[d]!;
			for (let c = 0; c < d; c++) sum -= lower[d * dims + c]! * z[c]!;
			z[d] = sum / lower[d * dims + d]!;
			at[user * dims + d] = z[d]! * unit;
		}
	}
	return { dims, at };
}
