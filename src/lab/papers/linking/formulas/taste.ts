/** Accounts as directions in a space of tastes, in which films that the same people watch are near each other. */
import type { Account } from './account.ts';

/** A vector of `rank` numbers for each film. */
export interface FilmVectors {
	rank: number;
	values: Float32Array;
}

/** Direction of an account: the weighted sum of its films' vectors, of length 1; all 0 where films cancel out. */
export function tasteOf({ rank, values }: FilmVectors, { films, weights }: Account): Float64Array {
	const sum = new Float64Array(rank);
	for (let i = 0; i < films.length; i++) {
		const at = films[i]! * rank;
		for (let f = 0; f < rank; f++) sum[f]! += weights[i]! * values[at + f]!;
	}
	return toUnit(sum);
}

/** Scales a vector to length 1 in place. */
function toUnit(vector: Float64Array): Float64Array {
	const length = Math.sqrt(vector.reduce((squares, x) => squares + x * x, 0));
	if (length > 0) for (let f = 0; f < vector.length; f++) vector[f]! /= length;
	return vector;
}

/** Inner product; the cosine of two tastes. `at` is where the second one starts. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>, at = 0): number {
	let sum = 0;
	for (let f = 0; f < a.length; f++) sum += a[f]! * b[at + f]!;
	return sum;
}
