/**
 * Rank under Scoring without scoring all users. A user can only reach the target's score with a rating in one of the
 * shorter posting lists, if the longest ones together fall short (the MaxScore rule of search engines, Turtle
 * and Flood 1995, with the target's score as its threshold). Those users are candidates; then the longer lists are read,
 * and candidates who can no longer reach the score are pruned.
 */
import { indexIn, type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { SCORE_TOLERANCE } from '../../../kit/statistics.ts';
import type { AttackOptions } from './attack.ts';
import { heavyRaterPrior, scoringGain } from './scoring.ts';

/** Looking a candidate up costs about as much as this many steps along a posting list. */
const LOOKUP_COST = 40;

/** @returns a function that computes a target's rank; Infinity if it is not on the likely list or mentions nothing */
export function createScoringRank(ratings: Ratings, options: AttackOptions = {}): (target: Target) => number {
	const { byItem, byUser, users, items } = ratings;
	const { start, ids } = byItem;
	const gains = Float64Array.from({ length: items }, (_, item) => scoringGain(ratings, options)(item));
	const prior = heavyRaterPrior(ratings, options);
	const likely = prior.reduce((count, value) => count + (value === 0 ? 1 : 0), 0);
	const scores = new Float64Array(users);
	const candidates = new Uint32Array(users);

	/** Adds up the gains of `lists`. @returns the number of candidates, which are the users with any gain */
	function gather(lists: readonly number[]): number {
		let count = 0;
		for (const item of lists) {
			const gain = gains[item]!;
			const end = start[item + 1]!;
			for (let i = start[item]!; i < end; i++) {
				const user = ids[i]!;
				if (scores[user] === 0) candidates[count++] = user;
				scores[user]! += gain;
			}
		}
		return count;
	}

	/** Adds an item's gain to the first `count` candidates who rated it, by lookups or along its list. */
	function extend(item: number, count: number): void {
		const gain = gains[item]!;
		const end = start[item + 1]!;
		if (count * LOOKUP_COST > sizeOf(byItem, item)) {
			for (let i = start[item]!; i < end; i++) if (scores[ids[i]!]! > 0) scores[ids[i]!]! += gain;
		} else
			for (let c = 0; c < count; c++) if (indexIn(byItem, item, candidates[c]!) >= 0) scores[candidates[c]!]! += gain;
	}

	function prune(count: number, least: number): number {
		let kept = 0;
		for (let c = 0; c < count; c++) {
			const user = candidates[c]!;
			if (scores[user]! >= least) candidates[kept++] = user;
			else scores[user] = 0;
		}
		return kept;
	}

	return ({ user: own, items: mentioned }) => {
		if (mentioned.length === 0 || own < 0 || prior[own] !== 0) return Infinity;
		let threshold = -SCORE_TOLERANCE;
		for (const item of mentioned) if (indexIn(byUser, own, item) >= 0) threshold += gains[item]!;
		if (threshold <= 0) return likely;
		const lists = mentioned.filter((item) => gains[item]! > 0).sort((a, b) => sizeOf(byItem, a) - sizeOf(byItem, b));
		let cut = lists.length;
		let longGain = 0;
		while (cut > 1 && longGain + gains[lists[cut - 1]!]! < threshold) longGain += gains[lists[--cut]!]!;
		let count = prune(gather(lists.slice(0, cut)), threshold - longGain);
		for (const item of lists.slice(cut)) {
			if (count === 0) break;
			extend(item, count);
			longGain -= gains[item]!;
			count = prune(count, threshold - longGain);
		}
		let rank = 0;
		for (let c = 0; c < count; c++) {
			if (prior[candidates[c]!] === 0) rank++;
			scores[candidates[c]!] = 0;
		}
		return rank;
	};
}
