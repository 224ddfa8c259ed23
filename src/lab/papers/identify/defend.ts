import type { Progress } from '../../kit/cli/progress.ts';
import { indexIn, type Ratings, sizesOf, type Target } from '../../kit/datasets/ratings.ts';
import { type ByK, byK, type Interval, intervalWithin, mean } from '../../kit/statistics.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import { type DecoyList, misdirectTask } from './defenses/misdirect.ts';
import { hiddenOf, suppressDatasetTask, suppressUserTask } from './defenses/suppress.ts';

export interface Step {
	k: ByK;
	/** 95 % interval of k = 1. */
	interval: Interval;
}

export interface DatasetStep extends Step {
	/** Items with fewer raters are dropped. */
	threshold: number;
	itemsDropped: number;
	ratingsDropped: number;
}

const steps = (rows: readonly number[][], count: number, seed: number): Step[] =>
	Array.from({ length: count }, (_, i) => {
		const ranks = rows.map((row) => row[i]!);
		return {
			k: byK(ranks),
			interval: intervalWithin(ranks, 1, seed),
		};
	});

/** Returns thresholds in steps of a factor of sqrt(2), up to just above the most rated item. */
function thresholdsFor(ratings: Ratings): number[] {
	const most = sizesOf(ratings.byItem).reduce((a, b) => Math.max(a, b), 0);
	const all = Array.from({ length: Math.ceil(2 * Math.log2(most)) + 2 }, (_, i) => Math.round(2 ** (i / 2)));
	return [...new Set(all)];
}

export async function datasetSuppression(
	ratings: Ratings,
	targets: readonly Target[],
	pool: Pool,
	seed: number,
	progress?: Progress,
): Promise<DatasetStep[]> {
	const thresholds = thresholdsFor(ratings);
	const rows = await pool.map(suppressDatasetTask, targets, { thresholds }, progress);
	const raters = sizesOf(ratings.byItem);
	return steps(rows, thresholds.length, seed).map((step, i) => {
		const dropped = raters.filter((n) => n < thresholds[i]!);
		return {
			threshold: thresholds[i]!,
			itemsDropped: dropped.length / ratings.items,
			ratingsDropped: dropped.reduce((a, b) => a + b, 0) / ratings.count,
			...step,
		};
	});
}

interface UserStep extends Step {
	/** Share of the rated mentions to hide, and the mean share that is hidden after rounding to whole mentions. */
	hidden: number;
	reallyHidden: number;
}

const PARTS = Array.from({ length: 11 }, (_, i) => i / 20);

export async function userSuppression(
	{ byUser }: Ratings,
	targets: readonly Target[],
	pool: Pool,
	seed: number,
	progress?: Progress,
): Promise<UserStep[]> {
	const rows = await pool.map(suppressUserTask, targets, { parts: PARTS }, progress);
	const rated = targets.map(
		({ user, items }) => items.filter((item) => user >= 0 && indexIn(byUser, user, item) >= 0).length,
	);
	return steps(rows, PARTS.length, seed).map((step, i) => ({
		hidden: PARTS[i]!,
		reallyHidden: mean(rated.filter((n) => n > 0).map((n) => hiddenOf(n, PARTS[i]!) / n)),
		...step,
	}));
}

/** The paper's decoy lists: by threshold in rising popularity, and the most popular. */
const LISTS: DecoyList[] = [...Array.from({ length: 14 }, (_, i) => ({ threshold: 2 ** i })), 'popular'];

const MOST_DECOYS = 20;

export async function misdirection(
	ratings: Ratings,
	targets: readonly Target[],
	pool: Pool,
	seed: number,
	progress?: Progress,
): Promise<{ list: number | 'popular'; steps: (Step & { decoys: number })[] }[]> {
	const most = sizesOf(ratings.byItem).reduce((a, b) => Math.max(a, b), 0);
	const lists = LISTS.filter((list) => list === 'popular' || list.threshold <= most);
	const results = [];
	try {
		for (const [i, list] of lists.entries()) {
			const rows = await pool.map(misdirectTask, targets, { list, most: MOST_DECOYS });
			progress?.at(i + 1, lists.length);
			results.push({
				list: list === 'popular' ? list : list.threshold,
				steps: steps(rows, MOST_DECOYS + 1, seed).map((step, decoys) => ({ decoys, ...step })),
			});
		}
	} finally {
		progress?.end();
	}
	return results;
}
