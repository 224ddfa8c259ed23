import { type Forest, judgeByTrees } from './trees.ts';
import type { WordModel } from './wordModel.ts';

/** Least probability of a candidate by a pass for the next one. */
export const LEAST_PROBABILITY = 0.02;

/** Parameters of the three passes. */
export interface Model {
	/** A bias, then a weight per feature. */
	first: Float64Array;
	/** What the words around a candidate say, for the second pass. */
	words: WordModel;
	second: Forest;
	last: Forest;
}

/** Joins the rows that several tables have for each candidate; the tables have `widths` columns. */
export function joinRows(tables: readonly Float64Array[], widths: readonly number[]): Float64Array {
	const width = widths.reduce((sum, own) => sum + own, 0);
	const count = tables[0]!.length / widths[0]!;
	const joined = new Float64Array(count * width);
	let to = 0;
	tables.forEach((table, t) => {
		const own = widths[t]!;
		for (let i = 0; i < count; i++) joined.set(table.subarray(i * own, (i + 1) * own), i * width + to);
		to += own;
	});
	return joined;
}

/** Logistic regression: the probability of each row under weights (the bias first). */
export function judge(weights: Float64Array, rows: Float64Array, width: number): Float64Array {
	const result = new Float64Array(rows.length / width);
	for (let i = 0; i < result.length; i++) {
		let sum = weights[0]!;
		for (let k = 0; k < width; k++) sum += weights[k + 1]! * rows[i * width + k]!;
		result[i] = 1 / (1 + Math.exp(-sum));
	}
	return result;
}

/** Boosted trees: the probability of each row; 0 for candidates that the pass before ruled out. */
export function judgeRows(forest: Forest, before: Float64Array, rows: Float64Array): Float64Array {
	const width = rows.length / before.length;
	return before.map((p, i) => (p < LEAST_PROBABILITY ? 0 : judgeByTrees(forest, rows, i * width)));
}
