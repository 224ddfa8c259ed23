/** Theorem 1's bound compared with measurements. */

import type { Ratings } from '../../kit/datasets/ratings.ts';
import { mean } from '../../kit/statistics.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import type { Condition } from './attack/aux.ts';
import type { Theorem } from './attack/theoremOne.ts';
import { theoremOneTask } from './attack/theoremOne.ts';
import { sufficientAux } from './formulas.ts';
import { type DataFeatures, possible } from './plan.ts';
import type { createChoice } from './targets.ts';

const EPSILON = 0.05;
const DELTAS = [0.5, 0.6, 0.75, 0.9];
/** Maximum number of attributes that is tried. */
const MOST = 24;

export type TheoremRow = ReturnType<typeof rowOf>;

export async function theoremRows(
	ratings: Ratings,
	pool: Pool,
	choose: ReturnType<typeof createChoice>,
	has: DataFeatures,
	seed: number,
): Promise<TheoremRow[]> {
	const rows: TheoremRow[] = [];
	const known: Condition[] = [
		{ auxSize: MOST, correct: MOST, ratingStars: null, dateDays: null, outsideTop: 0 },
		{ auxSize: MOST, correct: MOST, ratingStars: 1, dateDays: 14, outsideTop: 0 },
	];
	for (const condition of possible(has, known)) {
		const { targets } = choose(MOST, 0);
		if (targets.length === 0) continue;
		const options = { condition, epsilon: EPSILON, deltas: DELTAS, seed };
		const found = await pool.map(theoremOneTask, targets, options);
		rows.push(...DELTAS.map((delta, d) => rowOf(condition, delta, d, found, ratings.users)));
	}
	return rows;
}

function rowOf(
	{ ratingStars, dateDays }: Condition,
	delta: number,
	d: number,
	found: readonly Theorem[],
	users: number,
) {
	const bound = sufficientAux(users, EPSILON, delta);
	const curve = (kind: 'own' | 'union') =>
		Array.from({ length: MOST }, (_, m) => mean(found.map((one) => one[kind][d]![m]!)));
	const [own, union] = [curve('own'), curve('union')];
	const enough = (shares: readonly number[]) => {
		const last = shares.findLastIndex((share) => share < 1 - EPSILON);
		return last === shares.length - 1 ? null : last + 2;
	};
	return {
		ratingStars,
		dateDays,
		epsilon: EPSILON,
		delta,
		bound,
		targets: found.length,
		// Probability that a record drawn from the matching set has Sim(r, r') >= 1 - eps - delta with `bound` attributes: over
		// supp(r) as in the proof, and over the union as Sim is defined.
		atBound: bound > MOST ? null : { own: own[bound - 1]!, union: union[bound - 1]! },
		// The fewest attributes from which on that probability was at least 1 - eps.
		enough: { own: enough(own), union: enough(union) },
	};
}
