/** What the extension's own pages ask about the study that the user takes part in. */
import * as v from 'valibot';
import { count, note, yesOrNo } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import type { ExampleDraft } from '../study/example.ts';
import type { Phase } from '../study/phase.ts';
import type { Question } from '../study/studyFile.ts';
import type { Posters } from '../study/trail.ts';
import { message } from './protocol.ts';

const tab = count;
const LONGEST_ID = 63;

export const studyRequests = {
	/** The popup was opened over this tab's draft. */
	studyOpened: message({ tab }).answered(),
	studyPause: message({ paused: yesOrNo }).answered(),
	/** `answer`: place among those offered; null: not now. */
	studyAnswer: message({ question: note(LONGEST_ID), answer: v.nullable(count) }).answered(),
	/** Into which category the site of this tab is sorted; null: none. */
	studySite: message({ tab, category: v.nullable(count) }).answered(),
	/** The study; null for none. `tab`: where the user is, or null in the settings. */
	study: message({ tab: v.nullable(tab) }).answered<StudyView | null>(),
	/** What would be found in a made-up draft. */
	studyExample: message({ text: note(LONGEST_DRAFT) }).answered<StudyExample>(),
	/** Null where the list of films cannot be read. */
	studyPosters: message({}).answered<Posters | null>(),
	/** The settings have joined, changed or left the study. */
	studyChanged: message({}).answered(),
};
export type StudyProtocol = typeof studyRequests;

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
