/** A draft's part in a study: what an arm shows of its advice, and what is recorded of it. */
import type { Advice } from '../../core/advice/result.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { Database } from '../../storage/db.ts';
import type { DraftState } from '../../storage/drafts.ts';
import { NOBODY } from '../../storage/nobody.ts';
import { personaAt } from '../../storage/personas.ts';
import type { KeptStudy } from '../../storage/study.ts';
import { type BoxPlace, changeStudyDrafts, isAt, readStudyDrafts, type StudyDraft } from '../../storage/studyDrafts.ts';
import type { Seen } from '../../study/life.ts';
import { asShown, type Showing, suggested, USUAL } from '../../study/showing.ts';
import { siteLabel } from '../../study/siteLabel.ts';
import type { WorkerHost } from '../host.ts';
import { recordPosting, recordSeen } from './recording.ts';

export interface Shown {
	/** With no more in it than is shown. */
	advice: Advice;
	/** All of it. */
	whole: Advice;
	showing: Showing;
}

type Host = Pick<WorkerHost, 'browser' | 'db' | 'study'>;

/** What is remembered of the draft in a box; null where nothing is. */
export const studyDraftAt = async ({ browser }: Pick<Host, 'browser'>, tab: number, place: BoxPlace) =>
	(await readStudyDrafts(browser.storage.session, tab)).find(isAt(place)) ?? null;

/** Begins to follow the draft in a box, in a study only; with an empty box the draft that was in it is over. */
export async function followDraft(host: Host, tab: number, { frame, box, site }: DraftState, empty: boolean) {
	const kept = await host.study.current();
	if (kept === null || (await isNobodys(host.db, site))) return;
	const key = `${kept.enrolment.code}:${crypto.randomUUID()}`;
	const fresh: StudyDraft = { key, frame, box, site, ready: null, drop: [], add: [], last: null };
	await changeStudyDrafts(host.browser.storage.session, tab, (drafts) => {
		const here = drafts.find(isAt(fresh));
		const others = drafts.filter((draft) => draft !== here);
		return empty ? others : [here ?? fresh, ...others];
	});
}

/** In a frame another page was opened: what was written in the one before is left. */
export async function leaveDrafts(host: Host, tab: number, frame: number): Promise<void> {
	if ((await host.study.current()) !== null)
		await changeStudyDrafts(host.browser.storage.session, tab, (drafts) => drafts.filter((one) => one.frame !== frame));
}

/** The advice as it is to be shown; what is new of the draft is recorded. */
export async function adviceShown(
	host: Host,
	tab: number,
	state: DraftState,
	whole: Advice,
	pack: Pack,
): Promise<Shown> {
	const kept = await host.study.current();
	if (kept === null) return { advice: whole, whole, showing: USUAL };
	const draft = await studyDraftAt(host, tab, state);
	const ready = draft?.ready ?? (whole.mentions.length > 0 ? Date.now() : null);
	const showing = await host.study.showing(ready);
	if (draft !== null && !(await isNobodys(host.db, state.site))) {
		const seen = await seenIn(kept, draft, whole, pack, showing.later === 0);
		const { drop, add } = suggested(whole);
		await changeStudyDrafts(host.browser.storage.session, tab, (drafts) =>
			drafts.map((one) =>
				one.key === draft.key
					? { ...one, ready, drop: both(one.drop, drop), add: both(one.add, add), last: seen }
					: one,
			),
		);
		await host.study.change((now, time) => recordSeen(now, draft.key, seen, time));
	}
	return { advice: asShown(whole, showing), whole, showing };
}

/** Records that something was done about a draft as it was last seen. */
export async function recordDone(
	host: Host,
	tab: number,
	place: BoxPlace | null,
	done: Pick<Seen, 'opened' | 'dismissed'>,
): Promise<void> {
	if (place === null || (await host.study.current()) === null) return;
	const draft = await studyDraftAt(host, tab, place);
	const last = draft?.last;
	if (draft && last) await host.study.change((kept, now) => recordSeen(kept, draft.key, { ...last, ...done }, now));
}

/**
 * Records that a draft was posted, and is over.
 * @param advice on what was posted
 * @param together whether it was posted with what other boxes of the frame held
 */
export async function recordPosted(
	host: Host,
	tab: number,
	draft: StudyDraft,
	advice: Advice,
	pack: Pack,
	together: boolean,
) {
	const kept = await host.study.current();
	if (kept === null || (await isNobodys(host.db, draft.site))) return;
	// Advice that comes with the posting has been seen by nobody.
	const seen = { ...(await seenIn(kept, draft, advice, pack, false)), posted: true };
	const { session } = host.browser.storage;
	const over = (one: StudyDraft) => one.key === draft.key || (together && one.frame === draft.frame);
	const others = (await readStudyDrafts(session, tab)).filter((one) => over(one) && one.key !== draft.key);
	const keys = others.map(({ key }) => key);
	await host.study.change((now, time) => recordPosting(now, draft.key, seen, keys, time));
	await changeStudyDrafts(session, tab, (drafts) => drafts.filter((one) => !over(one)));
}

async function seenIn(
	kept: KeptStudy,
	{ drop, add, site: at }: StudyDraft,
	advice: Advice,
	pack: Pack,
	shown: boolean,
): Promise<Seen> {
	const films = new Set(advice.mentions.map(({ film }) => film.id));
	const { secret, sites } = kept.enrolment;
	const site = sites[await siteLabel(secret, at)];
	return {
		mentions: films.size,
		rank: rarestRank(pack, films),
		crowd: advice.crowd,
		advised: shown && films.size > 0 && advice.crowd < advice.tolerance,
		dropping: drop.some((film) => !films.has(film)),
		adding: add.some((film) => films.has(film)),
		...(site !== undefined && { site }),
	};
}

/** Rank by raters of the rarest of some films, from 1. */
export const rarestRank = ({ population }: Pack, films: ReadonlySet<number>): number =>
	Math.max(1, ...[...films].map((film) => rankOf(population.raters, film)));

/** Place of a film among all by raters, from 1. */
function rankOf(raters: ArrayLike<number>, film: number): number {
	let rank = 1;
	for (let other = 0; other < raters.length; other++) if (raters[other]! > raters[film]!) rank++;
	return rank;
}

/** Nothing is kept of sites that are nobody's. */
const isNobodys = (open: () => Promise<Database>, site: string): Promise<boolean> =>
	open()
		.then((db) => personaAt(db, site))
		.then(
			(persona) => persona?.id === NOBODY,
			() => true,
		);

const both = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])];
