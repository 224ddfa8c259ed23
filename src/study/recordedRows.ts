/** The list of what a study records, as a table of words: each field, its values, and what becomes of it. */
import { consent as words } from '../strings/consent.ts';
import { type Change, changeOf } from './changes.ts';
import { FIELDS, type Field } from './dictionary.ts';
import { loggedOf } from './recorder.ts';
import type { StudyFile } from './studyFile.ts';

/** One row a field, also of those that are only kept here to be summed up. */
export const recordedRows = (study: StudyFile): string[][] =>
	FIELDS.filter(({ name }) => loggedOf(study.recorded).has(name)).map((field) => [
		words.fields[field.name],
		field.name,
		field.about,
		valuesOf(field, study),
		inWords(changeOf(study, field)),
	]);

function valuesOf({ values }: Field, { siteCategories }: StudyFile): string {
	if (typeof values === 'object')
		return 'largest' in values ? words.values.upTo(values.largest) : words.values.oneOf(values.of);
	return values === 'site' ? words.values.site(siteCategories) : words.values[values];
}

function inWords(change: Change): string {
	const { change: said } = words;
	if (typeof change === 'string') return said[change];
	if ('rounded' in change) return said.rounded(change.rounded);
	if ('truth' in change) return said.randomised(change.truth);
	if ('least' in change) return said.bucket(change.least, change.most);
	return said.answer(change.answers.map(words.inHundred));
}
