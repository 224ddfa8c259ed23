import { linearRegression, median } from 'simple-statistics';
import { type Ratings, sizesOf, type Target } from '../../kit/datasets/ratings.ts';
import type { Figure, Point } from '../../kit/report/figure.ts';
import { mean } from '../../kit/statistics.ts';

interface Spread {
	least: number;
	median: number;
	mean: number;
	most: number;
	/** Slope of log count against log rank over the middle of the curve, straight for a power law; null if too short. */
	slope: number | null;
}

export type Description = ReturnType<typeof describe>['result'];

/** Computes the marginals of ratings and mentions. */
export function describe(ratings: Ratings, targets: readonly Target[]) {
	const perItem = falling(sizesOf(ratings.byItem));
	const perUser = falling(sizesOf(ratings.byUser));
	const perPoster = falling(Float64Array.from(targets, ({ items }) => items.length));
	const mentions = new Map<number, number>();
	for (const item of targets.flatMap(({ items }) => items)) mentions.set(item, (mentions.get(item) ?? 0) + 1);
	return {
		result: {
			users: ratings.users,
			items: ratings.items,
			ratings: ratings.count,
			perItem: spread(perItem),
			perUser: spread(perUser),
			posters: targets.length,
			mentions: perPoster.reduce((a, b) => a + b, 0),
			mentionedItems: mentions.size,
			perPoster: spread(perPoster),
		},
		figures: [
			rankFigure('ratings', 'Ratings of each item and of each user', [
				['items', perItem],
				['users', perUser],
			]),
			rankFigure('mentions', 'Mentions of each item and by each poster', [
				['items', falling(Float64Array.from(mentions.values()))],
				['posters', perPoster],
			]),
		],
	};
}

const falling = (sizes: Float64Array) => sizes.sort().reverse();

function spread(counts: Float64Array): Spread {
	const values = [...counts];
	if (values.length === 0) return { least: 0, median: 0, mean: 0, most: 0, slope: null };
	const points = rankPoints(counts).filter(({ x, y }) => y > 0 && x >= counts.length / 100 && x <= counts.length / 2);
	return {
		least: values.at(-1)!,
		median: median(values),
		mean: mean(values),
		most: values[0]!,
		slope: slopeOf(points),
	};
}

const slopeOf = (points: readonly Point[]) =>
	points.length < 2 ? null : linearRegression(points.map(({ x, y }) => [Math.log(x), Math.log(y)])).m;

function rankPoints(counts: Float64Array): Point[] {
	const ranks = new Set(Array.from({ length: 100 }, (_, i) => Math.round(counts.length ** (i / 99))));
	return [...ranks].map((x) => ({ x, y: counts[x - 1]! }));
}

const rankFigure = (id: string, title: string, series: [string, Float64Array][]): Figure => ({
	id,
	title,
	x: { label: 'rank', log: true },
	y: { label: 'count', log: true },
	kind: 'dots',
	series: series.map(([name, counts]) => ({ name, points: rankPoints(counts) })),
});
