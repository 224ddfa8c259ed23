import type { Target } from '../../../kit/datasets/target.ts';
import type { Attack } from './attack.ts';

/** Sums in another order differ in their last bits: scores this close are equal. */
export const SAME = 1e-9;

/** Scores of all users for a target's mentions, in `scores`. */
export function scoreAll(attack: Attack, target: Target, scores: Float64Array): void {
	if ('score' in attack) {
		attack.score(scores, target);
		return;
	}
	scores.set(attack.prior);
	for (const item of target.items) attack.add(scores, item, target);
}

/** The least score that is not below the target's; Infinity when the target is not on the likely list. */
export function thresholdOf(attack: Attack, target: Target, scores: Float64Array): number {
	const own = target.user < 0 ? -Infinity : scores[target.user]!;
	if (own === -Infinity || (attack.all && own < target.items.length)) return Infinity;
	return own - SAME;
}

/** Users with at least `threshold`. */
export function countFrom(scores: Float64Array, threshold: number): number {
	let count = 0;
	for (let user = 0; user < scores.length; user++) if (scores[user]! >= threshold) count++;
	return count;
}

/** How many users have the best score; 0 when only users who fit everything count and nobody does. */
export function countBest(attack: Attack, target: Target, scores: Float64Array): number {
	let best = -Infinity;
	for (let user = 0; user < scores.length; user++) if (scores[user]! > best) best = scores[user]!;
	return attack.all && best < target.items.length ? 0 : countFrom(scores, best - SAME);
}

/**
 * Rank of a target: how many users score at least as high, so that a tie never counts for the adversary. Infinity when
 * the target is not on the likely list or mentions nothing.
 */
export function rankOf(attack: Attack, target: Target, scores: Float64Array): number {
	if (target.items.length === 0) return Infinity;
	scoreAll(attack, target, scores);
	return rankIn(attack, target, scores);
}

/** Rank of a target once everybody is scored. */
export function rankIn(attack: Attack, target: Target, scores: Float64Array): number {
	const threshold = thresholdOf(attack, target, scores);
	return threshold === Infinity ? Infinity : countFrom(scores, threshold);
}
