/** An analysis as a page and as lines. */
import { aligned } from '../experiments/text.ts';
import type { Figure } from '../report/figure.ts';
import { drawn, escaped, pageOf, table } from '../report/markup.ts';
import type { Analysis, Compared } from './analysis.ts';
import type { Difference, Estimate } from './estimate.ts';
import type { LeftOut } from './inputs.ts';

const shown = (value: number) => value.toFixed(3).replace(/^-0\.000$/, '0.000');
const told = (estimate: Pick<Estimate, 'value' | 'interval'> | null) =>
	estimate === null
		? '–'
		: estimate.interval === null
			? shown(estimate.value)
			: `${shown(estimate.value)} (${estimate.interval.map(shown).join(' to ')})`;
const apart = (one: Difference | null) =>
	one === null ? '–' : `${told(one)}${one.h === null ? '' : `, h = ${one.h.toFixed(2)}`}`;

const rowsOf = (title: string, arms: readonly Compared[]) =>
	arms.map(({ arm, estimate, difference }) => [
		title,
		arm,
		told(estimate),
		apart(difference),
		String(estimate?.people ?? 0),
	]);

const HEAD = ['what', 'arm', 'estimate (95 %)', 'less the reference (95 %)', 'people'];

/** Most files that were left out of which the page tells. */
const MOST_TOLD = 500;

const leftOutRows = (leftOut: readonly LeftOut[]) =>
	leftOut.slice(0, MOST_TOLD).map(({ file, why, reasons }) => [file, why, reasons.join(' ')]);

/** What a reader must know before believing the figures. */
function caveats({ study, reference, struck }: Analysis): string[] {
	const { level, epsilon } = study.privacy;
	return [
		`Arms are compared with “${reference}”. Intervals are of 95 % each, and treat a participant's drafts as alike; of many comparisons some are off by chance.`,
		...(level === 'randomised'
			? [
					`Drafts and answers were randomised (epsilon = ${epsilon}) before they were handed over. Estimates are right on average, so that parts may lie below 0 or above 1; the intervals hold the noise.`,
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

export function toHtml(analysis: Analysis, figures: readonly Figure[]): string {
	const { study, arms, measures, fatigue, questions, leftOut } = analysis;
	const title = `${study.title}: analysis`;
	return pageOf(
		title,
		`<h1>${escaped(title)}</h1>
<p>Study ${escaped(study.id)}, version ${study.version}, SHA-256 ${escaped(study.hash)}.</p>
<ul>${caveats(analysis)
			.map((text) => `<li>${escaped(text)}</li>`)
			.join('\n')}</ul>
${table(
	['arm', 'what it shows', 'participants', 'drafts', 'answers'],
	arms.map(({ id, about, participants, drafts, answers }) => [
		id,
		about,
		...[participants, drafts, answers].map(String),
	]),
	'Who took part',
)}
${table(
	HEAD,
	measures.flatMap(({ title, arms }) => rowsOf(title, arms)),
	'What they did',
)}
${
	fatigue.length === 0
		? ''
		: table(
				['arm', 'change from week to week (95 %)', 'people'],
				fatigue.map(({ arm, slope }) => [arm, told(slope), String(slope?.people ?? 0)]),
				'Fatigue: how the part of advice that is followed changes',
			)
}
${questions
	.map(({ text, answers }) =>
		table(
			HEAD,
			answers.flatMap(({ answer, arms }) => rowsOf(answer, arms)),
			text,
		),
	)
	.join('\n')}
<h2>Figures</h2>
<div class="figures">
${figures.map(drawn).join('\n')}
</div>
<h2>Left out</h2>
${
	leftOut.length === 0
		? '<p>Every export could be used.</p>'
		: `<p>${leftOut.length} files could not be used${leftOut.length > MOST_TOLD ? `; the first ${MOST_TOLD}` : ''}:</p>
${table(['file', 'why', 'reasons'], leftOutRows(leftOut), 'Files that were left out')}`
}`,
	);
}

/** The same as lines. */
export function toLines(analysis: Analysis): string[] {
	const { arms, measures, fatigue, questions, leftOut } = analysis;
	return [
		...aligned([
			['arm', 'participants', 'drafts', 'answers'],
			...arms.map(({ id, participants, drafts, answers }) => [id, ...[participants, drafts, answers].map(String)]),
		]),
		'',
		...aligned([HEAD, ...measures.flatMap(({ title, arms }) => rowsOf(title, arms))]),
		...(fatigue.length === 0
			? []
			: [
					'',
					...aligned([
						['fatigue', 'change from week to week (95 %)'],
						...fatigue.map(({ arm, slope }) => [arm, told(slope)]),
					]),
				]),
		...questions.flatMap(({ text, answers }) => [
			'',
			text,
			...aligned([HEAD, ...answers.flatMap(({ answer, arms }) => rowsOf(answer, arms))]),
		]),
		'',
		...caveats(analysis),
		...leftOut.slice(0, MOST_TOLD).map(({ file, why, reasons }) => `Left out: ${file} (${why}): ${reasons.join(' ')}`),
	];
}
