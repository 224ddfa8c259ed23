/** Shows the advice on drafts: in the badge, to a popup that opens while the worker starts, and to whoever asks for it. */
import { summariesOf } from '../core/advice/adviseAll.ts';
import type { KindSummary } from '../core/advice/kindSummary.ts';
import { type Advice, isAdvised, isCut } from '../core/advice/result.ts';
import { smallestOf } from '../core/crowd/acrossKinds.ts';
import type { ToldDraft } from '../messages/written.ts';
import type { Draft } from '../storage/draft.ts';
import { forgetAdvice, noteAdvice } from '../storage/notedAdvice.ts';
import type { Settings } from '../storage/settings.ts';
import { DEFAULT_SHOWING, type Showing } from '../study/showing.ts';
import type { Advised } from './advising.ts';
import type { BadgeState } from './badge.ts';
import type { WorkerHost } from './host.ts';
import { settledAt } from './lists.ts';
import { forgetAdded } from './postings.ts';
import { filterAdvice, observeDraft, type Shown } from './study/draft.ts';

/** The advice on a draft, as much of it as is shown, and what it comes to for each kind that is named. */
interface AdvisedNow extends Shown, Pick<Advised, 'kinds' | 'found'> {
	summaries: readonly KindSummary[];
}

/** What is shown of advice that was noted, for each record. */
const noted = new WeakMap<Advised, Showing>();

/** Advises on a tab's draft, limited to what is shown, and updates the badge. */
export async function adviseInTab(
	host: WorkerHost,
	tab: number,
	draft: ToldDraft,
	state: Draft,
	settings: Settings,
): Promise<AdvisedNow> {
	const packs = await host.packsNow();
	const advised = await host.advising.advise(packs, tab, draft, state, settings);
	const { films, kinds, found } = advised;
	const shown = await filterAdvice(host, tab, state, films);
	const asShown = kinds.map(({ kind, advice }) => ({ kind, advice: kind === 'films' ? shown.advice : advice }));
	const now = { ...shown, kinds, found, summaries: summariesOf(asShown) };
	const isPainted = await host.showBadge(tab, shown.showing.badge ? badgeOf(films, kinds) : IDLE);
	// The page may have been left meanwhile, and browsers empty the badge only as it is then.
	if (isPainted && draft.secret !== undefined)
		if ((await host.ask(tab, { kind: 'secret' }, state.frame)) !== draft.secret) await host.showBadge(tab, IDLE);
	const settled = settledAt(settings, state.site).films;
	await observeDraft(host, tab, state, shown, packs[0], { text: draft.text, settled });
	if (noted.get(advised) !== shown.showing) await note(host, tab, draft, state, advised, now);
	return now;
}

/** Notes advice for a popup that opens while the worker starts. Advice that cannot be noted is given all the same. */
async function note(
	{ browser }: WorkerHost,
	tab: number,
	{ text, secret }: ToldDraft,
	state: Draft,
	advised: Advised,
	{ showing, summaries }: AdvisedNow,
): Promise<void> {
	const { session } = browser.storage;
	noted.set(advised, showing);
	const isNaming = advised.kinds.some(({ advice }) => isAdvised(advice));
	// The next draft has begun, so the last post can no longer be undone.
	if (isNaming) await forgetAdded(session, tab);
	// An arm of a study may hold advice back.
	const noting =
		isNaming && showing === DEFAULT_SHOWING
			? noteAdvice(session, tab, { text, secret: secret ?? null }, state, advised.films, summaries)
			: forgetAdvice(session, tab);
	await noting.catch(() => forgetAdvice(session, tab)).catch(() => undefined);
}

const IDLE: BadgeState = { kind: 'idle' };

/** What the badge tells of advice: the smallest crowd of all kinds, which is at least that of all together. */
function badgeOf(films: Advice, kinds: Advised['kinds']): BadgeState {
	const smallest = smallestOf(kinds.map(({ advice }) => advice).filter(isAdvised));
	if (smallest !== null) return { kind: 'advice', crowd: smallest.crowd, verdict: smallest.verdict };
	if (isCut(films)) return { kind: 'cut' };
	return films.understood === 'all' ? IDLE : { kind: 'language' };
}
