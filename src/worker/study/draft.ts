/** Limits the advice on a draft to what the arm shows, and records the draft for the study. */
import type { Advice } from '../../core/advice/result.ts';
import type { SettledWords } from '../../core/mentions/settledWords.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { BoxPlace, Draft, FollowedDraft, StudyPart } from '../../storage/draft.ts';
import { changeDrafts, changeFollowed, followedOf, readDrafts } from '../../storage/drafts.ts';
import type { Observation } from '../../study/draftState.ts';
import { recordObservation, recordPosting } from '../../study/recording.ts';
import { sha256 } from '../../study/sha256.ts';
import { DEFAULT_SHOWING, limitToShown, type Showing, suggestedFilms } from '../../study/showing.ts';
import { filmsIn, mergeSuggestions, observationOf } from './facts.ts';
import { type FollowHost, followedAt, keepsNoHistory } from './follow.ts';

export interface Shown {
	/** The advice limited to what is shown. */
	advice: Advice;
	/** The complete advice. */
	full: Advice;
	showing: Showing;
}

interface Filtered extends Shown {
	/** When the first advice on the draft was ready; null if it is not, or no study follows the draft. */
	ready: number | null;
}

/** Limits the advice on a draft to what the arm shows now. */
export async function filterAdvice(host: FollowHost, tab: number, place: BoxPlace, full: Advice): Promise<Filtered> {
	if ((await host.study.current()) === null) return { advice: full, full, showing: DEFAULT_SHOWING, ready: null };
	const draft = await followedAt(host, tab, place);
	// Advice is delayed only for followed drafts.
	const ready = draft && (draft.study.ready ?? (full.mentions.length > 0 ? Date.now() : null));
	const showing = await host.study.showing(ready);
	return { advice: limitToShown(full, showing), full, showing, ready };
}

/** Records what is new in a draft that a study follows. @param settled words with the user's answer */
export async function observeDraft(
	host: FollowHost,
	tab: number,
	place: Draft,
	{ full, showing, ready }: Filtered,
	pack: Pack,
	{ text, settled }: { text: string; settled: SettledWords },
): Promise<void> {
	const stored = await host.study.current();
	const draft = stored && (await followedAt(host, tab, place));
	if (stored === null || draft === null || (await keepsNoHistory(host.db, place.site))) return;
	const { study } = draft;
	const named = filmsIn(full);
	const judged = await sha256(JSON.stringify([place.choices, settled]));
	// A mention that the user corrected to another film, or to none, is not a dropped film, and neither is the beginning
	// of a longer word: "Wer" on the way to "Werckmeister".
	const corrected = (film: number) => study.judged !== judged && study.named.includes(film);
	const typedOn = (film: number) => film === study.ending?.film && text.length > study.ending.length;
	const stillMeant = (film: number) => named.has(film) || !(corrected(film) || typedOn(film));
	const suggestedSoFar = { drop: study.drop.filter(stillMeant), add: study.add };
	const seen = {
		...(await observationOf(stored, draft.site, suggestedSoFar, full, pack, showing.later === 0)),
		ours: study.ours,
		restated: study.restated,
	};
	const after = {
		...{ ready, judged, named: [...named], ending: endingOf(full, text), last: seen, ours: false, restated: false },
		...mergeSuggestions(suggestedSoFar, suggestedFilms(full)),
	};
	await changeDrafts(host.browser.storage.session, tab, (drafts) =>
		changeFollowed(drafts, (tracked) =>
			tracked.study.key === study.key ? { ...tracked.study, ...after } : tracked.study,
		),
	);
	await host.study.change((now, time) => recordObservation(now, study.key, seen, time));
}

const endingOf = ({ mentions }: Advice, { length }: string): StudyPart['ending'] => {
	const last = mentions.find(({ end }) => end === length);
	return last === undefined ? null : { film: last.film.id, length };
};

/** Records an action on a draft, together with its last observation. */
export async function recordDone(
	host: FollowHost,
	tab: number,
	place: BoxPlace | null,
	done: Pick<Observation, 'opened' | 'dismissed'>,
): Promise<void> {
	if (place === null || (await host.study.current()) === null) return;
	const draft = await followedAt(host, tab, place);
	const last = draft?.study.last;
	if (!draft || !last || (await keepsNoHistory(host.db, draft.site))) return;
	await host.study.change((stored, now) =>
		recordObservation(stored, draft.study.key, { ...last, ...done, ours: false, restated: false }, now),
	);
}

/** Records a posted draft, and follows it no more. @param together whether other boxes of its frame went with it */
export async function recordPosted(
	host: FollowHost,
	tab: number,
	{ site, frame, study }: FollowedDraft,
	advice: Advice,
	pack: Pack,
	together: boolean,
) {
	const stored = await host.study.current();
	if (stored === null || (await keepsNoHistory(host.db, site))) return;
	// The user has not seen advice that is computed at the time of posting.
	const seen = await observationOf(stored, site, study, advice, pack, false);
	const { session } = host.browser.storage;
	const isPosted = (tracked: FollowedDraft) => tracked.study.key === study.key || (together && tracked.frame === frame);
	const keys = followedOf(await readDrafts(session, tab))
		.filter(isPosted)
		.map((tracked) => tracked.study.key);
	const others = keys.filter((key) => key !== study.key);
	await host.study.change((now, time) => recordPosting(now, study.key, seen, others, time));
	await changeDrafts(session, tab, (drafts) =>
		changeFollowed(drafts, (tracked) => (isPosted(tracked) ? null : tracked.study)),
	);
}
