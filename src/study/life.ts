/**
 * What was recorded of each draft that is being written. It is kept with the log and tells what has been recorded: what
 * is seen again, by a worker that was started anew or from another window, is not recorded again. No film is in it, and
 * what it has of the draft is as coarse as the log.
 */
import type { PlanKind } from '../core/advice/plans.ts';
import { coarseCount, coarseSize, type Happening } from './recorder.ts';

/** What a draft says, in numbers. */
export interface Facts {
	/** Films in it, and the rank by raters of the rarest, from 1. */
	mentions: number;
	rank: number;
	crowd: number;
	site?: number;
}

/** A kind of plan in a draft. */
export interface Carrying {
	/** It was recorded as carried out. */
	done: boolean;
	/** Since when it stands otherwise than was recorded; null: it does not. */
	since: number | null;
}

export interface Life {
	/** The number that the draft has in the log. */
	draft: number;
	advised: boolean;
	opened: boolean;
	dismissed: boolean;
	posted: boolean;
	/** A film that was to be left out is left out; one that was to be added is there. */
	drop: Carrying;
	add: Carrying;
	/** Something was once recorded as carried out. */
	changed: boolean;
	/** The crowd while nothing was carried out. */
	before: number;
	/** The draft as it was last seen. */
	last: Facts;
	/** When that was, in milliseconds since 1970 by the recorder's clock. */
	touched: number;
}

/** Drafts being written, by what tells them apart. */
export type Lives = Record<string, Life>;

/** What is seen of a draft. */
export interface Seen extends Facts {
	/** There is advice on it, which is shown or would be in another arm. */
	advised: boolean;
	dropping: boolean;
	adding: boolean;
	opened?: boolean;
	dismissed?: boolean;
	posted?: boolean;
	/** A button of ours has just changed it. */
	ours?: boolean;
}

export type Event = Omit<Happening, 'at' | 'hour' | 'draft'>;

/**
 * Milliseconds that a change by hand must stand to be one: while a title is corrected or a draft deleted, films vanish
 * that nobody means to leave out.
 */
export const HELD = 5000;

/**
 * What is to be recorded of a draft that was seen like this, and what is known of it then; null of one that has not
 * named a film.
 * @param draft its number, if it is new
 * @param at milliseconds since 1970 by the recorder's clock
 */
export function look(life: Life | null, draft: number, seen: Seen, at: number): { events: Event[]; life: Life } | null {
	if (life === null && seen.mentions === 0) return null;
	const stands = (carrying: Carrying | undefined, now: boolean) => {
		const { done, since } = carrying ?? { done: false, since: null };
		if (now === done) return { done, since: null };
		const from = since ?? at;
		const holds = seen.posted || seen.ours || (at - from >= HELD && seen.mentions > 0);
		return holds ? { done: now, since: null } : { done, since: from };
	};
	const drop = stands(life?.drop, seen.dropping);
	const add = stands(life?.add, seen.adding);
	const next: Life = {
		draft: life?.draft ?? draft,
		advised: seen.advised || life?.advised === true,
		opened: seen.opened === true || life?.opened === true,
		dismissed: seen.dismissed === true || life?.dismissed === true,
		posted: seen.posted === true || life?.posted === true,
		...{ drop, add },
		changed: drop.done || add.done || life?.changed === true,
		before: life !== null && (seen.dropping || seen.adding) ? life.before : coarseSize(seen.crowd),
		last: coarse(seen),
		touched: at,
	};
	const told = factsOf(next, seen);
	const first = (kind: 'advised' | 'opened' | 'dismissed' | 'posted') => next[kind] && !life?.[kind];
	const events: Event[] = [];
	if (life === null) events.push({ kind: 'draft', ...told });
	if (first('advised')) events.push({ kind: 'advice', ...told });
	if (first('opened')) events.push({ kind: 'opened', ...told });
	events.push(...carriedOut(life, next, told));
	if (first('dismissed')) events.push({ kind: 'dismissed', ...told });
	if (first('posted')) events.push({ kind: 'posted', ...told });
	return { events, life: next };
}

/** What is to be recorded of a draft that was left as it was last seen. What had not held by then is given up with it. */
export const leave = (life: Life): Event[] =>
	life.advised && !life.posted ? [{ kind: 'abandoned', ...factsOf(life, life.last) }] : [];

/** From the first change on every event tells what has become of the crowd. */
function factsOf({ before, changed }: Life, { mentions, rank, crowd, site }: Facts): Omit<Event, 'kind'> {
	return {
		mentions,
		...(mentions > 0 && { rank }),
		before,
		...(changed && { after: crowd }),
		...(site !== undefined && { site }),
	};
}

function carriedOut(life: Life | null, next: Life, facts: Omit<Event, 'kind'>): Event[] {
	const [dropped, added] = [life?.drop.done === true, life?.add.done === true];
	const followed = planOf(next.drop.done && !dropped, next.add.done && !added);
	const undone = planOf(!next.drop.done && dropped, !next.add.done && added);
	return [
		...(followed === null ? [] : [{ kind: 'followed' as const, ...facts, plan: followed }]),
		...(undone === null ? [] : [{ kind: 'undone' as const, ...facts, plan: undone }]),
	];
}

const planOf = (drop: boolean, add: boolean): PlanKind | null =>
	drop && add ? 'mixed' : drop ? 'drop' : add ? 'add' : null;

const coarse = ({ mentions, rank, crowd, site }: Facts): Facts => ({
	mentions: coarseCount(mentions),
	rank: coarseSize(rank),
	crowd: coarseSize(crowd),
	...(site !== undefined && { site }),
});

/** The same by a clock that was set back by so many milliseconds. */
export function movedBack(life: Life, by: number): Life {
	const moved = ({ done, since }: Carrying) => ({ done, since: since === null ? null : since - by });
	return { ...life, drop: moved(life.drop), add: moved(life.add), touched: life.touched - by };
}

const DAY = 86_400_000;
/** Drafts at once that are kept apart; of more the oldest count as left. */
const MOST_LIVES = 200;

/** Drafts that were left for a day, in the order in which they were left, and those that were not. */
export function leftFor(lives: Lives, now: number): { left: Life[]; rest: Lives } {
	const entries = Object.entries(lives).sort(([, a], [, b]) => a.touched - b.touched);
	const over = entries.filter(([, { touched }], i) => touched <= now - DAY || i < entries.length - MOST_LIVES);
	return {
		left: over.map(([, life]) => life),
		rest: Object.fromEntries(entries.filter((entry) => !over.includes(entry))),
	};
}
