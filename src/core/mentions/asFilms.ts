/**
 * Titles of which an English text says that they are films: "they were showing Tabu", "something called BlackBerry" after "I watched",
 * "The film that we agree on is The Castle", "Whisky, the Uruguayan film".
 */
import { ENGLISH } from './language.ts';
import { isAmongOtherWorks, isNameOf } from './otherWorks.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { isPartOfName, isWholeTitle } from './titleCase.ts';
import { CASE, GAP } from './tokens.ts';

const CONFIDENCE = 0.7;
const LEAST = 0.05;
/** Letters before a title, and after it. */
const BEFORE = 90;
const AFTER = 50;

const SHOWN = /\b(?:showing|screening|screened|rented|put on) $/i;
const CALLED = /\b(?:watch|watched|watching|saw|seen|films?|movies?|documentary)\b[^.!?\n"]{0,50} (?:called|titled) $/i;
const SUBJECT =
	/(?:^|[.!?]\s+|\n)(?:the|my|our|his|her|their|one|another) (?:\p{L}+ ){0,2}(?:film|movie)\b[^.!?\n,;"]{0,45} (?:is|was|would be) $/iu;
const APPOSED = /^, (?:the|an?|that) (?:[\p{L}-]+ ){0,2}(?:film|movie)\b/u;

/** Raises the probability of titles that are said to be films. */
export function raiseAsFilms(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	if (scene.habit !== 'mixed') return probability;
	return probability.map((p, i) => {
		const candidate = candidates[i]!;
		if (p < LEAST || p >= CONFIDENCE || !isNamed(scene, candidate)) return p;
		return isSaid(scene, candidate) ? CONFIDENCE : p;
	});
}

/** Whether it is written as a title amid a sentence, no character is called so, and nothing near speaks of other works. */
function isNamed(scene: Scene, candidate: PlacedCandidate): boolean {
	const { catalogue, tokens, language } = scene;
	const { from, first } = candidate;
	const { gap, letterCase } = tokens;
	if (from === 0 || gap[from] !== GAP.space || letterCase[first] !== CASE.capital || language[from] !== ENGLISH)
		return false;
	if (!isWholeTitle(candidate) || isPartOfName(tokens, candidate)) return false;
	return !isNameOf('character', catalogue, candidate) && !isAmongOtherWorks(scene, candidate);
}

function isSaid({ text, tokens: { start, end } }: Scene, { from, last }: PlacedCandidate): boolean {
	const before = text.slice(Math.max(0, start[from]! - BEFORE), start[from]);
	const after = text.slice(end[last - 1], end[last - 1]! + AFTER);
	return [SHOWN, CALLED, SUBJECT].some((pattern) => pattern.test(before)) || APPOSED.test(after);
}
