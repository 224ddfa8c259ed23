/** Power calculation: how many participants a study needs. */
import { pnorm, qnorm } from 'lib-r-math.js';
import { noiseOf, perField, truthChance } from '../../study/privacy.ts';
import type { StudyFile } from '../../study/studyFile.ts';

export interface Plan {
	/** Share of the drafts in the reference arm, and in the other arm. */
	base: number;
	other: number;
	/** Number of drafts per participant that count. */
	drafts: number;
	/** Intraclass correlation of a participant's drafts, 0 to 1. */
	alike: number;
}

/** Variance that randomised response adds to that of a yes-or-no fact. */
export function noiseVariance(study: Pick<StudyFile, 'privacy' | 'recorded'>): number {
	if (study.privacy.level !== 'randomised') return 0;
	const p = truthChance(perField(study.privacy.epsilon!, noiseOf(study.recorded).length), 2);
	return (p * (1 - p)) / (2 * p - 1) ** 2;
}

/** Variance of the estimated share of a participant's drafts. */
const spread = (part: number, { drafts, alike }: Plan, noise: number) =>
	(part * (1 - part) * (1 + (drafts - 1) * alike) + noise) / drafts;

/**
 * Returns the number of participants needed in each of two arms to detect their difference.
 * @param power probability of detecting it with a two-sided test at 5 %
 */
export function peopleNeeded(plan: Plan, noise: number, power: number): number {
	const reach = qnorm(0.975) + qnorm(power);
	const variance = spread(plan.base, plan, noise) + spread(plan.other, plan, noise);
	return Math.ceil((reach ** 2 * variance) / (plan.base - plan.other) ** 2);
}

/** Returns the power with the given numbers of participants in the two arms. */
export function powerOf(plan: Plan, noise: number, people: readonly [number, number]): number {
	const error = Math.sqrt(spread(plan.base, plan, noise) / people[0] + spread(plan.other, plan, noise) / people[1]);
	const reach = Math.abs(plan.base - plan.other) / error - qnorm(0.975);
	return pnorm(reach);
}
