/** A text to register before the first participant joins, made from the study file. */
import { InputError } from '../../pack/errors.ts';
import { armInWords } from '../../study/inShort.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { referenceOf } from './analysis.ts';
import { FEWEST_PEOPLE } from './estimate.ts';
import { FEWEST_CHANCE } from './flow.ts';
import { measuresFor } from './gather.ts';
import type { OpenStudy } from './inputs.ts';
import { sizeLines, type Wanted } from './power.ts';
import { outcomeOf } from './primary.ts';

/** Writes it as Markdown. @throws InputError if the file states no primary comparison */
export function preregistration({ study, hash }: OpenStudy, wanted: Wanted): string {
	const { primary = [] } = study;
	if (primary.length === 0)
		throw new InputError(
			'The study file states no primary comparison: add "primary", such as [{ "outcome": "unpostedOfAll", "arm": …, "against": … }].',
		);
	const parts: [string, readonly string[]][] = [
		['What is asked', [...study.procedures, ...primary.map((one) => comparisonLine(study, one))]],
		['Design', designOf(study)],
		['Who takes part', [...study.eligibility.map((text) => `- ${text}`), ...sizeLines(study, wanted), datesOf(study)]],
		['What is recorded', [recordedOf(study)]],
		['Analysis', analysisOf(study, primary.length)],
		['Who is left out', LEFT_OUT],
		['What else is looked at', elseOf(study)],
	];
	const about = `Study ${study.id}, version ${study.version}, ${study.investigator}, ${study.institution}, approved under ${study.approval}. SHA-256 of the study file: ${hash}.`;
	const texts = parts.map(([title, lines], i) => `## ${i + 1}. ${title}\n\n${lines.map(oneLine).join('\n\n')}`);
	return `${[`# ${oneLine(study.title)}: preregistration`, about, ...texts].join('\n\n')}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const comparisonLine = (study: StudyFile, one: NonNullable<StudyFile['primary']>[number]) =>
	`- Primary: ${outcomeOf(study, one).title}; “${one.arm}” against “${one.against}”, two-sided.`;

const designOf = ({ arms, schedule }: StudyFile): string[] => [
	`Participants are randomized, one by one, to ${arms.length} arms by SHA-256 of the study's id and a random code that is made on joining. They stay in their arm for ${schedule.days} days. Who analyzes knows the arms; participants know what all arms see, and notice what theirs does.`,
	...arms.map((arm) => `- “${arm.id}”, ${arm.weight} in 100: ${armInWords(arm)} ${arm.about}`),
];

const datesOf = ({ dates }: StudyFile) =>
	`Collection ends on ${dates.collectionEnds}. No one looks at exports by arm before; there is no stopping early for what is seen.`;

const recordedOf = ({ recorded, privacy }: StudyFile) =>
	`${recorded.join(', ')}, at the privacy level “${privacy.level}”${privacy.epsilon === undefined ? '' : ` (epsilon = ${privacy.epsilon})`}: see codebook.csv.`;

const analysisOf = ({ privacy }: StudyFile, comparisons: number): string[] => [
	'`npm run study -- analyze` of the version that simulated the study. The participant is the unit: an outcome is the sum of its numerator over all participants of an arm divided by that of its denominator, with a linearized standard error from one residual for each participant. Participants are analyzed in the arm of their code, whatever they saw.',
	`Arms are compared by Welch's t test with its 95 % interval; by Newcombe's method where all participants of an arm are equal. ${comparisons === 1 ? 'There is one primary comparison, at 5 %.' : `The ${comparisons} primary comparisons share 5 % by Holm's correction.`}`,
	...(privacy.level === 'randomised'
		? ['Fields were randomized before they were handed over: unbiased estimates of each take their place.']
		: []),
	`First it is tested whether arms are as large as their weights make them (chi-square). Below ${FEWEST_CHANCE} no arms are compared until it is known why. No interval is given of fewer than ${FEWEST_PEOPLE} people.`,
];

const LEFT_OUT = [
	'Exports that are damaged, of another file, or of another arm than their code gives; of several of one participant all but the fullest. Nothing is imputed: struck rows are counted and missing. Drafts that a pause cut off count as neither posted nor not.',
];

const elseOf = (study: StudyFile): string[] => [
	`All other measures explore, with “${referenceOf(study)}” as the reference: ${measuresFor(study)
		.map(({ title }) => title)
		.join('; ')}.`,
	...study.questions.map(({ text, answers }) => `- “${text}”: ${answers.join(' / ')}`),
];
