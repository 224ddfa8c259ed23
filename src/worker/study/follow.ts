/** Which drafts are followed for a study, and for how long. */
import type { Browser } from 'webextension-polyfill';
import type { Database } from '../../storage/db.ts';
import { type BoxPlace, type FollowedDraft, isAt, type StudyPart } from '../../storage/draft.ts';
import { changeDrafts, changeFollowed, followAt, followedOf, followOnly, readDrafts } from '../../storage/drafts.ts';
import { NOBODY } from '../../storage/nobody.ts';
import { personaAt } from '../../storage/personas.ts';
import { phaseNow, shouldFollow, stopRecording } from '../../study/recording.ts';
import { moment, type StudySide } from './side.ts';

export interface FollowHost {
	browser: Pick<Browser, 'storage'>;
	db: () => Promise<Database>;
	study: StudySide;
}

/** The draft in a box; null where no study follows it. */
export const followedAt = async (
	{ browser }: Pick<FollowHost, 'browser'>,
	tab: number,
	place: BoxPlace,
): Promise<FollowedDraft | null> =>
	followedOf(await readDrafts(browser.storage.session, tab)).find(isAt(place)) ?? null;

/** What a page says of how a draft came about. */
export interface Written {
	/** When the user began to write it, in milliseconds since 1970; null: nobody did. */
	begun: number | null;
	/** A button of ours has changed it since it was last seen. */
	ours: boolean;
}

/** Begins to follow the draft in a box, in a study only; with an empty box the draft that was in it is over. */
export async function followDraft(
	host: FollowHost,
	tab: number,
	place: BoxPlace,
	empty: boolean,
	{ begun, ours }: Written,
) {
	const stored = await host.study.current();
	if (stored === null) return;
	const { session } = host.browser.storage;
	if (await isNobodys(host.db, place.site)) return forgetAt(host, tab, place.site);
	const now = moment();
	const begins = phaseNow(stored, now) === 'running' && shouldFollow(stored, begun, now);
	const key = `${stored.enrolment.code}:${crypto.randomUUID()}`;
	await changeDrafts(session, tab, (drafts) => {
		const known = followedOf(drafts).find(isAt(place))?.study;
		if (empty || (known === undefined && !begins))
			return changeFollowed(drafts, (draft) => (isAt(place)(draft) ? null : draft.study));
		return followAt(drafts, place, known ? { ...known, ours: known.ours || ours } : newPart(key, ours));
	});
	// Left meanwhile, in another window.
	if ((await host.study.current()) === null) await followOnly(session, null);
}

const newPart = (key: string, ours: boolean): StudyPart => ({
	...{ key, ours, ready: null, last: null },
	...{ drop: [], add: [], named: [], judged: '' },
});

/** Of what is written at a site that was given to nobody no more is recorded. */
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

/** In a frame another page was opened: what was written in the one before is left. */
export async function leaveDrafts(host: FollowHost, tab: number, frame: number): Promise<void> {
	if ((await host.study.current()) !== null)
		await changeDrafts(host.browser.storage.session, tab, (drafts) =>
			changeFollowed(drafts, (draft) => (draft.frame === frame ? null : draft.study)),
		);
}

/** Nothing is kept of sites that are nobody's. */
export const isNobodys = (open: () => Promise<Database>, site: string): Promise<boolean> =>
	open()
		.then((db) => personaAt(db, site))
		.then(
			(persona) => persona?.id === NOBODY,
			() => true,
		);
