import { type Catalogue, postingKind } from '../catalogue/catalogue.ts';
import { isName, surpriseOf } from '../catalogue/common.ts';
import { LANGUAGES, type Language } from '../catalogue/foreign.ts';
import { hashOf } from '../catalogue/words.ts';
import { findCandidates, isEveryday } from './candidates.ts';
import { CUE } from './cues.ts';
import { isMonthOfDate } from './dates.ts';
import { fameOf } from './fame.ts';
import { FEATURES } from './featureNames.ts';
import { describe } from './features.ts';
import { headings } from './headings.ts';
import { isMisreadInitials } from './initials.ts';
import { isOfKind } from './kindPhrases.ts';
import { languageOfTokens } from './language.ts';
import { namedPeople } from './namedPeople.ts';
import { namesakes } from './namesakes.ts';
import { itemNumbers } from './numbers.ts';
import { APART, numbersApart } from './numbersApart.ts';
import {
	hasOtherAccent,
	isForeignVerb,
	isInNameOrDate,
	isInPlaceName,
	isIssue,
	isOfSeries,
	isRanking,
	spansSentences,
} from './otherWords.ts';
import { goesOn, isAnswer, isMadeOrWord, isThing, isYear } from './phrases.ts';
import { findRegions } from './regions.ts';
import { type PlacedCandidate, place, type Scene } from './scene.ts';
import { makeSpeller } from './spelling.ts';
import { type Habit, surroundingsOf } from './surroundings.ts';
import { CASE, GAP, type Tokens, tokenize } from './tokens.ts';
import { topicsOf } from './topics.ts';

/** Genres, which as headings name no film: "### Drama". */
const GENRES = new Set(
	'action adventure animation comedy crime documentary drama family fantasy history horror music musical mystery romance thriller war western'.split(
		' ',
	),
);
const wordAt = (text: string, { start, end }: Tokens, token: number) =>
	text.slice(start[token], end[token]).toLowerCase();

/** Finds the candidates of a text and the data they share. */
export function prepare(catalogue: Catalogue, text: string) {
	const tokens = tokenize(catalogue, text);
	const surroundings = surroundingsOf(tokens);
	const numbers = itemNumbers(text, tokens);
	const candidates: PlacedCandidate[] = [];
	const apart = numbersApart(text, tokens);
	const lineStart = lineStarts(tokens);
	const lines = headings(text, tokens, lineStart);
	const language = languageOfTokens(tokens, lineStart);
	markSeen(text, tokens, language);
	for (const candidate of findCandidates(catalogue, tokens, makeSpeller(catalogue, tokens), apart)) {
		const oneWord = candidate.last === candidate.first + 1;
		const isExcluded =
			oneWord &&
			(numbers.has(candidate.first) ||
				(apart[candidate.first]! & APART.alone) !== 0 ||
				isMonthOfDate(tokens, candidate.first) ||
				(lines.is(candidate.first, candidate.last) && GENRES.has(wordAt(text, tokens, candidate.first))) ||
				isPlain(catalogue, tokens, surroundings.habit, candidate.first) ||
				isFirstName(catalogue, tokens, surroundings.habit, candidate.first));
		if (isExcluded) continue;
		const placed = place(catalogue, text, tokens, language, candidate);
		if (isMisreadInitials(text, tokens, placed) || isPhrase(catalogue, tokens, surroundings.habit, placed)) continue;
		if (spansSentences(text, tokens, placed) || isInPlaceName(catalogue, tokens, surroundings.habit, placed)) continue;
		if (isIssue(catalogue, text, tokens, placed) || isOfSeries(text, tokens, placed)) continue;
		if (isInNameOrDate(text, tokens, placed) || isRanking(text, tokens, placed)) continue;
		if (isForeignVerb(tokens, language, placed) || hasOtherAccent(catalogue, text, tokens, placed)) continue;
		if (isYear(text, tokens, placed) || goesOn(text, tokens, placed)) continue;
		if (isMadeOrWord(text, tokens, surroundings.habit, placed)) continue;
		if (isAnswer(text, tokens, placed) || isThing(text, tokens, surroundings.habit, placed)) continue;
		if (catalogue.of !== undefined && isOfKind(tokens, placed)) continue;
		candidates.push(placed);
	}
	const cover = new Uint8Array(tokens.count);
	for (const { first, last } of candidates)
		for (let w = first; w < last; w++) cover[w] = Math.max(cover[w]!, last - first);
	const { habit } = surroundings;
	const scene: Scene = {
		catalogue,
		text,
		tokens,
		habit,
		cover,
		apart,
		kinds: namesakes(catalogue),
		lineStart,
		headings: lines,
		language,
		topics: topicsOf(tokens),
		people: namedPeople(catalogue, tokens),
	};
	return { scene, candidates, regions: findRegions(text), surroundings };
}

/** Returns the first token of each token's line. */
function lineStarts({ gap, count }: Tokens): Int32Array {
	const starts = new Int32Array(count + 1);
	for (let w = 1; w < count; w++) starts[w] = (gap[w]! & GAP.line) !== 0 ? w : starts[w - 1]!;
	starts[count] = count;
	return starts;
}

const I = hashOf('i');

/** Whether a word is ordinary prose: "I" between two spaces; or everyday, inside a sentence, and not capitalized although the text uses capitals. */
function isPlain(c: Catalogue, tokens: Tokens, habit: Habit, at: number): boolean {
	const { word, hash, letterCase, gap } = tokens;
	if (gap[at] !== GAP.space || gap[at + 1] !== GAP.space) return false;
	if (hash[at] === I) return true;
	if (habit !== 'mixed' || letterCase[at] !== CASE.lower) return false;
	return isEveryday(c, word[at]!);
}

const isCapital = (letterCase: number) => letterCase === CASE.capital || letterCase === CASE.upper;

/** Whether a word is a first name before a last name: "Rebecca Ferguson". */
function isFirstName(c: Catalogue, tokens: Tokens, habit: Habit, at: number): boolean {
	const { word, letterCase, gap, start, end, count } = tokens;
	if (habit !== 'mixed' || at + 1 >= count || gap[at + 1] !== GAP.space || word[at]! < 0) return false;
	if (end[at + 1]! - start[at + 1]! < 2) return false;
	return letterCase[at] === CASE.capital && letterCase[at + 1] === CASE.capital && isName(c.wordCommon[word[at]!]!);
}

/** Raters below which a title is a phrase if nothing marks it as a title, and below which several common words are. */
const OBSCURE = 200;
const LITTLE_KNOWN = 1000;
/** Largest surprisal of a word of a phrase, in bits. */
const COMMON = 15;
/** Gaps that may set a title apart from the words around it. */
const MARKS = GAP.quote | GAP.markup | GAP.line | GAP.bullet | GAP.colon | GAP.bracket;

/**
 * Whether words are an ordinary phrase: without capitals, with nothing around them that marks a title, and common words
 * for part of a title ("last night"), the title of a little-known film ("et cetera"), or several common words that are
 * a little-known film's title ("the last ten years"). In texts without capitals only the last counts.
 */
function isPhrase(c: Catalogue, tokens: Tokens, habit: Habit, { from, last, posting }: PlacedCandidate): boolean {
	const { word, letterCase, gap } = tokens;
	if ((gap[from]! & gap[last]! & MARKS) !== 0) return false;
	let isCommon = true;
	for (let w = from; w < last; w++) {
		if (isCapital(letterCase[w]!)) return false;
		isCommon &&= letterCase[w] === CASE.digit || (word[w]! >= 0 && surpriseOf(c.wordCommon[word[w]!]!) <= COMMON);
	}
	const fame = fameOf(c, posting);
	if (isCommon && last - from > 2 && fame < LITTLE_KNOWN) return true;
	return habit === 'mixed' && (fame < OBSCURE || (isCommon && postingKind(posting) === 'part'));
}

/** Computes the first-pass features of every candidate, `FEATURES.length` a row. */
export function describeAll(scene: Scene, candidates: readonly PlacedCandidate[]): Float64Array {
	const rows = new Float64Array(candidates.length * FEATURES.length);
	candidates.forEach((candidate, i) => {
		describe(scene, candidate, rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length));
	});
	return rows;
}

const SEEN_IN: readonly Language[] = ['es', 'pt'];

/** Marks "vi", I saw, as a cue in Spanish and Portuguese. Elsewhere it is a number or another word. */
function markSeen(text: string, tokens: Tokens, language: Uint8Array): void {
	for (let w = 0; w < tokens.count; w++)
		if (SEEN_IN.includes(LANGUAGES[language[w]! - 1]!) && wordAt(text, tokens, w) === 'vi') tokens.cue[w]! |= CUE.watch;
}
