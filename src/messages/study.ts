/** Requests by the extension's own pages about the user's study. */
import * as v from 'valibot';
import { count, flag, optionalText } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { ExampleDraft } from '../study/example.ts';
import type { Phase } from '../study/phase.ts';
import type { Question } from '../study/studyFile.ts';
import type { Posters } from '../study/trail.ts';
import { message } from './protocol.ts';

const tab = count;
const LONGEST_ID = 63;

export const studyRequests = {
	/** The popup was opened for this tab's draft. */
	studyOpened: message({ tab }).answered(),
	studyPause: message({ paused: flag }).answered(),
	/** `answer`: its index; null: not now. */
	studyAnswer: message({ question: optionalText(LONGEST_ID), answer: v.nullable(count) }).answered(),
	/** Sorts the site of this tab into a category; null: none. */
	studySite: message({ tab, category: v.nullable(count) }).answered(),
	/** Answered with null without a study. `tab`: the user's tab, or null in the settings. */
	study: message({ tab: v.nullable(tab) }).answered<StudyView | null>(),
	studyExample: message({ text: optionalText(LONGEST_DRAFT) }).answered<StudyExample>(),
	/** Answered with null if the pack cannot be read. */
	studyPosters: message({}).answered<Posters | null>(),
	/** The study was joined, changed or left in the settings. */
	studyChanged: message({}).answered(),
};
export type StudyProtocol = typeof studyRequests;

/** Facts about an example draft; null if it names no film. */
export type StudyExample = ExampleDraft | null;

/** The study as popup and settings show it. */
export interface StudyView {
	title: string;
	phase: Phase;
	/** Whether its arm shows no advice except perhaps the badge. */
	silent: boolean;
	question: Question | null;
	/** Categories to sort sites into, and the one of the tab's site. */
	categories: string[];
	category: number | null;
	notices: StudyNotice[];
}

export const STUDY_NOTICES = ['studyNotRecorded', 'studyFull'] as const;
export type StudyNotice = (typeof STUDY_NOTICES)[number];
