/** Shows the advice on drafts: in the badge, and to anyone who asks for it. */
import { summariesOf } from '../core/advice/adviseAll.ts';
import type { KindSummary } from '../core/advice/kindSummary.ts';
import { type Advice, isAdvised, isCut } from '../core/advice/result.ts';
import { smallestOf } from '../core/crowd/acrossKinds.ts';
import type { PageDraft } from '../messages/written.ts';
import type { Draft } from '../storage/draft.ts';
import type { Settings } from '../storage/settings.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import type { Advised } from './advising.ts';
import type { BadgeState } from './badge.ts';
import type { WorkerHost } from './host.ts';
import { settledAt } from './lists.ts';
import { forgetAdded } from './postings.ts';
import { filterAdvice, observeDraft, type Shown } from './study/draft.ts';

/** The shown part of the advice on a draft, with a summary for each kind. */
interface AdvisedNow extends Shown, Pick<Advised, 'kinds' | 'found'> {
	summaries: readonly KindSummary[];
}

/** Advice that was shown before. */
const known = new WeakSet<Advised>();

/** Gives the advice on a tab's draft, limited to what is shown, and updates the badge. */
export async function adviseInTab(
	host: WorkerHost,
	tab: number,
	draft: PageDraft,
	state: Draft,
	settings: Settings,
): Promise<AdvisedNow> {
	const packs = await host.packsNow();
	const advised = await host.advising.advise(packs, tab, draft, state, settings);
	const { films, kinds, found } = advised;
	const shown = await filterAdvice(host, tab, state, films);
	const asShown = kinds.map(({ kind, advice }) => ({ kind, advice: kind === 'films' ? shown.advice : advice }));
	const { showing } = shown;
	// Studies have agreed on the number.
	const number = settings.badgeNumber || showing !== DEFAULT_SHOWING;
	const isPainted = await host.showBadge(
		tab,
		showing.badge && state.left !== true ? badgeOf(films, kinds, { number, untitled: !showing.standing }) : IDLE,
	);
	// The page may have been left by now, and browsers empty the badge only at that moment.
	if (isPainted && draft.secret !== undefined)
		if ((await host.ask(tab, { kind: 'secret' }, state.frame)) !== draft.secret) await host.showBadge(tab, IDLE);
	const settled = settledAt(settings, state.site).films;
	await observeDraft(host, tab, state, shown, packs[0], { text: draft.text, settled });
	const isNew = !known.has(advised);
	known.add(advised);
	// A new draft that names something ends the undo of the last post.
	if (isNew && kinds.some(({ advice }) => isAdvised(advice))) await forgetAdded(host.browser.storage.session, tab);
	return { ...shown, kinds, found, summaries: summariesOf(asShown, draft.text) };
}

const IDLE: BadgeState = { kind: 'idle' };

/** The badge shows the smallest crowd of all kinds, which is at least that of all together. */
function badgeOf(films: Advice, kinds: Advised['kinds'], how: { number: boolean; untitled: boolean }): BadgeState {
	const smallest = smallestOf(kinds.map(({ advice }) => advice).filter(isAdvised));
	if (smallest !== null) return { ...smallest, kind: 'advice', ...how };
	if (films.verdict === 'unsure' && films.question !== null) return { kind: 'question' };
	if (isCut(films)) return { kind: 'cut' };
	if (films.understood !== 'all') return { kind: 'language' };
	return films.others > 0 ? IDLE : { kind: 'noFilms' };
}
