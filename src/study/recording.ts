/**
 * How what the advisor sees becomes records: changes of what is kept of a study, each for one transaction. The
 * extension and simulations record through here.
 */
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { type Event, type Life, type Lives, leave, leftFor, look, movedBack, type Seen } from './life.ts';
import { daysSince, type Phase, phaseOf } from './phase.ts';
import { type Asked, questionDue, withAsked, withoutWaiting } from './questions.ts';
import { type Happening, LogFullError, type RecorderState, record } from './recorder.ts';
import type { Question } from './studyFile.ts';

/** What is kept of a study besides its log. */
export interface KeptStudy {
	enrolment: Enrolment;
	recorder: RecorderState;
	asked: Asked[];
	lives: Lives;
}

/** What becomes of it, and what is added to the log. */
export interface StudyChange extends Partial<KeptStudy> {
	events?: readonly StudyEvent[];
	/** What becomes of it where the log has no room for the events. */
	withoutRoom?: Partial<KeptStudy>;
}

/** Now, where the participant is. */
export interface Moment {
	/** Milliseconds since 1970. */
	at: number;
	/** 0 to 23. */
	hour: number;
	/** As 2026-11-21. */
	today: string;
}

/** What the events are once they are numbered. @throws LogFullError when no number is left */
function recorded(
	{ recorder, enrolment }: Pick<KeptStudy, 'recorder' | 'enrolment'>,
	happened: readonly Omit<Happening, 'at' | 'hour'>[],
	{ at, hour }: Moment,
) {
	let state = recorder;
	const events: StudyEvent[] = [];
	for (const one of happened) {
		const next = record(state, { ...one, at, hour }, enrolment);
		if (next.event === null) throw new LogFullError();
		state = next.state;
		events.push(next.event);
	}
	return { recorder: state, events };
}

/**
 * A change by a clock that may have been set back: what was counted by the one before is moved along, so that days go on
 * from where they stood.
 */
export const steadily =
	(change: (kept: KeptStudy, now: Moment) => StudyChange | null) =>
	(kept: KeptStudy, now: Moment): StudyChange | null => {
		const back = kept.recorder.latest - now.at;
		if (back <= 0) return change(kept, now);
		const { joined, latest } = kept.recorder;
		const recorder = { ...kept.recorder, joined: joined - back, latest: latest - back };
		const lives = Object.fromEntries(Object.entries(kept.lives).map(([key, life]) => [key, movedBack(life, back)]));
		const made = change({ ...kept, recorder, lives }, now);
		return made && { recorder, lives, ...made };
	};

/** Where the study stands now. */
export const phaseNow = ({ enrolment, recorder }: Pick<KeptStudy, 'enrolment' | 'recorder'>, now: Moment): Phase =>
	phaseOf(enrolment, recorder, now.at, now.today);

/**
 * Whether a draft that was begun at this time is one of the study: not one that was begun before joining or during a
 * pause, of which more advice was seen than the arm shows, nor one that nobody has written in.
 */
export function follows({ enrolment }: Pick<KeptStudy, 'enrolment'>, begun: number | null, { at }: Moment): boolean {
	const from = enrolment.resumed ?? enrolment.joined;
	// By a clock that was set back since, nothing can be told.
	return begun !== null && (begun >= from || at < from);
}

/** Records drafts that were left for a day. */
export function recordLeft(kept: KeptStudy, now: Moment): StudyChange | null {
	const { left, rest } = leftFor(kept.lives, now.at);
	if (left.length === 0 || phaseNow(kept, now) !== 'running') return null;
	return { ...recorded(kept, left.flatMap(ofDraft(leave)), now), lives: rest };
}

const ofDraft =
	(events: (life: Life) => Event[]) =>
	(life: Life): Omit<Happening, 'at' | 'hour'>[] =>
		events(life).map((event) => (event.kind === 'draft' ? event : { ...event, draft: life.draft }));

/** Records what is new of a draft. @param key what tells it from others */
export function recordSeen(kept: KeptStudy, key: string, seen: Seen, now: Moment): StudyChange | null {
	if (phaseNow(kept, now) !== 'running') return null;
	const before = recordLeft(kept, now);
	const { events: earlier = [], ...records } = before ?? {};
	const current = { ...kept, ...records };
	const looked = look(current.lives[key] ?? null, current.recorder.drafts, seen, now.at);
	if (looked === null) return before;
	const { events, recorder } = recorded(current, ofDraft(() => looked.events)(looked.life), now);
	return { events: [...earlier, ...events], recorder, lives: { ...current.lives, [key]: looked.life } };
}

/** Records that a draft was posted. @param others drafts that were posted with it, of which no more is to come */
export function recordPosting(
	kept: KeptStudy,
	key: string,
	seen: Seen,
	others: readonly string[],
	now: Moment,
): StudyChange | null {
	const change = recordSeen(kept, key, { ...seen, posted: true }, now);
	if (change === null || others.length === 0) return change;
	return { ...change, lives: without(change.lives ?? kept.lives, others) };
}

/** Of these drafts nothing more is recorded. */
export function recordNothing({ lives }: KeptStudy, keys: readonly string[]): StudyChange | null {
	return keys.some((key) => key in lives) ? { lives: without(lives, keys) } : null;
}

const without = (lives: Lives, keys: readonly string[]): Lives =>
	Object.fromEntries(Object.entries(lives).filter(([key]) => !keys.includes(key)));

/** Pauses the study, or goes on with it: also where the log is full. */
export function recordPause(kept: KeptStudy, paused: boolean, now: Moment): StudyChange | null {
	if (phaseNow(kept, now) !== (paused ? 'running' : 'paused')) return null;
	const enrolment = { ...kept.enrolment, ...(paused ? { paused: now.at } : { paused: null, resumed: now.at }) };
	// Drafts are not followed through a pause.
	const withoutRoom = { enrolment, lives: {} };
	return { ...recorded(kept, [{ kind: paused ? 'paused' : 'resumed' }], now), ...withoutRoom, withoutRoom };
}

/** @param answer place among the answers offered; null: put aside */
export function recordAnswer(
	kept: KeptStudy,
	question: string,
	answer: number | null,
	now: Moment,
): StudyChange | null {
	const known = kept.enrolment.study.questions.find(({ id }) => id === question);
	const waits = kept.asked.some((one) => one.question === question && !one.over);
	if (known === undefined || !waits || !mayAnswer(kept, now)) return null;
	if (answer !== null && answer >= known.answers.length) return null;
	const happened = answer === null ? [] : [{ kind: 'answered' as const, question, answer }];
	return { ...recorded(kept, happened, now), asked: withoutWaiting(kept.asked, question) };
}

/** Answers are taken while it goes on, and when the participant's days are over, but not once collection has ended. */
function mayAnswer(kept: KeptStudy, now: Moment): boolean {
	const phase = phaseNow(kept, now);
	return phase === 'running' || (phase === 'over' && now.today <= kept.enrolment.study.dates.collectionEnds);
}

/** The question to put now, and what has to be kept because it is put. @param shown whether the arm shows advice */
export function asking(
	kept: KeptStudy,
	shown: boolean,
	now: Moment,
): { question: Question | null; change: StudyChange | null } {
	const day = daysSince(kept.recorder, now.at);
	const advised = shown && Object.values(kept.lives).some((life) => life.advised);
	if (!mayAnswer(kept, now)) return { question: null, change: null };
	const over = phaseNow(kept, now) === 'over';
	const question = questionDue(kept.enrolment.study, kept.asked, { day, over, advised });
	if (question === null) return { question, change: null };
	const asked = withAsked(kept.asked, question.id, day);
	return { question, change: asked.length === kept.asked.length ? null : { asked } };
}
