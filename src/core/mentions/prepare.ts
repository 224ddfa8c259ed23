import type { Catalogue } from '../catalogue/catalogue.ts';
import { findCandidates, isEveryday } from './candidates.ts';
import { FEATURES } from './featureNames.ts';
import { describe } from './features.ts';
import { namesakes } from './namesakes.ts';
import { itemNumbers } from './numbers.ts';
import { findRegions } from './regions.ts';
import { type Placed, place, type Scene } from './scene.ts';
import { makeSpeller } from './spelling.ts';
import { type Habit, type Surroundings, surroundingsOf } from './surroundings.ts';
import { CASE, GAP, type Tokens, tokenize } from './tokens.ts';

/** The candidates of a text and what they have in common. */
export function prepare(catalogue: Catalogue, text: string, whole?: Surroundings) {
	const tokens = tokenize(catalogue, text);
	const surroundings = whole ?? surroundingsOf(tokens);
	const numbers = itemNumbers(text, tokens);
	const candidates: Placed[] = [];
	for (const candidate of findCandidates(catalogue, tokens, makeSpeller(catalogue, tokens))) {
		const one = candidate.last === candidate.first + 1;
		const isNone =
			one && (numbers.has(candidate.first) || isPlain(catalogue, tokens, surroundings.habit, candidate.first));
		if (!isNone) candidates.push(place(catalogue, text, tokens, candidate));
	}
	const cover = new Uint8Array(tokens.count);
	for (const { first, last } of candidates)
		for (let w = first; w < last; w++) cover[w] = Math.max(cover[w]!, last - first);
	const scene: Scene = { catalogue, text, tokens, habit: surroundings.habit, cover, kinds: namesakes(catalogue) };
	return { scene, candidates, regions: findRegions(text), surroundings };
}

/** Whether a word stands in a sentence like any other: everyday, without a capital although the text uses them. */
function isPlain(c: Catalogue, tokens: Tokens, habit: Habit, at: number): boolean {
	const { word, letterCase, gap } = tokens;
	if (habit !== 'mixed' || letterCase[at] !== CASE.lower || gap[at] !== GAP.space || gap[at + 1] !== GAP.space)
		return false;
	return isEveryday(c, word[at]!);
}

/** Features of every candidate, `FEATURES.length` a row. */
export function describeAll(scene: Scene, candidates: readonly Placed[]): Float64Array {
	const rows = new Float64Array(candidates.length * FEATURES.length);
	candidates.forEach((candidate, i) => {
		describe(scene, candidate, rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length));
	});
	return rows;
}
