/** How sure someone can be: the advice's answer, compared with that of someone who knows all ratings. */
import { RATED_SHARE } from '../../core/adversaries/likelihood.ts';
import { classActivities, type Weighing, weighingOf } from '../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { PRESENT } from '../../core/advice/sure.ts';
import { createEstimator } from '../../core/crowd/estimator.ts';
import { type Ratings, sizeOf, type Target } from '../kit/datasets/ratings.ts';
import { simulateTargets } from '../kit/datasets/simulate.ts';
import { activitiesOf, marginalsOfRatings } from '../kit/population.ts';
import { mean } from '../kit/statistics.ts';
import { scoreAll } from '../papers/identify/attacks/rank.ts';
import { weighingAttack } from '../papers/identify/attacks/weighingAttack.ts';
import type { CalibrateOptions } from './calibrate.ts';

/** Targets with about the same answer. */
export interface SureRow {
	/** The least that it says. */
	from: number;
	targets: number;
	/** The advice's mean answer, and that of someone with all ratings. */
	said: number;
	given: number;
}

const TENTHS = 10;

/** Compares by tenths of the answer; the targets' own ratings are not known. */
export function calibrateSure(ratings: Ratings, options: CalibrateOptions): SureRow[] {
	const marginals = marginalsOfRatings(ratings);
	const weighing = weighingOf('likelihoodDecoys', marginals, decoyDraw(marginals));
	const scene = { marginals, activities: classActivities(marginals), writer: null, members: ratings.users };
	const estimator = createEstimator(weighing, scene);
	const raters = (item: number) => Math.max(1, sizeOf(ratings.byItem, item));
	const given = createGiven(ratings, weighing);
	const pairs = options.mentions.flatMap((mentions) =>
		simulateTargets(ratings, { ...options, sizes: new Array<number>(options.targets).fill(mentions) }).map((target) => {
			const terms = target.items.map((item) => estimator.rows({ raters: raters(item), own: RATED_SHARE }));
			return { said: estimator.sure(terms, PRESENT), given: given(target) };
		}),
	);
	return Array.from({ length: TENTHS }, (_, tenth) => {
		const some = pairs.filter(({ said }) => Math.min(TENTHS - 1, Math.floor(said * TENTHS)) === tenth);
		return {
			...{ from: tenth / TENTHS, targets: some.length },
			...{ said: mean(some.map(({ said }) => said)), given: mean(some.map(({ given }) => given)) },
		};
	}).filter(({ targets }) => targets > 0);
}

/** Returns how sure someone who knows everyone's ratings is of a target. */
function createGiven(ratings: Ratings, weighing: Weighing): (target: Target) => number {
	const { users } = ratings;
	const attack = weighingAttack(ratings, weighing, activitiesOf(ratings));
	const scores = new Float64Array(users);
	return (target) => {
		scoreAll(attack, target, scores);
		let others = -1;
		for (const score of scores) others += Math.exp(score - scores[target.user]!);
		const absent = ((1 - PRESENT) / PRESENT) * (users / (users - 1)) * others;
		return 1 / (1 + others + absent);
	};
}
