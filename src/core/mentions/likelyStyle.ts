/** How the likely films of a text are written: somebody who marks one film marks the next. */
import type { Likelihoods } from './likelihoods.ts';
import type { Placed, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';

/** How many likely films there are, and how many of them begin with a small letter or stand in quotes or markup. */
interface LikelyStyle {
	likely: number;
	lower: number;
	marked: number;
}

export const isLower = ({ tokens }: Scene, { first }: Placed) => (tokens.letterCase[first] === CASE.lower ? 1 : 0);
export const isMarked = ({ tokens }: Scene, { from }: Placed) =>
	(tokens.gap[from]! & (GAP.quote | GAP.markup)) !== 0 ? 1 : 0;

/** Whether a candidate is likely, and no other that starts there is likelier. */
export const isLikely = ({ starting }: Likelihoods, { from }: Placed, p: number) => p >= 0.5 && starting[from]! <= p;

export function likelyStyleOf(
	scene: Scene,
	candidates: readonly Placed[],
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
 * Which part of the other likely films is written like this one; a half where there is none.
 * @param all likely films, and how many of them are written so
 * @param is 1 where this one is written so
 * @param own 1 where this one is among the likely films
 */
export function partAlike(all: number, so: number, is: number, own: number): number {
	const others = all - own;
	if (others <= 0) return 0.5;
	const alike = is === 1 ? so - own : others - so;
	return (alike + 0.5) / (others + 1);
}
