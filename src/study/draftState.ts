/**
 * The state of each draft that a study follows. It is stored with the log and says what has been recorded, so that a
 * restarted worker or another window does not record it twice. It has no films, and its numbers are as coarse as the
 * log's.
 */
import type { PlanKind } from '../core/advice/plans.ts';
import { coarseCount, coarseSize, type Happening } from './recorder.ts';

interface Facts {
	/** Number of films in it, and the rank by raters of the rarest, from 1. */
	mentions: number;
	rank: number;
	crowd: number;
	site?: number;
}

/** Progress of a draft with one kind of plan. */
interface PlanProgress {
	/** Whether it is recorded as done. */
	done: boolean;
	/** Since when the draft differs from the record; null if it does not. */
	since: number | null;
}

export interface DraftState {
	draft: number;
	advised: boolean;
	opened: boolean;
	dismissed: boolean;
	posted: boolean;
	/** Whether a film to drop is gone, and one to add is there. */
	drop: PlanProgress;
	add: PlanProgress;
	/** Whether a plan was ever recorded as carried out. */
	changed: boolean;
	/** The crowd before a plan was carried out. */
	before: number;
	/** The draft when last observed. */
	last: Facts;
	/** When it was last observed, in milliseconds since 1970 by the recorder's clock. */
	touched: number;
}

/** Drafts being written, by their keys. */
export type DraftStates = Record<string, DraftState>;

export interface Observation extends Facts {
	/** There is advice on it, which is shown or would be shown in another arm. */
	advised: boolean;
	dropping: boolean;
	adding: boolean;
	opened?: boolean;
	dismissed?: boolean;
	posted?: boolean;
	/** One of our buttons has just changed it. */
	ours?: boolean;
	/** The user has just answered whether they rated a film, which changes the crowd by itself. */
	restated?: boolean;
}

export type Event = Omit<Happening, 'at' | 'hour' | 'draft'>;

/** Milliseconds that a manual change must last: films also disappear while a title is corrected or a draft deleted. */
export const SETTLE_TIME = 5000;

/** The events of an observation and the new state; null before a film is named. @param draft its number if new */
export function observe(
	state: DraftState | null,
	draft: number,
	observed: Observation,
	at: number,
): { events: Event[]; state: DraftState } | null {
	if (state === null && observed.mentions === 0) return null;
	const progress = (carrying: PlanProgress | undefined, now: boolean) => {
		const { done, since } = carrying ?? { done: false, since: null };
		if (now === done) return { done, since: null };
		const from = since ?? at;
		const holds = observed.posted || observed.ours || (at - from >= SETTLE_TIME && observed.mentions > 0);
		return holds ? { done: now, since: null } : { done, since: from };
	};
	const drop = progress(state?.drop, observed.dropping);
	const add = progress(state?.add, observed.adding);
	const next: DraftState = {
		draft: state?.draft ?? draft,
		advised: observed.advised || state?.advised === true,
		opened: observed.opened === true || state?.opened === true,
		dismissed: observed.dismissed === true || state?.dismissed === true,
		posted: observed.posted === true || state?.posted === true,
		...{ drop, add },
		changed: drop.done || add.done || state?.changed === true,
		before:
			state !== null && (observed.dropping || observed.adding)
				? stillBefore(state, observed)
				: coarseSize(observed.crowd),
		last: coarseFacts(observed),
		touched: at,
	};
	const facts = factsOf(next, observed);
	const first = (kind: 'advised' | 'opened' | 'dismissed' | 'posted') => next[kind] && !state?.[kind];
	const events: Event[] = [];
	if (state === null) events.push({ kind: 'draft', ...facts });
	if (first('advised')) events.push({ kind: 'advice', ...facts });
	if (first('opened')) events.push({ kind: 'opened', ...facts });
	events.push(...planEvents(state, next, facts));
	if (first('dismissed')) events.push({ kind: 'dismissed', ...facts });
	if (first('posted')) events.push({ kind: 'posted', ...facts });
	return { events, state: next };
}

/** The crowd before the plan, with later answers about films counted: they are not an effect of the plan. */
const stillBefore = ({ before, last }: DraftState, { crowd, restated }: Observation): number =>
	restated === true ? Math.max(1, (before * coarseSize(crowd)) / last.crowd) : before;

/** Returns the events to record for a draft that was left. Changes that had not settled by then are not recorded. */
export const eventsOnLeaving = (state: DraftState): Event[] =>
	state.advised && !state.posted ? [{ kind: 'abandoned', ...factsOf(state, state.last) }] : [];

/** Facts of an event. Once a plan was carried out, every event has the crowd after it. */
function factsOf({ before, changed }: DraftState, { mentions, rank, crowd, site }: Facts): Omit<Event, 'kind'> {
	return {
		mentions,
		...(mentions > 0 && { rank }),
		before,
		...(changed && { after: crowd }),
		...(site !== undefined && { site }),
	};
}

function planEvents(state: DraftState | null, next: DraftState, facts: Omit<Event, 'kind'>): Event[] {
	const [dropped, added] = [state?.drop.done === true, state?.add.done === true];
	const followed = planOf(next.drop.done && !dropped, next.add.done && !added);
	const undone = planOf(!next.drop.done && dropped, !next.add.done && added);
	return [
		...(followed === null ? [] : [{ kind: 'followed' as const, ...facts, plan: followed }]),
		...(undone === null ? [] : [{ kind: 'undone' as const, ...facts, plan: undone }]),
	];
}

const planOf = (drop: boolean, add: boolean): PlanKind | null =>
	drop && add ? 'mixed' : drop ? 'drop' : add ? 'add' : null;

const coarseFacts = ({ mentions, rank, crowd, site }: Facts): Facts => ({
	mentions: coarseCount(mentions),
	rank: coarseSize(rank),
	crowd: coarseSize(crowd),
	...(site !== undefined && { site }),
});

/** Shifts the times of a state for a clock that was set back by `by` milliseconds. */
export function movedBack(state: DraftState, by: number): DraftState {
	const moved = ({ done, since }: PlanProgress) => ({ done, since: since === null ? null : since - by });
	return { ...state, drop: moved(state.drop), add: moved(state.add), touched: state.touched - by };
}

const DAY = 86_400_000;
/** Most drafts to follow at once; beyond that, the oldest count as left. */
const MOST_DRAFTS = 200;

/** Splits drafts into those untouched for a day, ordered by when they were last touched, and the rest. */
export function splitLeft(lives: DraftStates, now: number): { left: DraftState[]; rest: DraftStates } {
	const entries = Object.entries(lives).sort(([, a], [, b]) => a.touched - b.touched);
	const over = entries.filter(([, { touched }], i) => touched <= now - DAY || i < entries.length - MOST_DRAFTS);
	return {
		left: over.map(([, state]) => state),
		rest: Object.fromEntries(entries.filter((entry) => !over.includes(entry))),
	};
}
