/** A study file: everything that participants are told of a study and everything that the extension does for it. */
import { type Schema, Validator } from '@cfworker/json-schema';
import { problemsOf } from './problems.ts';
import { placeOf, reasons } from './reasons.ts';
import schema from './schema.json' with { type: 'json' };

/** What an arm shows of the advice. */
export const SHOWN = ['nothing', 'badge', 'drop', 'add', 'mixed', 'all', 'placebo'] as const;
export type Shown = (typeof SHOWN)[number];

/** How sentences of advice are worded. */
export const WORDINGS = ['plain', 'gain', 'loss'] as const;
export type Wording = (typeof WORDINGS)[number];

export interface Arm {
	id: string;
	/** What participants are told that it does. */
	about: string;
	/** Its part of the participants is weight / sum of weights. */
	weight: number;
	shows: Shown;
	/** Seconds that advice is held back after it is ready. */
	delay?: number;
	wording?: Wording;
}

export interface Question {
	id: string;
	when: 'afterAdvice' | 'weekly' | 'end';
	text: string;
	/** What may be answered, in order; of two, a yes-or-no question. */
	answers: string[];
}

export interface Contact {
	name: string;
	email?: string;
	phone?: string;
	address?: string;
}

export const PRIVACY_LEVELS = ['plain', 'coarse', 'randomised'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

export interface StudyFile {
	format: 'red-herring-study/1';
	id: string;
	version: number;
	title: string;
	institution: string;
	investigator: string;
	contacts: { researcher: Contact; board: Contact };
	/** The review board's number of approval. */
	approval: string;
	/** Paragraphs, in plain words; also what the arms change. */
	procedures: string[];
	/** What is recorded: names of fields of the dictionary. */
	recorded: string[];
	/** What is never recorded, besides what the dictionary cannot hold. */
	neverRecorded: string[];
	protection: string[];
	dates: { collectionEnds: string; dataDestroyed: string };
	risks: string[];
	rights: string[];
	compensation: string;
	/** Languages that its texts are in, as BCP 47 tags. */
	languages: string[];
	/** Statements that a participant must confirm. */
	eligibility: string[];
	arms: Arm[];
	/** Id of the arm that everybody is in, of a file for trying the study out: what is recorded under it never counts. */
	trial?: string;
	schedule: { days: number; questionsPerWeek: number };
	questions: Question[];
	/** What is said to a participant when it is over, and to one who leaves. */
	endings: { complete: string; left: string };
	/** Categories of sites that a participant sorts the sites they post on into. */
	siteCategories: string[];
	privacy: { level: PrivacyLevel /** Of each recorded event, where it is randomised. */; epsilon?: number };
	/** RSA-OAEP key that exports may be encrypted to. */
	publicKey?: { kty: 'RSA'; n: string; e: string };
}

/** A study file that cannot be used; `problems` says where and why. */
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
/** Deepest nesting that a study file can need, with room, and most entries of a list or group in it. */
const DEEPEST = 12;
export const MOST_ENTRIES = 40;

/**
 * Reads a study file.
 * @throws StudyFileError naming every place that is wrong, and why
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
	const large = tooLarge(value, DEEPEST, []);
	if (large !== null) throw new StudyFileError([large]);
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

/** The first part that is nested deeper, or has more entries, than any of a study: a validator would take for ever. */
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
