/** Titles that begin the items of a list whose other items begin with films: "1. Rosetta / 2. Eldorado, for the caravan". */
import { namesakesOf, shiftOf } from '../catalogue/namesakes.ts';
import { BEST_GUESS, LEAST_SURE } from './certainty.ts';
import { CUE } from './cues.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { isPartOfName, isWholeTitle } from './titleCase.ts';

const CONFIDENCE = 0.7;
/** Fewest other items that are surely films; they must be most of them. */
const LEAST_ITEMS = 2;
const HEAD = /^[ \t]*(?:[-*•–+]|\d{1,3}[.):])[ \t]+[*_"“«]*/;
/** What follows a title in an item: nothing, or words about it. */
const END = /^[*_"”»]*(?:$|, \p{Ll}|: | ?\(| [-–—→+>★])/u;
const SERIES = shiftOf('series');
const OTHER_WORKS = CUE.book | CUE.game | CUE.tv | CUE.music;

/** Raises the probability of titles that begin an item as the films of the other items do. */
export function raiseItems(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	const lists = listsOf(scene.text);
	if (lists.length === 0) return probability;
	const { start, end } = scene.tokens;
	const raised = Float64Array.from(probability);
	for (const items of lists) {
		const titles = items.map((item) =>
			candidates.flatMap((candidate, i) => {
				const isFirst = start[candidate.from] === item.start && end[candidate.last - 1]! <= item.end;
				return isFirst && END.test(scene.text.slice(end[candidate.last - 1], item.end)) ? [i] : [];
			}),
		);
		const isFilm = titles.map((own) => own.some((i) => probability[i]! >= LEAST_SURE));
		const films = isFilm.filter(Boolean).length;
		if (films < LEAST_ITEMS) continue;
		titles.forEach((own, at) => {
			if (isFilm[at] || 2 * films <= items.length - 1) return;
			const isTaken = candidates.some(
				({ from }, i) =>
					probability[i]! >= BEST_GUESS && start[from]! >= items[at]!.start && start[from]! < items[at]!.end,
			);
			const best = own.find((i) => isTitle(scene, candidates[i]!));
			if (best !== undefined && (!isTaken || probability[best]! >= BEST_GUESS)) raised[best] = CONFIDENCE;
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
function isTitle({ catalogue, tokens }: Scene, candidate: PlacedCandidate): boolean {
	const { from, last, node } = candidate;
	if (!isWholeTitle(candidate) || isPartOfName(tokens, candidate)) return false;
	if (((namesakesOf(catalogue, node) >>> SERIES) & 3) !== 0) return false;
	return !tokens.cue.subarray(Math.max(0, from - 8), last + 8).some((bits) => (bits & OTHER_WORKS) !== 0);
}
