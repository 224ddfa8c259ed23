/** The record of a made-up draft, made as every record is made. */
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { type ExportRow, rowsOf } from './exportFile.ts';
import { type Happening, newRecorder, record } from './recorder.ts';

/** What the advisor found in the made-up draft. */
export interface ExampleDraft {
	mentions: number;
	/** Rank by raters of the rarest film. */
	rank: number;
	/** People in the crowd before and after the suggestion. */
	before: number;
	after: number;
	plan: 'drop' | 'add' | 'mixed';
}

/** A draft of three films, of which the rarest is left out as suggested. */
export const EXAMPLE: ExampleDraft = { mentions: 3, rank: 9000, before: 12, after: 900, plan: 'drop' };

/** What would be handed over of a draft that was advised on, changed as suggested and posted. */
export function exampleRows(
	{ study, arm, secret }: Pick<Enrolment, 'study' | 'arm' | 'secret'>,
	{ plan, after, ...found }: ExampleDraft = EXAMPLE,
): Promise<ExportRow[]> {
	const site = study.siteCategories.length === 0 ? {} : { site: 0 };
	const draft = { at: 0, hour: 20, ...site, ...found };
	const happenings: Happening[] = [
		{ ...draft, kind: 'draft' },
		{ ...draft, kind: 'advice', draft: 0 },
		{ ...draft, kind: 'opened', draft: 0 },
		{ ...draft, kind: 'followed', draft: 0, plan, after },
		{ ...draft, kind: 'posted', draft: 0 },
	];
	const question = study.questions[0];
	if (question !== undefined) happenings.push({ kind: 'answered', at: 0, hour: 20, question: question.id, answer: 0 });
	let state = newRecorder(0);
	const events: StudyEvent[] = [];
	for (const happening of happenings) {
		const next = record(state, happening, { study, arm });
		state = next.state;
		if (next.event !== null) events.push(next.event);
	}
	return rowsOf({ study, secret }, events);
}
