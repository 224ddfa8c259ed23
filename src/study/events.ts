/** What is recorded of a participant: small facts in buckets, never a title, a text or a site. */

/** What may happen that is recorded. */
export const KINDS = [
	/** A draft was looked at for the first time. */
	'draft',
	/** Advice was shown, or would have been in an arm that shows none. */
	'advice',
	/** The popup or a card was opened. */
	'opened',
	/** A suggestion was carried out. */
	'followed',
	/** What was carried out was undone. */
	'undone',
	/** A mark was said to be no film. */
	'dismissed',
	'posted',
	/** A draft that advice was given on was left unposted for a day. */
	'abandoned',
	'answered',
	'paused',
	'resumed',
] as const;
export type Kind = (typeof KINDS)[number];

/** Most events of a participant that are kept at once: no export has more rows. */
export const MOST_KEPT = 20_000;

export interface StudyEvent {
	/** Numbered from 0 in the order of recording, without gaps: each is recorded once. */
	number: number;
	kind: Kind;
	/** Days since joining. */
	day: number;
	/** Which quarter of the day, 0 to 3, by the participant's clock; null where the study does not record it. */
	quarter: number | null;
	arm: string;
	/** Numbered from 0 for each participant: which events are of one draft. */
	draft: number | null;
	/** Category that the participant sorted the site into, as its place in the study file; null for none. */
	site: number | null;
	/** Films in the draft: 0, 1, 2, 3, 4 for 4 to 7, 5 for 8 to 15, 6 for more. */
	mentions: number | null;
	/** How rare its rarest film is: floor(log2 of its rank by raters), 0 to 16. */
	rarest: number | null;
	/** Crowd before and after, floor(log2), 0 to 30; after: null where nothing was carried out. */
	before: number | null;
	after: number | null;
	/** What a suggestion was to do. */
	plan: 'drop' | 'add' | 'mixed' | null;
	/** Question and place of the answer in the study file. */
	question: string | null;
	answer: number | null;
}
