/**
 * Turns happenings into events: numbers events and drafts, puts counts into buckets, counts days by a monotonic clock, and
 * omits what the study does not record before anything is stored. Used by the extension and by simulations.
 */
import type { Enrolment } from './enrolment.ts';
import type { Kind, StudyEvent } from './events.ts';

export interface RecorderState {
	events: number;
	drafts: number;
	/** Number of answers ever recorded. */
	answers: number;
	/** When the participant joined, and the latest time seen, both in milliseconds since 1970. */
	joined: number;
	latest: number;
}

/** Something that happened, in full precision. */
export interface Happening {
	kind: Kind;
	/** Milliseconds since 1970, by the computer's clock. */
	at: number;
	/** Hour of the day in local time, 0 to 23. */
	hour: number;
	/** Number of the draft; absent for a new draft (kind `draft`) and for events without one. */
	draft?: number;
	/** Index of the site's category in the study file. */
	site?: number;
	/** Number of films in the draft. */
	mentions?: number;
	/** Rank by raters of the rarest of them, from 1. */
	rank?: number;
	/** People in the crowd before and after. */
	before?: number;
	after?: number;
	plan?: 'drop' | 'add' | 'mixed';
	question?: string;
	answer?: number;
}

/** The log is full. */
export class LogFullError extends Error {
	override name = 'LogFullError';
}

/** Most events of a participant, and most drafts. */
export const MOST_EVENTS = 100_000;
const DAY = 86_400_000;
const MOST_DAYS = 800;

/** Creates the state of a new participant. @param joined milliseconds since 1970 */
export const newRecorder = (joined: number): RecorderState => ({
	...{ events: 0, drafts: 0, answers: 0 },
	...{ joined, latest: joined },
});

/** @returns the event, null if numbers are used up, and the state to store @throws RangeError for an unknown draft */
export function record(
	state: RecorderState,
	happening: Happening,
	{ study, arm }: Pick<Enrolment, 'study' | 'arm'>,
): { state: RecorderState; event: StudyEvent | null } {
	const { kind, at, hour, draft: known, question, answer, site, plan } = happening;
	if (known !== undefined && !(Number.isInteger(known) && known >= 0 && known < state.drafts))
		throw new RangeError(`There is no draft ${known}.`);
	if (state.events >= MOST_EVENTS) return { state, event: null };
	// If the clock was set back, time stops until the clock has caught up.
	const latest = Math.max(state.latest, at);
	const draft = kind === 'draft' ? state.drafts : (known ?? null);
	const logged = loggedFields(study.recorded);
	const ifLogged = <T>(name: string, value: T | undefined): T | null => (logged.has(name) ? (value ?? null) : null);
	const event: StudyEvent = {
		number: state.events,
		kind,
		day: Math.min(MOST_DAYS, Math.floor((latest - state.joined) / DAY)),
		quarter: ifLogged('quarter', Math.floor(hour / 6)),
		arm,
		draft,
		site: ifLogged('site', site),
		mentions: ifLogged('mentions', bucketOfCount(happening.mentions)),
		rarest: ifLogged('rarest', bucketOfSize(happening.rank, 16)),
		before: ifLogged('before', bucketOfSize(happening.before, 30)),
		after: ifLogged('after', bucketOfSize(happening.after, 30)),
		plan: ifLogged('plan', plan),
		question: ifLogged('question', question),
		answer: ifLogged('answer', answer),
	};
	const drafts = kind === 'draft' ? state.drafts + 1 : state.drafts;
	const answers = kind === 'answered' ? state.answers + 1 : state.answers;
	return { state: { ...state, events: state.events + 1, drafts, answers, latest }, event };
}

/** Fields of the log: those that the study lists, and those from which listed fields of drafts are derived. */
export const loggedFields = (recorded: readonly string[]) =>
	new Set(recorded.includes('dropped') || recorded.includes('added') ? [...recorded, 'plan'] : recorded);

/** Bucket of a number of films: 0, 1, 2, 3, 4 for 4 to 7, 5 for 8 to 15, 6 for more. */
export const bucketOfCount = (count: number | undefined): number | undefined =>
	count === undefined ? undefined : count < 4 ? Math.max(0, Math.floor(count)) : Math.min(6, 2 + log2(count));

/** Bucket of a rank or a crowd: floor(log2), at most `largest`. */
export const bucketOfSize = (size: number | undefined, largest: number): number | undefined =>
	size === undefined || Number.isNaN(size) ? undefined : Math.min(largest, log2(Math.max(1, size)));

/** Smallest number of films in the same bucket. */
export const coarseCount = (count: number): number => [0, 1, 2, 3, 4, 8, 16][bucketOfCount(count)!]!;

/** Smallest rank or crowd in the same bucket. */
export const coarseSize = (size: number): number => 2 ** log2(Math.max(1, size));

const log2 = (value: number) => Math.floor(Math.log2(value));
