/** Estimates Likelihood's constants on users with known mentions and ratings, and evaluates them on held-out users. */

import { seededRandom } from '../../../../core/advice/draw.ts';
import { sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import type { LikelihoodConstants } from '../../../kit/likelihood.ts';
import { bootstrap, byK, mean, SCORE_TOLERANCE } from '../../../kit/statistics.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import { likelihood } from './likelihood.ts';
import { countFrom, scoreAll } from './rank.ts';

const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const FOLDS = 10;
const REPEATS = 5;
/** Ridge penalty, which shrinks the constants to 0 without evidence. */
const RIDGE = 0.5;

export interface Fitted {
	/** Log posterior probability that the adversary assigns to the target. */
	logPosterior: number[];
	ranks: number[];
}

/** Returns the grid of constants to try; without ratings the liking constant is 0. */
export const constantsTried = (rated: boolean): LikelihoodConstants[] =>
	(rated ? STEPS : [0]).flatMap((liking) => STEPS.map((posting) => ({ posting, liking })));

export function fitOne({ ratings, liking }: Shared, _options: object) {
	const { users, byUser } = ratings;
	const logRatings = Float64Array.from({ length: users }, (_, user) => Math.log(sizeOf(byUser, user)));
	const likings = liking === null ? [0] : STEPS;
	const attacks = likings.map((step) => likelihood(ratings, liking, { posting: 0, liking: step }));
	const [plain, scores] = [new Float64Array(users), new Float64Array(users)];
	return (target: Target): Fitted => {
		const fitted: Fitted = { logPosterior: [], ranks: [] };
		for (const attack of attacks) {
			scoreAll(attack, target, plain);
			for (const posting of STEPS) {
				for (let user = 0; user < users; user++) scores[user] = plain[user]! + posting * logRatings[user]!;
				const own = scores[target.user]!;
				fitted.ranks.push(target.items.length === 0 ? Infinity : countFrom(scores, own - SCORE_TOLERANCE));
				fitted.logPosterior.push(own - logSum(scores));
			}
		}
		return fitted;
	};
}

function logSum(values: Float64Array): number {
	let most = -Infinity;
	for (const value of values) if (value > most) most = value;
	let sum = 0;
	for (const value of values) sum += Math.exp(value - most);
	return most + Math.log(sum);
}

/** Chooses constants by the targets' log posterior, and evaluates by repeated cross-validation. */
export function fit(fitted: readonly Fitted[], tried: readonly LikelihoodConstants[], users: number, seed: number) {
	const usable = fitted.map(({ ranks }) => ranks[0] !== Infinity);
	const choose = (keep: (target: number) => boolean) => {
		const penalized = tried.map(({ posting, liking }, c) =>
			fitted.reduce(
				(sum, f, t) => (usable[t] && keep(t) ? sum + f.logPosterior[c]! : sum),
				-RIDGE * (posting ** 2 + liking ** 2),
			),
		);
		return penalized.indexOf(Math.max(...penalized));
	};
	const random = seededRandom(seed);
	const ranks = Array.from({ length: REPEATS }, () => {
		const fold = fitted.map(() => random()).map((luck, _, all) => all.filter((other) => other < luck).length % FOLDS);
		const chosen = Array.from({ length: FOLDS }, (_, f) => choose((t) => fold[t] !== f));
		return fitted.map((f, t) => f.ranks[chosen[fold[t]!]!]!);
	});
	const all = ranks.flat();
	const first = fitted.map((_, t) => mean(ranks.map((row) => (row[t]! <= 1 ? 1 : 0))));
	return {
		// Estimated on all targets; each is evaluated with constants estimated without it.
		constants: tried[choose(() => true)]!,
		k: byK(all),
		interval: bootstrap(first, seed),
		meanLog2Rank: mean(all.map((rank) => Math.log2(Math.min(rank, users)))),
	};
}

export const fitOneTask = task(import.meta.url, 'fitOneTask', fitOne);
