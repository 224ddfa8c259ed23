import type { Advice, AdvisedMention } from '../core/advice/result.ts';
import { stepsOf } from '../core/advice/steps.ts';
import type { PopupView } from '../messages/ui.ts';
import { createQueue } from '../storage/queue.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import { isUnreadable } from './asked.ts';
import type { Known, WorkerHost } from './host.ts';
import { linkIn } from './link.ts';
import { type Located, located } from './located.ts';
import { noticesNow } from './notices.ts';
import { tabHistory } from './postings.ts';
import { adviseInTab } from './shownAdvice.ts';
import { siteToAllow } from './sites.ts';
import { studyView } from './study/answers.ts';
import { type Asked, wordsWith } from './takeOut.ts';

/** Views of a tab are made one after another, so that the last one is the newest. */
const queues = new Map<number, ReturnType<typeof createQueue>>();
function inTurn<T>(tab: number, task: () => Promise<T>): Promise<T> {
	const enqueue = queues.get(tab) ?? createQueue();
	queues.set(tab, enqueue);
	return enqueue(task);
}

/** @param known what is known already of where the user is */
export const viewOf = (host: WorkerHost, tab: number, known?: Known): Promise<PopupView> =>
	inTurn(tab, async () => makeView(host, tab, await located(host, tab, known)));

async function makeView(host: WorkerHost, tab: number, where: Located): Promise<PopupView> {
	const draft = await draftView(host, tab, where);
	// After the draft view, since a new draft ends the possibility to undo the last post.
	const history = where.off ? null : await historyIn(host, tab, where.site);
	const mayAsk = !draft.failed && where.site !== null && !where.off;
	const inPrivate = mayAsk && (await host.ask(tab, { kind: 'private' })) !== null;
	const unreadable = mayAsk && draft.advice === null && !inPrivate && (await isUnreadable(host, tab));
	const toAllow = where.site === null ? await siteToAllow(host.browser, tab) : null;
	return {
		...draft,
		...{ unreadable, private: inPrivate },
		history,
		toAllow,
		study: await studyView(host, tab, async () => where.site).catch(() => null),
	};
}

type DraftView = Omit<PopupView, 'history' | 'study' | 'toAllow' | 'unreadable' | 'private'>;

async function draftView(host: WorkerHost, tab: number, where: Located): Promise<DraftView> {
	const { state, draft, site, off, settings, problem } = where;
	const result = {
		site,
		off,
		failed: false,
		advice: null,
		kinds: [],
		steps: [],
		link: null,
		answered: settings.filmsRated !== null,
		left: state?.left === true,
		gone: state !== null && draft === null && !off,
		surfaces: [],
		sentences: [],
		boxes: [],
		maybeSurfaces: [],
		decoys: state?.decoys ?? [],
		notices: await noticesNow(host.browser, host.db),
		settingsProblem: problem,
		showing: await host.study.showing(null),
	};
	if (draft === null || state === null || off || draft.text.trim() === '') {
		await host.showBadge(tab, { kind: 'idle' });
		return result;
	}
	try {
		const { text, boxes = [] } = draft;
		const { advice, showing, summaries } = await adviseInTab(host, tab, draft, state, settings);
		host.advising.noteShown(tab, text);
		const link = showing === DEFAULT_SHOWING ? await linkIn(host, state.site, advice, settings) : null;
		return {
			...result,
			advice: withoutRepeats(advice),
			kinds: summaries,
			steps: stepsOf((await host.packsNow())[0].population, advice),
			link,
			showing,
			surfaces: advice.mentions.map((m) => text.slice(m.start, m.end)),
			sentences: await sentencesIn(host, { tab, draft, state, settings }, advice),
			boxes,
			maybeSurfaces: advice.maybes.map((m) => text.slice(m.start, m.end)),
		};
	} catch {
		return { ...result, failed: true };
	}
}

/** By wording: the writer's sentences, or what goes where the plan takes a film out that no wording is known for. */
function sentencesIn(host: WorkerHost, asked: Asked, { wordings, mentions, plans }: Advice): Promise<string[]> {
	const out = new Set(
		plans.first.changes.flatMap(({ mention, to }) => (to === null ? mentions[mention]!.film.id : [])),
	);
	return Promise.all(
		wordings.map(({ film: { id }, sentences, start, end }) =>
			sentences.length === 0 && out.has(id) ? wordsWith(host, asked, id) : asked.draft.text.slice(start, end),
		),
	);
}

/** Sends alternatives once per title form, since a draft may name one film thousands of times. */
function withoutRepeats(advice: Advice): Advice {
	const seen = new Set<number>();
	const once = <M extends Pick<AdvisedMention, 'form' | 'alternatives'>>(m: M): M => {
		const repeated = seen.has(m.form);
		seen.add(m.form);
		return repeated ? { ...m, alternatives: [] } : m;
	};
	return { ...advice, mentions: advice.mentions.map(once), maybes: advice.maybes.map(once) };
}

/** Null if the database cannot be read. */
const historyIn = (host: WorkerHost, tab: number, site: string | null) =>
	Promise.all([host.db(), host.isPrivate(tab)])
		.then(([db, inPrivate]) => tabHistory(db, host.browser.storage.session, { tab, site, private: inPrivate }))
		.catch(() => null);
