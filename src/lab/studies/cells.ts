/** Estimates of an analysis as cells of tables, for the page and for the terminal. */
import { escapeControls } from '../../pack/errors.ts';
import type { Analysis, Compared } from './analysis.ts';
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

/** Selects the measures with the noise of at most one field, or those in which noise is multiplied. */
export const measuresOf = ({ measures }: Analysis, multiplied: boolean) =>
	measures.filter((measure) => measure.multiplied === multiplied);

export const MULTIPLIED = 'What they did, by several randomised fields: mostly too wide to tell anything';

export const MOST_LEFT_OUT = 500;

export const leftOutRows = (leftOut: readonly LeftOut[]): string[][] =>
	leftOut.slice(0, MOST_LEFT_OUT).map(({ file, why, reasons }) => [file, why, reasons.join(' ')].map(escapeControls));
