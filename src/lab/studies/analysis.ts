import { sum } from 'simple-statistics';
import type { StudyFile } from '../../study/studyFile.ts';
import { type Difference, difference, type Estimate, ratio, slope } from './estimate.ts';
import { type ArmCounts, type Arrived, armsOf, arrived } from './flow.ts';
import { type Gatherer, type Person, WEEKS } from './gather.ts';
import { holm } from './holm.ts';
import type { LeftOut } from './inputs.ts';
import { answerOutcome, type Comparison, measureOutcome, type Outcome, outcomeOf } from './primary.ts';

/** An estimate for an arm, and its difference from the reference arm. */
export interface Compared {
	arm: string;
	estimate: Estimate | null;
	/** Null for the reference arm. */
	difference: Difference | null;
}

/** A comparison that the study file states. */
export interface Primary extends Comparison {
	title: string;
	estimates: { arm: Estimate | null; against: Estimate | null };
	difference: Difference | null;
	/** Its p-value, corrected for all that the file states (Holm). */
	corrected: number;
}

export interface Analysis {
	study: Pick<StudyFile, 'id' | 'version' | 'title' | 'privacy'> & {
		hash: string /** Of a file for trying out. */;
		trial?: string;
		/** Arms that delay advice. */
		delayed: string[];
	};
	/** The arm that others are compared with by default: the first one that shows nothing, or else the first one. */
	reference: string;
	arms: ArmCounts[];
	arrived: Arrived;
	primary: Primary[];
	measures: {
		id: string;
		title: string;
		kind: 'part' | 'level';
		/** Whether several randomised fields are multiplied in it, which multiplies their noise. */
		multiplied: boolean;
		arms: Compared[];
	}[];
	/** Share of advice followed by weeks since joining, and its slope. */
	fatigue: { arm: string; weeks: { week: number; estimate: Estimate }[]; slope: Estimate | null }[];
	questions: { id: string; text: string; answers: { answer: string; arms: Compared[] }[] }[];
	/** Number of exports with struck rows, and of struck rows. */
	struck: { exports: number; rows: number };
	leftOut: LeftOut[];
}

/** The arm that others are compared with, if none is asked for. */
export const referenceOf = ({ arms }: Pick<StudyFile, 'arms'>): string =>
	(arms.find(({ shows }) => shows === 'nothing') ?? arms[0]!).id;

/** @param reference id of the arm to compare the others with */
export function compareArms(
	{ study, hash }: { study: StudyFile; hash: string },
	gather: Pick<Gatherer, 'measures' | 'fatigue'>,
	people: readonly Person[],
	leftOut: LeftOut[],
	reference = referenceOf(study),
): Analysis {
	const byArm = new Map(study.arms.map(({ id }) => [id, people.filter(({ arm }) => arm === id)]));
	const struck = people.map((person) => person.struck);
	const table = comparing(study, byArm, reference);
	return {
		study: {
			...{ id: study.id, version: study.version, title: study.title, hash, privacy: study.privacy },
			...(study.trial !== undefined && { trial: study.trial }),
			delayed: study.arms.filter(({ delay = 0 }) => delay > 0).map(({ id }) => id),
		},
		reference,
		arms: armsOf(study, byArm),
		arrived: arrived(study, byArm, leftOut),
		primary: primaryOf(study, byArm),
		measures: gather.measures.map(({ id, title, kind }, i) => {
			const outcome = measureOutcome(study, gather, i);
			return { id, title, kind, multiplied: outcome.multiplied, arms: table(outcome) };
		}),
		fatigue: gather.fatigue ? [...byArm].map(([arm, own]) => fatigueOf(arm, own)) : [],
		questions: study.questions.map(({ id, text, answers }, q) => ({
			id,
			text,
			answers: answers.map((answer, i) => ({ answer, arms: table(answerOutcome(study, q, i)) })),
		})),
		struck: { exports: struck.filter((rows) => rows > 0).length, rows: sum(struck) },
		leftOut,
	};
}

type ByArm = ReadonlyMap<string, readonly Person[]>;

/** Returns a function that makes the rows of a table: all arms, and their distance from the reference. */
function comparing(study: StudyFile, byArm: ByArm, reference: string): (outcome: Outcome) => Compared[] {
	return (outcome) => {
		const estimates = new Map([...byArm].map(([arm, own]) => [arm, estimateOf(outcome, own)]));
		const against = estimates.get(reference)!;
		return [...estimates].map(([arm, estimate]) => ({
			arm,
			estimate,
			difference: arm === reference ? null : differenceOf(study, outcome, estimate, against),
		}));
	};
}

function primaryOf(study: StudyFile, byArm: ByArm): Primary[] {
	const all = (study.primary ?? []).map((one) => {
		const outcome = outcomeOf(study, one);
		const [arm, against] = [one.arm, one.against].map((id) => estimateOf(outcome, byArm.get(id)!)) as [
			Estimate | null,
			Estimate | null,
		];
		const { title } = outcome;
		return { ...one, title, estimates: { arm, against }, difference: differenceOf(study, outcome, arm, against) };
	});
	const corrected = holm(all.map((one) => one.difference?.p ?? null));
	return all.map((one, i) => ({ ...one, corrected: corrected[i]! }));
}

function estimateOf({ part, of }: Outcome, people: readonly Person[]): Estimate | null {
	const parts = people.map(of);
	return ratio(
		parts.map(([counted]) => counted),
		parts.map(([, whole]) => whole),
		part,
	);
}

/**
 * The difference of two estimates, without effect sizes if they would measure the noise: if noise was multiplied or is
 * part of the variance between participants.
 */
function differenceOf(
	{ privacy }: StudyFile,
	{ part, multiplied }: Outcome,
	estimate: Estimate | null,
	against: Estimate | null,
): Difference | null {
	if (estimate === null || against === null) return null;
	const found = difference(estimate, against, part);
	return { ...found, h: multiplied ? null : found.h, d: privacy.level === 'randomised' ? null : found.d };
}

const fatigueOf = (arm: string, people: readonly Person[]): Analysis['fatigue'][number] => ({
	arm,
	weeks: Array.from({ length: WEEKS }, (_, week) => ({
		week,
		estimate: ratio(
			people.map(({ weekCounted }) => weekCounted[week]!),
			people.map(({ weekOf }) => weekOf[week]!),
			true,
		)!,
	})).filter(({ estimate }) => estimate !== null),
	slope: slope(people.filter(({ line }) => line[0] !== 0).map(({ line }) => line)),
});
