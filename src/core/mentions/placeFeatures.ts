/** Features of a candidate's position in its line, sentence and list. */
import { CUE } from './cues.ts';
import { featureAt as at } from './featureNames.ts';
import { isItemNumber, yearToken } from './numbers.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { GAP } from './tokens.ts';
import type { WordFacts } from './wordFacts.ts';

/** @param year the year after the candidate; 0 for none */
export function describePlace(
	scene: Scene,
	candidate: PlacedCandidate,
	facts: WordFacts,
	year: number,
	row: Float64Array,
): void {
	const { text, tokens, cover } = scene;
	const { gap, cue, count } = tokens;
	const { first, last, from: start } = candidate;
	const { oneWord } = facts;
	const [before, after] = [gap[start]!, gap[last]!];
	const previous = start > 0 ? cue[start - 1]! : 0;
	const behind = year === 0 ? after : gap[yearToken(text, tokens, last) + 1]!;
	const lineStart = (before & GAP.line) !== 0 || isItemNumber(tokens, start - 1);
	const lineEnd = (behind & GAP.line) !== 0 || isItemNumber(tokens, last);
	row[at.wholeLine] = lineStart && lineEnd ? 1 : 0;
	row[at.wholeLineOneWord] = oneWord ? row[at.wholeLine]! : 0;
	row[at.lineStart] = lineStart && !lineEnd ? 1 : 0;
	row[at.lineEnd] = lineEnd && !lineStart ? 1 : 0;
	const divides = GAP.comma | GAP.bullet | GAP.line | GAP.dash;
	const next = last < count ? cue[last]! : 0;
	const left = (before & divides) !== 0 || (previous & CUE.and) !== 0;
	const right = (behind & divides) !== 0 || (next & CUE.and) !== 0;
	row[at.listed] = left && right ? 1 : 0;
	row[at.listedOneSide] = left !== right ? 1 : 0;
	const ends = GAP.line | GAP.stop;
	row[at.wholeSentence] = (before & ends) !== 0 && (behind & ends) !== 0 ? 1 : 0;
	row[at.wholeSentenceOneWord] = oneWord ? row[at.wholeSentence]! : 0;
	row[at.colonBefore] = (before & GAP.colon) !== 0 ? 1 : 0;
	row[at.stopAfter] = (after & GAP.stop) !== 0 ? 1 : 0;
	row[at.covered] = cover[first]! > last - first ? 1 : 0;
	row[at.coveredOneWord] = oneWord && cover[first]! > last - first ? 1 : 0;
}
