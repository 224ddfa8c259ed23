/** Tables of the Scoreboard experiments for a terminal. */

import { type Column, share, type Table, tableOf } from '../../kit/cli/text.ts';
import { percent } from '../../kit/report/format.ts';
import { CLOSENESSES, type Closeness, closenessName } from './attack/similar.ts';
import { TAIL_COUNTS } from './marginals.ts';
import { PAPER_CRITERION, type Row, sizeOf } from './rows.ts';
import type { Linked, ScoreboardReport } from './run.ts';
import type { Sparsity } from './sparsity.ts';
import type { TheoremRow } from './theorem.ts';

const within = (value: number | null, unit: string) => (value === null ? 'unknown' : `±${value}${unit}`);
const bits = (value: number | null) => (value === null ? '–' : value.toFixed(2));
const known = (closeness: Closeness) => closenessName(closeness, 'which movies');

const TITLES: Record<Row['experiment'], string> = {
	known: 'What is known (Scoreboard-RH)',
	outside: 'Movies outside the most rated',
	removed: 'The record in the sample, and taken out of it',
	count: 'Knowing how much the target rated',
	thresholds: 'Thresholds: Scoreboard (1A) and Scoreboard-RH (1B)',
	linked: 'A public profile',
};

/** Describes what distinguishes a row in its table. */
const distinctionOf = (row: Row): string => {
	switch (row.experiment) {
		case 'outside':
			return row.outsideTop === 0 ? 'any' : `outside ${row.outsideTop}`;
		case 'count':
			return row.countWithin === null ? 'number unknown' : `number ±${percent(row.countWithin)}`;
		case 'thresholds':
			return row.algorithm === 'scoreboard' ? '1A' : '1B';
		default:
			return row.removed ? 'taken out' : row.outsideTop > 0 ? `outside ${row.outsideTop}` : '';
	}
};

const ROW: readonly Column<Row>[] = [
	['aux', sizeOf],
	['ratings', ({ ratingStars }) => within(ratingStars, '')],
	['dates', ({ dateDays }) => within(dateDays, ' days')],
	['', distinctionOf],
	['phi', ({ phi }) => (phi === null ? '–' : String(phi))],
	['sigma over', ({ sigma }) => sigma ?? '–'],
	['identified', ({ identified }) => share(identified)],
	['no match', ({ noMatch }) => share(noMatch)],
	['false match', ({ falseMatch }) => share(falseMatch)],
	['line-up bits', ({ entropyBits }) => bits(entropyBits)],
	["target's bits", ({ targetBits }) => bits(targetBits)],
	['people', ({ targets }) => String(targets)],
];

const above = ({ sparse }: Sparsity, limit: number) => share(sparse.find(({ epsilon }) => epsilon === limit)!.delta);

const SPARSITY: readonly Column<Sparsity>[] = [
	['compared', known],
	['records', ({ records }) => String(records)],
	['median', ({ median }) => share(median)],
	['most', ({ most }) => share(most)],
	['above 0.25', (row) => above(row, 0.25)],
	['above 0.5', (row) => above(row, 0.5)],
	['pruned ms', ({ milliseconds }) => milliseconds.pruned.toFixed(2)],
	['all lists ms', ({ milliseconds }) => milliseconds.full.toFixed(2)],
	['read', ({ readShare }) => percent(readShare)],
	['alike', ({ checked, different }) => `${checked - different} of ${checked}`],
];

export const sparsityTable = (sparsity: readonly Sparsity[]): Table =>
	tableOf('Similarity of the nearest neighbor', sparsity, SPARSITY);

type Roc = ScoreboardReport['roc'][number];
const atPaper = ({ points }: Roc) => points.find(({ phi }) => phi === PAPER_CRITERION.phi)!;

const ROC: readonly Column<Roc>[] = [
	['aux', sizeOf],
	['known', (row) => `${known(row)}${row.outsideTop > 0 ? `, outside ${row.outsideTop}` : ''}`],
	['sigma over', ({ sigma }) => sigma],
	['rate', ({ equalError }) => share(equalError.rate)],
	['at phi', ({ equalError }) => equalError.phi.toFixed(2)],
	['identified at 1.5', (row) => share(atPaper(row).identified)],
	['false at 1.5', (row) => share(atPaper(row).falsePositive)],
];

const THEOREM: readonly Column<TheoremRow>[] = [
	['known', known],
	['delta', ({ delta }) => String(delta)],
	['bound', ({ bound }) => String(bound)],
	['like the target at the bound', ({ atBound }) => (atBound === null ? '–' : share(atBound.own))],
	['over both records', ({ atBound }) => (atBound === null ? '–' : share(atBound.union))],
	['enough here', ({ enough }) => String(enough.own ?? '–')],
	['over both', ({ enough }) => String(enough.union ?? '–')],
];

const linkedTable = ({ targets, aux, inside, outside, outsideUpTo2 }: Linked): Table => {
	const spread = ({ median, p95, most }: typeof inside) => [median, p95, most].map((value) => value.toFixed(2));
	return {
		title: `Eccentricity with ${aux.correct} of ${aux.auxSize} movies known, ${known(aux)} (the paper's two: 28 and 15)`,
		head: ['', 'median', '95 %', 'most'],
		rows: [
			[`in the sample (${targets})`, ...spread(inside)],
			[`not in it: ${outsideUpTo2} of ${targets} at most 2`, ...spread(outside)],
		],
	};
};

export function scoreboardTables(report: ScoreboardReport): Table[] {
	const tail: Table = {
		title:
			"People who rated movies outside the most rated (the paper's share behind; 5 and 10 are a guess, its numbers were lost)",
		head: ['', ...TAIL_COUNTS.map((least) => `at least ${least}`)],
		rows: report.tail.map(({ outsideTop, people, of, paper }) => [
			`outside ${outsideTop}`,
			...people.map((count, i) => `${percent(count / of)} (${percent(paper[i]!)})`),
		]),
	};
	const marginals: Table = {
		title: 'Bits that one movie gives away, by its rank',
		head: ['rank', 'raters', ...CLOSENESSES.map(known)],
		rows: report.marginals
			.filter((_, i) => i % 4 === 0)
			.map(({ rank, raters, bits: own }) => [String(rank), String(raters), ...own.map(bits)]),
	};
	return [
		...[...Map.groupBy(report.rows, ({ experiment }) => experiment)].map(([name, rows]) =>
			tableOf(TITLES[name], rows, ROW),
		),
		tableOf('Equal error rate: as many missed as falsely found', report.roc, ROC),
		...(report.linked === null ? [] : [linkedTable(report.linked)]),
		tail,
		marginals,
		tableOf('Theorem 1: movies that suffice, and what they do (Scoreboard, eps 0.05)', report.theorem, THEOREM),
		sparsityTable(report.sparsity),
	];
}
