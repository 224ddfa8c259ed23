import type { Catalogue } from '../catalogue/catalogue.ts';
import { findCandidates, isEveryday } from './candidates.ts';
import { isMonthOfDate } from './dates.ts';
import { FEATURES } from './featureNames.ts';
import { describe } from './features.ts';
import { isMisreadInitials } from './initials.ts';
import { namesakes } from './namesakes.ts';
import { itemNumbers } from './numbers.ts';
import { APART, numbersApart } from './numbersApart.ts';
import { findRegions } from './regions.ts';
import { type PlacedCandidate, place, type Scene } from './scene.ts';
import { makeSpeller } from './spelling.ts';
import { type Habit, surroundingsOf } from './surroundings.ts';
import { CASE, GAP, type Tokens, tokenize } from './tokens.ts';

/** Finds the candidates of a text and the data they share. */
export function prepare(catalogue: Catalogue, text: string) {
	const tokens = tokenize(catalogue, text);
	const surroundings = surroundingsOf(tokens);
	const numbers = itemNumbers(text, tokens);
	const candidates: PlacedCandidate[] = [];
	const apart = numbersApart(text, tokens);
	for (const candidate of findCandidates(catalogue, tokens, makeSpeller(catalogue, tokens), apart)) {
		const oneWord = candidate.last === candidate.first + 1;
		const isExcluded =
			oneWord &&
			(numbers.has(candidate.first) ||
				(apart[candidate.first]! & APART.alone) !== 0 ||
				isMonthOfDate(tokens, candidate.first) ||
				isPlain(catalogue, tokens, surroundings.habit, candidate.first));
		if (isExcluded) continue;
		const placed = place(catalogue, text, tokens, candidate);
		if (!isMisreadInitials(text, tokens, placed)) candidates.push(placed);
	}
	const cover = new Uint8Array(tokens.count);
	for (const { first, last } of candidates)
		for (let w = first; w < last; w++) cover[w] = Math.max(cover[w]!, last - first);
	const { habit } = surroundings;
	const scene: Scene = { catalogue, text, tokens, habit, cover, apart, kinds: namesakes(catalogue) };
	return { scene, candidates, regions: findRegions(text), surroundings };
}

/** Whether a word is ordinary prose: everyday, inside a sentence, and not capitalised although the text uses capitals. */
function isPlain(c: Catalogue, tokens: Tokens, habit: Habit, at: number): boolean {
	const { word, letterCase, gap } = tokens;
	if (habit !== 'mixed' || letterCase[at] !== CASE.lower || gap[at] !== GAP.space || gap[at + 1] !== GAP.space)
		return false;
	return isEveryday(c, word[at]!);
}

/** Computes the first-pass features of every candidate, `FEATURES.length` a row. */
export function describeAll(scene: Scene, candidates: readonly PlacedCandidate[]): Float64Array {
	const rows = new Float64Array(candidates.length * FEATURES.length);
	candidates.forEach((candidate, i) => {
		describe(scene, candidate, rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length));
	});
	return rows;
}
