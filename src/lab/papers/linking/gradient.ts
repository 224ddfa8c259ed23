export interface Parameters {
	rank: number;
	values: Float32Array;
	classes: Uint8Array;
	/** The weight of a shared film in each class; then the logarithm of the scale; then `expected`. */
	constants: Float32Array;
}

/** One account of each person of a batch. */
export interface BatchSide {
	accounts: readonly Uint32Array[];
	/** Tastes, of length 1, one after the other, and the lengths that they had. */
	tastes: Float32Array;
	lengths: Float32Array;
	byFilm: ReadonlyMap<number, number[]>;
}

export interface Batch {
	size: number;
	first: BatchSide;
	second: BatchSide;
}

export function sideOf({ rank, values }: Parameters, accounts: readonly Uint32Array[]): BatchSide {
	const tastes = new Float32Array(accounts.length * rank);
	const lengths = new Float32Array(accounts.length);
	const byFilm = new Map<number, number[]>();
	accounts.forEach((films, k) => {
		const to = k * rank;
		for (const film of films) {
			for (let f = 0; f < rank; f++) tastes[to + f]! += values[film * rank + f]!;
			const there = byFilm.get(film);
			if (there === undefined) byFilm.set(film, [k]);
			else there.push(k);
		}
		let squares = 0;
		for (let f = 0; f < rank; f++) squares += tastes[to + f]! ** 2;
		lengths[k] = Math.sqrt(squares) || 1;
		for (let f = 0; f < rank; f++) tastes[to + f]! /= lengths[k]!;
	});
	return { accounts, tastes, lengths, byFilm };
}

function eachSharedOf({ first, second }: Batch, visit: (film: number, k: number, j: number) => void): void {
	for (const [film, own] of first.byFilm)
		for (const j of second.byFilm.get(film) ?? []) for (const k of own) visit(film, k, j);
}

const dotAt = (a: Float32Array, from: number, b: Float32Array, at: number, rank: number): number => {
	// Four sums, none of which waits for another.
	let s = 0;
	let t = 0;
	let u = 0;
	let v = 0;
	let f = 0;
	for (; f + 3 < rank; f += 4) {
		s += a[from + f]! * b[at + f]!;
		t += a[from + f + 1]! * b[at + f + 1]!;
		u += a[from + f + 2]! * b[at + f + 2]!;
		v += a[from + f + 3]! * b[at + f + 3]!;
	}
	for (; f < rank; f++) s += a[from + f]! * b[at + f]!;
	return s + t + u + v;
};

/** How much a film lies along the tastes of each account of a side that mentions it. */
function alongOf({ rank, values }: Parameters, { tastes, byFilm }: BatchSide): Map<number, Float32Array> {
	const found = new Map<number, Float32Array>();
	for (const [film, accounts] of byFilm) {
		const length = Math.sqrt(dotAt(values, film * rank, values, film * rank, rank)) || 1;
		found.set(
			film,
			Float32Array.from(accounts, (k) => dotAt(tastes, k * rank, values, film * rank, rank) / length),
		);
	}
	return found;
}

/** Scores of a batch: first accounts by second ones, their cosines, and how expected the shared films are. */
export interface Scores {
	scores: Float32Array;
	cosines: Float32Array;
	expected: Float32Array;
}

export function forward(parameters: Parameters, batch: Batch): Scores {
	const { rank, classes, constants } = parameters;
	const { size, first, second } = batch;
	const classCount = constants.length - 2;
	const [scale, weight] = [Math.exp(constants[classCount]!), constants[classCount + 1]!];
	const cosines = new Float32Array(size * size);
	const expected = new Float32Array(size * size);
	const scores = new Float32Array(size * size);
	for (let k = 0; k < size; k++)
		for (let j = 0; j < size; j++) {
			cosines[k * size + j] = dotAt(first.tastes, k * rank, second.tastes, j * rank, rank);
			scores[k * size + j] = scale * cosines[k * size + j]!;
		}
	const [alongFirst, alongSecond] = [alongOf(parameters, first), alongOf(parameters, second)];
	for (const [film, own] of first.byFilm) {
		const others = second.byFilm.get(film);
		if (others === undefined) continue;
		const [a, b] = [alongFirst.get(film)!, alongSecond.get(film)!];
		const shared = constants[classes[film]!]!;
		for (let x = 0; x < own.length; x++)
			for (let y = 0; y < others.length; y++) {
				const at = own[x]! * size + others[y]!;
				const along = (a[x]! + b[y]!) / 2;
				expected[at]! += along;
				scores[at]! += shared - weight * along;
			}
	}
	return { scores, cosines, expected };
}

/** Derivatives of the loss by the scores: the mean of both softmaxes, less 1 for the right ones. */
export function errorsOf(scores: Float32Array, size: number): Float32Array {
	const errors = new Float32Array(size * size);
	const odds = new Float64Array(size);
	for (const [across, along] of [
		[size, 1],
		[1, size],
	] as const)
		for (let k = 0; k < size; k++) {
			let most = -Infinity;
			let sum = 0;
			for (let j = 0; j < size; j++) most = Math.max(most, scores[k * across + j * along]!);
			for (let j = 0; j < size; j++) {
				odds[j] = Math.exp(scores[k * across + j * along]! - most);
				sum += odds[j]!;
			}
			for (let j = 0; j < size; j++)
				errors[k * across + j * along]! += (odds[j]! / sum - (j === k ? 1 : 0)) / (2 * size);
		}
	return errors;
}

/** Share of an account's error below which it is not followed into the vectors: most of a batch is easy to distinguish. */
const NEGLIGIBLE = 1e-4;

/** Gradient of the loss. Weights of shared films are not followed into the vectors. */
export function backward(
	{ rank, values, classes, constants }: Parameters,
	batch: Batch,
	{ scores, cosines, expected }: Scores,
): { values: Float32Array; constants: Float32Array } {
	const { size, first, second } = batch;
	const classCount = constants.length - 2;
	const scale = Math.exp(constants[classCount]!);
	const errors = errorsOf(scores, size);
	const gradient = { values: new Float32Array(values.length), constants: new Float32Array(constants.length) };
	eachSharedOf(batch, (film, k, j) => {
		gradient.constants[classes[film]!]! += errors[k * size + j]!;
	});
	for (let at = 0; at < errors.length; at++) {
		gradient.constants[classCount]! += errors[at]! * cosines[at]! * scale;
		gradient.constants[classCount + 1]! -= errors[at]! * expected[at]!;
	}
	const [ofFirst, ofSecond] = [new Float32Array(size * rank), new Float32Array(size * rank)];
	for (let k = 0; k < size; k++)
		for (let j = 0; j < size; j++) {
			const error = scale * errors[k * size + j]!;
			if (Math.abs(error) < NEGLIGIBLE / size) continue;
			const from = k * rank;
			const to = j * rank;
			for (let f = 0; f < rank; f++) {
				ofFirst[from + f]! += error * second.tastes[to + f]!;
				ofSecond[to + f]! += error * first.tastes[from + f]!;
			}
		}
	intoFilms(gradient.values, rank, first, ofFirst);
	intoFilms(gradient.values, rank, second, ofSecond);
	return gradient;
}

/** Follows the gradient of tastes through their length into the films of each account. */
function intoFilms(gradient: Float32Array, rank: number, { accounts, tastes, lengths }: BatchSide, of: Float32Array) {
	accounts.forEach((films, k) => {
		const from = k * rank;
		const along = dotAt(of, from, tastes, from, rank);
		for (const film of films)
			for (let f = 0; f < rank; f++)
				gradient[film * rank + f]! += (of[from + f]! - along * tastes[from + f]!) / lengths[k]!;
	});
}
