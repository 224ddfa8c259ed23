import { FIELDS, type Field } from './dictionary.ts';
import type { StudyFile } from './studyFile.ts';

/** Names of the fields of each kind of row. */
const OF_EVENT = new Set<string>(
	FIELDS.slice(0, FIELDS.findIndex(({ name }) => name === 'answer') + 1).map(({ name }) => name),
);
const OF_ANSWER = new Set<string>(['question', 'day', 'arm', 'answer']);

/** Returns the fields of one kind of row, in the order in which they are written. */
export function fieldsOf(
	{ recorded, privacy }: Pick<StudyFile, 'recorded' | 'privacy'>,
	row: 'event' | 'draft' | 'answer',
): Field[] {
	const listed = FIELDS.filter(({ name }) => recorded.includes(name));
	if (privacy.level !== 'randomised') {
		const ofEvent = listed.filter(({ name }) => OF_EVENT.has(name));
		if (row !== 'event') return [];
		return privacy.level === 'plain' ? ofEvent : ofEvent.filter(({ coarse }) => coarse !== 'left out');
	}
	const exported = listed.filter(({ randomised }) => randomised !== undefined);
	if (row === 'event') return [];
	return exported.filter(({ name }) =>
		row === 'answer' ? OF_ANSWER.has(name) : name !== 'question' && name !== 'answer',
	);
}

export const exportedFields = (study: Pick<StudyFile, 'recorded' | 'privacy'>): Field[] => {
	const kinds = (['event', 'draft', 'answer'] as const).flatMap((row) => fieldsOf(study, row));
	return FIELDS.filter((field) => kinds.includes(field));
};
