/** Turns observations of drafts into changes of the stored study, each for one transaction. Simulations use it too. */
import {
	type DraftState,
	type DraftStates,
	type Event,
	eventsOnLeaving,
	movedBack,
	type Observation,
	observe,
	splitLeft,
} from './draftState.ts';
import type { Enrolment } from './enrolment.ts';
import type { StudyEvent } from './events.ts';
import { daysSince, type Phase, phaseOf } from './phase.ts';
import { type AskedQuestion, questionDue, withAnswered, withAsked } from './questions.ts';
import { type Happening, LogFullError, type RecorderState, record } from './recorder.ts';
import type { Question } from './studyFile.ts';

/** The stored records of a study, except its log. */
export interface StoredStudy {
	enrolment: Enrolment;
	recorder: RecorderState;
	asked: AskedQuestion[];
	lives: DraftStates;
}

/** Records to replace, and events to append to the log. */
export interface StudyChange extends Partial<StoredStudy> {
	events?: readonly StudyEvent[];
	/** Records to replace if the log is full. */
	withoutRoom?: Partial<StoredStudy>;
}

/** The current time, also in local time. */
export interface Moment {
	/** Milliseconds since 1970. */
	at: number;
	/** Hour of the day in local time, 0 to 23. */
	hour: number;
	/** Local date, such as 2026-11-21. */
	today: string;
}

/** Creates the events for some happenings. @throws LogFullError if all numbers are used up */
function recordAll(
	{ recorder, enrolment }: Pick<StoredStudy, 'recorder' | 'enrolment'>,
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

/** Allows a change for a clock that was set back: stored times are shifted, so days continue. */
export const withMonotonicClock =
	(change: (stored: StoredStudy, now: Moment) => StudyChange | null) =>
	(stored: StoredStudy, now: Moment): StudyChange | null => {
		const back = stored.recorder.latest - now.at;
		if (back <= 0) return change(stored, now);
		const { joined, latest } = stored.recorder;
		const recorder = { ...stored.recorder, joined: joined - back, latest: latest - back };
		const lives = Object.fromEntries(Object.entries(stored.lives).map(([key, state]) => [key, movedBack(state, back)]));
		const changed = change({ ...stored, recorder, lives }, now);
		return changed && { recorder, lives, ...changed };
	};

export const phaseNow = ({ enrolment, recorder }: Pick<StoredStudy, 'enrolment' | 'recorder'>, now: Moment): Phase =>
	phaseOf(enrolment, recorder, now.at, now.today);

/**
 * Whether to follow a draft begun at this time. Drafts begun before joining or during a pause are excluded, as their
 * advice was not limited to the arm, and so are drafts that the user has not written in.
 */
export function shouldFollow(
	{ enrolment }: Pick<StoredStudy, 'enrolment'>,
	begun: number | null,
	{ at }: Moment,
): boolean {
	const from = enrolment.resumed ?? enrolment.joined;
	// If the clock was set back since, the order is unknown.
	return begun !== null && (begun >= from || at < from);
}

/** Records the drafts that were left for a day. */
export function recordLeft(stored: StoredStudy, now: Moment): StudyChange | null {
	const { left, rest } = splitLeft(stored.lives, now.at);
	if (left.length === 0 || phaseNow(stored, now) !== 'running') return null;
	return { ...recordAll(stored, left.flatMap(ofDraft(eventsOnLeaving)), now), lives: rest };
}

const ofDraft =
	(events: (state: DraftState) => Event[]) =>
	(state: DraftState): Omit<Happening, 'at' | 'hour'>[] =>
		events(state).map((event) => (event.kind === 'draft' ? event : { ...event, draft: state.draft }));

/** Records what is new in a draft. @param key identifies the draft */
export function recordObservation(
	stored: StoredStudy,
	key: string,
	observation: Observation,
	now: Moment,
): StudyChange | null {
	if (phaseNow(stored, now) !== 'running') return null;
	const before = recordLeft(stored, now);
	const { events: earlier = [], ...records } = before ?? {};
	const current = { ...stored, ...records };
	const observed = observe(current.lives[key] ?? null, current.recorder.drafts, observation, now.at);
	if (observed === null) return before;
	const { events, recorder } = recordAll(current, ofDraft(() => observed.events)(observed.state), now);
	return { events: [...earlier, ...events], recorder, lives: { ...current.lives, [key]: observed.state } };
}

/** Records that a draft was posted. @param others keys of drafts posted together with it, which are no longer followed */
export function recordPosting(
	stored: StoredStudy,
	key: string,
	observation: Observation,
	others: readonly string[],
	now: Moment,
): StudyChange | null {
	const change = recordObservation(stored, key, { ...observation, posted: true }, now);
	if (change === null || others.length === 0) return change;
	return { ...change, lives: without(change.lives ?? stored.lives, others) };
}

/** Stops following these drafts. */
export function stopRecording({ lives }: StoredStudy, keys: readonly string[]): StudyChange | null {
	return keys.some((key) => key in lives) ? { lives: without(lives, keys) } : null;
}

const without = (lives: DraftStates, keys: readonly string[]): DraftStates =>
	Object.fromEntries(Object.entries(lives).filter(([key]) => !keys.includes(key)));

/** Pauses or resumes the study, even if the log is full. */
export function recordPause(stored: StoredStudy, paused: boolean, now: Moment): StudyChange | null {
	if (phaseNow(stored, now) !== (paused ? 'running' : 'paused')) return null;
	const enrolment = { ...stored.enrolment, ...(paused ? { paused: now.at } : { paused: null, resumed: now.at }) };
	// Drafts are not followed through a pause.
	const withoutRoom = { enrolment, lives: {} };
	return { ...recordAll(stored, [{ kind: paused ? 'paused' : 'resumed' }], now), ...withoutRoom, withoutRoom };
}

/** Records an answer. @param answer index of the answer; null: the question was dismissed */
export function recordAnswer(
	stored: StoredStudy,
	question: string,
	answer: number | null,
	now: Moment,
): StudyChange | null {
	const known = stored.enrolment.study.questions.find(({ id }) => id === question);
	const waits = stored.asked.some((one) => one.question === question && !one.over);
	if (known === undefined || !waits || !mayAnswer(stored, now)) return null;
	if (answer !== null && answer >= known.answers.length) return null;
	const happened = answer === null ? [] : [{ kind: 'answered' as const, question, answer }];
	return { ...recordAll(stored, happened, now), asked: withAnswered(stored.asked, question) };
}

/** Answers are accepted while the study is running, and after the participant's days until collection ends. */
function mayAnswer(stored: StoredStudy, now: Moment): boolean {
	const phase = phaseNow(stored, now);
	return phase === 'running' || (phase === 'over' && now.today <= stored.enrolment.study.dates.collectionEnds);
}

/** Returns the question to show now, and the change to store with it. @param shown whether the arm shows advice */
export function questionNow(
	stored: StoredStudy,
	shown: boolean,
	now: Moment,
): { question: Question | null; change: StudyChange | null } {
	const day = daysSince(stored.recorder, now.at);
	const advised = shown && Object.values(stored.lives).some((state) => state.advised);
	if (!mayAnswer(stored, now)) return { question: null, change: null };
	const over = phaseNow(stored, now) === 'over';
	const question = questionDue(stored.enrolment.study, stored.asked, { day, over, advised });
	if (question === null) return { question, change: null };
	const asked = withAsked(stored.asked, question.id, day);
	return { question, change: asked.length === stored.asked.length ? null : { asked } };
}
