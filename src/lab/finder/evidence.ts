/** Kinds of evidence that the finder's model weighs, to see what it does without one of them. */
import { CONTEXT } from '../../core/mentions/context.ts';
import { FEATURES } from '../../core/mentions/featureNames.ts';
import { WORD_SUMS } from '../../core/mentions/wordModel.ts';

/** The features from one name to another, in the order of {@link FEATURES}. */
function range(first: (typeof FEATURES)[number], last: (typeof FEATURES)[number]): readonly string[] {
	return FEATURES.slice(FEATURES.indexOf(first), FEATURES.indexOf(last) + 1);
}

const OWN = ['firstLook', 'firstLookOneWord'];

/** The features of each kind. */
export const EVIDENCE: Record<string, readonly string[]> = {
	'words of the title': range('twoWords', 'dividedComma'),
	'how well known its films are': range('fame', 'alsoPlace'),
	'other things of its name': range('seriesLevel', 'byName'),
	'directors and actors': range('directorNear', 'makerNamed'),
	language: range('foreignText', 'foreignStranger'),
	capitals: range('capitals', 'capitalsAmidSmall'),
	'marks and names beside it': range('quoted', 'numberAfter'),
	'years and articles': range('year', 'articleExtraOneWord'),
	'place in line and list': range('wholeLine', 'stopAfter'),
	'cue words': range('watchBefore', 'prepositionBefore'),
	'learned words': WORD_SUMS,
	'other candidates': [
		...range('covered', 'coveredOneWord'),
		...CONTEXT.filter((name) => !OWN.includes(name) && !(WORD_SUMS as readonly string[]).includes(name)),
	],
};
