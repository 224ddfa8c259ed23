/** Candidates that are part of a phrase: a year of something, a longer name, what is said of a word, an answer, things in a row. */
import { hashOf, words } from '../catalogue/words.ts';
import { yearAfter } from './numbers.ts';
import type { PlacedCandidate } from './scene.ts';
import type { Habit } from './surroundings.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

const hashesOf = (list: string) => new Set(words(list).map(hashOf));

/** Words before a year: "nel 2001", "im Jahr 2012", "the revolution of 1917". */
const BEFORE_YEARS = hashesOf('nel dal del en em im jahr seit since depuis desde until by of');
/** And before that, in English: "it came out in 1917". */
const BEFORE_IN = hashesOf('out back born died built released');
const IN = hashOf('in');

/** Whether a number is the year of something, without a film's own year behind it: "In 1922 (2017)". */
export function isYear(text: string, tokens: Tokens, { from, last }: PlacedCandidate): boolean {
	const { hash, gap, letterCase, start, end } = tokens;
	if (letterCase[from] !== CASE.digit || last !== from + 1 || from === 0 || gap[from] !== GAP.space) return false;
	if (!/^(?:1[89]|20)\d\d$/.test(text.slice(start[from], end[from])) || yearAfter(text, tokens, last) !== 0)
		return false;
	if (BEFORE_YEARS.has(hash[from - 1]!)) return true;
	return hash[from - 1] === IN && from > 1 && gap[from - 1] === GAP.space && BEFORE_IN.has(hash[from - 2]!);
}

const OF = hashesOf('of della dello degli delle dei del de du des do da dos das');
const ELIDED_OF = /^(?:dell|d)['’]/i;
/** "Alien de nuevo", "Heat of course". */
const AFTER_ANY = hashesOf('nuevo novo verdad verdade nouveau nuovo course all');

/** Whether words at the start of a sentence go on as an ordinary phrase or a longer name: "La terra dell'abbastanza". */
export function goesOn(text: string, tokens: Tokens, { from, last }: PlacedCandidate): boolean {
	const { hash, gap, letterCase, start, end, count } = tokens;
	const isOpen = (w: number) => w < count && gap[w] === GAP.space && letterCase[w] === CASE.lower;
	if ((gap[from]! & (GAP.line | GAP.stop)) === 0 || !isOpen(last)) return false;
	if (ELIDED_OF.test(text.slice(start[last], end[last]))) return true;
	return OF.has(hash[last]!) && isOpen(last + 1) && !AFTER_ANY.has(hash[last + 1]!);
}

const MADE = hashOf('made');
const VERBS = hashesOf('is was isnt ist es est è é');
const A_WORD =
	/^["”’»]? (?:is|was|isn['’]t|ist|es|est|è|é) (?:not )?(?:a|an|the|such a|ein|una|un|uma) (?:\p{L}+ )?(?:word|Wort|palabra|mot|parola|palavra)\b/u;

/** Whether it says where something was made, "made in France", or is spoken of as a word: "Nemesis is a strong word". */
export function isMadeOrWord(
	text: string,
	{ hash, letterCase, end, count }: Tokens,
	habit: Habit,
	{ from, last }: PlacedCandidate,
): boolean {
	const isMade = last - from > 2 && hash[from] === MADE && hash[from + 1] === IN;
	if (isMade && habit === 'mixed' && letterCase[from] === CASE.lower) return true;
	return last < count && VERBS.has(hash[last]!) && A_WORD.test(text.slice(end[last - 1], end[last - 1]! + 40));
}

const ANSWERS = hashesOf('no yes yeah nope never nein ja nee sí si non oui jamais mai nie sim não nunca');
const BEST = hashesOf('beste besten mejor meilleur meilleure migliore melhor');
const ARTICLES = 'the|a|an|der|die|das|el|la|los|las|le|les|il|lo|gli|i|o|os|as|un|una|une|um|uma|ein|eine';
/** Another thing after, and before, words that begin with an article. */
const THING_AFTER = new RegExp(`^, (?:(?:and|und|y|et|e) )?(?:${ARTICLES}) \\p{Ll}`, 'u');
const THING_BEFORE = new RegExp(`(?:^|[\\s(])(?:${ARTICLES}) \\p{Ll}+(?:,|,? (?:and|und|y|et|e)) $`, 'u');
const BEGINS_WITH_ARTICLE = new RegExp(`^(?:${ARTICLES}) `);

/** Whether a word answers as a whole sentence: "Dogtooth? No." */
export function isAnswer(text: string, { hash, gap, end }: Tokens, { from, last }: PlacedCandidate): boolean {
	if (last !== from + 1 || from === 0 || (gap[from]! & (GAP.line | GAP.stop)) === 0) return false;
	return ANSWERS.has(hash[from]!) && /^[.!]+(?:\s|$)/.test(text.slice(end[from], end[from]! + 4));
}

/**
 * Whether words without a capital are a thing among others, "the lunchbox, the bus, the dog", or the best of several, "il migliore
 * di Sorrentino".
 */
export function isThing(
	text: string,
	{ hash, letterCase, start, end }: Tokens,
	habit: Habit,
	{ from, last }: PlacedCandidate,
): boolean {
	if (habit !== 'mixed') return false;
	for (let w = from; w < last; w++) if (letterCase[w] !== CASE.lower) return false;
	if (last - from <= 2 && BEST.has(hash[last - 1]!)) return true;
	const [at, behind] = [start[from]!, end[last - 1]!];
	if (!BEGINS_WITH_ARTICLE.test(text.slice(at, behind))) return false;
	return THING_AFTER.test(text.slice(behind, behind + 12)) || THING_BEFORE.test(text.slice(Math.max(0, at - 24), at));
}
