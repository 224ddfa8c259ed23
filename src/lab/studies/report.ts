/** An analysis as a page and as lines. */
import { visible } from '../../pack/errors.ts';
import { aligned } from '../kit/cli/text.ts';
import type { Figure } from '../kit/report/figure.ts';
import { drawn, escaped, grouped, pageOf, table } from '../kit/report/markup.ts';
import type { Analysis, Compared } from './analysis.ts';
import { caveats, FEW, percent, READING } from './caveats.ts';
import { type Difference, type Estimate, FEWEST_PEOPLE } from './estimate.ts';
import type { LeftOut } from './inputs.ts';

const shown = (value: number, digits = 3) => value.toFixed(digits).replace(/^-(0\.0+)$/, '$1');
const told = (estimate: Pick<Estimate, 'value' | 'interval'> | null) =>
	estimate === null
		? '–'
		: estimate.interval === null
			? shown(estimate.value)
			: `${shown(estimate.value)} (${estimate.interval.map((end) => shown(end)).join(' to ')})`;
const effect = ({ h, d }: Difference) =>
	h !== null ? `, h = ${shown(h, 2)}` : d !== null ? `, d = ${shown(d, 2)}` : '';
const apart = (one: Difference | null) => (one === null ? '–' : `${told(one)}${effect(one)}`);
const marked = (estimate: Estimate | null) =>
	estimate !== null && estimate.people < FEWEST_PEOPLE ? `${told(estimate)} [${FEW}]` : told(estimate);

const rowsOf = (arms: readonly Compared[]) =>
	arms.map(({ arm, estimate, difference }) => [
		arm,
		marked(estimate),
		apart(difference),
		String(estimate?.people ?? 0),
	]);

interface Group {
	title: string;
	rows: string[][];
}

/** Measures whose noise is that of one field at most, and those in which noise is multiplied. */
const groupsOf = (measures: Analysis['measures'], multiplied: boolean): Group[] =>
	measures.filter((one) => one.multiplied === multiplied).map(({ title, arms }) => ({ title, rows: rowsOf(arms) }));

const HEAD = ['arm', 'estimate (95 %)', 'less the reference (95 %)', 'people'];
const [DID, MULTIPLIED] = [
	'What they did',
	'What they did, by several randomised fields: mostly too wide to tell anything',
];

const ARMS_HEAD = ['arm', 'participants', 'drafts', 'most of one', 'answers', 'most of one'];
const armRow = ({ participants, drafts, answers, largest }: Analysis['arms'][number]) => [
	participants < FEWEST_PEOPLE ? `${participants} [${FEW}]` : String(participants),
	...[String(drafts), percent(largest.drafts), String(answers), percent(largest.answers)],
];

/** Most files that were left out of which the page tells. */
const MOST_TOLD = 500;
const leftOutRows = (leftOut: readonly LeftOut[]) =>
	leftOut.slice(0, MOST_TOLD).map(({ file, why, reasons }) => [file, why, reasons.join(' ')].map(visible));

export function toHtml(analysis: Analysis, figures: readonly Figure[]): string {
	const { study, arms, measures, fatigue, questions, leftOut } = analysis;
	const title = `${study.title}: analysis`;
	return pageOf(
		title,
		`<h1>${escaped(title)}</h1>
<p>Study ${escaped(study.id)}, version ${study.version}, SHA-256 ${escaped(study.hash)}.</p>
<ul>${[...caveats(analysis), ...READING].map((text) => `<li>${escaped(text)}</li>`).join('\n')}</ul>
${table(
	[...ARMS_HEAD, 'what it shows'],
	arms.map((arm) => [arm.id, ...armRow(arm), arm.about]),
	'Who took part',
)}
${grouped(HEAD, groupsOf(measures, false), DID)}
${measures.some(({ multiplied }) => multiplied) ? grouped(HEAD, groupsOf(measures, true), MULTIPLIED) : ''}
${
	fatigue.length === 0
		? ''
		: table(
				['arm', 'change from week to week (95 %)', 'people'],
				fatigue.map(({ arm, slope }) => [arm, marked(slope), String(slope?.people ?? 0)]),
				'Fatigue: how the part of advice that is followed changes',
			)
}
${questions
	.map(({ text, answers }) =>
		grouped(
			HEAD,
			answers.map(({ answer, arms }) => ({ title: answer, rows: rowsOf(arms) })),
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

/** Groups as aligned lines, each below its title. */
function inLines(groups: readonly Group[]): string[] {
	const [head, ...lines] = aligned([HEAD, ...groups.flatMap(({ rows }) => rows)]);
	let at = 0;
	return [`  ${head}`, ...groups.flatMap(({ title, rows }) => [title, ...rows.map(() => `  ${lines[at++]!}`)])];
}

/** The same as lines. */
export function toLines(analysis: Analysis): string[] {
	const { arms, measures, fatigue, questions, leftOut } = analysis;
	const multiplied = groupsOf(measures, true);
	return [
		...aligned([ARMS_HEAD, ...arms.map((arm) => [arm.id, ...armRow(arm)])]),
		'',
		...inLines(groupsOf(measures, false)),
		...(multiplied.length === 0 ? [] : ['', MULTIPLIED, ...inLines(multiplied)]),
		...(fatigue.length === 0
			? []
			: [
					'',
					...aligned([
						['fatigue', 'change from week to week (95 %)'],
						...fatigue.map(({ arm, slope }) => [arm, marked(slope)]),
					]),
				]),
		...questions.flatMap(({ text, answers }) => [
			'',
			text,
			...inLines(answers.map(({ answer, arms }) => ({ title: answer, rows: rowsOf(arms) }))),
		]),
		'',
		...caveats(analysis),
		...READING,
		...leftOutRows(leftOut).map(([file, why, reasons]) => `Left out: ${file} (${why}): ${reasons}`),
	];
}
