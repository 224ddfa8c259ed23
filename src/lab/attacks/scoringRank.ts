/**
 * Rank under Scoring without scoring everybody. A user can only reach the target's score with a rating in one of the
 * shorter posting lists, once the longest ones together fall short of it (the MaxScore rule of search engines, Turtle
 * and Flood 1995, with the target's score as its threshold): only those users are looked up in the longest lists.
 */
import { indexIn, type Ratings, sizeOf } from '../datasets/ratings.ts';
import { type AttackOptions, heavyLeftOut, scoringGain, type Target } from './attack.ts';
import { SAME } from './rank.ts';

/** Looking a user up costs about as much as this many steps along a posting list. */
const LOOKUP_COST = 25;
/** Lookups until a user is found to fall short, about. */
const LOOKUPS = 2;

/** @returns the rank of a target; Infinity when it is not on the likely list or mentions nothing */
export function createScoringRank(ratings: Ratings, options: AttackOptions = {}): (target: Target) => number {
	const { byItem, byUser, users, items } = ratings;
	const { start, ids } = byItem;
	const gains = Float64Array.from({ length: items }, (_, item) => scoringGain(ratings, options)(item));
	const prior = heavyLeftOut(ratings, options);
	const likely = prior.reduce((count, value) => count + (value === 0 ? 1 : 0), 0);
	const scores = new Float64Array(users);
	const touched = new Uint32Array(users);

	/** Adds up the gains of `lists`, and notes whom they touch. */
	function accumulate(lists: readonly number[]): number {
		let count = 0;
		for (const item of lists) {
			const gain = gains[item]!;
			const end = start[item + 1]!;
			for (let i = start[item]!; i < end; i++) {
				const user = ids[i]!;
				if (scores[user] === 0) touched[count++] = user;
				scores[user]! += gain;
			}
		}
		return count;
	}

	/** Whether a user reaches `threshold` with what the long lists add; the most they can add is known. */
	function reaches(user: number, threshold: number, long: readonly number[], longGain: number): boolean {
		let score = scores[user]!;
		let left = longGain;
		for (const item of long) {
			if (score >= threshold || score + left < threshold) break;
			if (indexIn(byUser, user, item) >= 0) score += gains[item]!;
			left -= gains[item]!;
		}
		return score >= threshold;
	}

	/** Where to cut lists, the longest last, so that the long ones fall short of `threshold` and the work is least. */
	function cheapestCut(lists: readonly number[], threshold: number): number {
		let size = lists.reduce((sum, item) => sum + sizeOf(byItem, item), 0);
		let best = lists.length;
		let least = size;
		let longGain = 0;
		for (let cut = lists.length - 1; cut > 0; cut--) {
			longGain += gains[lists[cut]!]!;
			if (longGain >= threshold) break;
			size -= sizeOf(byItem, lists[cut]!);
			const work = size * (1 + LOOKUPS * LOOKUP_COST);
			if (work < least) [best, least] = [cut, work];
		}
		return best;
	}

	return ({ user: own, items: mentioned }) => {
		if (mentioned.length === 0 || own < 0 || prior[own] !== 0) return Infinity;
		let threshold = -SAME;
		for (const item of mentioned) if (indexIn(byUser, own, item) >= 0) threshold += gains[item]!;
		if (threshold <= 0) return likely;
		const lists = mentioned.filter((item) => gains[item]! > 0).sort((a, b) => sizeOf(byItem, a) - sizeOf(byItem, b));
		const cut = cheapestCut(lists, threshold);
		const [short, long] = [lists.slice(0, cut), lists.slice(cut)];
		const longGain = long.reduce((sum, item) => sum + gains[item]!, 0);
		const count = accumulate(short);
		let rank = 0;
		for (let i = 0; i < count; i++) {
			const user = touched[i]!;
			if (prior[user] === 0 && reaches(user, threshold, long, longGain)) rank++;
			scores[user] = 0;
		}
		return rank;
	};
}
