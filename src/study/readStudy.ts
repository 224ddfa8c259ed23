/** Reads study files: validates their parts, then how they fit together (`problems.ts`). */
import * as v from 'valibot';
import { placeOf } from '../checks.ts';
import { problemsOf } from './problems.ts';
import { STUDY_FILE, type StudyFile } from './studyFile.ts';

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

/** Reads a study file. @throws StudyFileError listing all problems */
export function readStudy(text: string): StudyFile {
	if (text.length > LONGEST_STUDY)
		throw new StudyFileError([`The file is too long: a study has at most ${LONGEST_STUDY} characters.`]);
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new StudyFileError([`The file is not JSON (${(error as Error).message}).`]);
	}
	const unreadable = tooLarge(value, DEEPEST, []) ?? unusableName(value);
	if (unreadable !== null) throw new StudyFileError([unreadable]);
	const format = (value as { format?: unknown } | null)?.format;
	if (typeof format === 'string' && /^red-herring-study\/\d+$/.test(format) && format !== 'red-herring-study/1')
		throw new StudyFileError([`The file is of a newer kind (${format}). Update Red Herring to take part.`]);
	const { issues = [], typed, output: study } = v.safeParse(STUDY_FILE, value);
	// Contradictions between parts can be checked once each part is of its kind.
	const problems = [...new Set([...issues.map(sentence), ...(typed ? problemsOf(study) : [])])];
	if (problems.length > 0) throw new StudyFileError(problems);
	return study as StudyFile;
}

/** Names the place of an issue and what is expected there. */
function sentence({ path, expected, message }: v.BaseIssue<unknown>): string {
	const keys = path?.map(({ key }) => key) ?? [];
	// An entry that is missing is reported of the part that lacks it.
	if (expected === `"${String(keys.at(-1))}"` && message === `lacks ${expected}`) keys.pop();
	const place = placeOf(keys);
	return place === '' ? `The file ${message}.` : `${place}: ${message}.`;
}

/** Reports the first part with too many levels or entries, as validating it could take very long. */
function tooLarge(value: unknown, levels: number, keys: readonly (string | number)[]): string | null {
	if (typeof value !== 'object' || value === null) return null;
	if (levels === 0) return 'The file is nested too deeply to be a study.';
	const all = Object.entries(value);
	if (all.length > MOST_ENTRIES)
		return `${placeOf(keys) || 'The file'}: has ${all.length} entries; no part of a study file has more than ${MOST_ENTRIES}.`;
	for (const [key, item] of all) {
		const problem = tooLarge(item, levels - 1, [...keys, Array.isArray(value) ? Number(key) : key]);
		if (problem !== null) return problem;
	}
	return null;
}

/** Reports a name with half a surrogate pair, which JSON can escape, or one with a meaning in JavaScript. */
function unusableName(value: unknown): string | null {
	const names: string[] = [];
	JSON.stringify(value, (key, item) => {
		names.push(key);
		return item;
	});
	const name = names.find((name) => !name.isWellFormed() || /^(__proto__|constructor|prototype)$/.test(name));
	return name === undefined
		? null
		: `The file has the name ${JSON.stringify(name)}, which no part of a study file has.`;
}
