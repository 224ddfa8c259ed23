/** Films as vectors: a truncated singular value decomposition of who rated what, by subspace iteration. */
import { type Ratings, sharedFloats, sizeOf } from '../../kit/datasets/ratings.ts';
import type { FilmVectors } from './formulas/taste.ts';

/** Iterations: the leading directions have settled by then. */
const ITERATIONS = 4;

/**
 * Decomposes the rows of some people, scaled to equal length, with films scaled by the square root of their rarity.
 * Vectors are weighted by the root of the singular values, centerd, and scaled so that a film has length 1 on average.
 * @param raters of each film among these people, more than 0
 */
export function filmVectors(
	ratings: Ratings,
	people: Uint32Array,
	raters: Float64Array,
	rank: number,
	random: () => number,
): FilmVectors {
	const { items } = ratings;
	const scale = raters.map((count) => Math.sqrt(people.length / count));
	let basis = new Float64Array(items * rank).map(() => random() - 0.5);
	let squares = orthonormalize(basis, rank);
	for (let step = 0; step < ITERATIONS; step++) {
		basis = throughPeople(ratings, people, scale, basis, rank);
		squares = orthonormalize(basis, rank);
	}
	const values = sharedFloats(items * rank);
	for (let at = 0; at < values.length; at++) {
		const film = Math.floor(at / rank);
		// Each step multiplies by the squared singular values.
		values[at] = basis[at]! * squares[at % rank]! ** (1 / 8) * scale[film]!;
	}
	center(values, raters, rank);
	return { rank, values };
}

/** Multiplies by the matrix of people and films, and back. */
function throughPeople(
	{ byUser }: Ratings,
	people: Uint32Array,
	scale: Float64Array,
	basis: Float64Array,
	rank: number,
): Float64Array<ArrayBuffer> {
	const next = new Float64Array(basis.length);
	const sum = new Float64Array(rank);
	for (const user of people) {
		const [from, to] = [byUser.start[user]!, byUser.start[user + 1]!];
		sum.fill(0);
		for (let i = from; i < to; i++) {
			const film = byUser.ids[i]!;
			for (let f = 0; f < rank; f++) sum[f]! += scale[film]! * basis[film * rank + f]!;
		}
		const perLength = 1 / Math.max(1, sizeOf(byUser, user));
		for (let i = from; i < to; i++) {
			const film = byUser.ids[i]!;
			const factor = scale[film]! * perLength;
			for (let f = 0; f < rank; f++) next[film * rank + f]! += factor * sum[f]!;
		}
	}
	return next;
}

/** Makes columns orthonormal (Gram and Schmidt), in place. Returns the squared lengths that they had. */
function orthonormalize(basis: Float64Array, rank: number): Float64Array {
	const squares = new Float64Array(rank);
	const along = new Float64Array(rank);
	for (let f = 0; f < rank; f++) {
		// Twice, as rounding leaves something the first time.
		for (let pass = 0; pass < 2; pass++) {
			along.fill(0);
			for (let at = 0; at < basis.length; at += rank)
				for (let g = 0; g < f; g++) along[g]! += basis[at + f]! * basis[at + g]!;
			for (let at = 0; at < basis.length; at += rank)
				for (let g = 0; g < f; g++) basis[at + f]! -= along[g]! * basis[at + g]!;
		}
		for (let at = f; at < basis.length; at += rank) squares[f]! += basis[at]! ** 2;
		const perLength = squares[f]! > 1e-18 ? 1 / Math.sqrt(squares[f]!) : 0;
		for (let at = f; at < basis.length; at += rank) basis[at]! *= perLength;
	}
	return squares;
}

/** Centers vectors and scales them, each film counted by its raters. */
function center(values: Float32Array, raters: Float64Array, rank: number): void {
	const total = raters.reduce((a, b) => a + b, 0);
	const mean = new Float64Array(rank);
	for (let at = 0; at < values.length; at++) mean[at % rank]! += (values[at]! * raters[Math.floor(at / rank)]!) / total;
	let square = 0;
	for (let at = 0; at < values.length; at++) {
		values[at]! -= mean[at % rank]!;
		square += (values[at]! ** 2 * raters[Math.floor(at / rank)]!) / total;
	}
	for (let at = 0; at < values.length; at++) values[at]! /= Math.sqrt(square) || 1;
}
