/** Features of a candidate's words, and of the film that its title form names. */
import { postingKind } from '../catalogue/catalogue.ts';
import { fameOf } from './fame.ts';
import { featureAt as at } from './featureNames.ts';
import { NAMESAKE } from './namesakes.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';
import type { WordFacts } from './wordFacts.ts';

/** Writes the length, frequency and spelling of the words. */
export function describeWords(
	{ tokens }: Scene,
	candidate: PlacedCandidate,
	facts: WordFacts,
	row: Float64Array,
): void {
	const { first, last, posting: top } = candidate;
	const { oneWord, surprise, rarest, names } = facts;
	const { gap, letterCase } = tokens;
	const size = last - first;
	const kind = postingKind(top);
	row[at.twoWords] = size === 2 ? 1 : 0;
	row[at.threeWords] = size === 3 ? 1 : 0;
	row[at.moreWords] = size > 3 ? 1 : 0;
	row[at.letters] = Math.min(8, Math.round((tokens.end[last - 1]! - tokens.start[first]!) / 3)) / 8;
	row[at.surprise] = Math.min(3, surprise / 20);
	row[at.rarestWord] = rarest / 20;
	row[at.commonOneWord] = oneWord ? Math.max(0, 1 - rarest / 20) : 0;
	row[at.smallWordsOnly] = rarest < 10 ? 1 : 0;
	row[at.name] = names === size ? 1 : 0;
	row[at.nameInside] = names > 0 && names < size ? 1 : 0;
	row[at.nameOneWord] = oneWord && names > 0 ? 1 : 0;
	row[at.otherTitle] = kind === 'otherTitle' || kind === 'foreignTitle' ? 1 : 0;
	row[at.part] = kind === 'part' ? 1 : 0;
	row[at.initials] = kind === 'initials' ? 1 : 0;
	row[at.respeltLetters] = candidate.respelling === 'letters' ? 1 : 0;
	row[at.respeltLettersOneWord] = oneWord ? row[at.respeltLetters]! : 0;
	row[at.respeltSpacing] = candidate.respelling === 'spacing' ? 1 : 0;
	row[at.respeltSmallWord] = candidate.respelling === 'smallWord' ? 1 : 0;
	row[at.respeltShort] = candidate.respelling === 'letters' && rarest < 16 ? 1 : 0;
	for (let w = first + 1; w < last; w++) {
		const inside = gap[w]!;
		if (
			(inside & (GAP.line | GAP.bullet | GAP.bracket)) !== 0 ||
			(inside & (GAP.stop | GAP.space)) === (GAP.stop | GAP.space)
		)
			row[at.divided] = 1;
		if ((inside & GAP.comma) !== 0) row[at.dividedComma] = 1;
	}
	row[at.possessive] = candidate.possessive ? 1 : 0;
	row[at.digitsOnly] = oneWord && letterCase[first] === CASE.digit ? 1 : 0;
}

/** Writes the fame of the film, and namesakes of its title. */
export function describeFilm(
	scene: Scene,
	{ node, posting: top }: PlacedCandidate,
	{ oneWord }: WordFacts,
	row: Float64Array,
): void {
	const { catalogue: c } = scene;
	const raters = fameOf(c, top);
	const fame = Math.log10(1 + raters) / 4.6;
	row[at.fame] = fame;
	row[at.fameOneWord] = oneWord ? fame : 0;
	row[at.obscure] = raters < 200 ? 1 : 0;
	row[at.famous] = raters > 8000 ? 1 : 0;
	row[at.uncounted] = raters === 0 ? 1 : 0;
	row[at.namesakes] = Math.log2(c.nodePosting[node + 1]! - c.nodePosting[node]!) / 4;

	const other = scene.kinds[node]!;
	row[at.alsoSeries] = (other & NAMESAKE.series) !== 0 ? 1 : 0;
	row[at.alsoPlace] = (other & NAMESAKE.place) !== 0 ? 1 : 0;
}
