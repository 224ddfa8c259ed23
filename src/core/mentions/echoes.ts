/**
 * Once a film is surely named, the same words name it again in the rest of the text, and so does another or a shorter name.
 */

import { isAbbreviation } from '../catalogue/abbreviated.ts';
import { postingFilm, postingKind } from '../catalogue/catalogue.ts';
import type { FilmClaim } from './claims.ts';
import { capitalsOf } from './initials.ts';
import { isMarked } from './likelyStyle.ts';
import type { TokenMarks } from './regions.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Least probability of a mention whose film is searched for elsewhere. */
export const ECHOED = 0.85;
/** Probability of an echo. */
const ECHO = 0.7;
/** Least probability of one word, and of several, that may be an echo. */
const LEAST_ONE_WORD = 0.01;
const LEAST = 0.04;

/** Returns the probabilities of candidates, raised if films surely named elsewhere support them. */
export function raiseEchoes(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
	found: readonly FilmClaim[],
	{ hidden }: TokenMarks,
): Float64Array {
	const { tokens } = scene;
	const sure = found.filter(({ p }) => p >= ECHOED);
	const [films, forms] = [new Set(sure.map(({ films }) => films[0]!)), new Set(sure.map(({ form }) => form))];
	const isTaken = takenBy(tokens, found);
	return probability.map((p, i) => {
		const candidate = candidates[i]!;
		if (p < LEAST_ONE_WORD && postingKind(candidate.posting) !== 'initials') return p;
		if (p >= ECHO || hidden[candidate.first] !== 0 || isTaken(candidate)) return p;
		if (isKnownAbbreviation(scene, candidate, found.length > 0)) return Math.max(p, ECHO);
		const isNamed = forms.has(candidate.node) || films.has(postingFilm(candidate.posting));
		if (candidate.respelling !== 'no' || !isNamed) return p;
		return isLikeTitle(scene, candidate, p) ? Math.max(p, ECHO) : p;
	});
}

/** Whether a candidate overlaps words that are taken by a mention. */
export function takenBy({ count }: Tokens, found: readonly FilmClaim[]) {
	const taken = new Uint8Array(count);
	for (const { first, last } of found) taken.fill(1, first, last);
	return ({ first, last }: { first: number; last: number }) => {
		for (let w = first; w < last; w++) if (taken[w] === 1) return true;
		return false;
	};
}

/** Whether a candidate is written like a title: several words, or one that is marked or has a capital of its own. */
function isLikeTitle(scene: Scene, candidate: PlacedCandidate, p: number): boolean {
	const { tokens, habit } = scene;
	const { first, last } = candidate;
	if (isInName(tokens, first, last)) return false;
	if (last - first > 1) return p >= LEAST;
	if (isMarked(scene, candidate) === 1) return p >= LEAST_ONE_WORD;
	return p >= LEAST_ONE_WORD && habit === 'mixed' && tokens.letterCase[first] !== CASE.lower;
}

/** Whether the words `first .. last` are part of a longer name: another capitalized word is next to them. */
export function isInName({ gap, letterCase, count, start, end }: Tokens, first: number, last: number): boolean {
	const joins = ~(GAP.space | GAP.dash);
	const isName = (w: number) => letterCase[w] === CASE.capital && end[w]! - start[w]! > 1;
	const startsSentence = first > 0 && (gap[first - 1]! & (GAP.line | GAP.stop)) !== 0;
	if (first > 0 && !startsSentence && (gap[first]! & joins) === 0 && isName(first - 1)) return true;
	return last < count && (gap[last]! & joins) === 0 && (isName(last) || letterCase[last] === CASE.digit);
}

/** Whether a candidate is an abbreviation that people use of films, written as one, in a text about films. */
function isKnownAbbreviation({ text, tokens }: Scene, candidate: PlacedCandidate, hasFilms: boolean): boolean {
	const { first, posting } = candidate;
	if (!hasFilms || postingKind(posting) !== 'initials' || !isAbbreviation(tokens.hash[first]!)) return false;
	return capitalsOf(text, tokens, first) >= 2;
}
