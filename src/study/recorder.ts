/**
 * How what happens becomes records: events and drafts are numbered, counts fall into buckets, days are counted by a clock
 * that never runs backwards, and what the study does not record is left out before it is stored. The extension and
 * simulations record through here.
 */
import type { Enrolment } from './enrolment.ts';
import type { Kind, StudyEvent } from './events.ts';

/** What must be kept from one record to the next. */
export interface RecorderState {
	/** Number of the next event, and of the next draft. */
	events: number;
	drafts: number;
	/** Answers that were ever recorded. */
	answers: number;
	/** Milliseconds since 1970: when it began, and the latest that the clock has said. */
	joined: number;
	latest: number;
}

/** Something that happened, as it is known to the extension. */
export interface Happening {
	kind: Kind;
	/** What the clock says, milliseconds since 1970. */
	at: number;
	/** Hour of the day where the participant is, 0 to 23. */
	hour: number;
	/** The number that the draft's first record was given; absent for a new draft (kind `draft`) and for none. */
	draft?: number;
	/** Place of the site's category in the study file. */
	site?: number;
	/** Films in the draft. */
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

/** The log has no room for what happens. */
export class LogFullError extends Error {
	override name = 'LogFullError';
}

/** Most events of a participant, and most drafts. */
export const MOST_EVENTS = 100_000;
const DAY = 86_400_000;
const MOST_DAYS = 800;

/** Nobody's records yet. @param joined milliseconds since 1970 */
export const newRecorder = (joined: number): RecorderState => ({
	...{ events: 0, drafts: 0, answers: 0 },
	...{ joined, latest: joined },
});

/**
 * The record of something that happened.
 * @returns the state to keep with it, in one transaction
 * @throws LogFullError when no number is left
 * @throws RangeError when it is of a draft that has no number
 */
export function record(
	state: RecorderState,
	happening: Happening,
	{ study, arm }: Pick<Enrolment, 'study' | 'arm'>,
): { state: RecorderState; event: StudyEvent | null } {
	const { kind, at, hour, draft: known, question, answer, site, plan } = happening;
	if (known !== undefined && !(Number.isInteger(known) && known >= 0 && known < state.drafts))
		throw new RangeError(`There is no draft ${known}.`);
	if (state.events >= MOST_EVENTS) return { state, event: null };
	// A clock that was set back stands still until it has caught up.
	const latest = Math.max(state.latest, at);
	const draft = kind === 'draft' ? state.drafts : (known ?? null);
	const logged = loggedOf(study.recorded);
	const kept = <T>(name: string, value: T | undefined): T | null => (logged.has(name) ? (value ?? null) : null);
	const event: StudyEvent = {
		number: state.events,
		kind,
		day: Math.min(MOST_DAYS, Math.floor((latest - state.joined) / DAY)),
		quarter: kept('quarter', Math.floor(hour / 6)),
		arm,
		draft,
		site: kept('site', site),
		mentions: kept('mentions', bucketOfCount(happening.mentions)),
		rarest: kept('rarest', bucketOfSize(happening.rank, 16)),
		before: kept('before', bucketOfSize(happening.before, 30)),
		after: kept('after', bucketOfSize(happening.after, 30)),
		plan: kept('plan', plan),
		question: kept('question', question),
		answer: kept('answer', answer),
	};
	const drafts = kind === 'draft' ? state.drafts + 1 : state.drafts;
	const answers = kind === 'answered' ? state.answers + 1 : state.answers;
	return { state: { ...state, events: state.events + 1, drafts, answers, latest }, event };
}

/** Fields that the log has: those listed, and what listed ones are summed up from. */
export const loggedOf = (recorded: readonly string[]) =>
	new Set(recorded.includes('dropped') || recorded.includes('added') ? [...recorded, 'plan'] : recorded);

/** The bucket of a number of films: 0, 1, 2, 3, 4 for 4 to 7, 5 for 8 to 15, 6 for more. */
export const bucketOfCount = (count: number | undefined): number | undefined =>
	count === undefined ? undefined : count < 4 ? Math.max(0, Math.floor(count)) : Math.min(6, 2 + log2(count));

/** The power of two below a rank or a crowd. */
export const bucketOfSize = (size: number | undefined, largest: number): number | undefined =>
	size === undefined || Number.isNaN(size) ? undefined : Math.min(largest, log2(Math.max(1, size)));

/** Some number of films of the same bucket: the fewest. */
export const coarseCount = (count: number): number => [0, 1, 2, 3, 4, 8, 16][bucketOfCount(count)!]!;

/** Some rank or crowd of the same bucket: the smallest. */
export const coarseSize = (size: number): number => 2 ** log2(Math.max(1, size));

const log2 = (value: number) => Math.floor(Math.log2(value));
