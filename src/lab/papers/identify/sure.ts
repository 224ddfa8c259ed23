/** How sure each algorithm can be of its best guess if some of the targets are not in the database. */
import { seededRandom } from '../../../core/advice/draw.ts';
import type { Progress } from '../../kit/cli/progress.ts';
import { aligned, share } from '../../kit/cli/text.ts';
import type { Target } from '../../kit/datasets/ratings.ts';
import { shuffledNumbers } from '../../kit/datasets/shuffle.ts';
import { calibrationError, curveOf, guessesFrom, probabilities, recallAt } from '../../kit/sure.ts';
import type { Pool } from '../../kit/threads/pool.ts';
import { ALGORITHMS, type Algorithm, comparesRatings } from './attacks/attack.ts';
import { sureOneTask } from './attacks/identifyOne.ts';
import { NONE } from './tables.ts';

/** Shares of the targets in the database, and the calibration error of the probability that a guess is right. */
export type Sureness = Record<'absent' | 'k1' | 'recallAt90' | 'recallAt99' | 'calibrationError', number>;

/**
 * Null for algorithms that compare ratings if the data has none.
 * @param rated whether the data has ratings
 * @param absent share of targets removed from the database, drawn at random
 */
export async function surenessOf(
	targets: readonly Target[],
	pool: Pool,
	rated: boolean,
	absent: number,
	seed: number,
	progress?: Progress,
): Promise<Record<Algorithm, Sureness | null>> {
	const order = Array.from(shuffledNumbers(targets.length, seededRandom(seed)), (i) => targets[i]!);
	const results = await pool.map(sureOneTask, order, {}, progress);
	const present = order.length - Math.round(absent * order.length);
	const rows = ALGORITHMS.map((name, a): [Algorithm, Sureness | null] => {
		if (!rated && comparesRatings(name)) return [name, null];
		const guesses = guessesFrom(
			results.map((row) => row[a]!),
			absent,
		);
		const sure = probabilities(guesses, 'calibrated');
		const curve = curveOf(sure, guesses, present);
		const k1 = guesses.filter(({ right }) => right).length / Math.max(1, present);
		const [recallAt90, recallAt99] = [recallAt(curve, 0.9), recallAt(curve, 0.99)];
		return [name, { absent, k1, recallAt90, recallAt99, calibrationError: calibrationError(sure, guesses) }];
	});
	return Object.fromEntries(rows) as Record<Algorithm, Sureness | null>;
}

export function sureLines(sure: Record<Algorithm, Sureness | null>, absent: number): string[] {
	return [
		`${share(absent)} of the targets absent: best guess right, found at 90 % and 99 % precision`,
		...aligned([
			['', 'k = 1', 'at 90 %', 'at 99 %', 'calibration error'],
			...ALGORITHMS.map((name) => {
				const own = sure[name];
				if (own === null) return [name, ...Array<string>(4).fill(NONE)];
				return [name, ...[own.k1, own.recallAt90, own.recallAt99, own.calibrationError].map(share)];
			}),
		]),
	];
}
