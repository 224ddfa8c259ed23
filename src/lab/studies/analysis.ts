import { sum } from 'simple-statistics';
import type { StudyFile } from '../../study/studyFile.ts';
import { type Difference, difference, type Estimate, ratio, slope } from './estimate.ts';
import { type Gatherer, type Person, WEEKS } from './gather.ts';
import type { LeftOut } from './inputs.ts';

/** An estimate for an arm, and its difference from the reference arm. */
export interface Compared {
	arm: string;
	estimate: Estimate | null;
	/** Null for the reference arm. */
	difference: Difference | null;
}

export interface Analysis {
	study: Pick<StudyFile, 'id' | 'version' | 'title' | 'privacy'> & {
		hash: string /** Of a file for trying out. */;
		trial?: string;
		/** Arms that delay advice. */
		delayed: string[];
	};
	/** The reference arm: the first one that shows nothing, else the first one. */
	reference: string;
	arms: {
		id: string;
		about: string;
		participants: number;
		drafts: number;
		answers: number;
		/** The largest share of them that comes from one participant; null if there are none. */
		largest: { drafts: number | null; answers: number | null };
	}[];
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

/** @param struck number of struck rows of each export */
export function compareArms(
	{ study, hash }: { study: StudyFile; hash: string },
	{ measures, fatigue, starts }: Gatherer,
	people: readonly Person[],
	struck: readonly number[],
	leftOut: LeftOut[],
): Analysis {
	const reference = (study.arms.find(({ shows }) => shows === 'nothing') ?? study.arms[0]!).id;
	const randomised = study.privacy.level === 'randomised';
	const byArm = new Map(study.arms.map(({ id }) => [id, people.filter(({ arm }) => arm === id)]));

	function compared(part: boolean, of: (person: Person) => readonly [number, number], multiplied = false): Compared[] {
		const estimates = new Map(
			[...byArm].map(([arm, own]) => {
				const parts = own.map(of);
				return [
					arm,
					ratio(
						parts.map(([counted]) => counted),
						parts.map(([, whole]) => whole),
						part,
					),
				];
			}),
		);
		const against = estimates.get(reference)!;
		return [...estimates].map(([arm, estimate]) => ({
			arm,
			estimate,
			difference:
				arm === reference || estimate === null || against === null
					? null
					: differenceOf(estimate, against, part, multiplied),
		}));
	}

	/** The difference of two estimates, without effect sizes where they would measure the noise: if noise was multiplied or
	 * is part of the variance between participants. */
	function differenceOf(estimate: Estimate, against: Estimate, part: boolean, multiplied: boolean): Difference {
		const found = difference(estimate, against, part);
		return { ...found, h: multiplied ? null : found.h, d: randomised ? null : found.d };
	}

	return {
		study: {
			...{ id: study.id, version: study.version, title: study.title, hash, privacy: study.privacy },
			...(study.trial !== undefined && { trial: study.trial }),
			delayed: study.arms.filter(({ delay = 0 }) => delay > 0).map(({ id }) => id),
		},
		reference,
		arms: study.arms.map(({ id, about }) => ({ id, about, ...countsOf(byArm.get(id)!) })),
		measures: measures.map(({ id, title, kind, needs }, i) => {
			const multiplied = randomised && needs.length > 1;
			const arms = compared(kind === 'part', ({ counted, of }) => [counted[i]!, of[i]!], multiplied);
			return { id, title, kind, multiplied, arms };
		}),
		fatigue: fatigue ? [...byArm].map(([arm, own]) => fatigueOf(arm, own)) : [],
		questions: study.questions.map(({ id, text, answers }, q) => ({
			id,
			text,
			answers: answers.map((answer, i) => ({
				answer,
				arms: compared(true, ({ given }) => [
					given[starts[q]! + i]!,
					// These unbiased estimates add up to the number of answers exactly.
					Math.round(sum([...given.subarray(starts[q]!, starts[q]! + answers.length)])),
				]),
			})),
		})),
		struck: { exports: struck.filter((rows) => rows > 0).length, rows: sum([...struck]) },
		leftOut,
	};
}

function countsOf(people: readonly Person[]) {
	const [drafts, answers] = [people.map((person) => person.drafts), people.map((person) => person.answers)];
	return {
		...{ participants: people.length, drafts: sum(drafts), answers: sum(answers) },
		largest: { drafts: largestPart(drafts), answers: largestPart(answers) },
	};
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

const largestPart = (counts: readonly number[]): number | null => {
	const total = sum([...counts]);
	return total === 0 ? null : counts.reduce((most, count) => Math.max(most, count), 0) / total;
};
