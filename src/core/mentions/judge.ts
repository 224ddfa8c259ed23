import { CONTEXT } from './context.ts';
import { FEATURES } from './featureNames.ts';
import { type Forest, judgeByTrees } from './trees.ts';

/** A candidate less likely than this by itself is not looked at again. */
export const HOPELESS = 0.02;

/** How the two looks weigh what they see. */
export interface Model {
	/** A bias, then a weight per feature. */
	first: Float64Array;
	second: Forest;
	/** From which probability on a candidate is a mention. */
	threshold: number;
}

/** Both kinds of features of each candidate in one row. */
export function beside(rows: Float64Array, context: Float64Array): Float64Array {
	const width = FEATURES.length + CONTEXT.length;
	const count = rows.length / FEATURES.length;
	const both = new Float64Array(count * width);
	for (let i = 0; i < count; i++) {
		both.set(rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length), i * width);
		both.set(context.subarray(i * CONTEXT.length, (i + 1) * CONTEXT.length), i * width + FEATURES.length);
	}
	return both;
}

/** Probability of each row under weights (the bias first). */
export function judge(weights: Float64Array, rows: Float64Array, width: number): Float64Array {
	const result = new Float64Array(rows.length / width);
	for (let i = 0; i < result.length; i++) {
		let sum = weights[0]!;
		for (let k = 0; k < width; k++) sum += weights[k + 1]! * rows[i * width + k]!;
		result[i] = 1 / (1 + Math.exp(-sum));
	}
	return result;
}

/** Probability of each candidate by a look at its context; what the first look left no hope is not looked at again. */
export function judgeAgain(
	forest: Forest,
	first: Float64Array,
	rows: Float64Array,
	context: Float64Array,
): Float64Array {
	const row = new Float64Array(FEATURES.length + CONTEXT.length);
	return first.map((p, i) => {
		if (p < HOPELESS) return 0;
		for (let k = 0; k < FEATURES.length; k++) row[k] = rows[i * FEATURES.length + k]!;
		for (let k = 0; k < CONTEXT.length; k++) row[FEATURES.length + k] = context[i * CONTEXT.length + k]!;
		return judgeByTrees(forest, row, 0);
	});
}
