/** What came of a condition, as a row of the report. */
import { SCOREBOARD, type SigmaOver } from '../../../core/adversaries/scoreboard.ts';
import { mean } from '../../kit/statistics.ts';
import type { Scored } from './attack/scoreboardOne.ts';
import type { Experiment, Planned } from './plan.ts';

/** One condition, attacked in one way. Null where a key does not apply. */
export interface Row {
	experiment: Experiment;
	algorithm: Planned['algorithm'];
	/** How attributes are compared. */
	form: Planned['form'];
	auxSize: number;
	correct: number;
	/** Error of the dates; null where none are known. */
	dateDays: number | null;
	/** Error of the ratings; null where none are known. */
	ratingStars: number | null;
	outsideTop: number;
	/** Whether the target's record was taken out. */
	removed: boolean;
	countWithin: number | null;
	targets: number;
	/** Part of all people who rated enough to be a target. */
	eligible: number;
	/** Part of the targets: the right record, no match, another's record. Together 1. */
	identified: number;
	noMatch: number;
	falseMatch: number;
	/** Mean entropy of the line-up. */
	entropyBits: number;
	/** Mean -log2 of the target's share of the line-up; null where the target is not in the sample. */
	targetBits: number | null;
	/** The same over those who were not identified; null where all were. */
	unidentifiedBits: number | null;
	phi: number | null;
	sigma: SigmaOver | null;
}

/** How a match is told: the paper's way, and that of a reimplementation (phi lowered since its sigma is larger). */
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

/** Chance that the record which is given out is the target's, and that none is. */
export function outcomeOf({ right, matching, eccentricity }: Scored, removed: boolean, { phi, sigma }: Criterion) {
	if (eccentricity !== null) {
		const match = eccentricity[sigma] >= phi;
		return { identified: match && right && !removed ? 1 : 0, noMatch: match ? 0 : 1 };
	}
	// Scoreboard gives out any record of the matching set.
	return { identified: right && !removed ? 1 / matching : 0, noMatch: matching === 0 ? 1 : 0 };
}

/** @param scored of at least one target */
export function rowOf(
	{ experiment, algorithm, form, condition, removed, countWithin }: Planned,
	scored: readonly Scored[],
	eligible: number,
	criterion: Criterion,
): Row {
	const outcomes = scored.map((one) => outcomeOf(one, removed, criterion));
	const identified = mean(outcomes.map((one) => one.identified));
	const noMatch = mean(outcomes.map((one) => one.noMatch));
	const bits = (list: readonly Scored[]) => {
		const told = list.flatMap(({ bits }) => (bits === null ? [] : [bits]));
		return told.length === 0 ? null : mean(told);
	};
	const rh = algorithm === 'scoreboardRh';
	return {
		experiment,
		algorithm,
		form,
		...condition,
		removed,
		countWithin,
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
