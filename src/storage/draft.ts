/**
 * What is remembered of a draft while the browser runs. Never its text: the popup asks the page for it each time. What a
 * study has recorded of it stands in the database with its log, as both change in one transaction.
 */
import * as v from 'valibot';
import { count, finite, isObject, suchThat, yesOrNo } from '../checks.ts';
import type { Observation } from '../study/draftState.ts';

/** A draft's part in a study. None of these films is ever recorded. */
const StudyPartSchema = v.object({
	/** Tells the draft from others in what is kept of the study; begins with the participant's code. */
	key: v.string(),
	/** When its first advice was ready, in milliseconds since 1970. */
	ready: v.nullable(finite),
	/** Films that advice was to leave out and to add. */
	drop: v.array(count),
	add: v.array(count),
	/** What was last seen of it. */
	last: v.nullable(suchThat<Observation>(isObject, 'an object')),
	/** Films that it named then, and a hash of what the user had said by then of which film is meant and what is none. */
	named: v.array(count),
	judged: v.string(),
	/** A button of ours has changed it since. */
	ours: yesOrNo,
});
export type StudyPart = v.InferOutput<typeof StudyPartSchema>;

export const DraftSchema = v.object({
	/** Where it is written: a frame of the tab, and which of its boxes. */
	frame: count,
	box: count,
	site: v.string(),
	/** What the decoys are drawn with, so that they hardly change while the draft is written. */
	seed: count,
	/** Films the writer took as decoys. */
	decoys: v.array(count),
	/** Pairs of title form and film: the writer's word on what it names. */
	choices: v.array(v.strictTuple([count, count])),
	/** What a study follows it with, where one does. */
	study: v.exactOptional(StudyPartSchema),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

/** Where a draft is written. */
export type BoxPlace = Pick<Draft, 'frame' | 'box' | 'site'>;

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
