/** Positions of likely films in a text, from first-pass probabilities. */
import { nextItem, previousItem } from './listItems.ts';
import type { PlacedCandidate, Scene } from './scene.ts';

/** Distance in words at which a likely film nearby loses all its weight. */
const REACH = 10;
/** Least probability of a candidate to count as an item of a list. */
const LEAST_LISTED = 0.3;

/** Probabilities of the likeliest candidate at each token, with one more entry for the end of the text. */
export interface Likelihoods {
	/** For candidates that start at the token, and that end before it. */
	starting: Float64Array;
	ending: Float64Array;
	/** For the likeliest and second likeliest candidates that cover it. */
	covering: Float64Array;
	second: Float64Array;
	/** For candidates that end at or before it, or start at or after it, decreasing with distance. */
	nearBefore: Float64Array;
	nearAfter: Float64Array;
	/** Expected number of consecutive list items that are films, up to it and from it on. */
	upTo: Float64Array;
	onFrom: Float64Array;
	/** Indices of likely candidates, by descending start. */
	listed: number[];
}

/** @param first first-pass probability of each candidate */
export function likelihoodsOf(
	{ tokens }: Scene,
	candidates: readonly PlacedCandidate[],
	first: Float64Array,
): Likelihoods {
	const { count } = tokens;
	const starting = new Float64Array(count + 1);
	const ending = new Float64Array(count + 1);
	const covering = new Float64Array(count);
	const second = new Float64Array(count);
	candidates.forEach((candidate, i) => {
		const p = first[i]!;
		starting[candidate.from] = Math.max(starting[candidate.from]!, p);
		ending[candidate.last] = Math.max(ending[candidate.last]!, p);
		for (let w = candidate.first; w < candidate.last; w++) {
			if (p > covering[w]!) {
				second[w] = covering[w]!;
				covering[w] = p;
			} else if (p > second[w]!) second[w] = p;
		}
	});
	const nearBefore = new Float64Array(count + 1);
	const nearAfter = new Float64Array(count + 2);
	for (let w = 1; w <= count; w++) nearBefore[w] = Math.max(ending[w]!, nearBefore[w - 1]! - 1 / REACH);
	for (let w = count; w >= 0; w--) nearAfter[w] = Math.max(starting[w]!, nearAfter[w + 1]! - 1 / REACH);
	return { starting, ending, covering, second, nearBefore, nearAfter, ...listsOf(tokens, candidates, first) };
}

function listsOf(
	tokens: Scene['tokens'],
	candidates: readonly PlacedCandidate[],
	first: Float64Array,
): Pick<Likelihoods, 'upTo' | 'onFrom' | 'listed'> {
	const upTo = new Float64Array(tokens.count + 1);
	const onFrom = new Float64Array(tokens.count + 2);
	const listed = candidates.map((_, i) => i).filter((i) => first[i]! > LEAST_LISTED);
	listed.sort((a, b) => candidates[a]!.last - candidates[b]!.last);
	for (const i of listed) {
		const { from, last } = candidates[i]!;
		const before = previousItem(tokens, from);
		upTo[last] = Math.max(upTo[last]!, first[i]! * (1 + (before < 0 ? 0 : upTo[before]!)));
	}
	listed.sort((a, b) => candidates[b]!.from - candidates[a]!.from);
	for (const i of listed) {
		const { from, last } = candidates[i]!;
		const after = nextItem(tokens, last);
		onFrom[from] = Math.max(onFrom[from]!, first[i]! * (1 + (after < 0 ? 0 : onFrom[after]!)));
	}
	return { upTo, onFrom, listed };
}
