/** Runs all experiments of "Robust De-anonymization of Large Sparse Datasets". */

import { seededRandom } from '../../../core/advice/draw.ts';
import type { Progress } from '../../kit/cli/progress.ts';
import type { Ratings } from '../../kit/datasets/ratings.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import { workedMs } from '../../kit/threads/task.ts';
import { type Condition, createAux, rankItems } from './attack/aux.ts';
import { createScoreboardRh } from './attack/scoreboard.ts';
import { type AttackOutcome, scoreboardOneTask } from './attack/scoreboardOne.ts';
import { lineUp, NETFLIX_SIMILARITY, type SigmaOver, standingOf } from './formulas.ts';
import { marginalsOf, tailOf } from './marginals.ts';
import { type DataFeatures, plan, possible } from './plan.ts';
import { equalError, type Pair, rocOf } from './roc.ts';
import { CRITERIA, PAPER_CRITERION, type Row, rowOf } from './rows.ts';
import { sparsityOf } from './sparsity.ts';
import { createChoice } from './targets.ts';
import { theoremRows } from './theorem.ts';

type Roc = ReturnType<typeof rocFor>;
export type Linked = ReturnType<typeof linkedOf>;
export type ScoreboardReport = Awaited<ReturnType<typeof runScoreboard>>;

export interface RunOptions {
	targets: number;
	records: number;
	seed: number;
}

const PHIS = Array.from({ length: 61 }, (_, i) => i / 20);

export async function runScoreboard(
	ratings: Ratings,
	pool: Pool,
	{ targets: count, records, seed }: RunOptions,
	progress?: Progress,
) {
	const has = featuresOf(ratings);
	const choose = createChoice(ratings, count, seed);
	const runs = plan(has);
	const [rows, roc]: [Row[], Roc[]] = [[], []];
	let before: AttackOutcome[] = [];
	let linked: Linked | null = null;
	try {
		for (const [i, planned] of runs.entries()) {
			const { experiment, condition, removed } = planned;
			const { targets, eligible } = choose(condition.auxSize, condition.outsideTop);
			progress?.at(i, runs.length + 3);
			if (targets.length === 0) continue;
			const { experiment: _, ...how } = planned;
			const scored = await pool.map(scoreboardOneTask, targets, { ...how, seed });
			const criteria =
				experiment === 'known' || experiment === 'outside' || experiment === 'removed' ? CRITERIA : [PAPER_CRITERION];
			rows.push(...criteria.map((criterion) => rowOf(planned, scored, eligible, criterion)));
			if (removed && experiment === 'removed')
				for (const sigma of ['all', 'candidates'] as const) roc.push(rocFor(condition, sigma, before, scored));
			if (removed && experiment === 'linked') linked = linkedOf(condition, before, scored);
			before = scored;
		}
		progress?.at(runs.length, runs.length + 3);
		const theorem = await theoremRows(ratings, pool, choose, has, seed);
		progress?.at(runs.length + 1, runs.length + 3);
		const nearest = createChoice(ratings, records, seed)(1, 0).targets;
		const sparsity = await sparsityOf(ratings, pool, nearest, Math.min(10, records));
		progress?.at(runs.length + 2, runs.length + 3);
		const { users, items } = ratings;
		return {
			users,
			items,
			ratings: ratings.count,
			rated: has.rated,
			timed: has.timed,
			seed,
			// Bits that identify one of all users.
			aPriori: Math.log2(users),
			rows,
			roc,
			linked,
			tail: tailOf(ratings),
			marginals: marginalsOf(ratings),
			theorem,
			sparsity,
			timing: time(ratings, has, choose, seed),
		};
	} finally {
		progress?.end();
	}
}

const featuresOf = ({ byUser, items }: Ratings): DataFeatures => ({
	rated: byUser.levels !== null,
	timed: byUser.times !== null,
	items,
});

function rocFor(
	condition: Condition,
	sigma: SigmaOver,
	inside: readonly AttackOutcome[],
	outside: readonly AttackOutcome[],
) {
	const pairs = inside.map(
		({ right, eccentricity }, i): Pair => ({
			found: right ? eccentricity![sigma] : -Infinity,
			removed: outside[i]!.eccentricity![sigma],
		}),
	);
	return {
		...condition,
		sigma,
		targets: pairs.length,
		points: rocOf(pairs, PHIS),
		equalError: equalError(pairs),
	};
}

/** Eccentricities with the target in the sample, and without. */
function linkedOf(aux: Condition, inside: readonly AttackOutcome[], outside: readonly AttackOutcome[]) {
	const spread = (scored: readonly AttackOutcome[]) => {
		const sorted = Float64Array.from(scored, ({ eccentricity }) => eccentricity!.all).sort();
		const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]!;
		return { median: at(0.5), p95: at(0.95), most: at(1) };
	};
	const outsideUpTo2 = outside.filter(({ eccentricity }) => eccentricity!.all <= 2).length;
	return { targets: inside.length, aux, inside: spread(inside), outside: spread(outside), outsideUpTo2 };
}

/** Minimum CPU milliseconds of a measurement. */
const LEAST_WORK = 300;

/** Measures Scoreboard-RH with 8 attributes on this thread; the first targets are a warm-up and not counted. */
function time(ratings: Ratings, has: DataFeatures, choose: ReturnType<typeof createChoice>, seed: number) {
	const known: Condition = { auxSize: 8, correct: 8, ratingStars: 0, dateDays: 14, outsideTop: 0 };
	const condition = possible(has, [
		known,
		{ ...known, dateDays: null },
		{ ...known, dateDays: null, ratingStars: null },
	])[0]!;
	const { targets } = choose(condition.auxSize, 0);
	if (targets.length === 0) return null;
	const draw = createAux(ratings, rankItems(ratings));
	const score = createScoreboardRh(ratings, NETFLIX_SIMILARITY);
	const random = seededRandom(seed);
	const attackAll = (some: typeof targets) => {
		for (const { user } of some) {
			const scores = score(draw(user, condition, random));
			lineUp(scores, standingOf(scores));
		}
	};
	attackAll(targets.slice(0, 10));
	// The thread's CPU clock has a resolution of a few milliseconds, so repeat until enough time has passed.
	const timed = targets.slice(0, 50);
	const startedAt = workedMs();
	let attacks = 0;
	while (workedMs() - startedAt < LEAST_WORK) {
		attackAll(timed);
		attacks += timed.length;
	}
	return { auxSize: condition.auxSize, attacks, meanMs: (workedMs() - startedAt) / attacks };
}
