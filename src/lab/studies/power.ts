/** How many people a study needs. */
import { pnorm, qnorm } from 'lib-r-math.js';
import { noiseOf, perField, truthChance } from '../../study/privacy.ts';
import type { StudyFile } from '../../study/studyFile.ts';

export interface Plan {
	/** Part of the drafts in the arm of reference, and in the other. */
	base: number;
	other: number;
	/** Drafts of a participant that count. */
	drafts: number;
	/** How alike a participant's drafts are: intraclass correlation, 0 to 1. */
	alike: number;
}

/** How far chance that was added spreads a yes-or-no fact: variance beside that of the fact itself. */
export function noiseVariance(study: Pick<StudyFile, 'privacy' | 'recorded'>): number {
	if (study.privacy.level !== 'randomised') return 0;
	const p = truthChance(perField(study.privacy.epsilon!, noiseOf(study.recorded).length), 2);
	return (p * (1 - p)) / (2 * p - 1) ** 2;
}

/** Variance of a participant's part of drafts, as it is estimated. */
const spread = (part: number, { drafts, alike }: Plan, noise: number) =>
	(part * (1 - part) * (1 + (drafts - 1) * alike) + noise) / drafts;

/**
 * People needed in each of two arms to see their difference.
 * @param power chance to see it, if it is there, with a two-sided test at 5 %
 */
export function peopleNeeded(plan: Plan, noise: number, power: number): number {
	const reach = qnorm(0.975) + qnorm(power);
	const variance = spread(plan.base, plan, noise) + spread(plan.other, plan, noise);
	return Math.ceil((reach ** 2 * variance) / (plan.base - plan.other) ** 2);
}

/** The chance to see the difference with so many people in the two arms. */
export function powerOf(plan: Plan, noise: number, people: readonly [number, number]): number {
	const error = Math.sqrt(spread(plan.base, plan, noise) / people[0] + spread(plan.other, plan, noise) / people[1]);
	const reach = Math.abs(plan.base - plan.other) / error - qnorm(0.975);
	return pnorm(reach);
}
