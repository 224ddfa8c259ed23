/**
 * Fits the linking likelihood on people whose two accounts are known: among the second accounts of a batch, which one
 * belongs to a first account, and the reverse? Gradient descent (Adam) on the mean of both cross-entropies.
 */
import { seededRandom } from '../../../core/advice/draw.ts';
import type { Progress } from '../../kit/cli/progress.ts';
import { type Ratings, sharedFloats } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';
import { type Draw, drawTwo } from './accounts.ts';
import { directionsOf, type LinkModel } from './formulas/likelihood.ts';
import type { FilmVectors } from './formulas/taste.ts';
import { type Batch, backward, forward, type Parameters, sideOf } from './gradient.ts';

export interface FitOptions {
	steps: number;
	batch: number;
	seed: number;
}

/** Learning rates of the vectors and of the constants. */
const [VECTORS, CONSTANTS] = [3e-3, 0.08];

/** Classes of rarity, in each of which a shared film counts the same. */
const RARITIES = 24;

/**
 * Weight of the TF-IDF cosine. It is not part of the descent, which learns to trust the tastes of its own people too
 * much: it was chosen on people that the rest was not fitted on.
 */
const SIMILAR = 20;

/** Divides films into classes of rarity that are mentioned about equally often. */
function rarityClasses(raters: Float64Array): Uint8Array {
	const order = Uint32Array.from(raters, (_, film) => film).sort((a, b) => raters[b]! - raters[a]!);
	const total = raters.reduce((a, b) => a + b, 0);
	const classes = new Uint8Array(raters.length);
	let sum = 0;
	for (const film of order) {
		classes[film] = Math.min(RARITIES - 1, Math.floor((RARITIES * sum) / total));
		sum += raters[film]!;
	}
	return classes;
}

/** @param known of each film: its raters among the people, and the share of accounts that mention it */
export function fitLink(
	ratings: Ratings,
	people: Uint32Array,
	draw: Draw,
	vectors: FilmVectors,
	known: { raters: Float64Array; shares: ArrayLike<number> },
	{ steps, batch, seed }: FitOptions,
	progress?: Progress,
): LinkModel {
	const { rank } = vectors;
	const values = sharedFloats(vectors.values.length);
	values.set(vectors.values);
	const { raters, shares } = known;
	const classes = rarityClasses(raters);
	const squares = sharedFloats(shares.length);
	for (let film = 0; film < squares.length; film++) squares[film] = Math.log(shares[film]!) ** 2;
	const model: Parameters = { rank, values, classes, constants: new Float32Array(RARITIES + 2) };
	model.constants[RARITIES] = Math.log(12);
	const random = seededRandom(seed);
	const size = Math.min(batch, people.length);
	const [ofVectors, ofConstants] = [adam(values, VECTORS), adam(model.constants, CONSTANTS)];
	for (let step = 0; step < steps && size > 1; step++) {
		const some = shuffledNumbers(people.length, random).subarray(0, size);
		const drawn = Array.from(some, (i) => drawTwo(ratings, people[i]!, draw, random));
		const made: Batch = {
			size,
			first: sideOf(
				model,
				drawn.map(([first]) => first),
			),
			second: sideOf(
				model,
				drawn.map(([, second]) => second),
			),
		};
		const gradient = backward(model, made, forward(model, made));
		// That halves share no film comes from how they were divided, which no attacker may use.
		if (draw.division !== 'drawn') gradient.constants.fill(0, 0, RARITIES).fill(0, RARITIES + 1);
		// Rises over the first steps, falls over the last ones.
		const part = Math.min(1, (step + 1) / 20, (steps - step) / (0.4 * steps));
		ofVectors(gradient.values, part);
		ofConstants(gradient.constants, part);
		progress?.at(step + 1, steps);
	}
	progress?.end();
	const shared = Float64Array.from(classes, (c) => model.constants[c]!);
	const found: FilmVectors = { rank, values };
	return {
		vectors: found,
		directions: directionsOf(found),
		scale: Math.exp(model.constants[RARITIES]!),
		shared,
		expected: model.constants[RARITIES + 1]!,
		squares,
		similar: draw.division === 'drawn' ? SIMILAR : 0,
	};
}

/** Adam (Kingma and Ba 2015): steps of about equal length for each value. */
function adam(values: Float32Array, rate: number): (gradient: Float32Array, part: number) => void {
	const [mean, square] = [new Float32Array(values.length), new Float32Array(values.length)];
	let step = 0;
	return (gradient, part) => {
		step++;
		const length = (rate * part) / (1 - 0.9 ** step);
		const correction = 1 / (1 - 0.99 ** step);
		for (let i = 0; i < values.length; i++) {
			const g = gradient[i]!;
			mean[i] = 0.9 * mean[i]! + 0.1 * g;
			square[i] = 0.99 * square[i]! + 0.01 * g * g;
			if (mean[i] !== 0) values[i]! -= (length * mean[i]!) / (Math.sqrt(square[i]! * correction) + 1e-8);
		}
	};
}
