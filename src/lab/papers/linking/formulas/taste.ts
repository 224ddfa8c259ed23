/** What a pseudonym has mentioned, for adversaries who ask whether two pseudonyms are one person. */

/** Distinct films, rising, with how much each counts. */
export interface Account {
	films: Uint32Array;
	weights: Float64Array;
}

/** The weight of a film by how often it was mentioned: repeats count less than films. */
export const repeatWeight = (times: number) => 1 + Math.log(times);

/** Collects the mentions of an account; films may repeat. */
export function accountOf(mentions: Iterable<number>): Account {
	const times = new Map<number, number>();
	for (const film of mentions) times.set(film, (times.get(film) ?? 0) + 1);
	const films = Uint32Array.from(times.keys()).sort();
	return { films, weights: Float64Array.from(films, (film) => repeatWeight(times.get(film)!)) };
}

/** Visits the films that both accounts mention, with the lesser of the two weights. */
export function eachShared(a: Account, b: Account, visit: (film: number, weight: number) => void): void {
	let [i, j] = [0, 0];
	while (i < a.films.length && j < b.films.length) {
		const [film, other] = [a.films[i]!, b.films[j]!];
		if (film === other) visit(film, Math.min(a.weights[i]!, b.weights[j]!));
		if (film <= other) i++;
		if (other <= film) j++;
	}
}

export interface FilmVectors {
	rank: number;
	values: Float32Array;
}

/** Direction of an account: the weighted sum of its films' vectors, of length 1; all 0 if films cancel out. */
export function tasteOf({ rank, values }: FilmVectors, { films, weights }: Account): Float64Array {
	const sum = new Float64Array(rank);
	for (let i = 0; i < films.length; i++) {
		const at = films[i]! * rank;
		for (let f = 0; f < rank; f++) sum[f]! += weights[i]! * values[at + f]!;
	}
	return toUnit(sum);
}

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
