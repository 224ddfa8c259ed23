/** How what the worker sees becomes records: changes of what is kept of a study, each for one transaction. */
import { RefusedError } from '../../storage/refused.ts';
import type { KeptStudy, StudyChange } from '../../storage/study.ts';
import type { StudyEvent } from '../../study/events.ts';
import { eventsOf, leftFor, type Seen, seenLife } from '../../study/life.ts';
import { daysSince, phaseOf } from '../../study/phase.ts';
import { questionDue, withAsked, withoutWaiting } from '../../study/questions.ts';
import { type Happening, record } from '../../study/recorder.ts';
import type { Question } from '../../study/studyFile.ts';
import { localDay } from '../days.ts';

type Event = Omit<Happening, 'at' | 'hour'>;

/** What the events are once they are numbered. @throws RefusedError when no number is left */
function recorded(kept: KeptStudy, happened: readonly Event[], now: Date) {
	let { recorder } = kept;
	const events: StudyEvent[] = [];
	for (const one of happened) {
		const next = record(recorder, { ...one, at: now.getTime(), hour: now.getHours() }, kept.enrolment);
		if (next.event === null) throw new RefusedError('full');
		recorder = next.state;
		events.push(next.event);
	}
	return { recorder, events };
}

/** Whether what happens now is to be recorded. */
export const isRunning = ({ enrolment, recorder }: Pick<KeptStudy, 'enrolment' | 'recorder'>, now: Date): boolean =>
	phaseOf(enrolment, recorder, now.getTime(), localDay(now)) === 'running';

/** Records drafts that were left for a day. */
export function recordLeft(kept: KeptStudy, now: Date): StudyChange | null {
	const { left, rest } = leftFor(kept.lives, Math.max(kept.recorder.latest, now.getTime()));
	if (left.length === 0 || !isRunning(kept, now)) return null;
	const abandoned = left.filter(({ advised, posted }) => advised && !posted);
	const happened = abandoned.map(({ draft, before }) => ({ kind: 'abandoned' as const, draft, before }));
	return { ...recorded(kept, happened, now), lives: rest };
}

/** Records what is new of a draft. @param key what tells it from others */
export function recordSeen(kept: KeptStudy, key: string, seen: Seen, now: Date): StudyChange | null {
	if (!isRunning(kept, now)) return null;
	const before = recordLeft(kept, now);
	const { events: earlier = [], ...records } = before ?? {};
	const current = { ...kept, ...records };
	const life = current.lives[key] ?? null;
	const happened = eventsOf(life, seen);
	if (life === null && happened.length === 0) return before;
	const draft = life?.draft ?? current.recorder.drafts;
	const numbered = happened.map((event) => (event.kind === 'draft' ? event : { ...event, draft }));
	const { events, recorder } = recorded(current, numbered, now);
	const lives = { ...current.lives, [key]: seenLife(life, draft, seen, recorder.latest) };
	return { ...records, events: [...earlier, ...events], recorder, lives };
}

/** Records that a draft was posted. @param others drafts that were posted with it, of which no more is to come */
export function recordPosting(
	kept: KeptStudy,
	key: string,
	seen: Seen,
	others: readonly string[],
	now: Date,
): StudyChange | null {
	const change = recordSeen(kept, key, seen, now);
	if (change === null || others.length === 0) return change;
	const lives = Object.entries(change.lives ?? kept.lives).filter(([one]) => !others.includes(one));
	return { ...change, lives: Object.fromEntries(lives) };
}

/** Pauses the study, or goes on with it. */
export function recordPause(kept: KeptStudy, paused: boolean, now: Date): StudyChange | null {
	const { enrolment } = kept;
	const phase = phaseOf(enrolment, kept.recorder, now.getTime(), localDay(now));
	if (phase !== (paused ? 'running' : 'paused')) return null;
	const happened: Event[] = [{ kind: paused ? 'paused' : 'resumed' }];
	// Drafts that were begun before a pause are not followed through it.
	return {
		...recorded(kept, happened, now),
		enrolment: { ...enrolment, paused: paused ? now.getTime() : null },
		lives: {},
	};
}

/** @param answer place among the answers offered; null: put aside */
export function recordAnswer(kept: KeptStudy, question: string, answer: number | null, now: Date): StudyChange | null {
	const known = kept.enrolment.study.questions.find(({ id }) => id === question);
	const waits = kept.asked.some((one) => one.question === question && !one.over);
	if (known === undefined || !waits || !mayAnswer(kept, now)) return null;
	if (answer !== null && answer >= known.answers.length) return null;
	const happened: Event[] = answer === null ? [] : [{ kind: 'answered', question, answer }];
	return { ...recorded(kept, happened, now), asked: withoutWaiting(kept.asked, question) };
}

/** Answers are taken while it goes on, and when the participant's days are over, but not once collection has ended. */
function mayAnswer({ enrolment, recorder }: KeptStudy, now: Date): boolean {
	const phase = phaseOf(enrolment, recorder, now.getTime(), localDay(now));
	return phase === 'running' || (phase === 'over' && localDay(now) <= enrolment.study.dates.collectionEnds);
}

/** The question to put now, and what has to be kept because it is put. */
export function asking(
	kept: KeptStudy,
	shown: boolean,
	now: Date,
): { question: Question | null; change: StudyChange | null } {
	const phase = phaseOf(kept.enrolment, kept.recorder, now.getTime(), localDay(now));
	const day = daysSince(kept.recorder, now.getTime());
	const advised = shown && Object.values(kept.lives).some((life) => life.advised);
	if (!mayAnswer(kept, now)) return { question: null, change: null };
	const question = questionDue(kept.enrolment.study, kept.asked, { day, over: phase === 'over', advised });
	if (question === null) return { question, change: null };
	const asked = withAsked(kept.asked, question.id, day);
	return { question, change: asked.length === kept.asked.length ? null : { asked } };
}
