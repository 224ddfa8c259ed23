/**
 * Candidates whose words are not the title: other words with the same folding, or words divided by a sentence or a
 * longer name.
 */
import { type Catalogue, filmTitles, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { LANGUAGES } from '../catalogue/foreign.ts';
import { hashOf, words } from '../catalogue/words.ts';
import { isEveryday } from './candidates.ts';
import { CUE } from './cues.ts';
import type { PlacedCandidate } from './scene.ts';
import type { Habit } from './surroundings.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

const hashesOf = (list: string) => new Set(words(list).map(hashOf));

const ONLY_ACCENT = /^\P{M}*[aeiou]\p{M}$/u;
const decomposed = (word: string) => word.normalize('NFD').toLowerCase();

/**
 * Whether a word's only accent is at its end and not in the film's titles, as in verbs: "encantó" is not Encanto. A name
 * amid a sentence may have a wrong accent.
 */
export function hasOtherAccent(
	c: Catalogue,
	text: string,
	{ start, end, gap, letterCase }: Tokens,
	{ first, last, posting }: PlacedCandidate,
): boolean {
	if (postingKind(posting) === 'foreignTitle') return false;
	// "Karaté Kid": verbs have no capital amid a sentence.
	if (last > first + 1 && letterCase.subarray(first, last).every((one) => one !== CASE.lower)) return false;
	for (let w = first; w < last; w++) {
		if (text.charCodeAt(end[w]! - 1) < 128) continue;
		const isName = letterCase[w] !== CASE.lower && (gap[w]! & (GAP.line | GAP.stop)) === 0;
		const written = decomposed(text.slice(start[w], end[w]));
		if (isName || !ONLY_ACCENT.test(written)) continue;
		const bare = written.replace(/\p{M}/gu, '');
		const own = filmTitles(c, postingFilm(posting)).flatMap((title) => decomposed(title).split(/[^\p{L}\p{M}]+/u));
		if (own.includes(bare) && !own.includes(written)) return true;
	}
	return false;
}

const PRONOUNS = hashesOf('me te se');
/** Languages in which these come only before a verb; see language.ts for the numbers. */
const BEFORE_VERBS = (['es', 'fr', 'pt'] as const).map((language) => 1 + LANGUAGES.indexOf(language));

/** Whether a word without a capital follows a pronoun that only verbs follow: "me encanto la peli". */
export function isForeignVerb(
	{ hash, gap, letterCase }: Tokens,
	language: Uint8Array,
	{ first, last }: PlacedCandidate,
): boolean {
	if (first === 0 || last !== first + 1 || letterCase[first] !== CASE.lower || gap[first] !== GAP.space) return false;
	return PRONOUNS.has(hash[first - 1]!) && BEFORE_VERBS.includes(language[first]!);
}

/** Shortest word that is unlikely to be an abbreviation: "Dr. Strangelove", "Vol. 2". */
const WHOLE = 4;

/** Whether a sentence ends inside, and not every word has a capital, as in "Crazy. Stupid. Love.". */
export function spansSentences(
	text: string,
	{ gap, letterCase, start, end }: Tokens,
	{ from, last }: PlacedCandidate,
): boolean {
	let isDivided = false;
	let isCapital = true;
	for (let w = from; w < last; w++) {
		isCapital &&= letterCase[w] !== CASE.lower;
		if (w === from || (gap[w]! & (GAP.stop | GAP.space)) !== (GAP.stop | GAP.space)) continue;
		isDivided ||= end[w - 1]! - start[w - 1]! >= WHOLE && /^\.\s/.test(text.slice(end[w - 1], start[w]));
	}
	return isDivided && !isCapital;
}

/** Whether the number of an issue follows, or is the last word: "X-Men #2" is a comic. */
export const isIssue = (
	c: Catalogue,
	text: string,
	{ start, end }: Tokens,
	{ last, posting }: PlacedCandidate,
): boolean =>
	/^ ?#\d/.test(text.slice(end[last - 1], end[last - 1]! + 3)) ||
	(/^#\d/.test(text.slice(start[last - 1]! - 1, start[last - 1]! + 1)) &&
		!filmTitles(c, postingFilm(posting)).some((title) => title.includes('#')));

const EPISODE = String.raw`(?:\d{1,2}[x×]\d{2}|S\d{1,2} ?E\d{1,2})`;
const AFTER_EPISODE = new RegExp(`\\b${EPISODE}[,:]? ?["“‘']?$`, 'i');
const BEFORE_EPISODE = new RegExp(`^,? ${EPISODE}\\b`, 'i');

/** Whether it is of a series, as the number of an episode next to it says: 'Lost 3x04, "Every Man for Himself"'. */
export const isOfSeries = (text: string, { start, end }: Tokens, { from, last }: PlacedCandidate): boolean =>
	AFTER_EPISODE.test(text.slice(Math.max(0, start[from]! - 12), start[from])) ||
	BEFORE_EPISODE.test(text.slice(end[last - 1], end[last - 1]! + 12));

/** Whether it counts what follows: "Top 5" is the film "Top Five" only in words. */
export const isRanking = (text: string, { start, end }: Tokens, { from, last }: PlacedCandidate): boolean =>
	/^top \d+$/i.test(text.slice(start[from], end[last - 1]));

/** An initial before a name of two words. */
const INITIAL = /^\p{Lu}\. ?\p{Lu}[\p{L}'’-]+ \p{Lu}/u;

/** Whether it is the initial of a name, "M. Night Shyamalan", or a month and a day, "2007-11-14". */
export function isInNameOrDate(
	text: string,
	{ start, cue, letterCase }: Tokens,
	{ from, last }: PlacedCandidate,
): boolean {
	const at = start[from]!;
	if (letterCase[from] === CASE.digit) return /\d{4}-$/.test(text.slice(Math.max(0, at - 5), at));
	const isSeen = from > 0 && (cue[from - 1]! & CUE.watch) !== 0;
	return last === from + 1 && !isSeen && INITIAL.test(text.slice(at, at + 40));
}

/** Endings of place names. */
const PLACES = hashesOf(
	'station terminal airport avenue boulevard square bridge hospital university college hotel school',
);
/** Words that begin such a name even after a sentence's capital. */
const BEGINNINGS = hashesOf('grand great north south east west upper lower saint st');

/** Whether capitalized words are part of the longer name of a place: "Grand Central Station", "Chicago Airport". */
export function isInPlaceName(c: Catalogue, tokens: Tokens, habit: Habit, { from, last }: PlacedCandidate): boolean {
	const { word, hash, gap, letterCase, possessive, count } = tokens;
	if (habit !== 'mixed' || letterCase[last - 1] !== CASE.capital) return false;
	const isPlace = (w: number) => letterCase[w] === CASE.capital && PLACES.has(hash[w]!);
	if (last < count && gap[last] === GAP.space && isPlace(last)) return true;
	if (from === 0 || gap[from] !== GAP.space || letterCase[from] !== CASE.capital || !isPlace(last - 1)) return false;
	if (letterCase[from - 1] !== CASE.capital || possessive[from - 1] === 1) return false;
	if (BEGINNINGS.has(hash[from - 1]!)) return true;
	return (gap[from - 1]! & (GAP.line | GAP.stop)) === 0 && !isEveryday(c, word[from - 1]!);
}
