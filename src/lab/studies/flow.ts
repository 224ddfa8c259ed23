/** Who took part: from the files that arrived to the people who are compared, and whether arms are as large as drawn. */
import { pchisq } from 'lib-r-math.js';
import { sum } from 'simple-statistics';
import type { StudyFile } from '../../study/studyFile.ts';
import type { Person } from './gather.ts';
import type { LeftOut } from './inputs.ts';

/** An arm, and who is in it. */
export interface ArmCounts {
	id: string;
	about: string;
	participants: number;
	/** How many of all participants its weight would give it. */
	expected: number;
	/** Participants with a draft that names a film; with a draft or answer in the last week; with no row struck. */
	wrote: number;
	stayed: number;
	whole: number;
	drafts: number;
	answers: number;
	/** The largest share of them that comes from one participant; null if there are none. */
	largest: { drafts: number | null; answers: number | null };
}

export interface Arrived {
	files: number;
	damaged: number;
	foreign: number;
	duplicate: number;
	/** Chance of arms that differ this much from their weights (chi-square); null if it cannot be computed. */
	ratio: number | null;
}

type ByArm = ReadonlyMap<string, readonly Person[]>;

/** First day of the last whole week since joining. */
const lastWeek = ({ days }: StudyFile['schedule']): number => 7 * Math.floor(Math.max(0, days - 7) / 7);

export function armsOf({ arms, schedule }: StudyFile, byArm: ByArm): ArmCounts[] {
	const all = sum([...byArm.values()].map(({ length }) => length));
	const weights = sum(arms.map(({ weight }) => weight));
	return arms.map(({ id, about, weight }) => {
		const people = byArm.get(id)!;
		const count = (is: (person: Person) => boolean) => people.filter(is).length;
		const [drafts, answers] = [people.map((person) => person.drafts), people.map((person) => person.answers)];
		return {
			...{ id, about, participants: people.length, expected: (all * weight) / weights },
			wrote: count((person) => person.drafts > 0),
			stayed: count(({ last }) => last >= lastWeek(schedule)),
			whole: count(({ struck }) => struck === 0),
			...{ drafts: sum(drafts), answers: sum(answers) },
			largest: { drafts: largestPart(drafts), answers: largestPart(answers) },
		};
	});
}

const largestPart = (counts: readonly number[]): number | null => {
	const total = sum([...counts]);
	return total === 0 ? null : counts.reduce((most, count) => Math.max(most, count), 0) / total;
};

export function arrived(study: StudyFile, byArm: ByArm, leftOut: readonly LeftOut[]): Arrived {
	const count = (kind: LeftOut['why']) => leftOut.filter(({ why }) => why === kind).length;
	const used = sum([...byArm.values()].map(({ length }) => length));
	return {
		files: used + leftOut.length,
		...{ damaged: count('damaged'), foreign: count('foreign'), duplicate: count('duplicate') },
		ratio: ratioTest(study, byArm),
	};
}

/** Fewest people an arm must be expected to have for the chi-square distribution to hold. */
const FEWEST_EXPECTED = 5;

/** Sample ratio mismatch. Not of trial files, nor of later versions, in which people keep the arms of earlier weights. */
function ratioTest(study: StudyFile, byArm: ByArm): number | null {
	if (study.trial !== undefined || study.version > 1 || study.arms.length === 1) return null;
	const arms = armsOf(study, byArm);
	if (arms.some(({ expected }) => expected < FEWEST_EXPECTED)) return null;
	const distance = sum(arms.map(({ participants, expected }) => (participants - expected) ** 2 / expected));
	return pchisq(distance, arms.length - 1, undefined, false);
}

/** Chance below which arms are too unlike their weights to be compared. */
export const FEWEST_CHANCE = 0.001;
