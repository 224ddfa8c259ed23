/** A study file: everything that participants are told of a study and everything that the extension does for it. */

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
