/** Power calculation: how many participants a study needs. */
import { pnorm, qnorm } from 'lib-r-math.js';
import { InputError } from '../../pack/errors.ts';
import { noiseOf, perField, truthChance } from '../../study/privacy.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import { aligned } from '../kit/cli/text.ts';
import { MEASURES } from './measures.ts';
import { recordedFields } from './truth.ts';

export interface Plan {
	/** Share of the drafts in the reference arm, and in the other arm. */
	base: number;
	other: number;
	/** Number of drafts per participant that count. */
	drafts: number;
	/** Intraclass correlation of a participant's drafts, 0 to 1. */
	alike: number;
	/** Comparisons that share the 5 % of saying a difference of arms that are alike; 1 if absent. */
	comparisons?: number;
}

/** The inputs of a calculation. */
export interface Wanted extends Plan {
	/** Chance to see the difference. */
	power: number;
	/** Share of participants who hand over nothing. */
	attrition: number;
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

/** By how many standard errors a difference must be seen, at the first and strictest step of Holm's correction. */
const point = ({ comparisons = 1 }: Plan) => qnorm(1 - LEVEL / 2 / comparisons);
const LEVEL = 0.05;

/** The participants needed in each of two arms. @param power chance to see the difference, two-sided test at 5 % */
export function peopleNeeded(plan: Plan, noise: number, power: number): number {
	const reach = point(plan) + qnorm(power);
	const variance = spread(plan.base, plan, noise) + spread(plan.other, plan, noise);
	return Math.ceil((reach ** 2 * variance) / (plan.base - plan.other) ** 2);
}

/** Returns the power with the given numbers of participants in the two arms. */
export function powerOf(plan: Plan, noise: number, people: readonly [number, number]): number {
	const error = Math.sqrt(spread(plan.base, plan, noise) / people[0] + spread(plan.other, plan, noise) / people[1]);
	const reach = Math.abs(plan.base - plan.other) / error - point(plan);
	return pnorm(reach);
}

const ofAllDrafts = (study: StudyFile): string[] => {
	const known = recordedFields(study);
	return MEASURES.filter(
		({ kind, needs }) => kind === 'part' && needs.length === 1 && needs.every((name) => known.has(name)),
	).map(({ title }) => title);
};

/** How many participants are needed, in sentences. */
export function sizeLines(study: StudyFile, { power, attrition, ...plan }: Wanted): string[] {
	if (plan.base === plan.other) throw new InputError('The two parts are the same: there is no difference to see.');
	const each = peopleNeeded(plan, noiseVariance(study), power);
	const total = study.arms.reduce((sum, { weight }) => sum + weight, 0);
	const least = Math.min(...study.arms.map(({ weight }) => weight)) / total;
	const all = Math.ceil(each / least);
	const { comparisons = 1 } = plan;
	const level = comparisons === 1 ? '5 %' : `5 % shared by ${comparisons} comparisons, as Holm’s correction begins`;
	return [
		`To see ${plan.other} against ${plan.base} of ${plan.drafts} drafts each with a chance of ${power} (two-sided, ${level}): ${each} participants in each of the two arms.`,
		`The smallest arm of “${study.id}” gets ${(100 * least).toFixed(0)} in 100: ${all} participants in all.`,
		...(attrition === 0
			? []
			: [
					`If ${Number((100 * attrition).toFixed(1))} in 100 hand nothing over, ${Math.ceil(all / (1 - attrition))} must join.`,
				]),
	];
}

/** Lists how many participants are needed, and the power with some other numbers. */
export function planLines(study: StudyFile, wanted: Wanted): string[] {
	const { power, attrition: _, ...plan } = wanted;
	const sizes = sizeLines(study, wanted);
	const noise = noiseVariance(study);
	const each = peopleNeeded(plan, noise, power);
	const counts = [...new Set([0.25, 0.5, 1, 1.5, 2].map((factor) => Math.max(2, Math.round(each * factor))))];
	return [
		...sizes,
		...(noise > 0
			? [
					`The study randomises each yes or no: without that ${peopleNeeded(plan, 0, power)} in each arm would do.`,
					`This holds for the measures of all drafts: ${ofAllDrafts(study).join('; ')}.`,
					'Measures of drafts with advice multiply randomised fields and their noise: no number here is enough for them.',
				]
			: [`${plan.drafts} is the number of drafts that count: for measures of drafts with advice, those with advice.`]),
		'',
		...aligned([
			['participants in each arm', 'chance'],
			...counts.map((people) => [String(people), powerOf(plan, noise, [people, people]).toFixed(2)]),
		]),
	];
}
