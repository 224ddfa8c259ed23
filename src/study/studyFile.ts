/** A study file: everything that participants are told of a study and everything that the extension does for it. */
import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { problemsOf } from './problems.ts';
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
/** Deepest nesting that a study file can need, with room. */
const DEEPEST = 12;

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
	if (isDeeper(value, DEEPEST)) throw new StudyFileError(['The file is nested too deeply to be a study.']);
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

function isDeeper(value: unknown, levels: number): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

/** Of a chain of errors the last says what is wrong; those before it only where it is. */
const SAYS_WHERE = new Set(['properties', 'items', '$ref', 'if', 'anyOf', 'additionalProperties', 'false']);

function reasons(errors: readonly OutputUnit[]): string[] {
	const place = (location: string) =>
		location
			.replace(/^#\/?/, '')
			.split('/')
			.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
			.join('')
			.replace(/^\./, '');
	const unknown = errors
		.filter(({ keyword }) => keyword === 'false')
		.map(({ instanceLocation }) => `${place(instanceLocation)}: is nothing that a study file has.`);
	const others = errors
		.filter(({ keyword }) => !SAYS_WHERE.has(keyword))
		.map(({ instanceLocation, error }) => {
			const where = place(instanceLocation);
			const why = error.replace(/^Instance does not have required property "(.*)"\.$/, 'lacks "$1".');
			return where === '' ? `The file ${why.replace(/^lacks/, 'lacks')}` : `${where}: ${why}`;
		});
	return [...new Set([...others, ...unknown])];
}
