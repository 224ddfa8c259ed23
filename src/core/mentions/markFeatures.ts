/** Features of the marks and names next to a candidate. */
import { featureAt as at } from './featureNames.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';
import type { WordFacts } from './wordFacts.ts';

const QUOTES = `"'“”‘’«»„`;

/** A score after a title, perhaps with a year between: "(2016) - 8/10", ": 4 out of 5", "★★★", "nota 8". */
const SCORE =
	/^[^\p{L}\p{N}\n]{0,6}(?:(?:18|19|20)\d\d[^\p{L}\p{N}\n]{0,6})?(?:(?:gets? an?|an?|is an?|nota|note|voto|rating|score|solid)[ :]{1,2})?(?:\d{1,3}(?:[.,]\d)?\s?(?:\/|out of|von|sur|sobre|su|de|em)\s?(?:4|5|6|10|20|100)(?!\d)|[★☆⭐]|\d(?:[.,]\d)? (?:stars?|sterne|estrellas|étoiles|stelle|estrelas)\b)/iu;
const SCORE_REACH = 32;
/** Signs that every score has, checked first as they are rare. */
const DIGIT = /[0-9★☆⭐]/;

export function describeMarks(
	scene: Scene,
	candidate: PlacedCandidate,
	{ oneWord }: WordFacts,
	row: Float64Array,
): void {
	const { text, tokens, habit } = scene;
	const { gap, letterCase, count } = tokens;
	const { last, from: start } = candidate;
	const mixed = habit === 'mixed';
	const [before, after] = [gap[start]!, gap[last]!];
	const [leftChar, rightChar] = [text[tokens.start[start]! - 1] ?? '', text[tokens.end[last - 1]!] ?? ''];
	const closing = rightChar === ',' || rightChar === '.' ? (text[tokens.end[last - 1]! + 1] ?? '') : rightChar;
	row[at.quoted] = QUOTES.includes(leftChar) && QUOTES.includes(closing) && leftChar !== '' && closing !== '' ? 1 : 0;
	row[at.quotedOneWord] = oneWord ? row[at.quoted]! : 0;
	row[at.emphasized] =
		leftChar !== '' && rightChar !== '' && '*_[>]'.includes(leftChar) && '*_]<['.includes(rightChar) ? 1 : 0;
	row[at.bracketed] = leftChar === '(' && rightChar === ')' ? 1 : 0;
	row[at.linkLabel] = leftChar === '[' && text.startsWith('](', tokens.end[last - 1]!) ? 1 : 0;
	const behind = text.slice(tokens.end[last - 1], tokens.end[last - 1]! + SCORE_REACH);
	row[at.scoreAfter] = DIGIT.test(behind) && SCORE.test(behind) ? 1 : 0;
	const joins = ~(GAP.space | GAP.dash);
	const isName = (w: number) => letterCase[w] === CASE.capital && tokens.end[w]! - tokens.start[w]! > 1;
	const leads =
		start > 0 && (before & joins) === 0 && isName(start - 1) && (gap[start - 1]! & (GAP.line | GAP.stop)) === 0;
	row[at.nameBefore] = mixed && leads ? 1 : 0;
	row[at.nameAfter] = mixed && last < count && (after & joins) === 0 && isName(last) ? 1 : 0;
}
