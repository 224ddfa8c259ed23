import { lowerBound } from '../../../core/algorithms/bisect.ts';
import type { Progress } from '../../kit/cli/progress.ts';
import { mentionsOf, type Ratings, sizeOf, type Target } from '../../kit/datasets/ratings.ts';
import { binsOf, type Found, foundOf } from '../../kit/found.ts';
import { type ByK, byK, KS, mean } from '../../kit/statistics.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import { ALGORITHMS, type Algorithm, comparesRatings, type RatedAlgorithm } from './attacks/attack.ts';
import { type IdentifyOptions, identifyTask, type TargetResult } from './attacks/identifyOne.ts';

/** Why targets were not within k: shares of all targets that sum to 1 with the identified. */
type Failures = Record<number, { notNarrow: number; noOnePossible: number; misdirected: number }>;

/** Results of one algorithm, as shares of all targets. */
export interface AlgorithmReport extends Omit<Found, 'bins'> {
	/** Share of targets removed from the database for whom at most k users share the first rank: all wrongly accused. */
	control: ByK;
	bins: (Found['bins'][number] & { failures?: Failures })[];
	/** Set Intersection only. */
	failures?: Failures;
}

/** Null for algorithms that compare ratings if the data has none. */
type AlgorithmReports = Record<Exclude<Algorithm, RatedAlgorithm>, AlgorithmReport> &
	Record<RatedAlgorithm, AlgorithmReport | null>;

export type IdentifyReport = ReturnType<typeof reportAll>;

const ABLATIONS = [{ keepHeavy: true }, { flat: true }] as const;

interface Attacked {
	/** The algorithms that this data allows, in the order of the ranks. */
	usable: readonly Algorithm[];
	results: readonly TargetResult[];
}

/** Runs every algorithm against every target. */
export async function attackAll(
	ratings: Ratings,
	targets: readonly Target[],
	pool: Pool,
	progress?: Progress,
): Promise<Attacked> {
	const usable = ALGORITHMS.filter((algorithm) => ratings.byUser.levels !== null || !comparesRatings(algorithm));
	const runs: IdentifyOptions['runs'] = [
		...usable.map((algorithm) => ({ algorithm })),
		...ABLATIONS.map((options) => ({ algorithm: 'scoring' as const, options })),
	];
	return { usable, results: await pool.map(identifyTask, targets, { runs }, progress) };
}

/** Runs every algorithm against every target, and reports on each. */
export const identify = async (
	ratings: Ratings,
	targets: readonly Target[],
	pool: Pool,
	seed: number,
	progress?: Progress,
) => reportAll(ratings, targets, await attackAll(ratings, targets, pool, progress), seed);

/** Reports what every algorithm found. */
export function reportAll(ratings: Ratings, targets: readonly Target[], { usable, results }: Attacked, seed: number) {
	const ablation = (i: number) => byK(results.map(({ ranks }) => ranks[usable.length + i]!));
	const of = (run: number) => ({
		...foundOf(
			results.map(({ ranks }) => ranks[run]!),
			targets,
			ratings.users,
			seed,
		),
		control: byK(results.map(({ accused }) => accused[run]! || Infinity)),
		...(usable[run] === 'setIntersection' && failuresIn(run, targets, results)),
	});
	return {
		users: ratings.users,
		items: ratings.items,
		ratings: ratings.count,
		targets: targets.length,
		mentions: targets.reduce((sum, target) => sum + mentionsOf(target), 0),
		// The mentions of a target that it has rated.
		ratedShare: mean(targets.map((target, t) => results[t]!.rated / mentionsOf(target))),
		algorithms: Object.fromEntries(
			ALGORITHMS.map((algorithm) => {
				const run = usable.indexOf(algorithm);
				return [algorithm, run < 0 ? null : of(run)];
			}),
		) as AlgorithmReports,
		ablations: { keepHeavy: ablation(0), flat: ablation(1) },
		// They ignore the mentions: the most active users first; a random order.
		baselines: {
			activity: byK(activityRanks(ratings, targets)),
			chance: Object.fromEntries(KS.map((k) => [k, Math.min(1, k / ratings.users)])) as ByK,
		},
	};
}

function failuresIn(run: number, targets: readonly Target[], results: readonly TargetResult[]) {
	const ranks = results.map((result) => result.ranks[run]!);
	const bins = binsOf(targets, ranks, (inBin) => ({
		failures: failuresOf(ranks.filter(inBin), results.filter(inBin)),
	}));
	return { bins, failures: failuresOf(ranks, results) };
}

function failuresOf(ranks: readonly number[], results: readonly TargetResult[]): Failures {
	const part = (test: (rank: number, fitting: number) => boolean) =>
		mean(ranks.map((rank, t) => (test(rank, results[t]!.fitting) ? 1 : 0)));
	return Object.fromEntries(
		KS.map((k) => [
			k,
			{
				notNarrow: part((rank) => rank > k && rank !== Infinity),
				noOnePossible: part((rank, fitting) => rank === Infinity && fitting === 0),
				misdirected: part((rank, fitting) => rank === Infinity && fitting > 0),
			},
		]),
	);
}

function activityRanks({ byUser, users }: Ratings, targets: readonly Target[]): number[] {
	const sizes = Float64Array.from({ length: users }, (_, user) => sizeOf(byUser, user)).sort();
	return targets.map(({ user }) => {
		return users - lowerBound(sizes, sizeOf(byUser, user));
	});
}
