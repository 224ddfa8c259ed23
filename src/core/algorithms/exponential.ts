/**
 * The exponential mechanism (McSherry and Talwar 2007): from a public set of candidates, i is drawn with probability
 * proportional to
 *
 *   weight_i = exp(epsilon score_i / (2 sensitivity))
 *
 * If no score changes by more than `sensitivity` between two inputs, no probability changes by more than a factor of
 * exp(epsilon): each draw is epsilon-differentially private, and k draws without replacement are k epsilon (up to
 * floating-point rounding). Nothing is guaranteed for inputs whose *candidates* differ.
 *
 * A product of factors is such a weight as well: epsilon = 2 with the sum of their logarithms as the score.
 */

/** Weights of candidates by their scores, the largest being 1. @throws RangeError unless epsilon >= 0 < sensitivity */
export function mechanismWeights(scores: ArrayLike<number>, epsilon: number, sensitivity = 1): Float64Array {
	if (!(epsilon >= 0 && sensitivity > 0)) throw new RangeError('epsilon must be at least 0 and sensitivity above 0.');
	let best = -Infinity;
	for (let i = 0; i < scores.length; i++) best = Math.max(best, scores[i]!);
	const scale = epsilon / (2 * sensitivity);
	const weights = new Float64Array(scores.length);
	for (let i = 0; i < scores.length; i++) weights[i] = Math.exp(scale * (scores[i]! - best));
	return weights;
}

/** Probability of each candidate to be drawn first. */
export function mechanismChances(weights: ArrayLike<number>): Float64Array {
	let total = 0;
	for (let i = 0; i < weights.length; i++) total += weights[i]!;
	const chances = new Float64Array(weights.length);
	for (let i = 0; i < weights.length; i++) chances[i] = weights[i]! / total;
	return chances;
}

/**
 * Exponential arrival times with the weights as rates. The first to arrive are draws by the mechanism without
 * replacement (Efraimidis and Spirakis 2006); the logarithms are Gumbel noise on the scores. Dividing an arrival by a
 * factor multiplies the weight by that factor.
 * @param luck uniform random number of candidate i, from 0 up to 1
 */
export const arrivalTimes = (weights: Float64Array, luck: (i: number) => number): Float64Array =>
	weights.map((weight, i) => -Math.log(1 - luck(i)) / weight);

/** The first `count` candidates to arrive, in that order. */
export function firstToArrive(arrivals: ArrayLike<number>, count: number): number[] {
	const first: number[] = [];
	for (let i = 0; i < arrivals.length; i++) {
		if (first.length === count && arrivals[i]! >= arrivals[first.at(-1)!]!) continue;
		let place = first.length;
		while (place > 0 && arrivals[first[place - 1]!]! > arrivals[i]!) place--;
		first.splice(place, 0, i);
		if (first.length > count) first.pop();
	}
	return first;
}

/** Draws one candidate by the mechanism. O(n). @returns its index, or -1 without candidates */
export const drawByScore = (scores: ArrayLike<number>, epsilon: number, random: () => number): number =>
	firstToArrive(arrivalTimes(mechanismWeights(scores, epsilon), random), 1)[0] ?? -1;
