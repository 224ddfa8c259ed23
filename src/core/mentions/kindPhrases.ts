/** Phrases in titles of kinds other than films that every post about such items has too. */
import { postingKind } from '../catalogue/catalogue.ts';
import { CUE } from './cues.ts';
import type { PlacedCandidate } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Words that say what kind of item it is. */
const SAYING = CUE.film | CUE.films | CUE.tv | CUE.determiner;

/**
 * Whether words are not a title although titles contain them: words that only say what an item is, as in "Discworld:
 * The Board Game", and a determiner that begins a sentence ("Another show"), which is also the title of an anime.
 */
export function isOfKind(tokens: Tokens, { first, from, last, posting }: PlacedCandidate): boolean {
	const { cue, letterCase, gap, count } = tokens;
	if (last === first + 1 && last < count && (cue[first]! & CUE.determiner) !== 0) {
		const starts = (gap[first]! & (GAP.line | GAP.stop)) !== 0 || letterCase[first] === CASE.lower;
		const goesOn = gap[last] === GAP.space && letterCase[last] === CASE.lower && (cue[last]! & CUE.verb) === 0;
		return starts && goesOn;
	}
	let isNamed = postingKind(posting) !== 'part';
	for (let w = from; w < last; w++) if (letterCase[w] !== CASE.digit && (cue[w]! & SAYING) === 0) return false;
	// "The Game" is a game, "the game" is the one at hand.
	if (letterCase.subarray(first, last).every((letters) => letters === CASE.lower)) isNamed = false;
	return !isNamed;
}
