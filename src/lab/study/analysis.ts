/** What all participants together tell about the arms of a study. */
import { sum } from 'simple-statistics';
import type { StudyFile } from '../../study/studyFile.ts';
import { type Difference, difference, type Estimate, ratio, slope } from './estimate.ts';
import { type Gatherer, type Person, WEEKS } from './gather.ts';
import type { LeftOut } from './inputs.ts';

/** An estimate of an arm, and how it differs from the arm that all are compared with. */
export interface Compared {
	arm: string;
	estimate: Estimate | null;
	/** Null for the arm of reference. */
	difference: Difference | null;
}

export interface Analysis {
	study: { id: string; version: number; title: string; hash: string; privacy: StudyFile['privacy'] };
	/** The arm that others are compared with: the first that shows nothing, else the first. */
	reference: string;
	arms: { id: string; about: string; participants: number; drafts: number; answers: number }[];
	measures: { id: string; title: string; kind: 'part' | 'level'; arms: Compared[] }[];
	/** Advice followed, by weeks since joining, and its change from week to week. */
	fatigue: { arm: string; weeks: { week: number; estimate: Estimate }[]; slope: Estimate | null }[];
	questions: { id: string; text: string; answers: { answer: string; arms: Compared[] }[] }[];
	/** Exports with rows struck, and rows. */
	struck: { exports: number; rows: number };
	leftOut: LeftOut[];
}

/** @param struck of each export that was read */
export function analysed(
	{ study, hash }: { study: StudyFile; hash: string },
	{ measures, fatigue, starts }: Gatherer,
	people: readonly Person[],
	struck: readonly number[],
	leftOut: LeftOut[],
): Analysis {
	const reference = (study.arms.find(({ shows }) => shows === 'nothing') ?? study.arms[0]!).id;
	const byArm = new Map(study.arms.map(({ id }) => [id, people.filter(({ arm }) => arm === id)]));

	function compared(part: boolean, of: (person: Person) => readonly [number, number]): Compared[] {
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
				arm === reference || estimate === null || against === null ? null : difference(estimate, against, part),
		}));
	}

	return {
		study: { id: study.id, version: study.version, title: study.title, hash, privacy: study.privacy },
		reference,
		arms: study.arms.map(({ id, about }) => ({
			id,
			about,
			participants: byArm.get(id)!.length,
			drafts: sum(byArm.get(id)!.map(({ drafts }) => drafts)),
			answers: sum(byArm.get(id)!.map(({ answers }) => answers)),
		})),
		measures: measures.map(({ id, title, kind }, i) => ({
			id,
			title,
			kind,
			arms: compared(kind === 'part', ({ counted, of }) => [counted[i]!, of[i]!]),
		})),
		fatigue: !fatigue
			? []
			: [...byArm].map(([arm, own]) => ({
					arm,
					weeks: Array.from({ length: WEEKS }, (_, week) => ({
						week,
						estimate: ratio(
							own.map(({ weekCounted }) => weekCounted[week]!),
							own.map(({ weekOf }) => weekOf[week]!),
							true,
						)!,
					})).filter(({ estimate }) => estimate !== null),
					slope: slope(own.filter(({ line }) => line[0] !== 0).map(({ line }) => line)),
				})),
		questions: study.questions.map(({ id, text, answers }, q) => ({
			id,
			text,
			answers: answers.map((answer, i) => ({
				answer,
				arms: compared(true, ({ given }) => [
					given[starts[q]! + i]!,
					// Right on average of every answer, they add up to the number of answers exactly.
					Math.round(sum([...given.subarray(starts[q]!, starts[q]! + answers.length)])),
				]),
			})),
		})),
		struck: { exports: struck.filter((rows) => rows > 0).length, rows: sum([...struck]) },
		leftOut,
	};
}
