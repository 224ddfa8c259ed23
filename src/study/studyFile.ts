/** The study file: everything that participants read about a study, and everything that configures the extension. */

/** What an arm shows of the advice. */
export const SHOWN = ['nothing', 'badge', 'drop', 'add', 'mixed', 'all', 'placebo'] as const;
export type Shown = (typeof SHOWN)[number];

/** Wordings of the advice. */
export const WORDINGS = ['plain', 'gain', 'loss'] as const;
export type Wording = (typeof WORDINGS)[number];

export interface Arm {
	id: string;
	/** Description for participants. */
	about: string;
	/** Its share of the participants is weight / sum of weights. */
	weight: number;
	shows: Shown;
	/** Seconds by which advice is delayed. */
	delay?: number;
	wording?: Wording;
}

export interface Question {
	id: string;
	when: 'afterAdvice' | 'weekly' | 'end';
	text: string;
	/** Possible answers, in order. */
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
	/** Approval number of the review board. */
	approval: string;
	/** Paragraphs in plain words, including what the arms change. */
	procedures: string[];
	/** Names of recorded fields of the dictionary. */
	recorded: string[];
	/** Paragraphs about what is never recorded, besides what the dictionary cannot hold. */
	neverRecorded: string[];
	protection: string[];
	dates: { collectionEnds: string; dataDestroyed: string };
	risks: string[];
	rights: string[];
	compensation: string;
	/** Languages of its texts, as BCP 47 tags. */
	languages: string[];
	/** Statements that a participant must confirm. */
	eligibility: string[];
	arms: Arm[];
	/** Only in trial files: id of the arm that everybody is in. Data recorded under a trial file never counts. */
	trial?: string;
	schedule: { days: number; questionsPerWeek: number };
	questions: Question[];
	/** Text for participants who complete the study, and for those who leave. */
	endings: { complete: string; left: string };
	/** Categories into which participants sort the sites they post on. */
	siteCategories: string[];
	/** `epsilon` of each draft and answer, for the randomised level only. */
	privacy: { level: PrivacyLevel; epsilon?: number };
	/** RSA-OAEP key to which exports can be encrypted. */
	publicKey?: { kty: 'RSA'; n: string; e: string };
}
