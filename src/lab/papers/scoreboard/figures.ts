/** Curves of the Scoreboard experiments. */

import type { Figure, Point } from '../../kit/report/figure.ts';
import { wilson } from '../../kit/statistics.ts';
import { CLOSENESSES, type Closeness, closenessName } from './attack/similar.ts';
import { TAIL_COUNTS } from './marginals.ts';
import { PAPER_CRITERION, type Row, sizeOf } from './rows.ts';
import type { ScoreboardReport } from './run.ts';
import type { Sparsity } from './sparsity.ts';

const IDENTIFIED = 'records identified';
type Series = Figure['series'][number];

const knownOf = (closeness: Closeness) => closenessName(closeness, 'movies only');

const point = (x: number, { identified, targets }: Row): Point => {
	const [low, high] = wilson({ found: Math.round(identified * targets), of: targets });
	return { x, y: identified, low, high };
};

/** A series for each name, in the order in which the names come. */
const seriesBy = <T>(rows: readonly T[], nameOf: (row: T) => string, pointOf: (row: T) => Point | null): Series[] =>
	[...Map.groupBy(rows, nameOf)].map(([name, own]) => ({ name, points: own.flatMap((row) => pointOf(row) ?? []) }));

/** Groups rows into series, by default by what is known, along the sizes of aux. */
function bySize(
	rows: readonly Row[],
	y: (x: number, row: Row) => Point | null,
	nameOf: (row: Row) => string = knownOf,
) {
	const ticks = [...new Set(rows.map(sizeOf))];
	return { ticks, series: seriesBy(rows, nameOf, (row) => y(ticks.indexOf(sizeOf(row)), row)) };
}

const cross = (series: readonly Series[], name: string, x: number, y: number): Series[] =>
	x >= 0 && series.some((one) => one.name === name) ? [{ name, paper: true, points: [{ x, y }] }] : [];

export const sparsityFigure = (sparsity: readonly Sparsity[]): Figure => ({
	id: 'scoreboard-sparsity',
	title: 'How similar the nearest neighbor of a record is (Appendix E)',
	x: { label: 'similarity of the nearest neighbor' },
	y: { label: 'records with none that is more similar', share: true },
	series: sparsity.map((row) => ({
		name: knownOf(row),
		points: row.cdf.map(({ similarity, share }) => ({ x: similarity, y: share })),
	})),
});

/** Returns the rows of an experiment under the paper's criterion. */
const rowsOf = ({ rows }: ScoreboardReport, experiment: Row['experiment']) =>
	rows.filter(
		(row) => row.experiment === experiment && row.phi === PAPER_CRITERION.phi && row.sigma === PAPER_CRITERION.sigma,
	);

const SIZES_LABEL = 'ratings known, and how many of them right';

function knownFigure(report: ScoreboardReport): Figure {
	const { ticks, series } = bySize(rowsOf(report, 'known'), point);
	return {
		id: 'scoreboard-known',
		title: 'Records identified, by what is known of so many ratings (Figure 2)',
		x: { label: SIZES_LABEL, ticks },
		y: { label: IDENTIFIED, share: true },
		series: [
			...series,
			...cross(series, 'ratings ±0, dates ±14', ticks.indexOf('6 of 8'), 0.99),
			...cross(series, 'ratings ±0, dates ±3', ticks.indexOf('2'), 0.68),
		],
	};
}

function entropyFigure(report: ScoreboardReport): Figure {
	const { ticks, series } = bySize(rowsOf(report, 'known'), (x, { targetBits }) =>
		targetBits === null ? null : { x, y: targetBits },
	);
	return {
		id: 'scoreboard-entropy',
		title: 'Bits still to learn about the target, by what is known (Figure 6)',
		x: { label: SIZES_LABEL, ticks },
		y: { label: 'bits' },
		series,
	};
}

function outsideFigure(report: ScoreboardReport): Figure {
	const outside = rowsOf(report, 'outside').filter(({ dateDays }) => dateDays === null);
	const tops = [...new Set(outside.map(({ outsideTop }) => outsideTop))];
	const series = seriesBy(outside, sizeOf, (row) => point(tops.indexOf(row.outsideTop), row));
	return {
		id: 'scoreboard-outside',
		title: 'Records identified without dates, by ratings of movies that are not among the most rated (Figure 4)',
		x: { label: 'movies left out', ticks: tops.map((top) => (top === 0 ? 'none' : `top ${top}`)) },
		y: { label: IDENTIFIED, share: true },
		series: [...series, ...cross(series, '6 of 8', tops.indexOf(500), 0.84)],
	};
}

function countFigure(report: ScoreboardReport): Figure {
	const nameOf = (row: Row) => `${knownOf(row)}${row.countWithin === null ? '' : ', and how many'}`;
	const { ticks, series } = bySize(rowsOf(report, 'count'), point, nameOf);
	return {
		id: 'scoreboard-count',
		title: 'Records identified if it is known within 50 % how much the target rated',
		x: { label: SIZES_LABEL, ticks },
		y: { label: IDENTIFIED, share: true },
		series,
	};
}

const rocFigure = ({ roc }: ScoreboardReport): Figure => ({
	id: 'scoreboard-roc',
	title: 'Records identified against matches for records that were taken out, by the eccentricity asked for',
	x: { label: 'matches although the record is not there' },
	y: { label: IDENTIFIED, share: true },
	series: roc
		.filter(({ sigma }) => sigma === 'all')
		.map(({ points, outsideTop, ...known }) => ({
			name: `${sizeOf(known)}, ${knownOf(known)}${outsideTop > 0 ? `, outside ${outsideTop}` : ''}`,
			points: points.map(({ falsePositive, identified }) => ({ x: falsePositive, y: identified })),
		})),
});

const phiFigure = ({ roc }: ScoreboardReport): Figure => ({
	id: 'scoreboard-phi',
	title: 'Matches by the eccentricity asked for, with sigma over all records and over candidates',
	x: { label: 'eccentricity asked for (phi)' },
	y: { label: 'targets', share: true },
	series: roc
		.filter(({ auxSize, correct }) => auxSize === 8 && correct === 6)
		.slice(0, 2)
		.flatMap(({ sigma, points }) => [
			{
				name: `identified, sigma over ${sigma}`,
				points: points.map(({ phi, identified }) => ({ x: phi, y: identified })),
			},
			{
				name: `false match, sigma over ${sigma}`,
				points: points.map(({ phi, falsePositive }) => ({ x: phi, y: falsePositive })),
			},
		]),
});

const marginalsFigure = ({ marginals }: ScoreboardReport): Figure => ({
	id: 'scoreboard-marginals',
	title: 'What one movie gives away, by its popularity (Figure 11)',
	x: { label: 'rank of the movie', log: true },
	y: { label: 'bits' },
	series: CLOSENESSES.flatMap((closeness, i) => {
		const points = marginals.flatMap(({ rank, bits }) => (bits[i] == null ? [] : [{ x: rank, y: bits[i] }]));
		return points.length === 0 ? [] : [{ name: knownOf(closeness), points }];
	}),
});

const tailFigure = ({ tail }: ScoreboardReport): Figure => ({
	id: 'scoreboard-tail',
	title: 'People who rated movies outside the most rated (Appendix D)',
	x: { label: 'movies left out', ticks: tail.map(({ outsideTop }) => `top ${outsideTop}`) },
	y: { label: 'people', share: true },
	series: TAIL_COUNTS.flatMap((least, i) => [
		{ name: `at least ${least}`, points: tail.map(({ people, of }, x) => ({ x, y: people[i]! / of })) },
		{ name: `at least ${least}`, paper: true, points: tail.map(({ paper }, x) => ({ x, y: paper[i]! })) },
	]),
});

function theoremFigure({ theorem }: ScoreboardReport): Figure {
	const series = [...new Set(theorem.map(knownOf))].flatMap((name) => {
		const own = theorem.filter((row) => knownOf(row) === name);
		const line = (what: string, y: (row: (typeof own)[number]) => number | null) => ({
			name: `${name}: ${what}`,
			points: own.flatMap((row) => (y(row) === null ? [] : [{ x: row.delta, y: y(row)! }])),
		});
		return [
			line('bound', ({ bound }) => bound),
			line('enough', ({ enough }) => enough.own),
			line('enough, over both', ({ enough }) => enough.union),
		];
	});
	return {
		id: 'scoreboard-theorem',
		title: 'Ratings that suffice by Theorem 1, and that did',
		x: { label: 'delta' },
		y: { label: 'ratings known' },
		series,
	};
}

export const scoreboardFigures = (report: ScoreboardReport): Figure[] => [
	...[knownFigure, entropyFigure, outsideFigure, countFigure, rocFigure, phiFigure].map((draw) => draw(report)),
	...[marginalsFigure, tailFigure, theoremFigure].map((draw) => draw(report)),
	sparsityFigure(report.sparsity),
];
