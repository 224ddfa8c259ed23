/** Titles that begin the items of a list whose other items begin with films: "1. Rosetta / 2. Eldorado, for the caravan". */
import { lowerBound } from '../algorithms/bisect.ts';
import { BEST_GUESS, LEAST_SURE } from './certainty.ts';
import { isAmongOtherWorks, isNameOf } from './otherWorks.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { isPartOfName, isWholeTitle } from './titleCase.ts';

const CONFIDENCE = 0.7;
/** Fewest other items that are surely films; they must be most of them. */
const LEAST_ITEMS = 2;
const HEAD = /^[ \t]*(?:[-*•–+]|\d{1,3}[.):])[ \t]+[*_"“«]*/;
/** What follows a title in an item: nothing, or words about it. */
const END = /^[*_"”»]*(?:$|, \p{Ll}|: | ?\(| [-–—→+>★])/u;

/** Raises the probability of titles that begin an item as the films of the other items do. */
export function raiseItems(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	const lists = listsOf(scene.text);
	if (lists.length === 0) return probability;
	const { start, end } = scene.tokens;
	const startOf = (i: number) => start[candidates[i]!.from]!;
	const byStart = Map.groupBy(candidates.keys(), startOf);
	const likely = [...candidates.keys()]
		.filter((i) => probability[i]! >= BEST_GUESS)
		.map(startOf)
		.sort((a, b) => a - b);
	const raised = Float64Array.from(probability);
	for (const items of lists) {
		const titles = items.map((item) =>
			(byStart.get(item.start) ?? []).filter((i) => {
				const at = end[candidates[i]!.last - 1]!;
				return at <= item.end && END.test(scene.text.slice(at, item.end));
			}),
		);
		const isFilm = titles.map((own) => own.some((i) => probability[i]! >= LEAST_SURE));
		const films = isFilm.filter(Boolean).length;
		if (films < LEAST_ITEMS || 2 * films <= items.length - 1) continue;
		items.forEach((item, at) => {
			if (isFilm[at]) return;
			const best = titles[at]!.find((i) => isTitle(scene, candidates[i]!));
			if (best === undefined) return;
			const first = lowerBound(likely, item.start);
			const isTaken = first < likely.length && likely[first]! < item.end;
			if (!isTaken || probability[best]! >= BEST_GUESS) raised[best] = CONFIDENCE;
		});
	}
	return raised;
}

interface Item {
	/** Where its words begin and its line ends. */
	start: number;
	end: number;
}

/** The items of each list of three items or more; empty lines may divide them. */
function listsOf(text: string): Item[][] {
	const lists: Item[][] = [[]];
	let at = 0;
	for (const line of text.split('\n')) {
		const head = HEAD.exec(line);
		if (head !== null) lists.at(-1)!.push({ start: at + head[0].length, end: at + line.length });
		else if (line.trim() !== '') lists.push([]);
		at += line.length + 1;
	}
	return lists.filter((items) => items.length > LEAST_ITEMS);
}

/** Whether it is a whole title, and neither a series nor among books, games or music. */
function isTitle(scene: Scene, candidate: PlacedCandidate): boolean {
	if (!isWholeTitle(candidate) || isPartOfName(scene.tokens, candidate)) return false;
	return !isNameOf('series', scene.catalogue, candidate) && !isAmongOtherWorks(scene, candidate);
}
