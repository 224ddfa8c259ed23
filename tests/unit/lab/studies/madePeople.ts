/** Made-up participants of a study, and what is counted of them. */
import { type Analysis, compareArms } from '../../../../src/lab/studies/analysis.ts';
import { gatherer } from '../../../../src/lab/studies/gather.ts';
import type { LeftOut } from '../../../../src/lab/studies/inputs.ts';
import { headOf, rowsOf } from '../../../../src/study/exportFile.ts';
import type { Happening } from '../../../../src/study/recorder.ts';
import type { StudyFile } from '../../../../src/study/studyFile.ts';
import { enrolled, recordedOf } from '../../study/studies.ts';
import { HASH } from './written.ts';

export const DAY = 86_400_000;

interface Draft {
	day?: number;
	followed?: boolean;
	posted?: boolean;
	advised?: boolean;
	after?: number;
}

/** A participant of an arm: drafts, and answers to questions. */
export interface Made {
	arm: string;
	drafts: Draft[];
	answers?: [question: string, answer: number][];
	struck?: number;
}

export function happeningsOf({ drafts, answers = [] }: Made): Happening[] {
	const all = drafts.flatMap(({ day = 0, followed, posted = true, advised = true, after = 64 }, draft) => {
		const facts = { at: day * DAY, hour: 9, mentions: 2, rank: 100, before: 8 };
		const add = (kind: Happening['kind'], more: Partial<Happening> = {}): Happening => ({
			kind,
			draft,
			...facts,
			...more,
		});
		const { draft: _, ...begun } = add('draft');
		return [
			begun,
			...(advised ? [add('advice')] : []),
			...(followed ? [add('followed', { plan: 'drop', after })] : []),
			...(posted ? [add('posted', followed ? { after } : {})] : []),
		];
	});
	const last = Math.max(0, ...all.map(({ at }) => at));
	return [
		...all,
		...answers.map(([question, answer]): Happening => ({ kind: 'answered', at: last, hour: 9, question, answer })),
	];
}

export async function analysisOf(
	study: StudyFile,
	people: readonly Made[],
	leftOut: LeftOut[] = [],
	against?: string,
): Promise<Analysis> {
	const gather = gatherer(study);
	const read = await Promise.all(
		people.map(async (one, i) => {
			// Each has noise of their own.
			const person = { ...enrolled(study, one.arm), secret: i.toString(16).padStart(64, '0') };
			const rows = await rowsOf(person, recordedOf(study, happeningsOf(one), one.arm));
			const { drafts, answers } = gather.split(rows);
			return gather.personOf(headOf(person, rows.length, one.struck ?? 0), drafts, answers);
		}),
	);
	return compareArms({ study, hash: HASH }, gather, read, leftOut, against);
}

export const many = (count: number, one: Made): Made[] => Array.from({ length: count }, () => one);
export const measure = (analysis: Analysis, id: string, arm: string) =>
	analysis.measures.find((one) => one.id === id)!.arms.find((one) => one.arm === arm)!;
