/** Summarizes events by draft: these rows are what the analysis compares and what the randomized level exports. */
import type { StudyEvent } from './events.ts';

/** Smallest number of films in each bucket of `mentions`. */
export const FEWEST_FILMS = [0, 1, 2, 3, 4, 8, 16] as const;

export interface DraftRow {
	draft: number;
	/** Days since joining, of its first event. */
	day: number;
	arm: string;
	mentions: number;
	rarest: number;
	before: number;
	/** Equals `before` if no suggestion was carried out. */
	after: number;
	advised: boolean;
	opened: boolean;
	dropped: boolean;
	added: boolean;
	undone: boolean;
	dismissed: boolean;
	posted: boolean;
}

/** A draft; `cut`: it was being written when the study was paused, so its outcome is unknown. */
export type DraftSummary = DraftRow & { cut?: true };

/** An answer with the number of its event, which is never exported. */
export type NumberedAnswer = AnswerRow & { event: number };

export interface AnswerRow {
	question: string;
	day: number;
	arm: string;
	answer: number;
}

/** Summarizes one participant's events, some of which may be missing. Buckets are from the last event with a value. */
export function summarize(events: readonly StudyEvent[]): { drafts: DraftSummary[]; answers: NumberedAnswer[] } {
	const drafts = new Map<number, DraftSummary>();
	const open = new Map<DraftSummary, number>();
	const answers: NumberedAnswer[] = [];
	for (const event of events) {
		const { number, kind, draft, day, arm, question, answer } = event;
		if (kind === 'answered' && question !== null && answer !== null)
			answers.push({ event: number, question, day, arm, answer });
		if (kind === 'paused') {
			// Drafts idle for more than a day count as abandoned, whether or not there was advice to record that.
			for (const [row, seen] of open) if (day - seen <= 1) row.cut = true;
			open.clear();
		}
		if (draft === null) continue;
		const row = drafts.get(draft) ?? emptyDraft(draft, day, arm);
		drafts.set(draft, row);
		row.mentions = event.mentions ?? row.mentions;
		row.rarest = event.rarest ?? row.rarest;
		row.before = event.before ?? row.before;
		row.after = event.after ?? row.after;
		applyEvent(row, event);
		if (kind === 'posted' || kind === 'abandoned') open.delete(row);
		else open.set(row, day);
	}
	for (const row of drafts.values()) if (row.after < 0) row.after = row.before;
	return { drafts: [...drafts.values()], answers };
}

function applyEvent(row: DraftRow, { kind, plan }: StudyEvent): void {
	if (kind === 'advice') row.advised = true;
	else if (kind === 'opened') row.opened = true;
	else if (kind === 'undone') row.undone = true;
	else if (kind === 'dismissed') row.dismissed = true;
	else if (kind === 'posted') row.posted = true;
	else if (kind === 'followed') {
		if (plan !== 'add') row.dropped = true;
		if (plan !== 'drop') row.added = true;
	}
}

const emptyDraft = (draft: number, day: number, arm: string): DraftRow => ({
	draft,
	day,
	arm,
	mentions: 0,
	rarest: 0,
	before: 0,
	after: -1,
	advised: false,
	opened: false,
	dropped: false,
	added: false,
	undone: false,
	dismissed: false,
	posted: false,
});
