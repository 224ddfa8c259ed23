/** Features of a candidate's capitalization, relative to the capitalization of the text. */
import { postingKind } from '../catalogue/catalogue.ts';
import { featureAt as at } from './featureNames.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';
import type { WordFacts } from './wordFacts.ts';

export function describeCase(scene: Scene, candidate: PlacedCandidate, facts: WordFacts, row: Float64Array): void {
	const { habit, tokens } = scene;
	const { gap, letterCase } = tokens;
	const { first, last, from: start } = candidate;
	const { oneWord, rarest, capitals, upper } = facts;
	const before = gap[start]!;
	const startsSentence = (gap[start]! & (GAP.line | GAP.stop)) !== 0;
	const mixed = habit === 'mixed';
	row[at.capitals] = mixed && !startsSentence ? capitals : 0;
	row[at.capitalsSentenceStart] = mixed && startsSentence ? capitals : 0;
	row[at.lowerAmongCapitals] = mixed ? 1 - capitals : 0;
	row[at.lowerText] = habit === 'lower' ? 1 : 0;
	row[at.upperText] = habit === 'upper' ? 1 : 0;
	row[at.capitalsOneWord] = oneWord ? row[at.capitals]! : 0;
	row[at.capitalsSentenceStartOneWord] = oneWord ? row[at.capitalsSentenceStart]! : 0;
	row[at.lowerAmongCapitalsOneWord] = oneWord ? row[at.lowerAmongCapitals]! : 0;
	row[at.lowerTextOneWord] = oneWord ? row[at.lowerText]! : 0;
	row[at.edgesCapital] = !oneWord && letterCase[first] !== CASE.lower && letterCase[last - 1] !== CASE.lower ? 1 : 0;
	row[at.initialsUpper] = postingKind(candidate.posting) === 'initials' && upper > 0 ? 1 : 0;
	const amid =
		mixed && (before & ~(GAP.space | GAP.comma)) === 0 && capitals > 0.99 && letterCase[first] !== CASE.digit;
	row[at.upperOneWord] = oneWord && mixed && letterCase[first] === CASE.upper ? 1 : 0;
	row[at.capitalsAmid] = amid ? 1 : 0;
	row[at.capitalsAmidOneWord] = oneWord && amid ? 1 : 0;
	row[at.capitalsAmidSmall] = amid && rarest < 10 ? 1 : 0;
}
