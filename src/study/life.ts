/**
 * What was recorded of each draft that is being written. It is kept with the log and tells what has been recorded: what
 * is seen again, by a worker that was started anew or from another window, is not recorded again. No film is in it.
 */
import type { Happening } from './recorder.ts';

export interface Life {
	/** The number that the draft has in the log. */
	draft: number;
	advised: boolean;
	opened: boolean;
	dismissed: boolean;
	posted: boolean;
	/** A film that was to be left out is left out, or one that was to be added is there. */
	dropping: boolean;
	adding: boolean;
	/** The crowd while nothing was carried out. */
	before: number;
	/** When something was last recorded or seen of it, in milliseconds since 1970 by the recorder's clock. */
	touched: number;
}

/** Drafts being written, by what tells them apart. */
export type Lives = Record<string, Life>;

/** What is seen of a draft. */
export interface Seen {
	/** Films in it, and the rank by raters of the rarest, from 1. */
	mentions: number;
	rank: number;
	crowd: number;
	/** There is advice on it, which is shown or would be in another arm. */
	advised: boolean;
	dropping: boolean;
	adding: boolean;
	site?: number;
	opened?: boolean;
	dismissed?: boolean;
	posted?: boolean;
}

type Event = Omit<Happening, 'at' | 'hour' | 'draft'>;

/** What is to be recorded of a draft that was seen like this; nothing of one that has not named a film. */
export function eventsOf(life: Life | null, seen: Seen): Event[] {
	if (life === null && seen.mentions === 0) return [];
	const { mentions, rank, crowd, advised, dropping, adding, site } = seen;
	const changed = dropping || adding;
	const facts = {
		mentions,
		...(mentions > 0 && { rank }),
		before: changed && life !== null ? life.before : crowd,
		...(site !== undefined && { site }),
	};
	const after = changed ? { after: crowd } : {};
	const events: Event[] = [];
	if (life === null) events.push({ kind: 'draft', ...facts });
	if (advised && !life?.advised) events.push({ kind: 'advice', ...facts });
	if (seen.opened && !life?.opened) events.push({ kind: 'opened', ...facts, ...after });
	const plan = planOf(dropping && !life?.dropping, adding && !life?.adding);
	if (plan !== null) events.push({ kind: 'followed', ...facts, ...after, plan });
	const undone = planOf(!dropping && life?.dropping === true, !adding && life?.adding === true);
	// The crowd is again what it was: what was carried out no longer counts.
	if (undone !== null) events.push({ kind: 'undone', ...facts, plan: undone, ...(changed ? after : { after: crowd }) });
	if (seen.dismissed && !life?.dismissed) events.push({ kind: 'dismissed', ...facts, ...after });
	if (seen.posted && !life?.posted) events.push({ kind: 'posted', ...facts, ...after });
	return events;
}

const planOf = (drop: boolean, add: boolean) => (drop && add ? 'mixed' : drop ? 'drop' : add ? 'add' : null);

/** What is known of a draft once it was seen like this. */
export const seenLife = (life: Life | null, draft: number, seen: Seen, touched: number): Life => ({
	draft,
	advised: seen.advised || life?.advised === true,
	opened: seen.opened === true || life?.opened === true,
	dismissed: seen.dismissed === true || life?.dismissed === true,
	posted: seen.posted === true || life?.posted === true,
	dropping: seen.dropping,
	adding: seen.adding,
	before: life !== null && (seen.dropping || seen.adding) ? life.before : seen.crowd,
	touched,
});

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
