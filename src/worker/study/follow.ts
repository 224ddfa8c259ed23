/** Decides which drafts are followed for a study, and until when. */
import type { Browser } from 'webextension-polyfill';
import type { Database } from '../../storage/db.ts';
import { type BoxPlace, type FollowedDraft, isAt, type StudyPart } from '../../storage/draft.ts';
import {
	changeAllFollowed,
	changeDrafts,
	changeFollowed,
	followAt,
	followedOf,
	followOnly,
	readDrafts,
} from '../../storage/drafts.ts';
import { NO_HISTORY } from '../../storage/noHistory.ts';
import { personaAt } from '../../storage/personas.ts';
import { phaseNow, shouldFollow, stopRecording } from '../../study/recording.ts';
import { moment, type StudySide } from './side.ts';

export interface FollowHost {
	browser: Pick<Browser, 'storage'>;
	db: () => Promise<Database>;
	study: StudySide;
}

/** The draft in a box; null if no study follows it. */
export const followedAt = async (
	{ browser }: Pick<FollowHost, 'browser'>,
	tab: number,
	place: BoxPlace,
): Promise<FollowedDraft | null> =>
	followedOf(await readDrafts(browser.storage.session, tab)).find(isAt(place)) ?? null;

/** What a content script reports about the origin of a draft. */
export interface DraftOrigin {
	/** When the user began to write it, in milliseconds since 1970; null if the user has not written in it. */
	begun: number | null;
	/** Whether one of our buttons has changed it since the last check. */
	ours: boolean;
}

/** Notes in all drafts that the user has answered whether they rated a film. */
export async function noteRestated({ browser, study }: Pick<FollowHost, 'browser' | 'study'>): Promise<void> {
	if ((await study.current()) !== null)
		await changeAllFollowed(browser.storage.session, (draft) => ({ ...draft.study, restated: true }));
}

/** Starts to follow the draft in a box if there is a study; an empty box ends its draft. */
export async function followDraft(
	host: FollowHost,
	tab: number,
	place: BoxPlace,
	empty: boolean,
	{ begun, ours }: DraftOrigin,
) {
	const stored = await host.study.current();
	if (stored === null) return;
	const { session } = host.browser.storage;
	if (await keepsNoHistory(host.db, place.site)) return forgetAt(host, tab, place.site);
	const now = moment();
	const begins = phaseNow(stored, now) === 'running' && shouldFollow(stored, begun, now);
	const key = `${stored.enrolment.code}:${crypto.randomUUID()}`;
	await changeDrafts(session, tab, (drafts) => {
		const known = followedOf(drafts).find(isAt(place))?.study;
		if (empty || (known === undefined && !begins))
			return changeFollowed(drafts, (draft) => (isAt(place)(draft) ? null : draft.study));
		return followAt(drafts, place, known ? { ...known, ours: known.ours || ours } : newPart(key, ours));
	});
	// The study was left in another window.
	if ((await host.study.current()) === null) await followOnly(session, null);
}

const newPart = (key: string, ours: boolean): StudyPart => ({
	...{ key, ours, restated: false, ready: null, last: null },
	...{ drop: [], add: [], named: [], judged: '', ending: null },
});

/** Stops following the drafts at a site that keeps no history any longer. */
async function forgetAt(host: FollowHost, tab: number, site: string): Promise<void> {
	const { session } = host.browser.storage;
	const keys = followedOf(await readDrafts(session, tab))
		.filter((draft) => draft.site === site)
		.map(({ study }) => study.key);
	if (keys.length === 0) return;
	await changeDrafts(session, tab, (drafts) =>
		changeFollowed(drafts, (draft) => (draft.site === site ? null : draft.study)),
	);
	await host.study.change((stored) => stopRecording(stored, keys));
}

/** Stops following the drafts of a frame in which another page was opened. */
export async function leaveDrafts(host: FollowHost, tab: number, frame: number): Promise<void> {
	if ((await host.study.current()) !== null)
		await changeDrafts(host.browser.storage.session, tab, (drafts) =>
			changeFollowed(drafts, (draft) => (draft.frame === frame ? null : draft.study)),
		);
}

/** Whether nothing may be stored about a site, because the user wants it so or the database cannot be read. */
export const keepsNoHistory = (open: () => Promise<Database>, site: string): Promise<boolean> =>
	open()
		.then((db) => personaAt(db, site))
		.then(
			(persona) => persona?.id === NO_HISTORY,
			() => true,
		);
