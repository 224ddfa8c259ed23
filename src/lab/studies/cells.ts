/** Estimates of an analysis as cells of tables, for the page and for the terminal. */
import { sum } from 'simple-statistics';
import { escapeControls } from '../../pack/errors.ts';
import type { Analysis, Compared, Primary } from './analysis.ts';
import { type Difference, type Estimate, FEWEST_PEOPLE } from './estimate.ts';
import type { LeftOut } from './inputs.ts';

export const FEW = `fewer than ${FEWEST_PEOPLE} people`;
export const percent = (part: number | null) => (part === null ? '–' : `${Math.round(100 * part)} %`);
export const rounded = (value: number, digits = 3) => value.toFixed(digits).replace(/^-(0\.0+)$/, '$1');

const withInterval = (estimate: Pick<Estimate, 'value' | 'interval'> | null) =>
	estimate === null
		? '–'
		: estimate.interval === null
			? rounded(estimate.value)
			: `${rounded(estimate.value)} (${estimate.interval.map((end) => rounded(end)).join(' to ')})`;

const effectSize = ({ h, d }: Difference) =>
	h !== null ? `, h = ${rounded(h, 2)}` : d !== null ? `, d = ${rounded(d, 2)}` : '';

const differenceCell = (difference: Difference | null) =>
	difference === null ? '–' : `${withInterval(difference)}${effectSize(difference)}`;

/** Formats an estimate with its interval, marked if it is based on too few participants. */
export const estimateCell = (estimate: Estimate | null) =>
	estimate !== null && estimate.people < FEWEST_PEOPLE ? `${withInterval(estimate)} [${FEW}]` : withInterval(estimate);

export const COMPARED_HEAD = ['arm', 'estimate (95 %)', 'less the reference (95 %)', 'people'];

export const comparedRows = (arms: readonly Compared[]): string[][] =>
	arms.map(({ arm, estimate, difference }) => [
		arm,
		estimateCell(estimate),
		differenceCell(difference),
		String(estimate?.people ?? 0),
	]);

export const ARMS_HEAD = ['arm', 'participants', 'drafts', 'most of one', 'answers', 'most of one'];

export const armRow = ({ id, participants, drafts, answers, largest }: Analysis['arms'][number]): string[] => [
	id,
	participants < FEWEST_PEOPLE ? `${participants} [${FEW}]` : String(participants),
	...[String(drafts), percent(largest.drafts), String(answers), percent(largest.answers)],
];

export const PRIMARY_HEAD = ['outcome', 'arms', 'one less the other (95 %)', 'p', 'p, corrected (Holm)', 'people'];

export const primaryRows = (primary: readonly Primary[]): string[][] =>
	primary.map(({ title, arm, against, estimates, difference, corrected }) => [
		title,
		`${arm}, ${against}`,
		differenceCell(difference),
		difference?.p == null ? '–' : chance(difference.p),
		chance(corrected),
		[estimates.arm, estimates.against].map((estimate) => estimate?.people ?? 0).join(', '),
	]);

export const chance = (p: number) => (p < 0.001 ? 'below .001' : p.toFixed(3).replace(/^0/, ''));

/** The flow of participants, a column for all and one for each arm, as CONSORT asks for it. */
export function flowRows({ arms, arrived: { files, damaged, foreign, duplicate }, primary }: Analysis): string[][] {
	const all = (name: string, count: number) => [name, String(count), ...arms.map(() => '')];
	const each = (name: string, countIn: (arm: Analysis['arms'][number]) => number | null) => {
		const counts = arms.map(countIn);
		const all = counts.includes(null) ? null : sum(counts as number[]);
		return [name, ...[all, ...counts].map((count) => (count === null ? '' : String(Math.round(10 * count) / 10)))];
	};
	return [
		all('files that arrived', files),
		all('left out: damaged', damaged),
		all('left out: of other studies, or changed', foreign),
		all('left out: one more of the same person', duplicate),
		each('people in the analysis', ({ participants }) => participants),
		each('expected by the weights', ({ expected }) => expected),
		each('… who wrote a draft that names a film', ({ wrote }) => wrote),
		each('… who were still there in the last week', ({ stayed }) => stayed),
		each('… with nothing struck or deleted', ({ whole }) => whole),
		...primary.map(({ title, arm, against, estimates }) =>
			each(`… counted in ${title}`, ({ id }) =>
				id === arm ? (estimates.arm?.people ?? 0) : id === against ? (estimates.against?.people ?? 0) : null,
			),
		),
	];
}

export const flowHead = ({ arms }: Analysis): string[] => ['step', 'all', ...arms.map(({ id }) => id)];

/** Selects the measures with the noise of at most one field, or those in which noise is multiplied. */
export const measuresOf = ({ measures }: Analysis, multiplied: boolean) =>
	measures.filter((measure) => measure.multiplied === multiplied);

export const MULTIPLIED = 'What they did, by several randomised fields: mostly too wide to tell anything';

export const MOST_LEFT_OUT = 500;

export const leftOutRows = (leftOut: readonly LeftOut[]): string[][] =>
	leftOut.slice(0, MOST_LEFT_OUT).map(({ file, why, reasons }) => [file, why, reasons.join(' ')].map(escapeControls));
