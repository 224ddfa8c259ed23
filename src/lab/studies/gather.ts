/** Sums per participant, collected while exports are read: rows are not kept, so any number of exports fits. */
import type { AnswerRow, DraftSummary } from '../../study/drafts.ts';
import { summarize } from '../../study/drafts.ts';
import type { StudyEvent } from '../../study/events.ts';
import type { ExportHead, ExportRow } from '../../study/exportFile.ts';
import type { StudyFile } from '../../study/studyFile.ts';
import type { LineSums } from './estimate.ts';
import { FATIGUE, MEASURES, type Measure } from './measures.ts';
import { answerEstimator, type DraftEstimates, draftEstimator, recordedFields } from './truth.ts';

/** Number of weeks that are distinguished; later ones count as the last. */
export const WEEKS = 26;

export interface Person {
	arm: string;
	/** Number of struck rows. */
	struck: number;
	drafts: number;
	/** Days since joining of the last draft or answer; -1: none. */
	last: number;
	answers: number;
	/** Numerator and denominator of each measure. */
	counted: Float64Array;
	of: Float64Array;
	/** The same for following advice, by week. */
	weekCounted: Float64Array;
	weekOf: Float64Array;
	line: LineSums;
	/** For each question and answer, the unbiased estimate of how often it was given. */
	given: Float64Array;
}

export interface Gatherer {
	measures: readonly Measure[];
	/** Whether the fields that fatigue is computed from are recorded. */
	fatigue: boolean;
	split(rows: readonly ExportRow[]): { drafts: Partial<DraftSummary>[]; answers: Partial<AnswerRow>[] };
	personOf(head: ExportHead, drafts: readonly Partial<DraftSummary>[], answers: readonly Partial<AnswerRow>[]): Person;
}

/** The measures that a study's records allow. */
export function measuresFor(study: StudyFile): readonly Measure[] {
	const known = recordedFields(study);
	return MEASURES.filter(({ needs }) => needs.every((name) => known.has(name)));
}

/** Offset of each question's answers among those of all questions. */
export function startsOf(questions: StudyFile['questions']): number[] {
	let options = 0;
	return questions.map(({ answers }) => {
		options += answers.length;
		return options - answers.length;
	});
}

export function gatherer(study: StudyFile): Gatherer {
	const measures = measuresFor(study);
	const fatigue = measures.includes(FATIGUE);
	const posting = measures.map(({ needs }) => needs.includes('posted'));
	const [truth, answerTruth] = [draftEstimator(study), answerEstimator(study)];
	const starts = startsOf(study.questions);
	const options = study.questions.reduce((sum, { answers }) => sum + answers.length, 0);
	const startOf = new Map<unknown, number>(study.questions.map(({ id }, i) => [id, starts[i]!]));

	return {
		measures,
		fatigue,
		split(rows) {
			if (study.privacy.level !== 'randomised') return summarize(rows as unknown as StudyEvent[]);
			return {
				drafts: rows.filter((row) => row.row === 'draft'),
				answers: rows.filter((row) => row.row === 'answer'),
			};
		},
		personOf(head, drafts, answers) {
			const sums = () => new Float64Array(measures.length);
			const [counted, of] = [sums(), sums()];
			const [weekCounted, weekOf] = [new Float64Array(WEEKS), new Float64Array(WEEKS)];
			const line: [number, number, number, number, number] = [0, 0, 0, 0, 0];
			for (const row of drafts) {
				const estimates: DraftEstimates = truth(row);
				for (let i = 0; i < measures.length; i++) {
					// Whether a draft that was cut off by a pause was posted is unknown.
					if (row.cut && posting[i]) continue;
					const [part, whole] = measures[i]!.of(estimates);
					counted[i]! += part;
					of[i]! += whole;
				}
				if (!fatigue) continue;
				const week = Math.min(WEEKS - 1, Math.floor((row.day ?? 0) / 7));
				const [part, whole] = FATIGUE.of(estimates);
				weekCounted[week]! += part;
				weekOf[week]! += whole;
				line[0] += whole;
				line[1] += whole * week;
				line[2] += whole * week * week;
				line[3] += part;
				line[4] += part * week;
			}
			const given = new Float64Array(options);
			for (const row of answers) {
				const start = startOf.get(row.question)!;
				for (const [i, chance] of answerTruth(row).entries()) given[start + i]! += chance;
			}
			const { arm, struck } = head;
			const last = [...drafts, ...answers].reduce((last, { day = 0 }) => Math.max(last, day), -1);
			const counts = { drafts: drafts.length, answers: answers.length, last };
			return { arm, struck, ...counts, counted, of, weekCounted, weekOf, line, given };
		},
	};
}
