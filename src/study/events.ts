/** Events that are recorded of a participant: small facts in buckets, never a title, a text or a site. */

export const KINDS = [
	/** A draft named a film for the first time. */
	'draft',
	/** Advice was shown, or would have been in another arm. */
	'advice',
	/** The popup or a card was opened. */
	'opened',
	/** A suggestion was carried out. */
	'followed',
	/** A suggestion that had been carried out was undone. */
	'undone',
	/** The user said that marked words name no film. */
	'dismissed',
	'posted',
	/** A draft with advice was left unposted for a day. */
	'abandoned',
	'answered',
	'paused',
	'resumed',
] as const;
export type Kind = (typeof KINDS)[number];

/** Most events of a participant that the log holds: no export has more rows. */
export const MOST_LOG_EVENTS = 20_000;

export interface StudyEvent {
	/** Sequence number from 0 in the order of recording, without gaps. */
	number: number;
	kind: Kind;
	/** Days since joining. */
	day: number;
	/** Quarter of the day, 0 to 3, in local time; null if the study does not record it. */
	quarter: number | null;
	arm: string;
	/** Number of the draft, from 0 for each participant; null if the event is about no draft. */
	draft: number | null;
	/** Category of the site as an index into the study file; null for none. */
	site: number | null;
	/** Films in the draft: 0, 1, 2, 3, 4 for 4 to 7, 5 for 8 to 15, 6 for more. */
	mentions: number | null;
	/** Rarity of its rarest film: floor(log2 of its rank by raters), 0 to 16. */
	rarest: number | null;
	/** Crowd before and after, floor(log2), 0 to 30; `after` is null if no suggestion was carried out. */
	before: number | null;
	after: number | null;
	/** What kind of suggestion was carried out or undone. */
	plan: 'drop' | 'add' | 'mixed' | null;
	/** Id of the question, and index of the answer in the study file. */
	question: string | null;
	answer: number | null;
}
