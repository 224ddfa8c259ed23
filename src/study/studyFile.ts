/**
 * The study file: everything that participants read about a study, and everything that configures the extension. It is
 * declared only here: types, checks, and the published schema.json all come from this.
 */
import * as v from 'valibot';
import { isObject, oneOf, satisfying } from '../checks.ts';
import { HIDDEN, PRIVACY_LEVELS, type PrivacyLevel, SHOWN } from './choices.ts';

const string = v.string('must be a text in quotes');
const atMost = (most: number) =>
	v.maxCodePoints<string, number, string>(most, `must not be longer than ${most} characters`);
/** The published schema takes the description from the message. */
const like = (pattern: RegExp, what: string) => v.regex<string, string>(pattern, `must be ${what}`);

const text = (most: number) =>
	v.pipe(
		string,
		v.minLength(1, 'must not be empty'),
		atMost(most),
		like(/[\p{L}\p{N}]/u, 'a text with at least one letter or digit'),
	);
const id = v.pipe(
	string,
	atMost(63),
	like(
		/^[a-z0-9](-?[a-z0-9]){0,62}$/,
		'small letters a to z, digits and single hyphens between them, such as "does-advice-help", so that no two look alike',
	),
);
const day = v.pipe(string, like(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD, such as "2027-12-31"'));

const number = (least: number, most: number, what = 'a number') =>
	v.pipe(
		v.number(`must be ${what}`),
		v.minValue(least, `must be at least ${least}`),
		v.maxValue(most, `must be at most ${most}`),
	);
const integer = (least: number, most: number) =>
	v.pipe(number(least, most, 'a whole number'), v.integer('must be a whole number'));
const exactly = <const T extends string>(value: T) => v.literal(value, `must be ${JSON.stringify(value)}`);

/** A rule that the schema states with `keywords`. It is checked unless the value is of another type. */
const rule = <T>(keywords: object, accepts: (value: T) => boolean, message: string): v.RawCheckAction<T> => ({
	...v.rawCheck<T>(({ dataset, addIssue }) => {
		const ofType = !dataset.issues?.some(({ type, path }) => type === 'custom' && path === undefined);
		if (ofType && !accepts(dataset.value as T)) addIssue({ message });
	}),
	...{ keywords },
});

const entries = (n: number) => (n === 1 ? '1 entry' : `${n} entries`);
const list = <const Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
	v.pipe(
		satisfying<v.InferInput<Item>[]>(Array.isArray, 'a list in [ ]'),
		v.array(item),
		rule({ minItems: least }, ({ length }) => length >= least, `must have at least ${entries(least)}`),
		rule({ maxItems: most }, ({ length }) => length <= most, `must have at most ${entries(most)}`),
	);
const distinct = <T extends unknown[]>() =>
	rule<T>({ uniqueItems: true }, (all) => new Set(all).size === all.length, 'must not have the same entry twice');

/** An object with exactly these entries. Unlike `strictObject`, it reports all others at once. */
const group = <const Entries extends v.ObjectEntries>(all: Entries) =>
	v.pipe(
		satisfying<v.InferInput<v.ObjectSchema<Entries, undefined>>>(isObject, 'a group of entries in { }'),
		v.objectWithRest(
			all,
			v.never('is nothing that a study file has'),
			({ expected }) => `lacks ${expected}`,
		) as unknown as v.ObjectSchema<Entries, undefined>,
	);

const contact = v.pipe(
	group({
		name: text(200),
		email: v.exactOptional(
			v.pipe(
				string,
				atMost(254),
				like(
					/^[^\s@<>"]{1,64}@[^\s@<>".]{1,63}(\.[^\s@<>".]{1,63}){1,8}$/,
					'an e-mail address, such as "study@example.org"',
				),
			),
		),
		phone: v.exactOptional(
			v.pipe(string, atMost(40), like(/^[+(]?[0-9][0-9 ()/.-]{3,}$/, 'a telephone number, such as "+1 555 0100"')),
		),
		address: v.exactOptional(text(500)),
	}),
	rule(
		{ anyOf: ['email', 'phone', 'address'].map((way) => ({ required: [way] })) },
		(value) => 'email' in value || 'phone' in value || 'address' in value,
		'lacks a way to be reached: one of "email", "phone" and "address" is enough',
	),
);

const arm = group({
	id,
	/** Description for participants. */
	about: text(500),
	/** Its share of the participants is weight / sum of weights. */
	weight: integer(1, 1000),
	shows: oneOf(...SHOWN),
	/** Seconds by which advice is delayed. */
	delay: v.exactOptional(integer(1, 600)),
	/** What it leaves out of all advice. */
	hides: v.exactOptional(v.pipe(list(oneOf(...HIDDEN), 1, HIDDEN.length), distinct())),
});

const question = group({
	id,
	when: oneOf('afterAdvice', 'weekly', 'end'),
	text: text(500),
	answers: v.pipe(list(text(120), 2, 9), distinct()),
});

/** A difference between two arms that the study is about: an outcome of drafts, or how often an answer is given. */
const comparison = group({
	outcome: string,
	answer: v.exactOptional(string),
	arm: string,
	against: string,
});

const WITHOUT_EPSILON: readonly PrivacyLevel[] = ['plain', 'coarse'];
/** `epsilon` of each draft and answer, for the randomized level only. */
const privacy = v.pipe(
	group({
		level: oneOf(...PRIVACY_LEVELS),
		epsilon: v.exactOptional(number(0.1, 10)),
	}),
	rule(
		{ anyOf: [{ required: ['epsilon'] }, { properties: { level: { enum: WITHOUT_EPSILON } } }] },
		({ level, epsilon }) => level !== 'randomised' || epsilon !== undefined,
		'lacks "epsilon"',
	),
	rule(
		{ dependentSchemas: { epsilon: { properties: { level: { const: 'randomised' } } } } },
		({ level, epsilon }) => epsilon === undefined || !WITHOUT_EPSILON.includes(level),
		'has an "epsilon", which belongs to the level "randomised" only: leave it out',
	),
);

const paragraphs = (least: number) => list(text(2000), least, 30);

export const STUDY_FILE = group({
	format: exactly('red-herring-study/1'),
	id,
	version: integer(1, 9999),
	title: text(200),
	institution: text(200),
	investigator: text(200),
	contacts: group({ researcher: contact, board: contact }),
	/** Approval number of the review board. */
	approval: text(100),
	/** Paragraphs in plain words, including what the arms change. */
	procedures: paragraphs(1),
	/** Names of recorded fields of the dictionary. */
	recorded: v.pipe(list(v.pipe(string, atMost(40)), 1, 40), distinct()),
	/** Paragraphs about what is never recorded, in addition to what the dictionary cannot have. */
	neverRecorded: paragraphs(0),
	protection: paragraphs(1),
	dates: group({ collectionEnds: day, dataDestroyed: day }),
	risks: paragraphs(1),
	rights: paragraphs(1),
	compensation: text(2000),
	/** Languages of its texts, as BCP 47 tags. */
	languages: v.pipe(
		list(
			v.pipe(
				string,
				atMost(35),
				like(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language by its BCP 47 code, such as "en" or "pt-BR"'),
			),
			1,
			20,
		),
		distinct(),
	),
	/** Statements that a participant must confirm. */
	eligibility: list(text(500), 1, 20),
	arms: list(arm, 1, 12),
	/** Comparisons that decide the study; all others explore. Checked and used only by the analysis. */
	primary: v.exactOptional(v.pipe(list(comparison, 1, 12), distinct())),
	/** Only in trial files: id of the arm that everyone is in. Data recorded under a trial file never counts. */
	trial: v.exactOptional(
		v.pipe(
			string,
			atMost(63),
			v.description('Only in a file for trying the study out: the id of the arm that everyone is in.'),
		),
	),
	schedule: group({ days: integer(1, 730), questionsPerWeek: integer(0, 50) }),
	questions: list(question, 0, 40),
	/** Text for participants who complete the study, and for those who leave. */
	endings: group({ complete: text(2000), left: text(2000) }),
	/** Categories into which participants sort the sites they post on. */
	siteCategories: v.pipe(list(text(60), 0, 8), distinct()),
	privacy,
	/** RSA-OAEP key to which exports can be encrypted. */
	publicKey: v.exactOptional(
		group({
			kty: exactly('RSA'),
			n: v.pipe(
				string,
				like(
					/^[B-Za-z0-9_-][A-Za-z0-9_-]{341,1365}$/,
					'the public key as "npm run study -- keys" prints it: base64url, of 2048 to 8192 bits',
				),
			),
			e: exactly('AQAB'),
		}),
	),
});

export type StudyFile = v.InferOutput<typeof STUDY_FILE>;
export type Arm = StudyFile['arms'][number];
export type Question = StudyFile['questions'][number];
export type Contact = StudyFile['contacts']['board'];
