/** A draft's part in a study: what an arm shows of its advice, and what is recorded of it. */
import type { Advice } from '../../core/advice/result.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { BoxPlace, Draft, FollowedDraft } from '../../storage/draft.ts';
import { changeDrafts, changeFollowed, followedOf, readDrafts } from '../../storage/drafts.ts';
import type { Observation } from '../../study/draftState.ts';
import { recordObservation, recordPosting } from '../../study/recording.ts';
import { sha256 } from '../../study/sha256.ts';
import { DEFAULT_SHOWING, limitToShown, type Showing, suggestedFilms } from '../../study/showing.ts';
import { filmsIn, seenIn, toldSoFar } from './facts.ts';
import { type FollowHost, followedAt, isNobodys } from './follow.ts';

export interface Shown {
	/** With no more in it than is shown. */
	advice: Advice;
	/** All of it. */
	whole: Advice;
	showing: Showing;
}

/**
 * The advice as it is to be shown; what is new of the draft is recorded.
 * @param notFilms words that name no film
 */
export async function adviceShown(
	host: FollowHost,
	tab: number,
	state: Draft,
	whole: Advice,
	pack: Pack,
	notFilms: readonly string[],
): Promise<Shown> {
	const stored = await host.study.current();
	if (stored === null) return { advice: whole, whole, showing: DEFAULT_SHOWING };
	const draft = await followedAt(host, tab, state);
	// What is not followed is held back for nobody.
	const ready = draft && (draft.study.ready ?? (whole.mentions.length > 0 ? Date.now() : null));
	const showing = await host.study.showing(ready);
	if (draft !== null && !(await isNobodys(host.db, state.site))) {
		const named = filmsIn(whole);
		const judged = await sha256(JSON.stringify([state.choices, notFilms]));
		// A film that turned out to be another, or none, was not left out.
		const { study } = draft;
		const meant = (film: number) => study.judged === judged || named.has(film) || !study.named.includes(film);
		const asked = { drop: study.drop.filter(meant), add: study.add };
		const seen = { ...(await seenIn(stored, draft.site, asked, whole, pack, showing.later === 0)), ours: study.ours };
		const after = {
			...{ ready, judged, named: [...named], last: seen, ours: false },
			...toldSoFar(asked, suggestedFilms(whole)),
		};
		await changeDrafts(host.browser.storage.session, tab, (drafts) =>
			changeFollowed(drafts, (one) => (one.study.key === study.key ? { ...one.study, ...after } : one.study)),
		);
		await host.study.change((now, time) => recordObservation(now, study.key, seen, time));
	}
	return { advice: limitToShown(whole, showing), whole, showing };
}

/** Records that something was done about a draft as it was last seen. */
export async function recordDone(
	host: FollowHost,
	tab: number,
	place: BoxPlace | null,
	done: Pick<Observation, 'opened' | 'dismissed'>,
): Promise<void> {
	if (place === null || (await host.study.current()) === null) return;
	const draft = await followedAt(host, tab, place);
	const last = draft?.study.last;
	if (!draft || !last || (await isNobodys(host.db, draft.site))) return;
	await host.study.change((stored, now) =>
		recordObservation(stored, draft.study.key, { ...last, ...done, ours: false }, now),
	);
}

/**
 * Records that a draft was posted, and is over.
 * @param advice on what was posted
 * @param together whether it was posted with what other boxes of the frame held
 */
export async function recordPosted(
	host: FollowHost,
	tab: number,
	{ site, frame, study }: FollowedDraft,
	advice: Advice,
	pack: Pack,
	together: boolean,
) {
	const stored = await host.study.current();
	if (stored === null || (await isNobodys(host.db, site))) return;
	// Advice that comes with the posting has been seen by nobody.
	const seen = await seenIn(stored, site, study, advice, pack, false);
	const { session } = host.browser.storage;
	const over = (one: FollowedDraft) => one.study.key === study.key || (together && one.frame === frame);
	const keys = followedOf(await readDrafts(session, tab))
		.filter(over)
		.map((one) => one.study.key);
	const others = keys.filter((key) => key !== study.key);
	await host.study.change((now, time) => recordPosting(now, study.key, seen, others, time));
	await changeDrafts(session, tab, (drafts) => changeFollowed(drafts, (one) => (over(one) ? null : one.study)));
}
