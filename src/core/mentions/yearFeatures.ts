/** Features of the years, numbers and articles next to a candidate. */
import { postingArticle } from '../catalogue/catalogue.ts';
import { CUE } from './cues.ts';
import { featureAt as at } from './featureNames.ts';
import { hasYear, isNumber, yearAfter, yearBefore } from './numbers.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';
import type { WordFacts } from './wordFacts.ts';

/** People often give a film the year before or after its own. */
const NEXT_YEAR = 0.7;

/** @returns the year after the candidate; 0 for none */
export function describeYears(scene: Scene, { node, from: start, last }: PlacedCandidate, row: Float64Array): number {
	const { catalogue: c, text, tokens } = scene;
	const { gap, letterCase, count } = tokens;
	const after = gap[last]!;
	const number =
		last < count && letterCase[last] !== CASE.lower && (after & ~GAP.space) === 0 && isNumber(text, tokens, last);
	row[at.numberAfter] = number ? 1 : 0;

	const year = yearAfter(text, tokens, last);
	const isNext = () => hasYear(c, node, year - 1) || hasYear(c, node, year + 1);
	if (year !== 0) {
		if (hasYear(c, node, year)) row[at.year] = 1;
		else if (isNext()) row[at.year] = NEXT_YEAR;
		else row[at.otherYear] = 1;
	}
	const earlier = yearBefore(text, tokens, start);
	row[at.yearBefore] = earlier !== 0 && hasYear(c, node, earlier) ? 1 : 0;
	return year;
}

/** Writes whether the article before the candidate is the title's. */
export function describeArticle(
	{ tokens }: Scene,
	candidate: PlacedCandidate,
	{ oneWord }: WordFacts,
	row: Float64Array,
): void {
	const { gap, cue } = tokens;
	const { first, from: start, posting: top } = candidate;
	const before = gap[start]!;
	const previous = start > 0 ? cue[start - 1]! : 0;
	const article = postingArticle(top);
	const determined = start === first && (previous & CUE.determiner) !== 0 && (before & ~GAP.space) === 0;
	row[at.articleFits] = article !== '' && start < first ? 1 : 0;
	row[at.articleLost] = article !== '' && start === first ? 1 : 0;
	row[at.articleExtra] = determined ? 1 : 0;
	row[at.articleFitsOneWord] = oneWord ? row[at.articleFits]! : 0;
	row[at.articleExtraOneWord] = oneWord && determined ? 1 : 0;
}
