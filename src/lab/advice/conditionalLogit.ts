/** Conditional logit (McFadden 1974): which of several options is chosen, by what is known about each. */
import { solve } from '../kit/logistic.ts';

/** A choice: `width` features of each option, and the option that was chosen. */
export interface Choice {
	features: Float64Array;
	chosen: number;
}

/** Returns the chance of each option. */
export function chances({ features }: Choice, weights: Float64Array): Float64Array {
	const width = weights.length;
	const utilities = Float64Array.from({ length: features.length / width }, (_, option) => {
		let sum = 0;
		for (let k = 0; k < width; k++) sum += weights[k]! * features[option * width + k]!;
		return sum;
	});
	const most = utilities.reduce((a, b) => Math.max(a, b), -Infinity);
	const odds = utilities.map((utility) => Math.exp(utility - most));
	const total = odds.reduce((a, b) => a + b, 0);
	return odds.map((value) => value / total);
}

/** Returns the mean of -log chance of the choices. */
export const logLoss = (choices: readonly Choice[], weights: Float64Array): number =>
	choices.reduce((sum, choice) => sum - Math.log(chances(choice, weights)[choice.chosen]!), 0) / choices.length;

/** Fits the weights with a penalty of half their squares, by Newton's method with halved steps. */
export function fitChoices(choices: readonly Choice[], width: number): Float64Array {
	let weights = new Float64Array(width);
	const objective = (w: Float64Array) =>
		choices.length * logLoss(choices, w) + w.reduce((sum, x) => sum + (x * x) / 2, 0);
	let now = objective(weights);
	for (let round = 0; round < 30; round++) {
		const { gradient, hessian } = derivatives(choices, weights);
		const change = solve(hessian, gradient, width);
		const before = now;
		for (let step = 1; step > 1e-4 && now === before; step /= 2) {
			const next = weights.map((w, k) => w - step * change[k]!);
			const value = objective(next);
			if (value < before) [weights, now] = [next, value];
		}
		if (before - now < 1e-6 * before) break;
	}
	return weights;
}

/** The gradient and the upper triangle of the Hessian of the penalised loss. */
function derivatives(choices: readonly Choice[], weights: Float64Array) {
	const width = weights.length;
	const gradient = weights.slice();
	const hessian = new Float64Array(width * width);
	for (let k = 0; k < width; k++) hessian[k * width + k] = 1;
	for (const choice of choices) {
		const { features, chosen } = choice;
		const mean = new Float64Array(width);
		chances(choice, weights).forEach((chance, option) => {
			const x = features.subarray(option * width, (option + 1) * width);
			for (let k = 0; k < width; k++) {
				mean[k]! += chance * x[k]!;
				for (let l = k; l < width; l++) hessian[k * width + l]! += chance * x[k]! * x[l]!;
			}
		});
		for (let k = 0; k < width; k++) {
			gradient[k]! += mean[k]! - features[chosen * width + k]!;
			for (let l = k; l < width; l++) hessian[k * width + l]! -= mean[k]! * mean[l]!;
		}
	}
	return { gradient, hessian };
}
