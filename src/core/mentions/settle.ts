import { partitionPoint } from '../algorithms/bisect.ts';

/** A span of tokens with a weight. */
export interface Claim {
	first: number;
	last: number;
	worth: number;
}

/**
 * Selects the non-overlapping claims of the largest total worth (weighted interval scheduling). Returns their indices in
 * text order.
 */
export function settle(claims: readonly Claim[]): number[] {
	const order = claims.map((_, i) => i).sort((a, b) => claims[a]!.last - claims[b]!.last);
	const best = [0];
	const compatible: number[] = [];
	order.forEach((i, k) => {
		// Number of the preceding claims that end at or before the start of this one.
		const endedBefore = partitionPoint(0, k, (at) => claims[order[at]!]!.last <= claims[i]!.first);
		compatible.push(endedBefore);
		best.push(Math.max(best[k]!, best[endedBefore]! + claims[i]!.worth));
	});
	const chosen: number[] = [];
	for (let k = order.length; k > 0; ) {
		if (best[k] === best[k - 1]) k--;
		else {
			chosen.push(order[k - 1]!);
			k = compatible[k - 1]!;
		}
	}
	return chosen.reverse();
}
