/** The comparisons that a study file states before anything is collected. */
import type { StudyFile } from '../../study/studyFile.ts';
import { type Gatherer, measuresFor, type Person, startsOf } from './gather.ts';
import { MEASURES } from './measures.ts';

export type Comparison = NonNullable<StudyFile['primary']>[number];

/** What arms are compared by: numerator and denominator per person. */
export interface Outcome {
	title: string;
	part: boolean;
	/** Whether several randomised fields are multiplied in it, which multiplies their noise. */
	multiplied: boolean;
	of: (person: Person) => readonly [counted: number, of: number];
}

/** The outcome of a measure, by its place among those gathered. */
export function measureOutcome({ privacy }: StudyFile, { measures }: Pick<Gatherer, 'measures'>, i: number): Outcome {
	const { title, kind, needs } = measures[i]!;
	return {
		title,
		part: kind === 'part',
		multiplied: privacy.level === 'randomised' && needs.length > 1,
		of: ({ counted, of }) => [counted[i]!, of[i]!],
	};
}

/** How often an answer is given, among all answers to its question. */
export function answerOutcome({ questions }: StudyFile, q: number, i: number): Outcome {
	const { text, answers } = questions[q]!;
	const start = startsOf(questions)[q]!;
	return {
		title: `“${answers[i]}” to “${text}”`,
		part: true,
		multiplied: false,
		of: ({ given }) => {
			// These unbiased estimates add up to the number of answers exactly.
			const all = given.subarray(start, start + answers.length).reduce((sum, one) => sum + one, 0);
			return [given[start + i]!, Math.round(all)];
		},
	};
}

export function outcomeOf(study: StudyFile, { outcome, answer }: Pick<Comparison, 'outcome' | 'answer'>): Outcome {
	if (answer === undefined) {
		const measures = measuresFor(study);
		return measureOutcome(
			study,
			{ measures },
			measures.findIndex(({ id }) => id === outcome),
		);
	}
	const q = study.questions.findIndex(({ id }) => id === outcome);
	return answerOutcome(study, q, study.questions[q]!.answers.indexOf(answer));
}

/** Returns a sentence for each comparison that the analysis could not make, which begins with its place. */
export function primaryProblems(study: StudyFile): string[] {
	return (study.primary ?? []).flatMap((one, i) => {
		const { arm, against } = one;
		const unknown = [...new Set([arm, against])].filter((name) => study.arms.every(({ id }) => id !== name));
		return [
			...unknown.map((name) => `there is no arm "${name}"`),
			...(arm === against ? [`"${arm}" is compared with itself`] : []),
			...outcomeProblems(study, one),
		].map((problem) => `primary[${i}]: ${problem}.`);
	});
}

function outcomeProblems(study: StudyFile, { outcome, answer }: Comparison): string[] {
	const question = study.questions.find(({ id }) => id === outcome);
	if (answer !== undefined) {
		if (question === undefined) return [`there is no question "${outcome}"`];
		return question.answers.includes(answer) ? [] : [`"${outcome}" has no answer "${answer}"`];
	}
	const [all, made] = [MEASURES, measuresFor(study)].map((list) => list.map(({ id }) => id));
	if (question !== undefined) return [`lacks "answer", which says what of "${outcome}" is counted`];
	if (!all!.includes(outcome)) return [`there is no outcome "${outcome}", but ${all!.join(', ')} and the questions`];
	if (!made!.includes(outcome)) return [`"${outcome}" cannot be worked out from what is recorded`];
	return outcomeOf(study, { outcome }).multiplied
		? [`"${outcome}" multiplies the noise of several randomised fields: take a measure of all drafts`]
		: [];
}
