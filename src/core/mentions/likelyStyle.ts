/** Style of a text's likely films: writers who mark one title mark the others too. */
import type { Likelihoods } from './likelihoods.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';

/** Number of likely films, and how many of them begin with a small letter, or are in quotes or markup. */
interface LikelyStyle {
	likely: number;
	lower: number;
	marked: number;
}

export const isLower = ({ tokens }: Scene, { first }: PlacedCandidate) =>
	tokens.letterCase[first] === CASE.lower ? 1 : 0;
export const isMarked = ({ tokens }: Scene, { from }: PlacedCandidate) =>
	(tokens.gap[from]! & (GAP.quote | GAP.markup)) !== 0 ? 1 : 0;

/** Whether a candidate is likely, and no likelier one starts at the same token. */
export const isLikely = ({ starting }: Likelihoods, { from }: PlacedCandidate, p: number) =>
	p >= 0.5 && starting[from]! <= p;

export function likelyStyleOf(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	first: Float64Array,
	likelihoods: Likelihoods,
): LikelyStyle {
	const style = { likely: 0, lower: 0, marked: 0 };
	for (const i of likelihoods.listed) {
		const candidate = candidates[i]!;
		if (!isLikely(likelihoods, candidate, first[i]!)) continue;
		style.likely++;
		style.lower += isLower(scene, candidate);
		style.marked += isMarked(scene, candidate);
	}
	return style;
}

/**
 * Returns the smoothed share of the other likely films that are written like this candidate; a half without others.
 * @param likely number of likely films
 * @param styled how many of them have the style
 * @param own 1 if this candidate has it
 * @param ownLikely 1 if this candidate is one of the likely films
 */
export function partAlike(likely: number, styled: number, own: number, ownLikely: number): number {
	const others = likely - ownLikely;
	if (others <= 0) return 0.5;
	const alike = own === 1 ? styled - ownLikely : others - styled;
	return (alike + 0.5) / (others + 1);
}
