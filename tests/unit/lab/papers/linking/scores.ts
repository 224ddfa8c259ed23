/** Scores of two accounts by the formulas, one pair at a time. */
import { type LinkModel, profileOf, sharedGain } from '../../../../../src/lab/papers/linking/formulas/likelihood.ts';
import type { OverlapWeighing } from '../../../../../src/lab/papers/linking/formulas/overlap.ts';
import { type Account, dot, eachShared } from '../../../../../src/lab/papers/linking/formulas/taste.ts';

export function linkScore(model: LinkModel, a: Account, b: Account): number {
	const [ofA, ofB] = [profileOf(model, a), profileOf(model, b)];
	let score = model.scale * dot(ofA.taste, ofB.taste);
	eachShared(a, b, (film, weight) => {
		score += weight * sharedGain(model, film, ofA, ofB);
	});
	return score;
}

export function overlapScore(weighing: OverlapWeighing, a: Account, b: Account): number {
	let shared = 0;
	eachShared(a, b, (film, weight) => {
		shared += weight * weighing.gain(film);
	});
	return weighing.score(shared, weighing.own(a), weighing.own(b));
}
