/**
 * What is remembered of drafts for a study while the browser runs, in memory only (storage.session), for each box of a
 * tab: films that advice was to leave out or to add. None of it is ever recorded.
 */
import type { Browser } from 'webextension-polyfill';
import type { Seen } from '../study/life.ts';
import type { DraftState } from './drafts.ts';

/** A draft's part in a study. */
export interface StudyDraft {
	/** Tells it from other drafts in what is kept of the study; begins with the participant's code. */
	key: string;
	frame: number;
	box: number;
	site: string;
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

type Area = Pick<Browser['storage']['session'], 'get' | 'set' | 'remove'>;
/** Where a draft is written. */
export type BoxPlace = Pick<DraftState, 'frame' | 'box' | 'site'>;

/** Boxes of a tab that are remembered, the latest first. */
const MOST_BOXES = 20;
const PREFIX = 'study:';
const name = (tab: number) => PREFIX + tab;

export const isAt =
	({ frame, box, site }: BoxPlace) =>
	(draft: StudyDraft) =>
		draft.frame === frame && draft.box === box && draft.site === site;

export async function readStudyDrafts(area: Area, tab: number): Promise<StudyDraft[]> {
	const stored = (await area.get(name(tab)))[name(tab)];
	return Array.isArray(stored) ? stored.filter(isStudyDraft) : [];
}

/** Replaces what is remembered of a tab's drafts, one change after another, so that none is lost. */
export function changeStudyDrafts(
	area: Area,
	tab: number,
	change: (drafts: StudyDraft[]) => StudyDraft[],
): Promise<StudyDraft[]> {
	const next = last.then(async () => {
		const before = await readStudyDrafts(area, tab);
		const after = change(before).slice(0, MOST_BOXES);
		if (after.length > 0) await area.set({ [name(tab)]: after });
		else if (before.length > 0) await area.remove(name(tab));
		return after;
	});
	last = next.catch(() => undefined);
	return next;
}

let last: Promise<unknown> = Promise.resolve();

export const forgetStudyDrafts = (area: Area, tab: number) => area.remove(name(tab));

/** Forgets the drafts of whoever does not take part under this code, in all tabs. */
export async function keepStudyDraftsOf(area: Area, code: string | null): Promise<void> {
	const tabs = Object.keys(await area.get(null))
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => Number(key.slice(PREFIX.length)));
	const own = ({ key }: StudyDraft) => code !== null && key.startsWith(`${code}:`);
	await Promise.all(tabs.map((tab) => changeStudyDrafts(area, tab, (drafts) => drafts.filter(own))));
}

function isStudyDraft(value: unknown): value is StudyDraft {
	const draft = value as Partial<StudyDraft> | null;
	const isTime = (n: unknown) => n === null || typeof n === 'number';
	return (
		typeof draft === 'object' &&
		draft !== null &&
		typeof draft.key === 'string' &&
		typeof draft.site === 'string' &&
		Number.isSafeInteger(draft.frame) &&
		Number.isSafeInteger(draft.box) &&
		isTime(draft.ready) &&
		Array.isArray(draft.drop) &&
		Array.isArray(draft.add) &&
		typeof draft.last === 'object' &&
		Array.isArray(draft.named) &&
		typeof draft.judged === 'string' &&
		typeof draft.ours === 'boolean'
	);
}
