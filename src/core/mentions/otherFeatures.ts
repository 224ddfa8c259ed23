/** Features of other things that a candidate may name, and of texts about them. */
import { kindAt, postingFilm, postingKind } from '../catalogue/catalogue.ts';
import { namesakesOf, shiftOf } from '../catalogue/namesakes.ts';
import { CUE } from './cues.ts';
import { featureAt as at } from './featureNames.ts';
import { isOfLanguage } from './films.ts';
import { ENGLISH } from './language.ts';
import type { PlacedCandidate, Scene } from './scene.ts';
import { CASE, GAP, type Tokens } from './tokens.ts';

/** Words on either side of a candidate to search for its subject. */
const REACH = 8;
/** Words at the start of a line that introduce it. */
const LEAD = 4;

/** Column for the level of each kind of thing. */
const LEVELS = (
	[
		['series', 'seriesLevel'],
		['person', 'personLevel'],
		['band', 'bandLevel'],
		['book', 'bookLevel'],
		['game', 'gameLevel'],
		['character', 'characterLevel'],
		['phrase', 'phraseLevel'],
	] as const
).map(([kind, feature]) => ({ shift: shiftOf(kind), feature: at[feature] }));
/** Subjects of a text: the features for the subject near a candidate and in the whole text, and for things of the subject. */
const SUBJECTS = (
	[
		['tv', 'tvNear', 'tvText', 'seriesLevel', 'seriesInTv'],
		['book', 'bookNear', 'bookText', 'bookLevel', 'bookInBooks'],
		['game', 'gameNear', 'gameText', 'gameLevel', 'gameInGames'],
		['music', 'musicNear', 'musicText', 'bandLevel', 'bandInMusic'],
	] as const
).map(([topic, near, whole, level, both]) => ({
	topic,
	cue: CUE[topic],
	near: at[near],
	whole: at[whole],
	level: at[level],
	both: at[both],
}));

/** Writes how well known other things with the same name are, and whether the text speaks about such things. */
export function describeOthers(scene: Scene, { node, posting, first, last }: PlacedCandidate, row: Float64Array): void {
	const { catalogue: c, tokens, topics } = scene;
	const levels = namesakesOf(c, node);
	if (levels !== 0) for (const { shift, feature } of LEVELS) row[feature] = ((levels >>> shift) & 3) / 3;
	row[at.notFilm] = kindAt(c, postingFilm(posting)) === 'film' ? 0 : 1;
	const cues = cuesAround(scene, first, last);
	for (const { topic, cue, near, whole, level, both } of SUBJECTS) {
		row[near] = (cues & cue) !== 0 ? 1 : 0;
		row[whole] = topics[topic];
		row[both] = row[level]! * Math.max(row[near]!, topics[topic]);
	}
	row[at.characterNear] = (cues & CUE.character) !== 0 ? 1 : 0;
	row[at.characterSpoken] = row[at.characterLevel]! * row[at.characterNear]!;
	row[at.byName] = isBeforeMaker(tokens, last) ? 1 : 0;
}

/** Writes whether a title in another language is in a text of that language. */
export function describeLanguage({ language }: Scene, { first, posting }: PlacedCandidate, row: Float64Array): void {
	const own = language[first]!;
	const isForeign = postingKind(posting) === 'foreignTitle';
	const fits = isOfLanguage(posting, own);
	row[at.foreignText] = own === ENGLISH ? 0 : 1;
	row[at.foreignTitle] = isForeign ? 1 : 0;
	row[at.foreignFits] = fits ? 1 : 0;
	row[at.foreignStranger] = isForeign && !fits ? 1 : 0;
}

/** The cues of the words near a candidate, at the start of its line and in the heading above. */
function cuesAround({ tokens, headings, lineStart }: Scene, first: number, last: number): number {
	const { cue, count } = tokens;
	let cues = 0;
	for (let w = Math.max(0, first - REACH); w < first; w++) cues |= cue[w]!;
	for (let w = last; w < Math.min(count, last + REACH); w++) cues |= cue[w]!;
	for (let w = lineStart[first]!; w < Math.min(first, lineStart[first]! + LEAD); w++) cues |= cue[w]!;
	const [from, end] = headings.above(first);
	for (let w = from; w < end; w++) cues |= cue[w]!;
	return cues;
}

/** Whether "by" and a name follow, as of a book or song. */
function isBeforeMaker({ count, cue, gap, letterCase }: Tokens, last: number): boolean {
	if (last + 1 >= count || (cue[last]! & CUE.by) === 0) return false;
	return (gap[last + 1]! & ~GAP.space) === 0 && letterCase[last + 1] === CASE.capital;
}
