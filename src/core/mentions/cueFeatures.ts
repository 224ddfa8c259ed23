/** Features of the cue words around a candidate: about films, or about other things. */
import { CUE } from './cues.ts';
import { featureAt as at } from './featureNames.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP } from './tokens.ts';
import type { WordFacts } from './wordFacts.ts';

export function describeCues(
	{ tokens }: Scene,
	{ last, from: start }: PlacedCandidate,
	{ oneWord }: WordFacts,
	row: Float64Array,
): void {
	const { gap, letterCase, cue, count } = tokens;
	const [before, after] = [gap[start]!, gap[last]!];
	const previous = start > 0 ? cue[start - 1]! : 0;
	const next = last < count ? cue[last]! : 0;
	let near = 0;
	for (let w = Math.max(0, start - 3); w < start; w++) near |= cue[w]!;
	let behindCues = 0;
	for (let w = last; w < Math.min(count, last + 3); w++) behindCues |= cue[w]!;
	const close = previous | (start > 1 ? cue[start - 2]! : 0);
	row[at.watchBefore] = (near & CUE.watch) !== 0 ? 1 : 0;
	row[at.filmBefore] = (near & CUE.film) !== 0 ? 1 : 0;
	row[at.opinionBefore] = (near & CUE.opinion) !== 0 ? 1 : 0;
	row[at.likeBefore] = (previous & CUE.like) !== 0 ? 1 : 0;
	row[at.watchRightBefore] = (previous & CUE.watch) !== 0 && (before & ~GAP.space) === 0 ? 1 : 0;
	row[at.versionBefore] = (previous & CUE.version) !== 0 && (before & ~GAP.space) === 0 ? 1 : 0;
	row[at.versionBeforeOneWord] = oneWord ? row[at.versionBefore]! : 0;
	row[at.cueBeforeOneWord] = oneWord && (close & (CUE.watch | CUE.film | CUE.like)) !== 0 ? 1 : 0;
	row[at.filmAfter] = (behindCues & CUE.film) !== 0 ? 1 : 0;
	row[at.filmsNext] = (next & CUE.films) !== 0 && (after & ~GAP.space) === 0 ? 1 : 0;
	row[at.nameWithAfter] =
		(next & CUE.with) !== 0 && last + 1 < count && (after & ~GAP.space) === 0 && letterCase[last + 1] !== CASE.lower
			? 1
			: 0;
	row[at.makerAfter] = (behindCues & CUE.maker) !== 0 ? 1 : 0;
	row[at.verbAfter] = (next & CUE.verb) !== 0 ? 1 : 0;
	row[at.otherWorkBefore] = (close & CUE.otherWork) !== 0 ? 1 : 0;
	row[at.otherWorkAfter] = (next & CUE.otherWork) !== 0 ? 1 : 0;
	row[at.prepositionBefore] = (previous & CUE.preposition) !== 0 ? 1 : 0;
}
