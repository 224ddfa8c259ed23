/** The export rows of an example draft, produced by the same code as real ones. */
import type { PlanKind } from '../core/advice/plans.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { type ExportRow, rowsOf } from './exportFile.ts';
import { type Happening, newRecorder, record } from './recorder.ts';
import type { StudyFile } from './studyFile.ts';

/** What the advice found in the example draft. */
export interface ExampleDraft {
	mentions: number;
	/** Rank by raters of the rarest film. */
	rank: number;
	before: number;
	advised: boolean;
	/** The draft after following the advice; null without a plan. */
	follow: { plan: PlanKind; mentions: number; rank: number; after: number } | null;
}

/** A draft of three films; the rarest is dropped as suggested. */
export const EXAMPLE: ExampleDraft = {
	...{ mentions: 3, rank: 9000, before: 12, advised: true },
	follow: { plan: 'drop', mentions: 2, rank: 700, after: 900 },
};

/** The example on the consent page, for an arm that shows advice. Its secret is fixed, so everyone sees the same. */
export function exampleFor(study: StudyFile, draft?: ExampleDraft): Promise<ExportRow[]> {
	const { id } = study.arms.find(({ shows }) => shows !== 'nothing' && shows !== 'badge') ?? study.arms[0]!;
	return exampleRows({ study, arm: id, secret: '0'.repeat(64) }, draft);
}

/** Returns the export rows of a draft whose advice is opened and followed and which is posted. */
export function exampleRows(
	{ study, arm, secret }: Pick<Enrolment, 'study' | 'arm' | 'secret'>,
	{ advised, follow, ...found }: ExampleDraft = EXAMPLE,
): Promise<ExportRow[]> {
	const place = { at: 0, hour: 20, ...(study.siteCategories.length > 0 && { site: 0 }) };
	const before = { ...place, ...found };
	const after = follow === null ? before : { ...before, ...follow };
	const draft = 0;
	const happenings: Happening[] = [{ ...before, kind: 'draft' }];
	if (advised) happenings.push({ ...before, kind: 'advice', draft }, { ...before, kind: 'opened', draft });
	if (follow !== null) happenings.push({ ...after, kind: 'followed', draft });
	const { plan: _, ...left } = { plan: undefined, ...after };
	happenings.push({ ...left, kind: 'posted', draft });
	// Questions about advice are asked only if there was advice.
	const question = study.questions.find(({ when }) => advised || when !== 'afterAdvice');
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
