/** Titles that are ordinary phrases, "rush hour": what few texts show the model, counts of words in books do. */
import { levelOf, namesakesOf } from '../catalogue/namesakes.ts';
import { BEST_GUESS, LEAST_MAYBE } from './certainty.ts';
import { CUE } from './cues.ts';
import { isMarked } from './likelyStyle.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE } from './tokens.ts';

/** By how much a phrase is less likely a film, in log odds, for each level of how common it is. */
const LESS = 0.5;
const FILMS = CUE.film | CUE.watch;

/**
 * Lowers the probability of common phrases that are written without a capital or mark, where no other words of the text speak of
 * films and no other film is likely.
 */
export function doubtPhrases(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	const { catalogue, tokens } = scene;
	const { letterCase, cue, count } = tokens;
	const levels = candidates.map((candidate, i) => {
		const { from, last, node } = candidate;
		const isPlain = probability[i]! >= LEAST_MAYBE && isMarked(scene, candidate) === 0;
		if (!isPlain || letterCase.subarray(from, last).some((written) => written !== CASE.lower)) return 0;
		return levelOf(namesakesOf(catalogue, node), 'phrase');
	});
	if (levels.every((level) => level === 0)) return probability;
	const isOther = ({ from, last }: PlacedCandidate) => {
		for (let w = 0; w < count; w++) if ((w < from || w >= last) && (cue[w]! & FILMS) !== 0) return true;
		return candidates.some(
			(other, k) => probability[k]! >= BEST_GUESS && levels[k] === 0 && (other.last <= from || other.from >= last),
		);
	};
	return probability.map((p, i) => {
		if (levels[i] === 0 || isOther(candidates[i]!)) return p;
		return 1 / (1 + (1 / p - 1) * Math.exp(LESS * levels[i]!));
	});
}
