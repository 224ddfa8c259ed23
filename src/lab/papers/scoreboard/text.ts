/** Tables of the Scoreboard experiments for a terminal. */
import type { Table } from '../../kit/cli/text.ts';
import { percent } from '../../kit/report/format.ts';
import { KNOWN_OF_ONE, TAIL_COUNTS } from './marginals.ts';
import type { Row } from './rows.ts';
import type { Linked, ScoreboardReport } from './run.ts';
import type { Sparsity } from './sparsity.ts';

const share = (value: number) => value.toFixed(3);
const within = (value: number | null, unit: string) => (value === null ? 'unknown' : `±${value}${unit}`);
const bits = (value: number | null) => (value === null ? '–' : value.toFixed(2));
const known = ({ ratingStars, dateDays }: { ratingStars: number | null; dateDays: number | null }) => {
	const parts = [
		...(ratingStars === null ? [] : [`ratings ±${ratingStars}`]),
		...(dateDays === null ? [] : [`dates ±${dateDays}`]),
	];
	return parts.length === 0 ? 'which movies' : parts.join(', ');
};

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

function rowTable(experiment: Row['experiment'], rows: readonly Row[]): Table {
	const head = [
		'aux',
		'ratings',
		'dates',
		'',
		'phi',
		'sigma over',
		'identified',
		'no match',
		'false match',
		'line-up bits',
		"target's bits",
		'people',
	];
	return {
		title: TITLES[experiment],
		head,
		rows: rows.map((row) => [
			row.correct === row.auxSize ? `${row.auxSize}` : `${row.correct} of ${row.auxSize}`,
			within(row.ratingStars, ''),
			within(row.dateDays, ' days'),
			distinctionOf(row),
			row.phi === null ? '–' : String(row.phi),
			row.sigma ?? '–',
			share(row.identified),
			share(row.noMatch),
			share(row.falseMatch),
			row.entropyBits.toFixed(2),
			bits(row.targetBits),
			String(row.targets),
		]),
	};
}

export const sparsityTable = (sparsity: readonly Sparsity[]): Table => ({
	title: 'Similarity of the nearest neighbour',
	head: [
		'compared',
		'records',
		'median',
		'most',
		'above 0.25',
		'above 0.5',
		'pruned ms',
		'all lists ms',
		'read',
		'alike',
	],
	rows: sparsity.map((row) => {
		const above = (epsilon: number) => share(row.sparse.find((one) => one.epsilon === epsilon)!.delta);
		return [
			known(row),
			String(row.records),
			share(row.median),
			share(row.most),
			above(0.25),
			above(0.5),
			row.milliseconds.pruned.toFixed(2),
			row.milliseconds.full.toFixed(2),
			percent(row.readShare),
			`${row.checked - row.different} of ${row.checked}`,
		];
	}),
});

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
	const experiments = [...new Set(report.rows.map(({ experiment }) => experiment))];
	const tables = experiments.map((experiment) =>
		rowTable(
			experiment,
			report.rows.filter((row) => row.experiment === experiment),
		),
	);
	const roc: Table = {
		title: 'Equal error rate: as many missed as falsely found',
		head: ['aux', 'known', 'sigma over', 'rate', 'at phi', 'identified at 1.5', 'false at 1.5'],
		rows: report.roc.map(({ sigma, equalError, points, ...c }) => {
			const paper = points.find(({ phi }) => phi === 1.5)!;
			return [
				c.correct === c.auxSize ? `${c.auxSize}` : `${c.correct} of ${c.auxSize}`,
				`${known(c)}${c.outsideTop > 0 ? `, outside ${c.outsideTop}` : ''}`,
				sigma,
				share(equalError.rate),
				equalError.phi.toFixed(2),
				share(paper.identified),
				share(paper.falsePositive),
			];
		}),
	};
	const tail: Table = {
		title: "People who rated movies outside the most rated (the paper's share behind)",
		head: ['', ...TAIL_COUNTS.map((least) => `at least ${least}`)],
		rows: report.tail.map(({ outsideTop, people, of, paper }) => [
			`outside ${outsideTop}`,
			...people.map((count, i) => `${percent(count / of)} (${percent(paper[i]!)})`),
		]),
	};
	const marginals: Table = {
		title: 'Bits that one movie gives away, by its rank',
		head: ['rank', 'raters', ...KNOWN_OF_ONE.map(known)],
		rows: report.marginals
			.filter((_, i) => i % 4 === 0)
			.map(({ rank, raters, bits: own }) => [String(rank), String(raters), ...own.map(bits)]),
	};
	const theorem: Table = {
		title: 'Theorem 1: movies that suffice, and what they do (Scoreboard, eps 0.05)',
		head: ['known', 'delta', 'bound', 'like the target at the bound', 'over both records', 'enough here', 'over both'],
		rows: report.theorem.map((row) => [
			known(row),
			String(row.delta),
			String(row.bound),
			row.atBound === null ? '–' : share(row.atBound.own),
			row.atBound === null ? '–' : share(row.atBound.union),
			row.enough.own === null ? '–' : String(row.enough.own),
			row.enough.union === null ? '–' : String(row.enough.union),
		]),
	};
	return [
		...tables,
		roc,
		...(report.linked === null ? [] : [linkedTable(report.linked)]),
		tail,
		marginals,
		theorem,
		sparsityTable(report.sparsity),
	];
}
