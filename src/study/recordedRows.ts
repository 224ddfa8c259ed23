/** The table of what a study records: each field, its values, and what the privacy level does to it. */
import { consent as words } from '../strings/consent.ts';
import { FIELDS, type Field } from './dictionary.ts';
import { exportedFields } from './fields.ts';
import { bucketChances, noiseOf, perField, truthChance } from './privacy.ts';
import { loggedFields } from './recorder.ts';
import type { StudyFile } from './studyFile.ts';

/** One row per field, including those that stay on the machine. */
export const recordedRows = (study: StudyFile): string[][] =>
	FIELDS.filter(({ name }) => loggedFields(study.recorded).has(name)).map((field) => [
		words.fields[field.name],
		field.name,
		words.meaning(field.about),
		valuesOf(field, study),
		inWords(changeOf(study, field)),
	]);

function valuesOf({ values }: Field, { siteCategories }: StudyFile): string {
	if (typeof values === 'object')
		return 'largest' in values ? words.values.upTo(values.largest) : words.values.oneOf(values.of);
	return values === 'site' ? words.values.site(siteCategories) : words.values[values];
}

function inWords(change: Change): string {
	const { change: phrases } = words;
	if (typeof change === 'string') return phrases[change];
	if ('rounded' in change) return phrases.rounded(change.rounded);
	if ('truth' in change) return phrases.randomised(change.truth);
	if ('least' in change) return phrases.bucket(change.least, change.most);
	return phrases.answer(change.answers.map(words.inHundred));
}

/** What the privacy level does to a field on export. Chances are the probability that the true value is exported. */
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
