/** Films in texts about other things: a false one costs most there, so it must be likelier than elsewhere. */
import { CUE } from './cues.ts';
import type { PlacedCandidate, Scene } from './scene.ts';

/** By how much, in log odds: .6 is as good as even odds elsewhere. */
const LESS = 0.4;
/** Least probability of a film that shows what a text is about. */
const LEAST = 0.8;
const FILMS = CUE.film | CUE.watch;

/** Lowers the probabilities in a text that has no word about films, but for those of a candidate next to a surer film. */
export function doubtAlone(
	{ tokens: { cue, count } }: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	if (cue.subarray(0, count).some((bits) => (bits & FILMS) !== 0)) return probability;
	const sure = candidates.filter((_, i) => probability[i]! >= LEAST);
	return probability.map((p, i) => {
		const { from, last } = candidates[i]!;
		const isAlone = sure.every((other) => other.from < last && from < other.last);
		return isAlone ? 1 / (1 + (1 / p - 1) * Math.exp(LESS)) : p;
	});
}
