import { writeFileSync } from 'node:fs';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { STUDY_FILE } from '../src/study/studyFile.ts';

type Action = v.RegexAction<string, string> | v.MaxCodePointsAction<string, number, string>;

/** Adds what valibot's converter does not know: rules that bring their keywords, and the words of patterns. */
const CONVERSION: ConversionConfig = {
	target: 'draft-2020-12',
	// Converts the last schema of a pipe: the one before it only words the fault of another type.
	typeMode: 'output',
	overrideSchema: ({ valibotSchema, jsonSchema }) =>
		valibotSchema.type === 'object_with_rest' ? { ...jsonSchema, additionalProperties: false } : null,
	overrideAction({ valibotAction, jsonSchema }) {
		if ('keywords' in valibotAction) return { ...jsonSchema, ...(valibotAction.keywords as object) };
		const action = valibotAction as Action;
		if (action.type === 'max_code_points') return { ...jsonSchema, maxLength: action.requirement };
		if (action.type !== 'regex') return null;
		const what = action.message.replace('must be ', '');
		const description = `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
		return { ...jsonSchema, pattern: action.requirement.source, description };
	},
};

/** The JSON Schema that is published of a study file. */
export function studySchema() {
	const { $schema, ...schema } = toJsonSchema(STUDY_FILE, CONVERSION);
	const title = 'Red Herring study file';
	const description =
		'One study: what participants read, and what the extension does and records. A file must also meet the rules in docs/studies.md, such as that arms have different ids.';
	return { $schema, title, description, ...schema };
}

if (import.meta.main) writeFileSync('src/study/schema.json', `${JSON.stringify(studySchema(), null, '\t')}\n`);
