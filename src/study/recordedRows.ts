/** The table of what a study records: each field, its values, and what the privacy level does to it. */
import { consent as words } from '../strings/consent.ts';
import { type Change, changeOf } from './changes.ts';
import { FIELDS, type Field } from './dictionary.ts';
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
