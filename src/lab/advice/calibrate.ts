import { rankUnderTask } from '../papers/identify/attacks/createRank.ts';
/** Calibration of the crowd estimate: compares it with the true rank, on users whose ratings are all known. */

import { median, sampleCorrelation } from 'simple-statistics';
import { RATED_SHARE } from '../../core/adversaries/likelihood.ts';
import {
	type Activity,
	type Adversary,
	classActivities,
	RATING_ADVERSARIES,
	weighingOf,
} from '../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { seededRandom } from '../../core/advice/draw.ts';
import { countedCrowd } from '../../core/crowd/counted.ts';
import { createEstimator, deficitsOf } from '../../core/crowd/estimator.ts';
import { HERE, intervalOf } from '../../core/crowd/interval.ts';
import { geometricMean } from '../../core/crowd/ranks.ts';
import type { Marginals } from '../../core/population/marginals.ts';
import type { Reference } from '../../core/population/reference.ts';
import { fitTastes, type Tastes, tastesOf } from '../../core/population/tastes.ts';
import type { Progress } from '../kit/cli/progress.ts';
import { DAY, indexIn, type Ratings, sizeOf, sizesOf, type Target } from '../kit/datasets/ratings.ts';
import { type Simulation, simulateTargets } from '../kit/datasets/simulate.ts';
import { activitiesOf, marginalsOfRatings } from '../kit/population.ts';
import { mean } from '../kit/statistics.ts';
import type { Pool } from '../kit/threads/pool.ts';
import { divideByTaste, USUAL_K } from './tastes.ts';

/** What the estimate knows about the films that the target rated: which, how many, or nothing. */
type OwnRatings = 'known' | 'number' | 'unknown';

/** Accuracy of the estimate for targets with a number of mentions. Errors are log2 of estimate over truth. */
export interface CalibrationRow {
	adversary: Adversary;
	mentions: number;
	ownRatings: OwnRatings;
	targets: number;
	withinX2: number;
	withinX4: number;
	biasLog2: number;
	maeLog2: number;
	/** Correlation of the logarithms; null if all true ranks are equal. */
	correlation: number | null;
	/** Share of the true ranks within the estimate's interval. */
	coverage90: number;
	/** Share of targets whose interval is a single rank; most of these are trivially right. */
	certain: number;
	/** Median length of the interval, in powers of ten. */
	width: number;
}

/** Accuracy of counting in released people, which gives no interval. */
export type CountedRow = Omit<CalibrationRow, 'coverage90' | 'certain' | 'width'>;

export interface Estimate {
	crowd: number;
	low: number;
	high: number;
}

export interface CalibrateOptions extends Omit<Simulation, 'sizes'> {
	adversaries: readonly Adversary[];
	mentions: readonly number[];
	targets: number;
	reference?: Reference;
	/** Other people with the same items, in whom raters and activity are counted; by default the same people. */
	counted?: Ratings;
	/** Whether people are divided by taste, as in packs of other kinds than films. */
	tastes?: boolean;
}

/** Compares the true ranks with the crowds estimated from marginals only, and with those counted in released people. */
export async function calibrate(
	ratings: Ratings,
	pool: Pool,
	options: CalibrateOptions,
	progress?: Progress,
): Promise<{ rows: CalibrationRow[]; counted: CountedRow[] }> {
	const { adversaries, mentions: counts, reference } = options;
	const estimators = createEstimators(ratings, options.counted ?? ratings, options.tastes === true);
	const count = reference === undefined ? null : createCounter(ratings, reference);
	const rows: CalibrationRow[] = [];
	const counted: CountedRow[] = [];
	try {
		for (const [i, mentions] of counts.entries()) {
			const sizes = new Array<number>(options.targets).fill(mentions);
			const targets = simulateTargets(ratings, { ...options, sizes });
			for (const [j, adversary] of adversaries.entries()) {
				const truth = await pool.map(rankUnderTask, targets, { adversary });
				const byRating = (RATING_ADVERSARIES as readonly Adversary[]).includes(adversary);
				for (const ownRatings of byRating ? (['known'] as const) : (['known', 'number', 'unknown'] as const)) {
					const estimates = targets.map((target) => estimators(adversary, target, ownRatings));
					rows.push({ adversary, mentions, ownRatings, ...compare(truth, estimates) });
					if (count === null || byRating || ownRatings === 'number') continue;
					const crowds = targets.map((target) => count(adversary, target, ownRatings === 'known'));
					const { coverage90, certain, width, ...row } = compare(
						truth,
						crowds.map((crowd) => ({ crowd, low: crowd, high: crowd })),
					);
					counted.push({ adversary, mentions, ownRatings, ...row });
				}
				progress?.at(i * adversaries.length + j + 1, counts.length * adversaries.length);
			}
		}
	} finally {
		progress?.end();
	}
	return { rows, counted };
}

/**
 * Returns a function that estimates the crowd of a target of `ratings`.
 * @param from people in whom raters and activity are counted
 */
export function createEstimators(ratings: Ratings, from: Ratings, byTaste: boolean) {
	const { marginals, tastes } = modelOf(from, byTaste);
	const activities = classActivities(marginals);
	const real = activitiesOf(ratings);
	const members = ratings.users;
	const known = new Map<Adversary, ReturnType<typeof weighingOf>>();
	return (adversary: Adversary, { user, items, times }: Target, ownRatings: OwnRatings): Estimate => {
		const ownKnown = ownRatings === 'known';
		const weighing = known.get(adversary) ?? weighingOf(adversary, marginals, decoyDraw(marginals));
		known.set(adversary, weighing);
		const writer: Activity | null = ownRatings === 'unknown' ? null : real[user]!;
		const estimator = createEstimator(weighing, { marginals, activities, writer, members });
		const own = (item: number) => (!ownKnown ? RATED_SHARE : indexIn(ratings.byUser, user, item) >= 0 ? 1 : 0);
		const rows = items.map((item, i) => {
			const raters = Math.max(1, sizeOf(from.byItem, item));
			return estimator.rows({
				raters,
				rated: tastes?.ratedBy(item, raters),
				own: own(item),
				stars: ownKnown ? starsOf(ratings, user, item) : null,
				days: ownKnown ? daysApart(ratings, user, item, times?.[i]) : null,
			});
		});
		const distribution = estimator.read(deficitsOf(estimator, rows));
		return { crowd: geometricMean(distribution), ...intervalOf(distribution, members, weighing.spread, HERE) };
	};
}

/** Published facts about people: marginals, and how their tastes differ. */
function modelOf(from: Ratings, byTaste: boolean): { marginals: Marginals; tastes: Tastes | null } {
	const divided = byTaste ? divideByTaste(from, USUAL_K) : null;
	if (divided === null) return { marginals: marginalsOfRatings(from), tastes: null };
	const { activity, tastes } = divided;
	const raters = [...sizesOf(from.byItem)];
	const classes = fitTastes(activity, tastes, raters, from.users);
	const { ofClass, lifts } = tastes;
	return {
		marginals: marginalsOfRatings(from, classes),
		tastes: tastesOf(classes, ofClass, (item, taste) => lifts[item]![taste]!, from.users),
	};
}

function createCounter(ratings: Ratings, reference: Reference) {
	const marginals = marginalsOfRatings(ratings);
	const real = activitiesOf(ratings);
	const raters = (item: number) => Math.max(1, sizeOf(ratings.byItem, item));
	return (adversary: Adversary, { user, items }: Target, ownKnown: boolean): number => {
		const weighing = weighingOf(adversary, marginals, decoyDraw(marginals));
		const own = (item: number) => (!ownKnown ? RATED_SHARE : indexIn(ratings.byUser, user, item) >= 0 ? 1 : 0);
		const terms = items.map((film) => ({ film, raters: raters(film), own: own(film) }));
		const about = { writer: ownKnown ? real[user]! : null, raters, people: ratings.users, members: ratings.users };
		return countedCrowd(reference, weighing, terms, about, seededRandom(user));
	};
}

function starsOf({ byUser, scale }: Ratings, user: number, item: number): number | null {
	const at = indexIn(byUser, user, item);
	return at < 0 || byUser.levels === null ? null : scale[byUser.levels[at]!]!;
}

/** Returns the days between a target's rating of an item and its mention; null without a rating. */
function daysApart({ byUser }: Ratings, user: number, item: number, mentioned: number | undefined): number | null {
	const at = indexIn(byUser, user, item);
	return at < 0 || mentioned === undefined ? null : Math.abs(byUser.times![at]! - mentioned) / DAY;
}

/** Compares estimates with true ranks, leaving out targets who are not on the likely list. */
export function compare(
	truth: readonly number[],
	estimates: readonly Estimate[],
): Omit<CalibrationRow, 'adversary' | 'mentions' | 'ownRatings'> {
	const pairs = truth.flatMap((rank, t) => (Number.isFinite(rank) ? [{ rank, ...estimates[t]! }] : []));
	const errors = pairs.map(({ rank, crowd }) => Math.log2(crowd / rank));
	const part = (test: (pair: (typeof pairs)[number], error: number) => boolean) =>
		mean(pairs.map((pair, t) => (test(pair, errors[t]!) ? 1 : 0)));
	const logs = pairs.map(({ rank }) => Math.log2(rank));
	const alike = new Set(logs).size < 2;
	return {
		targets: pairs.length,
		withinX2: part((_, error) => Math.abs(error) <= 1),
		withinX4: part((_, error) => Math.abs(error) <= 2),
		biasLog2: mean(errors),
		maeLog2: mean(errors.map(Math.abs)),
		correlation: alike
			? null
			: sampleCorrelation(
					logs,
					pairs.map(({ crowd }) => Math.log2(crowd)),
				),
		// Crowds are computed on a grid, so a rank on the edge counts as inside.
		coverage90: part(({ rank, low, high }) => rank >= low * 0.999 && rank <= high * 1.001),
		certain: part(({ low, high }) => low === high),
		width: pairs.length === 0 ? 0 : median(pairs.map(({ low, high }) => Math.log10(high / low))),
	};
}
