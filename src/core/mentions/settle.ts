import { partitionPoint } from '../algorithms/bisect.ts';

/** A span of tokens with what accepting it is worth. */
export interface Claim {
	first: number;
	last: number;
	worth: number;
}

/**
 * The claims that together are worth most without overlapping (weighted interval scheduling), as their indices in
 * order of place. Longest is not always right: worth decides.
 */
export function settle(claims: readonly Claim[]): number[] {
	const order = claims.map((_, i) => i).sort((a, b) => claims[a]!.last - claims[b]!.last);
	const best = [0];
	const compatible: number[] = [];
	order.forEach((i, k) => {
		// How many of the claims before end at or before this one's start.
		const ended = partitionPoint(0, k, (at) => claims[order[at]!]!.last <= claims[i]!.first);
		compatible.push(ended);
		best.push(Math.max(best[k]!, best[ended]! + claims[i]!.worth));
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
