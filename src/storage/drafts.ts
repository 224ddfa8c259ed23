/** The drafts of each tab, in memory only (storage.session). */
import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import {
	type BoxPlace,
	type Draft,
	DraftSchema,
	type FollowedDraft,
	isAt,
	isFollowed,
	newDraft,
	type StudyPart,
} from './draft.ts';
import { createQueue } from './queue.ts';

/** The drafts of a tab. */
export interface TabDrafts {
	/** The one in the box last written in. */
	current: Draft | null;
	/** Those of other boxes that a study follows, the latest first. */
	others: FollowedDraft[];
}

/** A draft that cannot be read is passed over. */
const TabDraftsSchema = v.fallback(
	v.object({
		current: v.fallback(v.nullable(DraftSchema), null),
		others: v.fallback(
			v.pipe(
				v.array(v.unknown()),
				v.transform((others) => others.filter((other) => v.is(DraftSchema, other)).filter(isFollowed)),
			),
			[],
		),
	}),
	() => ({ current: null, others: [] }),
);

type Area = Pick<Browser['storage']['session'], 'get' | 'set' | 'remove'>;

const MOST_OTHERS = 20;
const PREFIX = 'drafts:';
const keyOf = (tab: number) => PREFIX + tab;
const inTurn = createQueue();

/** Every draft of a tab that a study follows. */
export const followedOf = ({ current, others }: TabDrafts): FollowedDraft[] =>
	current !== null && isFollowed(current) ? [current, ...others] : others;

export async function readDrafts(area: Area, tab: number): Promise<TabDrafts> {
	const stored = (await area.get(keyOf(tab)))[keyOf(tab)];
	return v.parse(TabDraftsSchema, stored);
}

/** Replaces what is remembered of a tab's drafts: the one place where it is written, one change after another. */
export function changeDrafts(area: Area, tab: number, change: (drafts: TabDrafts) => TabDrafts): Promise<TabDrafts> {
	return inTurn(async () => {
		const before = await readDrafts(area, tab);
		const changed = change(before);
		if (changed === before) return before;
		const after = { ...changed, others: changed.others.slice(0, MOST_OTHERS) };
		if (after.current === null && after.others.length === 0) await area.remove(keyOf(tab));
		else await area.set({ [keyOf(tab)]: after });
		return after;
	});
}

/** Replaces the draft in the box last written in, if there is one. @returns the draft then */
export const changeCurrent = async (area: Area, tab: number, change: (draft: Draft) => Draft): Promise<Draft | null> =>
	(
		await changeDrafts(area, tab, (drafts) =>
			drafts.current === null ? drafts : { ...drafts, current: change(drafts.current) },
		)
	).current;

/** Forgets the drafts of a tab that was closed. */
export const forgetDrafts = (area: Area, tab: number) => changeDrafts(area, tab, () => ({ current: null, others: [] }));

/** Writing goes on in a box; what is known of the draft there holds unless it is a new one. */
export function writtenAt(drafts: TabDrafts, place: BoxPlace, isNew: boolean): TabDrafts {
	const { current } = drafts;
	if (current !== null && isAt(place)(current) && !isNew) return drafts;
	const { study } = followedOf(drafts).find(isAt(place)) ?? {};
	const others = followedOf(drafts).filter((draft) => !isAt(place)(draft));
	return { current: { ...newDraft(place), ...(study && { study }) }, others };
}

/** No draft is written; those that a study follows are remembered for it. */
export const putAside = (drafts: TabDrafts): TabDrafts => ({ current: null, others: followedOf(drafts) });

/** Changes the study's part of the drafts it follows; null: they are followed no longer. */
export function changeFollowed(
	{ current, others }: TabDrafts,
	change: (draft: FollowedDraft) => StudyPart | null,
): TabDrafts {
	const changed = (draft: Draft): Draft => {
		if (!isFollowed(draft)) return draft;
		const { study: _, ...rest } = draft;
		const study = change(draft);
		return study === null ? rest : { ...rest, study };
	};
	return { current: current && changed(current), others: others.map(changed).filter(isFollowed) };
}

/** Begins to follow the draft in a box. */
export function followAt({ current, others }: TabDrafts, place: BoxPlace, study: StudyPart): TabDrafts {
	if (current !== null && isAt(place)(current)) return { current: { ...current, study }, others };
	return { current, others: [{ ...newDraft(place), study }, ...others.filter((draft) => !isAt(place)(draft))] };
}

/** Of the drafts of all tabs a study follows those of this participant only; null: none. */
export async function followOnly(area: Area, code: string | null): Promise<void> {
	const tabs = Object.keys(await area.get(null))
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => Number(key.slice(PREFIX.length)));
	const own = ({ study }: FollowedDraft) => (code !== null && study.key.startsWith(`${code}:`) ? study : null);
	await Promise.all(tabs.map((tab) => changeDrafts(area, tab, (drafts) => changeFollowed(drafts, own))));
}
