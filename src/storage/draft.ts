/**
 * What is stored about a draft while the browser runs. Never its text: the popup asks the page for it each time. The
 * state of its study recording is in the database with the log, as both change in one transaction.
 */
import * as v from 'valibot';
import { count, finiteNumber, flag, isObject, satisfying } from '../checks.ts';
import type { Said } from '../core/advice/ownChance.ts';
import { type Item, isSameItem, type PackKind } from '../core/catalogue/packKinds.ts';
import type { Observation } from '../study/draftState.ts';
import { ItemSchema, itemFields } from './item.ts';
import { SaidSchema } from './records.ts';

/** What a study needs to follow a draft. None of these films is ever recorded. */
const StudyPartSchema = v.object({
	/** Identifies the draft in the study's records; begins with the participant code. */
	key: v.string(),
	/** When its first advice was ready, in milliseconds since 1970. */
	ready: v.nullable(finiteNumber),
	/** Films that advice suggested to drop and to add. */
	drop: v.array(count),
	add: v.array(count),
	last: v.nullable(satisfying<Observation>(isObject, 'an object')),
	/** Films that it named then, and a hash of the user's choices of films and of the words settled then. */
	named: v.array(count),
	judged: v.string(),
	/** The film that its text ended with then, which may have been a word still being typed, and the text's length. */
	ending: v.nullable(v.strictObject({ film: count, length: count })),
	/** One of our buttons has changed it since. */
	ours: flag,
	/** The user has answered since then whether they rated a film. */
	restated: flag,
});
export type StudyPart = v.InferOutput<typeof StudyPartSchema>;

/** The user's answer about an item; null takes it back. */
export type Saying = v.InferOutput<typeof SayingSchema>;
const SayingSchema = v.object({ ...itemFields, said: v.nullable(SaidSchema) });

export const DraftSchema = v.object({
	/** The frame of the tab, and the number of the box in the frame. */
	frame: count,
	box: count,
	site: v.string(),
	/** Random seed of the decoys, so that they change little while the draft is written. */
	seed: count,
	decoys: v.array(ItemSchema),
	/** The user's choices of the item that a title form names. */
	choices: v.array(v.object({ ...itemFields, form: count })),
	/** Pairs of a film and the facts that a phrase names in place of its title. */
	told: v.exactOptional(v.array(v.strictTuple([count, count]))),
	/** The user's answers about items where nothing may be kept; null hides a stored answer. */
	said: v.exactOptional(v.array(SayingSchema)),
	/** The item that its card last marked as never rated, and the answer about it before. */
	denied: v.exactOptional(SayingSchema),
	/** The writer leaves it as it is: this draft gets no more messages. */
	left: v.exactOptional(flag),
	study: v.exactOptional(StudyPartSchema),
});
export type Draft = v.InferOutput<typeof DraftSchema>;

export type BoxPlace = Pick<Draft, 'frame' | 'box' | 'site'>;

export type FollowedDraft = Draft & { study: StudyPart };

export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Creates the record of a new draft. */
export const newDraft = ({ frame, box, site }: BoxPlace): Draft => ({
	...{ frame, box, site },
	...{ seed: newSeed(), decoys: [], choices: [] },
});

export const isAt = (place: BoxPlace) => (draft: BoxPlace) =>
	draft.frame === place.frame && draft.box === place.box && draft.site === place.site;

export const isFollowed = (draft: Draft): draft is FollowedDraft => draft.study !== undefined;

/** Adds an answer about an item. @param kept whether it is kept elsewhere */
export function withSaying(draft: Draft, saying: Saying, kept: boolean): Draft {
	const others = (draft.said ?? []).filter((other) => !isSameItem(other, saying));
	return { ...draft, said: kept ? others : [...others, saying] };
}

/** What counts for a kind in a draft: stored answers, overridden by those in the draft. */
export function saidIn(
	{ said = [] }: Draft,
	of: PackKind,
	kept: ReadonlyMap<number, Said> = new Map(),
): Map<number, Said> {
	const all = new Map(kept);
	for (const { kind, id, said: word } of said)
		if (kind !== of) continue;
		else if (word === null) all.delete(id);
		else all.set(id, word);
	return all;
}

/** Adds the user's choice of the item that a title form names. */
export const withChoice = (draft: Draft, form: number, { kind, id }: Item): Draft => ({
	...draft,
	choices: [...draft.choices.filter((other) => other.kind !== kind || other.form !== form), { kind, id, form }],
});

/** Adds an item that the user takes as a decoy. */
export const withDecoy = (draft: Draft, item: Item): Draft => ({
	...draft,
	decoys: [...draft.decoys.filter((other) => !isSameItem(other, item)), item],
});

/** The numbers of a kind's items. */
export const idsOf = (items: readonly Item[], of: PackKind): number[] =>
	items.flatMap(({ kind, id }) => (kind === of ? [id] : []));
