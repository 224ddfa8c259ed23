/** Which drafts are followed for a study, and for how long. */
import type { Browser } from 'webextension-polyfill';
import type { Database } from '../../storage/db.ts';
import type { DraftState } from '../../storage/drafts.ts';
import { NOBODY } from '../../storage/nobody.ts';
import { personaAt } from '../../storage/personas.ts';
import {
	type BoxPlace,
	changeStudyDrafts,
	isAt,
	keepStudyDraftsOf,
	readStudyDrafts,
	type StudyDraft,
} from '../../storage/studyDrafts.ts';
import { follows, phaseNow, recordNothing } from '../../study/recording.ts';
import { moment, type StudySide } from './side.ts';

export interface FollowHost {
	browser: Pick<Browser, 'storage'>;
	db: () => Promise<Database>;
	study: StudySide;
}

/** What is remembered of the draft in a box; null where nothing is. */
export const studyDraftAt = async ({ browser }: Pick<FollowHost, 'browser'>, tab: number, place: BoxPlace) =>
	(await readStudyDrafts(browser.storage.session, tab)).find(isAt(place)) ?? null;

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
	{ frame, box, site }: DraftState,
	empty: boolean,
	{ begun, ours }: Written,
) {
	const kept = await host.study.current();
	if (kept === null) return;
	const { session } = host.browser.storage;
	if (await isNobodys(host.db, site)) return forgetAt(host, tab, site);
	const now = moment();
	const begins = phaseNow(kept, now) === 'running' && follows(kept, begun, now);
	const key = `${kept.enrolment.code}:${crypto.randomUUID()}`;
	const fresh: StudyDraft = {
		key,
		frame,
		box,
		site,
		ready: null,
		drop: [],
		add: [],
		last: null,
		named: [],
		judged: '',
		ours,
	};
	await changeStudyDrafts(session, tab, (drafts) => {
		const here = drafts.find(isAt(fresh));
		const others = drafts.filter((draft) => draft !== here);
		if (empty || (here === undefined && !begins)) return others;
		return [here === undefined ? fresh : { ...here, ours: here.ours || ours }, ...others];
	});
	// Left meanwhile, in another window.
	if ((await host.study.current()) === null) await keepStudyDraftsOf(session, null);
}

/** Of what is written at a site that was given to nobody no more is recorded. */
async function forgetAt(host: FollowHost, tab: number, site: string): Promise<void> {
	const { session } = host.browser.storage;
	const keys = (await readStudyDrafts(session, tab)).filter((draft) => draft.site === site).map(({ key }) => key);
	if (keys.length === 0) return;
	await changeStudyDrafts(session, tab, (drafts) => drafts.filter((draft) => draft.site !== site));
	await host.study.change((kept) => recordNothing(kept, keys));
}

/** In a frame another page was opened: what was written in the one before is left. */
export async function leaveDrafts(host: FollowHost, tab: number, frame: number): Promise<void> {
	if ((await host.study.current()) !== null)
		await changeStudyDrafts(host.browser.storage.session, tab, (drafts) => drafts.filter((one) => one.frame !== frame));
}

/** Nothing is kept of sites that are nobody's. */
export const isNobodys = (open: () => Promise<Database>, site: string): Promise<boolean> =>
	open()
		.then((db) => personaAt(db, site))
		.then(
			(persona) => persona?.id === NOBODY,
			() => true,
		);
