/** Describes what a study's privacy level does to each field on export. */
import type { Field } from './dictionary.ts';
import { exportedFields } from './fields.ts';
import { bucketChances, noiseOf, perField, truthChance } from './privacy.ts';
import type { StudyFile } from './studyFile.ts';

/** What happens to a field on export. Chances are the probability that the true value is exported. */
export type Change =
	| 'asItIs'
	/** The field is recorded, but not exported. */
	| 'stays'
	| { rounded: number }
	| { truth: number }
	| { least: number; most: number }
	| { answers: number[] };

export function changeOf(study: Pick<StudyFile, 'recorded' | 'privacy' | 'questions'>, field: Field): Change {
	const { level, epsilon = 0 } = study.privacy;
	if (!exportedFields(study).includes(field)) return 'stays';
	if (level === 'plain') return 'asItIs';
	if (level === 'coarse') return typeof field.coarse === 'number' ? { rounded: field.coarse } : 'asItIs';
	const fieldEpsilon = perField(epsilon, noiseOf(study.recorded).length);
	if (field.randomised === 'exponential mechanism') {
		const { largest } = field.values as { largest: number };
		const truths = Array.from(
			{ length: largest + 1 },
			(_, value) => bucketChances(fieldEpsilon, largest, value)[value]!,
		);
		return { least: Math.min(...truths), most: Math.max(...truths) };
	}
	if (field.randomised !== 'randomised response') return 'asItIs';
	if (field.name !== 'answer') return { truth: truthChance(fieldEpsilon, 2) };
	const counts = [...new Set(study.questions.map(({ answers }) => answers.length))].sort((a, b) => a - b);
	return { answers: counts.map((count) => truthChance(epsilon, count)) };
}
