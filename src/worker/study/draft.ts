/** A draft's part in a study: what an arm shows of its advice, and what is recorded of it. */
import type { Advice } from '../../core/advice/result.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { DraftState } from '../../storage/drafts.ts';
import { type BoxPlace, changeStudyDrafts, readStudyDrafts, type StudyDraft } from '../../storage/studyDrafts.ts';
import type { Seen } from '../../study/life.ts';
import { recordPosting, recordSeen } from '../../study/recording.ts';
import { sha256 } from '../../study/sha256.ts';
import { asShown, type Showing, suggested, USUAL } from '../../study/showing.ts';
import { filmsIn, seenIn } from './facts.ts';
import { type FollowHost, isNobodys, studyDraftAt } from './follow.ts';

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
	state: DraftState,
	whole: Advice,
	pack: Pack,
	notFilms: readonly string[],
): Promise<Shown> {
	const kept = await host.study.current();
	if (kept === null) return { advice: whole, whole, showing: USUAL };
	const draft = await studyDraftAt(host, tab, state);
	// What is not followed is held back for nobody.
	const ready = draft && (draft.ready ?? (whole.mentions.length > 0 ? Date.now() : null));
	const showing = await host.study.showing(ready);
	if (draft !== null && !(await isNobodys(host.db, state.site))) {
		const named = filmsIn(whole);
		const judged = await sha256(JSON.stringify([state.choices, notFilms]));
		// A film that turned out to be another, or none, was not left out.
		const meant = (film: number) => draft.judged === judged || named.has(film) || !draft.named.includes(film);
		const asked = { ...draft, drop: draft.drop.filter(meant) };
		const seen = { ...(await seenIn(kept, asked, whole, pack, showing.later === 0)), ours: draft.ours };
		const { drop, add } = suggested(whole);
		const after = {
			...{ ready, judged, named: [...named], last: seen, ours: false },
			...{ drop: both(asked.drop, drop), add: both(asked.add, add) },
		};
		await changeStudyDrafts(host.browser.storage.session, tab, (drafts) =>
			drafts.map((one) => (one.key === draft.key ? { ...one, ...after } : one)),
		);
		await host.study.change((now, time) => recordSeen(now, draft.key, seen, time));
	}
	return { advice: asShown(whole, showing), whole, showing };
}

/** Records that something was done about a draft as it was last seen. */
export async function recordDone(
	host: FollowHost,
	tab: number,
	place: BoxPlace | null,
	done: Pick<Seen, 'opened' | 'dismissed'>,
): Promise<void> {
	if (place === null || (await host.study.current()) === null) return;
	const draft = await studyDraftAt(host, tab, place);
	const last = draft?.last;
	if (!draft || !last || (await isNobodys(host.db, draft.site))) return;
	await host.study.change((kept, now) => recordSeen(kept, draft.key, { ...last, ...done, ours: false }, now));
}

/**
 * Records that a draft was posted, and is over.
 * @param advice on what was posted
 * @param together whether it was posted with what other boxes of the frame held
 */
export async function recordPosted(
	host: FollowHost,
	tab: number,
	draft: StudyDraft,
	advice: Advice,
	pack: Pack,
	together: boolean,
) {
	const kept = await host.study.current();
	if (kept === null || (await isNobodys(host.db, draft.site))) return;
	// Advice that comes with the posting has been seen by nobody.
	const seen = await seenIn(kept, draft, advice, pack, false);
	const { session } = host.browser.storage;
	const over = (one: StudyDraft) => one.key === draft.key || (together && one.frame === draft.frame);
	const others = (await readStudyDrafts(session, tab)).filter((one) => over(one) && one.key !== draft.key);
	const keys = others.map(({ key }) => key);
	await host.study.change((now, time) => recordPosting(now, draft.key, seen, keys, time));
	await changeStudyDrafts(session, tab, (drafts) => drafts.filter((one) => !over(one)));
}

const both = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])];
