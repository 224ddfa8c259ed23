/** How sure an adversary can be of the best guess, the right one being absent included. */

/** How the highest of all scores stands out. */
export interface Guess {
	top: number;
	second: number;
	/** Mean and standard deviation of all scores. */
	mean: number;
	sigma: number;
	/** log of the sum of exp((score - top) / unit) over all but the best; `unit` is what the score counts in. */
	rest: number;
}

/** Measures of confidence: the score, eccentricity, and the log odds of the best among the candidates. */
export const CONFIDENCES = ['score', 'eccentricity', 'likelihoodRatio'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const confidenceOf = (kind: Confidence, { top, second, sigma, rest }: Guess): number => {
	if (kind === 'score') return top;
	return kind === 'eccentricity' ? (sigma > 0 ? (top - second) / sigma : 0) : -rest;
};

/** Collects how the highest score stands out. @param unit null for the standard deviation of the scores */
export function guessOf(scores: ArrayLike<number>, unit: number | null): Guess {
	let [top, second, sum] = [-Infinity, -Infinity, 0];
	for (let i = 0; i < scores.length; i++) {
		const score = scores[i]!;
		sum += score;
		if (score > top) [second, top] = [top, score];
		else if (score > second) second = score;
	}
	const mean = sum / scores.length;
	let squares = 0;
	for (let i = 0; i < scores.length; i++) squares += (scores[i]! - mean) ** 2;
	const sigma = Math.sqrt(squares / scores.length);
	const scale = unit ?? sigma;
	let rest = -1;
	for (let i = 0; i < scores.length; i++) rest += scale > 0 ? Math.exp((scores[i]! - top) / scale) : 1;
	return { top, second, mean, sigma, rest: Math.log(Math.max(rest, 1e-12)) };
}
