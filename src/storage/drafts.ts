/** Stores the drafts of each tab in memory only (storage.session). */
import * as v from 'valibot';
import { isObject } from '../checks.ts';
import type { Item, PackKind } from '../core/catalogue/packKinds.ts';
import { type Area, valueAt } from './area.ts';
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

export interface TabDrafts {
	/** The draft in the box last written in. */
	current: Draft | null;
	/** Drafts in other boxes that a study follows, the latest first. */
	others: FollowedDraft[];
}

const MOST_OTHERS = 20;
const PREFIX = 'drafts:';
const keyOf = (tab: number) => PREFIX + tab;
const enqueue = createQueue();

export const followedOf = ({ current, others }: TabDrafts): FollowedDraft[] =>
	current !== null && isFollowed(current) ? [current, ...others] : others;

export async function readDrafts(area: Area, tab: number): Promise<TabDrafts> {
	const stored = await valueAt(area, keyOf(tab));
	const { current, others }: Partial<Record<keyof TabDrafts, unknown>> = isObject(stored) ? stored : {};
	// Invalid drafts are skipped.
	const isValid = (draft: unknown): draft is Draft => v.is(DraftSchema, draft);
	return {
		current: isValid(current) ? current : null,
		others: (Array.isArray(others) ? others : []).filter(isValid).filter(isFollowed),
	};
}

/** Changes the drafts of a tab. All writes go through here, one after another. */
export function changeDrafts(area: Area, tab: number, change: (drafts: TabDrafts) => TabDrafts): Promise<TabDrafts> {
	return enqueue(async () => {
		const before = await readDrafts(area, tab);
		const changed = change(before);
		if (changed === before) return before;
		const after = { ...changed, others: changed.others.slice(0, MOST_OTHERS) };
		if (after.current === null && after.others.length === 0) await area.remove(keyOf(tab));
		else await area.set({ [keyOf(tab)]: after });
		return after;
	});
}

/** Changes the current draft, if there is one. @returns the current draft afterwards */
export const changeCurrent = async (area: Area, tab: number, change: (draft: Draft) => Draft): Promise<Draft | null> =>
	(
		await changeDrafts(area, tab, (drafts) =>
			drafts.current === null ? drafts : { ...drafts, current: change(drafts.current) },
		)
	).current;

/** Deletes the drafts of a closed tab. */
export const forgetDrafts = (area: Area, tab: number) => changeDrafts(area, tab, () => ({ current: null, others: [] }));

/** Makes the draft in a box the current one. Its record is kept unless it is a new draft. */
export function writeInBox(drafts: TabDrafts, place: BoxPlace, isNew: boolean): TabDrafts {
	const { current } = drafts;
	if (current !== null && isAt(place)(current) && !isNew) return drafts;
	const { study } = followedOf(drafts).find(isAt(place)) ?? {};
	const others = followedOf(drafts).filter((draft) => !isAt(place)(draft));
	return { current: { ...newDraft(place), ...(study && { study }) }, others };
}

/** Leaves no draft current, but keeps those that a study follows. */
export const withoutCurrent = (drafts: TabDrafts): TabDrafts => ({ current: null, others: followedOf(drafts) });

/** Changes the study part of followed drafts; if `change` returns null, the draft is no longer followed. */
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

export function followAt({ current, others }: TabDrafts, place: BoxPlace, study: StudyPart): TabDrafts {
	if (current !== null && isAt(place)(current)) return { current: { ...current, study }, others };
	return { current, others: [{ ...newDraft(place), study }, ...others.filter((draft) => !isAt(place)(draft))] };
}

/** Changes the study part of followed drafts in all tabs; if `change` returns null, the draft is no longer followed. */
export const changeAllFollowed = (area: Area, change: (draft: FollowedDraft) => StudyPart | null): Promise<void> =>
	changeAll(area, (drafts) => changeFollowed(drafts, change));

async function changeAll(area: Area, change: (drafts: TabDrafts) => TabDrafts): Promise<void> {
	const tabs = Object.keys(await area.get(null))
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => Number(key.slice(PREFIX.length)));
	await Promise.all(tabs.map((tab) => changeDrafts(area, tab, change)));
}

/** Forgets of all drafts which items of a kind were chosen, taken or replaced by a phrase: another pack numbers them otherwise. */
export function forgetItems(area: Area, of: PackKind): Promise<void> {
	const isKept = ({ kind }: Item) => kind !== of;
	const without = ({ said, denied, told, study, ...draft }: Draft): Draft => ({
		...draft,
		decoys: draft.decoys.filter(isKept),
		choices: draft.choices.filter(isKept),
		...(said?.some(isKept) && { said: said.filter(isKept) }),
		...(denied !== undefined && isKept(denied) && { denied }),
		...(told !== undefined && of !== 'films' && { told }),
		// Studies follow films alone.
		...(study !== undefined && {
			study: of === 'films' ? { ...study, drop: [], add: [], named: [], ending: null } : study,
		}),
	});
	return changeAll(area, ({ current, others }) => ({
		current: current && without(current),
		others: others.map(without).filter(isFollowed),
	}));
}

/** Stops following the drafts in all tabs, except those of the participant with this code; null: all of them. */
export const followOnly = (area: Area, code: string | null): Promise<void> =>
	changeAllFollowed(area, ({ study }) => (code !== null && study.key.startsWith(`${code}:`) ? study : null));
