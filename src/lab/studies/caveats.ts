/** What a reader must know to interpret the figures. */
import { sum } from 'simple-statistics';
import { joinWithAnd } from '../kit/report/claim.ts';
import type { Analysis } from './analysis.ts';
import { chance, FEW, percent, rounded } from './cells.ts';
import { FEWEST_PEOPLE } from './estimate.ts';
import { FEWEST_CHANCE } from './flow.ts';
import { holm } from './holm.ts';

export const READING = [
	'Parts go from 0 (none) to 1 (all).',
	'Crowds are in powers of two: 5 stands for 32 to 63 people, and one more for twice as many.',
	'h tells how far two parts lie apart, d how far two levels do: .2 is called small, .5 medium, .8 large (Cohen 1988).',
];

/** Share of an arm's drafts or answers above which one participant dominates, if it is also twice an equal share. */
const MUCH = 0.1;

const quoted = (ids: readonly string[]) => ids.map((id) => `“${id}”`).join(', ');

export function caveats({ study, reference, struck, arms, measures, arrived, primary }: Analysis): string[] {
	const { level, epsilon } = study.privacy;
	const few = arms.filter(({ participants }) => participants < FEWEST_PEOPLE).map(({ id }) => id);
	const heavy = arms.filter(
		({ participants, largest }) =>
			participants >= FEWEST_PEOPLE &&
			Math.max(largest.drafts ?? 0, largest.answers ?? 0) > Math.max(MUCH, 2 / participants),
	);
	return [
		...(study.trial === undefined
			? []
			: [`The study file is for trying out: everyone is in “${study.trial}”. None of this is a result.`]),
		...ratioSentences(arrived.ratio),
		primary.length === 0
			? 'The study file states no primary comparison: all of this explores, and confirms nothing.'
			: `${primary.length === 1 ? 'The primary comparison was' : `The ${primary.length} primary comparisons were`} stated in the study file; all others explore.`,
		`Arms are compared with “${reference}”. The person is the unit. Intervals are of 95 % each; of many comparisons some are off by chance.`,
		...(few.length === 0
			? []
			: [`In ${quoted(few)} are ${FEW}: report nothing of them. No interval is given of so few.`]),
		...heavy.map(
			({ id, largest }) =>
				`In “${id}” one person made ${percent(largest.drafts)} of the drafts and ${percent(largest.answers)} of the answers: what the arm seems to do may be what that person does.`,
		),
		...(study.delayed.length === 0
			? []
			: [
					`In ${quoted(study.delayed)} advice is held back: people who post before it comes see none. Measures of drafts with advice cover only drafts that took longer; compare the measures of all drafts.`,
				]),
		...(level === 'randomised'
			? [
					`Drafts and answers were randomised (epsilon = ${epsilon}) before they were handed over. Estimates are right on average, so that parts may lie below 0 or above 1; the intervals hold the noise.`,
					...(measures.some(({ multiplied }) => multiplied)
						? ['Where several randomised fields are multiplied, so is their noise: compare the measures of all drafts.']
						: []),
				]
			: []),
		...(level === 'coarse'
			? ['Days, crowds and counts were rounded down: weeks are whole, and differences of crowds come in threes.']
			: []),
		...(struck.rows > 0
			? [
					`${struck.rows} rows were struck or deleted by participants, in ${struck.exports} exports. What is gone may not be like what is left.`,
				]
			: []),
		'People who took part, stayed and handed over a file may not be like others.',
	];
}

const ratioSentences = (ratio: number | null): string[] =>
	ratio === null
		? []
		: ratio < FEWEST_CHANCE
			? [
					`The arms are not as large as they were drawn (chi-square, p ${chance(ratio)}): people of some arms hand over less. Find out why before you compare any.`,
				]
			: [`The arms are as large as drawing by their weights may make them (chi-square, p = ${chance(ratio)}).`];

const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`;

/** Maximum number of differences that are spelled out. */
const MOST_NAMED = 3;

export function studySentences(analysis: Analysis): string[] {
	const { arms } = analysis;
	const total = (key: 'participants' | 'drafts' | 'answers') => sum(arms.map((arm) => arm[key]));
	return [
		`${counted(total('participants'), 'participant')} in ${counted(arms.length, 'arm')} wrote ${counted(total('drafts'), 'draft')} and gave ${counted(total('answers'), 'answer')}.`,
		differencesSentence(analysis),
	];
}

/**
 * Lists the arms that differ significantly from the reference, and how many still do after correction for this many
 * comparisons.
 */
function differencesSentence({ measures, reference }: Analysis): string {
	const compared = measures.flatMap(({ title, arms }) =>
		arms.flatMap(({ arm, difference }) =>
			difference === null || difference.interval === null
				? []
				: [{ title, arm, value: difference.value, interval: difference.interval, p: difference.p }],
		),
	);
	if (compared.length === 0) return `No arm has enough people to be compared with “${reference}”.`;
	const different = compared.filter(({ interval: [low, high] }) => low > 0 || high < 0);
	const named = different
		.slice(0, MOST_NAMED)
		.map(({ title, arm, value }) => `“${title}” in “${arm}” (${value > 0 ? '+' : ''}${rounded(value)})`);
	const left = holm(compared.map(({ p }) => p)).filter((p) => p < 0.05).length;
	const of = `Of ${counted(compared.length, 'comparison')} with “${reference}”, ${different.length} ${different.length === 1 ? 'leaves' : 'leave'} out no difference, ${left} of them also with Holm’s correction for so many`;
	return different.length === 0
		? `${of}.`
		: `${of}: ${joinWithAnd(named)}${different.length > MOST_NAMED ? `, and ${different.length - MOST_NAMED} more` : ''}.`;
}
