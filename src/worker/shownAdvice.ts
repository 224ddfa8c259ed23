/** Shows the advice on drafts: in the badge, to a popup that opens while the worker starts, and to whoever asks for it. */
import { summariesOf } from '../core/advice/adviseAll.ts';
import type { KindSummary } from '../core/advice/kindSummary.ts';
import { type Advice, isAdvised, isCut } from '../core/advice/result.ts';
import { smallestOf } from '../core/crowd/acrossKinds.ts';
import type { ToldDraft } from '../messages/told.ts';
import type { Draft } from '../storage/draft.ts';
import { forgetAdvice, forgetAllAdvice, noteAdvice } from '../storage/notedAdvice.ts';
import type { Settings } from '../storage/settings.ts';
import { DEFAULT_SHOWING, type Showing } from '../study/showing.ts';
import type { Advised, Advising } from './advising.ts';
import type { BadgeState, ShowBadge } from './badge.ts';
import { settledAt } from './lists.ts';
import type { Packs } from './packs.ts';
import { forgetAdded } from './postings.ts';
import { adviceShown, type Shown } from './study/draft.ts';
import type { FollowHost } from './study/follow.ts';

/** The advice on a draft, as much of it as is shown, and what it comes to for each kind that is named. */
interface AdvisedNow extends Shown, Pick<Advised, 'kinds' | 'found'> {
	summaries: readonly KindSummary[];
}

export interface ShownAdvice {
	/** Advises on a tab's draft, limited to what is shown, and updates the badge. */
	advise: (tab: number, draft: ToldDraft, state: Draft, settings: Settings) => Promise<AdvisedNow>;
	/** Forgets all that was noted for popups that open while the worker starts. */
	forgetNotes: () => Promise<void>;
}

interface Host extends FollowHost {
	advising: Advising;
	packsNow: () => Promise<Packs>;
	showBadge: ShowBadge;
	/** Asks a frame for its secret. */
	ask: (tab: number, message: { kind: 'secret' }, frame: number) => Promise<string | null>;
}

export function createShownAdvice(host: Host): ShownAdvice {
	const { session } = host.browser.storage;
	/** What is shown of advice that has been noted. */
	let noted = new WeakMap<Advised, Showing>();

	/** Notes advice that is new. Advice that cannot be noted is given all the same. */
	async function note(tab: number, draft: ToldDraft, state: Draft, advised: Advised, now: AdvisedNow): Promise<void> {
		if (noted.get(advised) === now.showing) return;
		noted.set(advised, now.showing);
		const isNaming = advised.kinds.some(({ advice }) => isAdvised(advice));
		// The next draft has begun, so the last post can no longer be undone.
		if (isNaming) await forgetAdded(session, tab);
		const key = { text: draft.text, secret: draft.secret ?? null };
		// An arm of a study may hold advice back.
		const noting =
			isNaming && now.showing === DEFAULT_SHOWING
				? noteAdvice(session, tab, key, state, advised.films, now.summaries)
				: forgetAdvice(session, tab);
		await noting.catch(() => forgetAdvice(session, tab)).catch(() => undefined);
	}

	/** Shows a badge. The page may have been left meanwhile, and browsers empty the badge only as it is then. */
	async function paint(tab: number, { frame }: Draft, { secret }: ToldDraft, badge: BadgeState): Promise<void> {
		const isPainted = await host.showBadge(tab, badge);
		if (isPainted && secret !== undefined && (await host.ask(tab, { kind: 'secret' }, frame)) !== secret)
			await host.showBadge(tab, IDLE);
	}

	return {
		advise: async (tab, draft, state, settings) => {
			const packs = await host.packsNow();
			const advised = await host.advising.advise(packs, tab, draft, state, settings);
			const { films, kinds, found } = advised;
			const seen = { text: draft.text, settled: settledAt(settings, state.site).films };
			const shown = await adviceShown(host, tab, state, films, packs[0], seen);
			const asShown = kinds.map(({ kind, advice }) => ({ kind, advice: kind === 'films' ? shown.advice : advice }));
			const now = { ...shown, kinds, found, summaries: summariesOf(asShown) };
			await paint(tab, state, draft, shown.showing.badge ? badgeOf(films, kinds) : IDLE);
			await note(tab, draft, state, advised, now);
			return now;
		},
		forgetNotes: () => {
			noted = new WeakMap();
			return forgetAllAdvice(session);
		},
	};
}

const IDLE: BadgeState = { kind: 'idle' };

/** What the badge tells of advice: the smallest crowd of all kinds, which is at least that of all together. */
function badgeOf(films: Advice, kinds: Advised['kinds']): BadgeState {
	const smallest = smallestOf(kinds.map(({ advice }) => advice).filter(isAdvised));
	if (smallest !== null) return { kind: 'advice', ...films, crowd: smallest.crowd };
	if (isCut(films)) return { kind: 'cut' };
	return films.understood === 'all' ? IDLE : { kind: 'language' };
}
