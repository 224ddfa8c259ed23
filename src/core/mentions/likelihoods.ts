/** Where in a text its likely films stand, once each candidate has been judged by itself. */
import { nextItem, previousItem } from './listItems.ts';
import type { Placed, Scene } from './scene.ts';

/** Words over which a likely film nearby loses all its weight. */
const REACH = 10;
/** Less likely candidates do not count as entries of a list. */
const LISTED = 0.3;

/** Probabilities of the likeliest candidate at each token; an entry more for the end of the text. */
export interface Likelihoods {
	/** That starts there, and that ends before it. */
	starting: Float64Array;
	ending: Float64Array;
	/** That covers it, and the second likeliest that does. */
	covering: Float64Array;
	second: Float64Array;
	/** That ends up to there, or starts from there on, less the further away it is. */
	nearBefore: Float64Array;
	nearAfter: Float64Array;
	/** How many likely films stand one after another up to there, and from there on. */
	upTo: Float64Array;
	onFrom: Float64Array;
	/** Likely candidates by their numbers, those that start last first. */
	listed: number[];
}

/** @param first probability of each candidate by itself */
export function likelihoodsOf({ tokens }: Scene, candidates: readonly Placed[], first: Float64Array): Likelihoods {
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
	candidates: readonly Placed[],
	first: Float64Array,
): Pick<Likelihoods, 'upTo' | 'onFrom' | 'listed'> {
	const upTo = new Float64Array(tokens.count + 1);
	const onFrom = new Float64Array(tokens.count + 2);
	const listed = candidates.map((_, i) => i).filter((i) => first[i]! > LISTED);
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
