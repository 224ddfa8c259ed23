/** Reads study files: validates them with the published schema, then with the checks of `problems.ts`. */
import { type Schema, Validator } from '@cfworker/json-schema';
import { problemsOf } from './problems.ts';
import { placeOf, reasons } from './reasons.ts';
import schema from './schema.json' with { type: 'json' };
import type { StudyFile } from './studyFile.ts';

/** A study file that cannot be used; `problems` are sentences that say where and why. */
export class StudyFileError extends Error {
	override name = 'StudyFileError';
	readonly problems: readonly string[];
	constructor(problems: readonly string[]) {
		super(problems.join('\n'));
		this.problems = problems;
	}
}

/** Longest study file, in UTF-16 units. */
export const LONGEST_STUDY = 200_000;
/** Deepest nesting, with a margin, and most entries of a list or object in a study file. */
const DEEPEST = 12;
export const MOST_ENTRIES = 40;

/**
 * Reads a study file.
 * @throws StudyFileError listing all problems
 */
export function readStudy(text: string): StudyFile {
	if (text.length > LONGEST_STUDY)
		throw new StudyFileError([`The file is too long: a study has at most ${LONGEST_STUDY} characters.`]);
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new StudyFileError([`The file is not JSON (${(error as Error).message}).`]);
	}
	const unreadable = tooLarge(value, DEEPEST, []) ?? brokenName(value);
	if (unreadable !== null) throw new StudyFileError([unreadable]);
	const format = (value as { format?: unknown } | null)?.format;
	if (typeof format === 'string' && /^red-herring-study\/\d+$/.test(format) && format !== 'red-herring-study/1')
		throw new StudyFileError([`The file is of a newer kind (${format}). Update Red Herring to take part.`]);
	const { valid, errors } = new Validator(schema as Schema, '2020-12', false).validate(value);
	if (!valid) throw new StudyFileError(reasons(errors));
	const study = value as StudyFile;
	const problems = [...problemsOf(study)];
	if (problems.length > 0) throw new StudyFileError(problems);
	return study;
}

/** Reports the first part with too many levels or entries, since validating it could take very long. */
function tooLarge(value: unknown, levels: number, keys: readonly string[]): string | null {
	if (typeof value !== 'object' || value === null) return null;
	if (levels === 0) return 'The file is nested too deeply to be a study.';
	const all = Object.entries(value);
	if (all.length > MOST_ENTRIES)
		return `${placeOf(keys) || 'The file'}: has ${all.length} entries; no part of a study file has more than ${MOST_ENTRIES}.`;
	for (const [key, item] of all) {
		const problem = tooLarge(item, levels - 1, [...keys, key]);
		if (problem !== null) return problem;
	}
	return null;
}

/** Reports a name with half a surrogate pair, which JSON can escape but the validator of the schema cannot read. */
function brokenName(value: unknown): string | null {
	let broken = false;
	JSON.stringify(value, (key, item) => {
		broken ||= !key.isWellFormed();
		return item;
	});
	return broken ? 'The file has a name with half a letter, which no part of a study file has.' : null;
}
