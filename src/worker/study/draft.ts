/** A draft's part in a study: what an arm shows of its advice, and what is recorded of it. */
import type { Advice } from '../../core/advice/result.ts';
import type { Pack } from '../../core/population/pack.ts';
import type { Database } from '../../storage/db.ts';
import { changeDraft, type DraftInStudy, type DraftState } from '../../storage/drafts.ts';
import { NOBODY } from '../../storage/nobody.ts';
import { personaAt } from '../../storage/personas.ts';
import type { KeptStudy } from '../../storage/study.ts';
import type { Seen } from '../../study/life.ts';
import { asShown, type Showing, suggested, USUAL } from '../../study/showing.ts';
import { siteLabel } from '../../study/siteLabel.ts';
import type { WorkerHost } from '../host.ts';
import { recordSeen } from './recording.ts';

export interface Shown {
	/** With no more in it than is shown. */
	advice: Advice;
	/** All of it. */
	whole: Advice;
	showing: Showing;
}

type Host = Pick<WorkerHost, 'browser' | 'db' | 'study'>;

/** Gives a draft of which records may be kept what tells it from others; in a study only. */
export async function followDraft(host: Host, tab: number, state: DraftState): Promise<DraftState> {
	const kept = await host.study.current();
	if (kept === null || (await isNobodys(host.db, state.site))) return state;
	const { code } = kept.enrolment;
	if (state.study?.key.startsWith(`${code}:`)) return state;
	const study: DraftInStudy = { key: `${code}:${crypto.randomUUID()}`, ready: null, drop: [], add: [], last: null };
	return (await changeStudyDraft(host, tab, state, () => study)) ?? state;
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
	const found = whole.mentions.length > 0;
	const ready = state.study?.ready ?? (found ? Date.now() : null);
	const showing = await host.study.showing(ready);
	const { study } = state;
	if (study !== undefined && !(await isNobodys(host.db, state.site))) {
		const seen = await seenIn(kept, state, whole, pack, showing.later === 0);
		const { drop, add } = suggested(whole);
		await changeStudyDraft(host, tab, state, (before) => ({
			...before,
			ready,
			drop: both(before.drop, drop),
			add: both(before.add, add),
			last: seen,
		}));
		await host.study.change((now, time) => recordSeen(now, study.key, seen, time));
	}
	return { advice: asShown(whole, showing), whole, showing };
}

/** Records that something was done about a draft as it was last seen. */
export async function recordDone(
	host: Pick<Host, 'study'>,
	state: DraftState | null,
	done: Pick<Seen, 'opened' | 'dismissed'>,
): Promise<void> {
	const { key, last } = state?.study ?? {};
	if (key !== undefined && last != null)
		await host.study.change((kept, now) => recordSeen(kept, key, { ...last, ...done }, now));
}

/** Records that a draft was posted. @param advice on what was posted */
export async function recordPosted(host: Host, state: DraftState, advice: Advice, pack: Pack): Promise<void> {
	const kept = await host.study.current();
	const { study } = state;
	if (kept === null || study === undefined || (await isNobodys(host.db, state.site))) return;
	// Advice that comes with the posting has been seen by nobody.
	const seen = { ...(await seenIn(kept, state, advice, pack, false)), posted: true };
	await host.study.change((now, time) => recordSeen(now, study.key, seen, time));
}

async function seenIn(kept: KeptStudy, state: DraftState, advice: Advice, pack: Pack, shown: boolean): Promise<Seen> {
	const { drop = [], add = [] } = state.study ?? {};
	const films = new Set(advice.mentions.map(({ film }) => film.id));
	const { secret, sites } = kept.enrolment;
	const site = sites[await siteLabel(secret, state.site)];
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

/** Changes what is known of the draft for the study, if it is still the same draft. */
const changeStudyDraft = (
	{ browser }: Pick<Host, 'browser'>,
	tab: number,
	{ frame, box, site, study }: DraftState,
	change: (study: DraftInStudy) => DraftInStudy,
): Promise<DraftState | null> =>
	changeDraft(browser.storage.session, tab, (now) =>
		now?.frame === frame && now.box === box && now.site === site && now.study?.key === study?.key
			? { ...now, study: change(now.study ?? { key: '', ready: null, drop: [], add: [], last: null }) }
			: now,
	);

const both = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])];
