/** What a participant hands over: a head that says what it is, and rows as the study's privacy level makes them. */
import type { Field } from './dictionary.ts';
import type { AnswerRow, DraftRow } from './drafts.ts';
import type { StudyEvent } from './events.ts';
import type { PrivacyLevel } from './studyFile.ts';

export interface ExportHead {
	format: 'red-herring-export/1';
	study: string;
	version: number;
	/** SHA-256 of the study file. */
	hash: string;
	participant: string;
	arm: string;
	privacy: { level: PrivacyLevel; epsilon?: number };
	rows: number;
	/** Rows that the participant struck; 0: the export is complete. */
	struck: number;
	dictionary: readonly Field[];
}

/** Events at the plain and the coarse level, whole drafts and answers at the randomised one. */
export type ExportRow =
	| ({ row: 'event' } & StudyEvent)
	| ({ row: 'draft' } & DraftRow)
	| ({ row: 'answer' } & AnswerRow);
