import { CONTEXT } from './context.ts';
import { FEATURES } from './featureNames.ts';
import { type Forest, judgeByTrees } from './trees.ts';
import type { WordModel } from './wordModel.ts';

/** Least first-pass probability of a candidate for the second pass. */
export const LEAST_FIRST_PROBABILITY = 0.02;

/** Parameters of the two passes. */
export interface Model {
	/** A bias, then a weight per feature. */
	first: Float64Array;
	/** What the words around a candidate tell, for the second pass. */
	words: WordModel;
	second: Forest;
}

/** Joins the first-pass and context features of each candidate in one row. */
export function joinRows(rows: Float64Array, context: Float64Array): Float64Array {
	const width = FEATURES.length + CONTEXT.length;
	const count = rows.length / FEATURES.length;
	const both = new Float64Array(count * width);
	for (let i = 0; i < count; i++) {
		both.set(rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length), i * width);
		both.set(context.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length), i * width + FEATURES.length);
	}
	return both;
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

/** Second pass: the probability of each candidate given its context; 0 for those the first pass ruled out. */
export function judgeInContext(
	forest: Forest,
	first: Float64Array,
	rows: Float64Array,
	context: Float64Array,
): Float64Array {
	const row = new Float64Array(FEATURES.length + CONTEXT.length);
	return first.map((p, i) => {
		if (p < LEAST_FIRST_PROBABILITY) return 0;
		for (let k = 0; k < FEATURES.length; k++) row[k] = rows[i * FEATURES.length + k]!;
		for (let k = 0; k < CONTEXT.length; k++) row[FEATURES.length + k] = context[i * CONTEXT.length + k]!;
		return judgeByTrees(forest, row, 0);
	});
}
