/** Features that can only speak for a mention, or only against one, whatever the labelled texts seem to say. */
import { CONTEXT } from '../../core/mentions/context.ts';
import { FEATURES } from '../../core/mentions/featureNames.ts';

/** Features that can only favour a mention, and those that can only oppose one. */
const FOR =
	'directorNear castNear makerNamed fame fameOneWord famous foreignFits capitals capitalsOneWord capitalsSentenceStart edgesCapital quoted emphasized year articleFits articleFitsOneWord wholeLine wholeLineOneWord listed filmBefore watchBefore likeBefore filmAfter letters surprise rarestWord capitalsAmid capitalsAmidOneWord capitalsAmidSmall quotedOneWord yearBefore nameWithAfter watchRightBefore listLength sameCase sameMarks likelyWords firstLook firstLookOneWord neighbour neighbourOneWord near bothNeighbours wordsBeside wordsNear wordsAbove wordsText filmsElsewhere filmsElsewhereLower filmsElsewhereOneWord filmWords sameElsewhere initialsUpper'.split(
		' ',
	);
const AGAINST =
	'divided amongPlaces respeltShort alsoSeries alsoPlace seriesLevel personLevel bandLevel bookLevel gameLevel characterLevel characterSpoken notFilm seriesInTv bookInBooks gameInGames bandInMusic foreignStranger name nameOneWord commonOneWord smallWordsOnly respeltLetters respeltLettersOneWord lowerAmongCapitals lowerAmongCapitalsOneWord nameBefore nameAfter numberAfter articleExtra articleExtraOneWord articleLost covered coveredOneWord rival otherWorkBefore otherWorkAfter obscure digitsOnly part initials possessive'.split(
		' ',
	);
for (const name of [...FOR, ...AGAINST])
	if (!([...FEATURES, ...CONTEXT] as string[]).includes(name)) throw new Error(`"${name}" is no feature.`);

/** For each feature 1 if it can only favour a mention, -1 if it can only oppose one, else 0. */
export const RISES = Int8Array.from([...FEATURES, ...CONTEXT], (name) =>
	FOR.includes(name) ? 1 : AGAINST.includes(name) ? -1 : 0,
);
