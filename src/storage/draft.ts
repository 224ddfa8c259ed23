/**
 * What is remembered of a draft while the browser runs. Never its text: the popup asks the page for it each time. What a
 * study has recorded of it stands in the database with its log, as both change in one transaction.
 */
import type { Seen } from '../study/life.ts';

/** Where a draft is written: a frame of a tab, and which of its boxes. */
export interface BoxPlace {
	frame: number;
	box: number;
	site: string;
}

export interface Draft extends BoxPlace {
	/** What the decoys are drawn with, so that they hardly change while the draft is written. */
	seed: number;
	/** Films the writer took as decoys. */
	decoys: number[];
	/** Pairs of title form and film: the writer's word on what it names. */
	choices: [form: number, film: number][];
	/** What a study follows it with, where one does. */
	study?: StudyPart;
}

/** A draft's part in a study. None of these films is ever recorded. */
export interface StudyPart {
	/** Tells the draft from others in what is kept of the study; begins with the participant's code. */
	key: string;
	/** When its first advice was ready, in milliseconds since 1970. */
	ready: number | null;
	/** Films that advice was to leave out and to add. */
	drop: number[];
	add: number[];
	/** What was last seen of it. */
	last: Seen | null;
	/** Films that it named then, and a hash of what the user had said by then of which film is meant and what is none. */
	named: number[];
	judged: string;
	/** A button of ours has changed it since. */
	ours: boolean;
}

/** A draft that a study follows. */
export type FollowedDraft = Draft & { study: StudyPart };

export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** A draft of which nothing is known but where it is. */
export const newDraft = ({ frame, box, site }: BoxPlace): Draft => ({
	...{ frame, box, site },
	...{ seed: newSeed(), decoys: [], choices: [] },
});

export const isAt = (place: BoxPlace) => (draft: BoxPlace) =>
	draft.frame === place.frame && draft.box === place.box && draft.site === place.site;

export const isFollowed = (draft: Draft): draft is FollowedDraft => draft.study !== undefined;

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

export function isDraft(value: unknown): value is Draft {
	const draft = value as Partial<Draft> | null | undefined;
	return (
		typeof draft === 'object' &&
		draft !== null &&
		isId(draft.frame) &&
		isId(draft.box) &&
		isId(draft.seed) &&
		typeof draft.site === 'string' &&
		Array.isArray(draft.decoys) &&
		draft.decoys.every(isId) &&
		Array.isArray(draft.choices) &&
		draft.choices.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isId)) &&
		(draft.study === undefined || isStudyPart(draft.study))
	);
}

function isStudyPart(value: unknown): value is StudyPart {
	const part = value as Partial<StudyPart> | null;
	return (
		typeof part === 'object' &&
		part !== null &&
		typeof part.key === 'string' &&
		(part.ready === null || typeof part.ready === 'number') &&
		Array.isArray(part.drop) &&
		Array.isArray(part.add) &&
		typeof part.last === 'object' &&
		Array.isArray(part.named) &&
		typeof part.judged === 'string' &&
		typeof part.ours === 'boolean'
	);
}
