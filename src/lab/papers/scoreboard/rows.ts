/** The result of a condition as a row of the report. */

import { mean } from '../../kit/statistics.ts';
import type { Condition } from './attack/aux.ts';
import type { AttackOutcome } from './attack/scoreboardOne.ts';
import { SCOREBOARD, type SigmaOver } from './formulas.ts';
import type { PlannedRun } from './plan.ts';

/** One condition, attacked in one way. Keys that do not apply are null. */
export interface Row
	extends Condition,
		Pick<PlannedRun, 'experiment' | 'algorithm' | 'form' | 'removed' | 'countWithin'> {
	targets: number;
	/** Share of all users who have enough ratings to be a target. */
	eligible: number;
	/** Shares of the targets, which sum to 1: the right record, no match, a wrong record. */
	identified: number;
	noMatch: number;
	falseMatch: number;
	entropyBits: number;
	/** Mean -log2 of the target's share of the line-up; null if the target is not in the sample. */
	targetBits: number | null;
	/** The same over targets who were not identified; null if all were. */
	unidentifiedBits: number | null;
	phi: number | null;
	sigma: SigmaOver | null;
}

/** When a score counts as a match: as in the paper, or as in a reimplementation (lower phi since its sigma is larger). */
export interface Criterion {
	phi: number;
	sigma: SigmaOver;
}
export const PAPER_CRITERION: Criterion = { phi: SCOREBOARD.phi, sigma: 'all' };
export const CRITERIA: readonly Criterion[] = [
	PAPER_CRITERION,
	{ phi: SCOREBOARD.phi, sigma: 'candidates' },
	{ phi: 0.13, sigma: 'candidates' },
];

/** Returns the probability that the output is the target's record, and that nothing is output. */
export function outcomeOf(
	{ right, matching, eccentricity }: AttackOutcome,
	removed: boolean,
	{ phi, sigma }: Criterion,
) {
	if (eccentricity !== null) {
		const match = eccentricity[sigma] >= phi;
		return { identified: match && right && !removed ? 1 : 0, noMatch: match ? 0 : 1 };
	}
	// Scoreboard outputs a random record of the matching set.
	return { identified: right && !removed ? 1 / matching : 0, noMatch: matching === 0 ? 1 : 0 };
}

/** @param scored of at least one target */
export function rowOf(
	{ experiment, algorithm, form, condition, removed, countWithin }: PlannedRun,
	scored: readonly AttackOutcome[],
	eligible: number,
	criterion: Criterion,
): Row {
	const outcomes = scored.map((one) => outcomeOf(one, removed, criterion));
	const identified = mean(outcomes.map((one) => one.identified));
	const noMatch = mean(outcomes.map((one) => one.noMatch));
	const bits = (list: readonly AttackOutcome[]) => {
		const known = list.flatMap(({ bits }) => (bits === null ? [] : [bits]));
		return known.length === 0 ? null : mean(known);
	};
	const rh = algorithm === 'scoreboardRh';
	return {
		...{ experiment, algorithm, form, ...condition, removed, countWithin },
		targets: scored.length,
		eligible,
		identified,
		noMatch,
		falseMatch: Math.max(0, 1 - identified - noMatch),
		entropyBits: mean(scored.map(({ entropy }) => entropy)),
		targetBits: bits(scored),
		unidentifiedBits: bits(scored.filter((_, i) => outcomes[i]!.identified < 1)),
		phi: rh ? criterion.phi : null,
		sigma: rh ? criterion.sigma : null,
	};
}

/** How many attributes are known, and how many of them are correct. */
export const sizeOf = ({ auxSize, correct }: Pick<Condition, 'auxSize' | 'correct'>) =>
	correct === auxSize ? `${auxSize}` : `${correct} of ${auxSize}`;
