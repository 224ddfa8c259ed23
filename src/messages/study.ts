/** What the extension's own pages ask about the study that the user takes part in. */
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { ExampleDraft } from '../study/example.ts';
import type { Phase } from '../study/phase.ts';
import type { Question } from '../study/studyFile.ts';
import { isCount, type Shape } from './reader.ts';

export type StudyRequest =
	/** The popup was opened over this tab's draft. */
	| { kind: 'studyOpened'; tab: number }
	| { kind: 'studyPause'; paused: boolean }
	/** `answer`: place among those offered; null: not now. */
	| { kind: 'studyAnswer'; question: string; answer: number | null }
	/** Into which category the site of this tab is sorted; null: none. */
	| { kind: 'studySite'; tab: number; category: number | null }
	/** Answered with {@link StudyView}, or null. `tab`: where the user is, or null in the settings. */
	| { kind: 'study'; tab: number | null }
	/** What would be found in a made-up draft; answered with {@link StudyExample}. */
	| { kind: 'studyExample'; text: string }
	/** Answered with {@link Posters}, or null where the list of films cannot be read. */
	| { kind: 'studyPosters' }
	/** The settings have joined, changed or left the study. */
	| { kind: 'studyChanged' };

/** What a record of a made-up draft is made from; null where it names no film. */
export type StudyExample = ExampleDraft | null;

/** The mark of a study. */
export interface StudyView {
	title: string;
	phase: Phase;
	/** Its arm shows no advice, or nothing but the number on the toolbar button. */
	silent: boolean;
	/** To be put now. */
	question: Question | null;
	/** Categories to sort sites into, and the one of the tab's site. */
	categories: string[];
	category: number | null;
	/** What the user should know of it that happened while nobody was looking. */
	notices: StudyNotice[];
}

export const STUDY_NOTICES = ['studyNotRecorded', 'studyFull'] as const;
export type StudyNotice = (typeof STUDY_NOTICES)[number];

const isCountOrNull = (n: unknown) => n === null || isCount(n);

export const STUDY_SHAPES: Shape<StudyRequest> = {
	studyOpened: { tab: isCount },
	studyPause: { paused: (paused) => typeof paused === 'boolean' },
	studyAnswer: { question: (id) => typeof id === 'string' && id.length <= 63, answer: isCountOrNull },
	studySite: { tab: isCount, category: isCountOrNull },
	study: { tab: isCountOrNull },
	studyExample: { text: (text) => typeof text === 'string' && text.length <= LONGEST_DRAFT },
	studyPosters: {},
	studyChanged: {},
};
