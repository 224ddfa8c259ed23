import type { Target } from '../../../kit/datasets/ratings.ts';
import { SCORE_TOLERANCE } from '../../../kit/statistics.ts';
import type { Attack } from './attack.ts';

/** Computes the scores of all users for a target's mentions into `scores`. */
export function scoreAll(attack: Attack, target: Target, scores: Float64Array): void {
	if ('score' in attack) {
		attack.score(scores, target);
		return;
	}
	scores.set(attack.prior);
	for (const item of target.items) attack.add(scores, item, target);
}

/** Returns the smallest score that counts as equal to the target's; Infinity if the target is not on the likely list. */
export function thresholdOf(attack: Attack, target: Target, scores: Float64Array): number {
	const own = target.user < 0 ? -Infinity : scores[target.user]!;
	if (own === -Infinity || (attack.all && own < target.items.length)) return Infinity;
	return own - SCORE_TOLERANCE;
}

export function countFrom(scores: Float64Array, threshold: number): number {
	let count = 0;
	for (let user = 0; user < scores.length; user++) if (scores[user]! >= threshold) count++;
	return count;
}

/** Counts the users with the best score; 0 if only users who match everything count and none does. */
export function countBest(attack: Attack, target: Target, scores: Float64Array): number {
	let best = -Infinity;
	for (let user = 0; user < scores.length; user++) if (scores[user]! > best) best = scores[user]!;
	return attack.all && best < target.items.length ? 0 : countFrom(scores, best - SCORE_TOLERANCE);
}

/** The number of users who score at least as high, so that ties count against the adversary; Infinity if not listed. */
export function rankOf(attack: Attack, target: Target, scores: Float64Array): number {
	if (target.items.length === 0) return Infinity;
	scoreAll(attack, target, scores);
	return rankIn(attack, target, scores);
}

/** The same for one target after another. */
export function ranksUnder(attack: Attack): (target: Target) => number {
	const scores = new Float64Array(attack.prior.length);
	return (target) => rankOf(attack, target, scores);
}

export function rankIn(attack: Attack, target: Target, scores: Float64Array): number {
	const threshold = thresholdOf(attack, target, scores);
	return threshold === Infinity ? Infinity : countFrom(scores, threshold);
}
