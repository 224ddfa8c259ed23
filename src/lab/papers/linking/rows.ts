/** Rows of the results: how many people each attacker finds, and how sure it can be. */
import { wilson } from '../../kit/statistics.ts';
import {
	calibrationError,
	curveOf,
	guessesFrom,
	type Judged,
	probabilities,
	recallAt,
	SCORES,
	type Score,
} from '../../kit/sure.ts';
import type { Division, Draw } from './accounts.ts';
import { ATTACKERS, type Attacker } from './attackers.ts';
import type { LinkResult } from './linkOne.ts';

export interface Row extends Figures {
	attacker: Attacker;
	/** How the two accounts came about. */
	division: Division;
	films: number;
	candidates: number;
	/** Share of targets whose other account is not among the candidates. */
	absent: number;
	targets: number;
}

/** How many are found, and how sure the attacker can be. */
export type Figures = ReturnType<typeof figuresOf>;

export const guessesOf = (results: readonly LinkResult[], attacker: Attacker, size: number, absent: number): Judged[] =>
	guessesFrom(
		results.map(({ outcomes }) => outcomes[attacker][size]!),
		absent,
	);

export function rowsOf(
	results: readonly LinkResult[],
	{ division, films }: Draw,
	sizes: readonly number[],
	absents: readonly number[],
): Row[] {
	const about = { division, films, targets: results.length };
	return ATTACKERS.flatMap((attacker) =>
		sizes.flatMap((candidates, size) =>
			absents.map((absent) => ({
				attacker,
				...about,
				candidates,
				absent,
				...figuresOf(guessesOf(results, attacker, size, absent), Math.round((1 - absent) * results.length)),
			})),
		),
	);
}

/** @param present number of targets who are there to be found */
export function figuresOf(guesses: readonly Judged[], present: number) {
	const measured = SCORES.map((score) => {
		const sure = probabilities(guesses, score);
		const curve = curveOf(sure, guesses, present);
		const error = calibrationError(sure, guesses);
		return { score, sure, curve, recallAt90: recallAt(curve, 0.9), calibrationError: error };
	});
	const { sure, curve, ...calibrated } = measured.at(-1)!;
	const part = (share: number) => ({ found: Math.round(share * present), of: present });
	const k1 = guesses.filter(({ right }) => right).length / Math.max(1, present);
	const wrong = guesses.filter(({ right }, i) => !right && sure[i]! >= 0.9).length;
	return {
		// The best guess is right, alone.
		k1,
		k1Interval: wilson(part(k1)),
		// Found with 90 % and 99 % of guesses right, by the calibrated score.
		recallAt90: calibrated.recallAt90,
		recallAt90Interval: wilson(part(calibrated.recallAt90)),
		recallAt99: recallAt(curve, 0.99),
		calibrationError: calibrated.calibrationError,
		// A wrong account is named with at least 90 % certainty, of all targets.
		accused: wrong / guesses.length,
		by: Object.fromEntries(
			measured.map(({ score, recallAt90, calibrationError }) => [score, { recallAt90, calibrationError }]),
		) as Record<Score, { recallAt90: number; calibrationError: number }>,
	};
}
