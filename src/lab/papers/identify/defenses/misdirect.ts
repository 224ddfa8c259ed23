import { indexIn, type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import { countFrom, scoreAll, thresholdOf } from '../attacks/rank.ts';
import { scoring } from '../attacks/scoring.ts';

/** Which items are mentioned as decoys: those above a threshold in rising popularity, or the most popular ones. */
export type DecoyList = { threshold: number } | 'popular';

/** Misdirection (Frankowski et al. 2006, Fig. 9). @returns a function for a target's ranks under Scoring with 0 to `most` decoys */
export function misdirect({ ratings }: Shared, options: { list: DecoyList; most: number }) {
	const attack = scoring(ratings);
	const order = orderOf(ratings, options.list);
	const scores = new Float64Array(ratings.users);

	return (target: Target): number[] => {
		if (target.items.length === 0) return new Array<number>(options.most + 1).fill(Infinity);
		scoreAll(attack, target, scores);
		const threshold = thresholdOf(attack, target, scores);
		if (threshold === Infinity) return new Array<number>(options.most + 1).fill(Infinity);
		let rank = countFrom(scores, threshold);
		const ranks = [rank];
		for (const decoy of decoysFor(ratings, target, order, options.most)) {
			// The target's score is unchanged, so only the decoy's raters can pass it: one posting list suffices.
			rank -= ratersFrom(ratings, decoy, scores, threshold);
			attack.add(scores, decoy);
			rank += ratersFrom(ratings, decoy, scores, threshold);
			ranks.push(rank);
		}
		while (ranks.length <= options.most) ranks.push(rank);
		return ranks;
	};
}

function orderOf({ byItem, items }: Ratings, list: DecoyList): number[] {
	const order = Array.from({ length: items }, (_, item) => item);
	const raters = order.map((item) => sizeOf(byItem, item));
	if (list === 'popular') return order.sort((a, b) => raters[b]! - raters[a]! || a - b);
	return order.filter((item) => raters[item]! >= list.threshold).sort((a, b) => raters[a]! - raters[b]! || a - b);
}

function decoysFor({ byUser }: Ratings, { user, items }: Target, order: readonly number[], most: number): number[] {
	const mentioned = new Set(items);
	const decoys: number[] = [];
	for (const item of order) {
		if (decoys.length === most) break;
		if (!mentioned.has(item) && (user < 0 || indexIn(byUser, user, item) < 0)) decoys.push(item);
	}
	return decoys;
}

function ratersFrom({ byItem }: Ratings, item: number, scores: Float64Array, threshold: number): number {
	let count = 0;
	for (let i = byItem.start[item]!; i < byItem.start[item + 1]!; i++) if (scores[byItem.ids[i]!]! >= threshold) count++;
	return count;
}

export const misdirectTask = task(import.meta.url, 'misdirectTask', misdirect);
