/** How well the crowd that the advice computes foretells the true rank, on people whose ratings are all known. */
import { sampleCorrelation } from 'simple-statistics';
import { likelyClasses } from '../../core/adversaries/scoring.ts';
import { type Crowd, crowdOfAll, MENTIONED_AND_RATED, makeTerm } from '../../core/advice/crowd.ts';
import { type ActivityClass, fitActivity } from '../../core/population/activity.ts';
import { mean } from '../attacks/statistics.ts';
import { indexIn, type Ratings, sizeOf, sizesOf } from '../datasets/ratings.ts';
import { type Simulation, simulateTargets } from '../datasets/simulate.ts';
import type { Progress } from '../progress.ts';
import type { Pool } from '../threads/pool.ts';

/** How the estimate did for targets with so many mentions. Errors are log2 of estimate over truth. */
export interface CalibrationRow {
	mentions: number;
	/** Whether the estimate knows which of the mentioned films the target rated. */
	ownRatings: 'known' | 'unknown';
	targets: number;
	withinX2: number;
	withinX4: number;
	biasLog2: number;
	maeLog2: number;
	/** Of the logarithms; null where all true ranks are alike. */
	correlation: number | null;
	/** Part of the true ranks within the estimate's interval. */
	coverage90: number;
}

/** Classes are of equally many people, from the least to the most active. */
const CLASSES = 16;

/** What an adversary's population is known by: how many rated each film, and how active people are. */
export function populationOf({ byItem, byUser, users }: Ratings): ActivityClass[] {
	const activity = sizesOf(byUser).sort();
	const rarities = new Map<number, number>();
	for (const raters of sizesOf(byItem)) rarities.set(raters, (rarities.get(raters) ?? 0) + 1);
	const edges = Array.from({ length: CLASSES + 1 }, (_, i) => Math.floor((i * users) / CLASSES));
	const classes = edges.slice(1).flatMap((end, i) => {
		const part = activity.subarray(edges[i]!, end);
		return part.length === 0 ? [] : [{ share: part.length / users, ratings: mean([...part]) }];
	});
	return fitActivity(classes, rarities, users);
}

/** The true ranks under Scoring against the crowds estimated from the population alone. */
export async function calibrate(
	ratings: Ratings,
	pool: Pool,
	options: { mentions: readonly number[]; targets: number } & Omit<Simulation, 'sizes'>,
	progress?: Progress,
): Promise<CalibrationRow[]> {
	const classes = populationOf(ratings);
	const rows: CalibrationRow[] = [];
	try {
		for (const [i, mentions] of options.mentions.entries()) {
			const targets = simulateTargets(ratings, {
				...options,
				sizes: new Array<number>(options.targets).fill(mentions),
			});
			const truth = await pool.map('rank', targets, { algorithm: 'scoring' });
			for (const ownRatings of ['known', 'unknown'] as const) {
				const crowds = targets.map(({ user, items }) => {
					const own = (item: number) =>
						ownRatings === 'unknown' ? MENTIONED_AND_RATED : indexIn(ratings.byUser, user, item) >= 0 ? 1 : 0;
					return estimate(ratings, items, own, classes);
				});
				rows.push({ mentions, ownRatings, ...compare(truth, crowds) });
			}
			progress?.at(i + 1, options.mentions.length);
		}
	} finally {
		progress?.end();
	}
	return rows;
}

function estimate(
	{ byItem, users, items: films }: Ratings,
	items: readonly number[],
	own: (item: number) => number,
	classes: readonly ActivityClass[],
): Crowd {
	const terms = items.map((item) => makeTerm(sizeOf(byItem, item), own(item), users, classes));
	return crowdOfAll(terms, likelyClasses(classes, films), users);
}

/** Estimates against true ranks; who is not on the likely list is left out. */
export function compare(
	truth: readonly number[],
	crowds: readonly Crowd[],
): Omit<CalibrationRow, 'mentions' | 'ownRatings'> {
	const pairs = truth.flatMap((rank, t) => (Number.isFinite(rank) ? [{ rank, ...crowds[t]! }] : []));
	const errors = pairs.map(({ rank, crowd }) => Math.log2(crowd / rank));
	const part = (test: (error: number, t: number) => boolean) =>
		mean(errors.map((error, t) => (test(error, t) ? 1 : 0)));
	const logs = pairs.map(({ rank }) => Math.log2(rank));
	return {
		targets: pairs.length,
		withinX2: part((error) => Math.abs(error) <= 1),
		withinX4: part((error) => Math.abs(error) <= 2),
		biasLog2: mean(errors),
		maeLog2: mean(errors.map(Math.abs)),
		correlation:
			new Set(logs).size < 2
				? null
				: sampleCorrelation(
						logs,
						pairs.map(({ crowd }) => Math.log2(crowd)),
					),
		// Crowds are computed on a grid: a rank on the edge is inside.
		coverage90: part((_, t) => pairs[t]!.rank >= pairs[t]!.low * 0.999 && pairs[t]!.rank <= pairs[t]!.high * 1.001),
	};
}
