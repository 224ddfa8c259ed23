/** The paper's figures, redrawn from results. */
import type { Figure, Point } from '../../kit/report/figure.ts';
import { KS } from '../../kit/statistics.ts';
import { type Algorithm, NAMES } from './attacks/attack.ts';
import type { DatasetStep, misdirection, Step } from './defend.ts';
import type { IdentifyReport } from './identify.ts';

/** Per cent k-identified in the paper, at k = 1, 5, 10, 100. */
export const PAPER_RATES: Partial<Record<Algorithm, readonly [number, number, number, number]>> = {
	setIntersection: [0.07, 0.12, 0.14, 0.23],
	tfidf: [0.2, 0.32, 0.35, 0.5],
	scoring: [0.31, 0.44, 0.52, 0.57],
	fuzzyRating: [0.47, 0.5, 0.53, 0.68],
	exactRating: [0.59, 0.68, 0.72, 0.81],
};

/** Variants of Likelihood are in the table only. */
const DRAWN = [...(Object.keys(PAPER_RATES) as Algorithm[]), 'likelihood'] as const;

const IDENTIFIED = 'people identified';

/** Figures 3, 4 and 5: failures of Set Intersection, all algorithms by k, and by number of mentions. */
export function identifyFigures(r: IdentifyReport): Figure[] {
	const bins = r.algorithms.setIntersection.bins;
	const drawn = DRAWN.flatMap((name) => {
		const report = r.algorithms[name];
		return report === null ? [] : [{ name, report }];
	});
	const ticks = bins.map(({ from, to }) => (to === null ? `${from}+` : from === to ? String(from) : `${from}-${to}`));
	const filled = bins.map((bin, x) => ({ ...bin, x })).filter(({ targets }) => targets > 0);
	const part = (name: string, y: (bin: (typeof filled)[number]) => number) => ({
		name,
		points: filled.map((bin) => ({ x: bin.x, y: y(bin) })),
	});
	return [
		{
			id: 'failures',
			title: 'Why Set Intersection does not find someone alone, by number of mentions (Figure 3)',
			x: { label: 'mentions', ticks },
			y: { label: 'people', share: true },
			kind: 'bars',
			series: [
				part('identified', ({ k }) => k[1]),
				part('too many fit', ({ failures }) => failures![1]!.notNarrow),
				part('others fit', ({ failures }) => failures![1]!.misdirected),
				part('no one fits', ({ failures }) => failures![1]!.noOnePossible),
			],
		},
		{
			id: 'algorithms',
			title: 'Who is within the first k of the likely list, by algorithm (Figure 4)',
			x: { label: 'k', log: true },
			y: { label: IDENTIFIED, share: true },
			series: drawn.flatMap(({ name, report }) => [
				{
					name: NAMES[name],
					points: KS.map((k) => {
						const [low, high] = report.interval[k]!;
						return { x: k, y: report.k[k], low, high };
					}),
				},
				...(PAPER_RATES[name]
					? [{ name: NAMES[name], paper: true, points: KS.map((k, i) => ({ x: k, y: PAPER_RATES[name]![i]! })) }]
					: []),
			]),
		},
		{
			id: 'mentions-matter',
			title: 'Who is first on the likely list, by number of mentions (Figure 5)',
			x: { label: 'mentions', ticks },
			y: { label: IDENTIFIED, share: true },
			series: drawn.map(({ name, report }) => ({
				name: NAMES[name],
				points: report.bins.flatMap(({ k, targets }, x) => (targets === 0 ? [] : [{ x, y: k[1] }])),
			})),
		},
	];
}

const lines = <T extends Step>(steps: readonly T[], x: (step: T) => number) =>
	KS.map((k) => ({
		name: `k = ${k}`,
		points: steps.map((step): Point => {
			const point = { x: x(step), y: step.k[k] };
			return k === 1 ? { ...point, low: step.interval[0], high: step.interval[1] } : point;
		}),
	}));

/** Figures 6 and 7: dropping rare items from the database. */
export function datasetFigures(steps: readonly DatasetStep[]): Figure[] {
	const figure = (id: string, of: string, number: number, x: (step: DatasetStep) => number, gone: number): Figure => ({
		id,
		title: `Dropping rarely rated items from the database, by the part of ${of} dropped (Figure ${number})`,
		x: { label: `part of ${of} dropped` },
		y: { label: IDENTIFIED, share: true },
		series: [...lines(steps, x), { name: 'k = 1', paper: true, points: [{ x: gone, y: 0 }] }],
	});
	return [
		figure('suppress-items', 'items', 6, ({ itemsDropped }) => itemsDropped, 0.88),
		figure('suppress-ratings', 'ratings', 7, ({ ratingsDropped }) => ratingsDropped, 0.28),
	];
}

export const userFigure = (steps: readonly (Step & { hidden: number })[]): Figure => ({
	id: 'suppress-mentions',
	title: 'Hiding the rarest of the mentions that one has rated (Figure 8)',
	x: { label: 'part of them hidden' },
	y: { label: IDENTIFIED, share: true },
	series: lines(steps, ({ hidden }) => hidden),
});

/** As many as there are colors, minus one for the most popular list. */
const THRESHOLDS_DRAWN = [1, 8, 32, 128, 512, 2048, 8192];

/** Figure 9: users mentioning items they have not rated. */
export const misdirectFigure = (lists: Awaited<ReturnType<typeof misdirection>>): Figure => ({
	id: 'misdirect',
	title: 'Mentioning items one has not rated: from a threshold in rising popularity, or the most popular (Figure 9)',
	x: { label: 'decoys' },
	y: { label: 'people identified at k = 1', share: true },
	series: [
		...lists
			.filter(({ list }) => list === 'popular' || THRESHOLDS_DRAWN.includes(list))
			.map(({ list, steps }) => ({
				name: list === 'popular' ? 'most popular' : `from ${list} raters`,
				points: steps.map(({ decoys, k }) => ({ x: decoys, y: k[1] })),
			})),
		{
			name: 'most popular',
			paper: true,
			points: [
				{ x: 0, y: 0.31 },
				{ x: 5, y: 0.13 },
			],
		},
	],
});
