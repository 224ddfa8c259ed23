/** Films in texts about other things: a false one costs most there, so it must be likelier than elsewhere. */
import { postingFilm } from '../catalogue/catalogue.ts';
import { isName, surpriseOf } from '../catalogue/common.ts';
import { namesakesOf, shiftOf } from '../catalogue/namesakes.ts';
import { hashOf, words } from '../catalogue/words.ts';
import { CUE } from './cues.ts';
import { ENGLISH, isNative } from './language.ts';
import { NAMESAKE, namesakes } from './namesakes.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';

/** By how much, in log odds: .6 is as good as even odds elsewhere. */
const LESS = 0.4;
/** In languages other than English, how common a word is is not known. */
const LESS_FOREIGN = 0.6;
/** And idioms are written small where other words have capitals. */
const LESS_SMALL = 1.2;
/** Of places after such words: "a good plumber in Chicago". In labeled posts those that are films have their year. */
const LESS_PLACE = 4;
const TOWARD = new Set(words('in near to from around').map(hashOf));
/** Least probability of a film that shows what a text is about, and of two that do so together: a list. */
const LEAST = 0.8;
const LEAST_OF_TWO = 0.5;
/** Least surprisal, in bits, of an English text's word that seldom means anything but the film: "Koyaanisqatsi". */
const RARE = 20.5;
const FILMS = CUE.film | CUE.watch;
const PHRASE = shiftOf('phrase');

/** Whether one of these tokens seldom means anything but a film. */
export function hasRareWord({ catalogue, tokens: { word } }: Scene, from: number, to: number): boolean {
	return word.subarray(from, to).some((one) => one < 0 || surpriseOf(catalogue.wordCommon[one]!) > RARE);
}

/**
 * Lowers the probabilities of titles that are ordinary words in a text without a word about films and without another film
 * that is sure, or two that are likely. In English these are single known words, and words that are a phrase in books: not "Mean Girls".
 * Of places after "in" and the like next to nothing is left. In other languages they are all but films from where it is
 * spoken with a capital amid a sentence: "parar en Nueve reinas", not "Victoria".
 */
export function doubtAlone(
	scene: Scene,
	candidates: readonly PlacedCandidate[],
	probability: Float64Array,
): Float64Array {
	const { catalogue, language, tokens } = scene;
	const { cue, count, hash, word, gap, letterCase } = tokens;
	if (cue.subarray(0, count).some((bits) => (bits & FILMS) !== 0)) return probability;
	const isAmid = (at: number) => letterCase[at] === CASE.capital && (gap[at]! & ~(GAP.space | GAP.comma)) === 0;
	const hasCapitals = letterCase.subarray(0, count).includes(CASE.capital);
	/** Whether others may be films because it is: small or first words of sentences may be idioms that come together. */
	const vouches = ({ from }: PlacedCandidate) =>
		language[from] === ENGLISH || !hasCapitals || isAmid(from) || (gap[from]! & GAP.line) !== 0;
	const likely = candidates.map((_, i) => i).filter((i) => probability[i]! >= LEAST_OF_TWO && vouches(candidates[i]!));
	const isOneName = (from: number, last: number) =>
		last - from === 1 && word[from]! >= 0 && isName(catalogue.wordCommon[word[from]!]!);
	const isOrdinary = ({ node, from, first, last, posting }: PlacedCandidate) => {
		if (language[from] !== ENGLISH)
			return !isAmid(from) || isOneName(from, last) || !isNative(catalogue, postingFilm(posting), language[from]!);
		if (hasRareWord(scene, from, last)) return false;
		return last - first === 1 || ((namesakesOf(catalogue, node) >>> PHRASE) & 3) > 0;
	};
	const bits = namesakes(catalogue);
	const isPlace = ({ node, from, last }: PlacedCandidate) =>
		last - from === 1 &&
		from > 0 &&
		gap[from] === GAP.space &&
		TOWARD.has(hash[from - 1]!) &&
		(bits[node]! & NAMESAKE.place) > 0;
	const isAlone = ({ from, last }: PlacedCandidate) => {
		let end = Number.POSITIVE_INFINITY;
		for (const k of likely) {
			const other = candidates[k]!;
			if (other.from < last && from < other.last) continue;
			if (probability[k]! >= LEAST || other.from >= end) return false;
			end = Math.min(end, other.last);
		}
		return true;
	};
	return probability.map((p, i) => {
		const candidate = candidates[i]!;
		if (!isOrdinary(candidate) || !isAlone(candidate)) return p;
		const isSmall = hasCapitals && letterCase[candidate.from] === CASE.lower;
		const foreign = isSmall ? LESS_SMALL : LESS_FOREIGN;
		const less = language[candidate.from] !== ENGLISH ? foreign : isPlace(candidate) ? LESS_PLACE : LESS;
		return 1 / (1 + (1 / p - 1) * Math.exp(less));
	});
}
