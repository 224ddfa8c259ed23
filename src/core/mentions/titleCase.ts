/**
 * Titles that stand out in a sentence in German, French, Spanish, Italian or Portuguese: names have no article with a capital,
 * "Para mí Los lunes al sol", and phrases no capital at their start, "Abbiamo rivisto Compagni di scuola"; or after a word that says
 * that they are seen, "Nos pasaron Machuca", if they are from where that language is spoken.
 */
import { postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { FOREIGN_ARTICLES, LANGUAGES } from '../catalogue/foreign.ts';
import { hashOf, words } from '../catalogue/words.ts';
import { BEST_GUESS, LEAST_SURE } from './certainty.ts';
import { CUE } from './cues.ts';
import { isInName } from './echoes.ts';
import { ENGLISH, isNative } from './language.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

const SURELY = 0.7;
/** A question. */
const PHRASE = (BEST_GUESS + LEAST_SURE) / 2;
/** Least probability of a title without an article. */
const LEAST_PHRASE = 0.05;
const SHOWN = new Set(
	words('lief läuft sah sahen passe passait pasan pasaron ponen echan danno davano passano passa passou').map(hashOf),
);
const articles = LANGUAGES.map((language) => new Set(Array.from(FOREIGN_ARTICLES[language], hashOf)));
const GERMAN = 1 + LANGUAGES.indexOf('de');

/** Raises the probability of titles that stand out in their sentence by a capital. */
export function raiseTitleCase(
	{ catalogue, tokens, habit, language }: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	if (habit !== 'mixed') return probability;
	return probability.map((p, i) => {
		const candidate = candidates[i]!;
		const { from, last, posting } = candidate;
		const own = language[from]!;
		if (p === 0 || p >= SURELY || own === ENGLISH || !standsOut(tokens, candidate)) return p;
		if (isSeen(tokens, from) && isNative(catalogue, postingFilm(posting), own)) return SURELY;
		if (last - from < 2) return p;
		if (articles[own - 1]!.has(tokens.hash[from]!)) return SURELY;
		// In German nouns have capitals, too.
		return p >= LEAST_PHRASE && own !== GERMAN && isLowerAfter(tokens, candidate) ? Math.max(p, PHRASE) : p;
	});
}

/** Whether a title begins with a capital amid a sentence. */
function standsOut(tokens: Tokens, candidate: PlacedCandidate): boolean {
	const { from } = candidate;
	if (from === 0 || tokens.letterCase[from] !== CASE.capital || !isWholeTitle(candidate)) return false;
	return (tokens.gap[from]! & ~(GAP.space | GAP.comma)) === 0 && !isPartOfName(tokens, candidate);
}

/** Whether the word before says that it is seen or shown. */
const isSeen = ({ cue, hash, gap }: Tokens, from: number): boolean =>
	gap[from] === GAP.space && ((cue[from - 1]! & CUE.watch) !== 0 || SHOWN.has(hash[from - 1]!));

/** Whether all words but the first have small letters. */
function isLowerAfter({ letterCase }: Tokens, { from, last }: PlacedCandidate): boolean {
	let lower = 0;
	for (let w = from + 1; w < last; w++) {
		if (letterCase[w] !== CASE.lower && letterCase[w] !== CASE.digit) return false;
		if (letterCase[w] === CASE.lower) lower++;
	}
	return lower > 0;
}

/** Whether it is all of a title, as it is written. */
export function isWholeTitle({ posting, respelling }: PlacedCandidate): boolean {
	const kind = postingKind(posting);
	return respelling === 'no' && kind !== 'part' && kind !== 'initials';
}

/** Whether it is part of a longer name, or a subtitle follows. */
export function isPartOfName(tokens: Tokens, { from, last }: PlacedCandidate): boolean {
	const { gap, letterCase, count } = tokens;
	if (isInName(tokens, from, last)) return true;
	return last < count && letterCase[last] === CASE.capital && (gap[last]! & (GAP.colon | GAP.line)) === GAP.colon;
}
