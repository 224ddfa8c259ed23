/** Answers the scripts of pages. They are asked by whoever writes there: nothing they say is taken for granted. */
import * as v from 'valibot';
import type { Pack } from '../core/population/pack.ts';
import type { PageAdvice } from '../messages/advice.ts';
import type { PageProtocol, PageRequest } from '../messages/page.ts';
import { answer, type Handlers, type Request } from '../messages/protocol.ts';
import type { Draft } from '../storage/draft.ts';
import { changeCurrent, changeDrafts, readDrafts, withoutCurrent, writeInBox } from '../storage/drafts.ts';
import { RefusedError } from '../storage/refused.ts';
import { type Settings, WordsSchema } from '../storage/settings.ts';
import { showBadge } from './badge.ts';
import { filmsNamed } from './filmsNamed.ts';
import type { WorkerHost } from './host.ts';
import { setListed, settingsInForce, wordsOf } from './lists.ts';
import { notify } from './notices.ts';
import { pageAdvice } from './pageAdvice.ts';
import { openPopup } from './plans.ts';
import { keepFilms } from './postings.ts';
import { recordDone, recordPosted } from './study/draft.ts';
import { followDraft, followedAt, leaveDrafts } from './study/follow.ts';

/** The frame of a tab that asks. */
export interface Frame {
	tab: number;
	frame: number;
	site: string;
	private: boolean;
}

/** What watches a box; brought into a frame when one has the focus. */
const BOX_SCRIPT = '/box.js';

/** @returns false where the site is switched off: nothing of it is looked at */
export async function answerPage(host: WorkerHost, request: PageRequest, from: Frame): Promise<unknown> {
	const { browser } = host;
	const { tab } = from;
	const { settings } = await settingsInForce(browser.storage);
	if (settings.sitesOff.includes(from.site)) {
		host.advising.forget(tab);
		await changeDrafts(browser.storage.session, tab, withoutCurrent);
		await showBadge(browser.action, tab, { kind: 'idle' });
		return false;
	}
	return answer(pageHandlers, request, host, from, settings);
}

const pageHandlers: Handlers<PageProtocol, [WorkerHost, Frame, Settings]> = {
	load: async (_, host, { tab, frame }) => {
		await leaveDrafts(host, tab, frame);
		const target = { tabId: tab, frameIds: [frame] };
		await host.browser.scripting.executeScript({ target, files: [BOX_SCRIPT] });
		return true;
	},
	watching: async (_, host) => {
		// The first draft should not wait for the pack.
		void host.pack().catch(() => undefined);
		return true;
	},
	check,
	choose: async (choice, host, from) => {
		await changeCurrent(host.browser.storage.session, from.tab, (draft) =>
			isOwn(draft, from) ? choosing(draft, choice) : draft,
		);
		host.announce(from.tab);
		return true;
	},
	notFilm: async ({ words }, host, from) => {
		await recordDone(host, from.tab, await readOwn(host, from), { dismissed: true });
		return notFilm(host, wordsOf(words), from);
	},
	opened: async (_, host, from) => {
		await recordDone(host, from.tab, await readOwn(host, from), { opened: true });
		return true;
	},
	plans: (_, { browser }, { tab }) => openPopup(browser, tab),
	posted: ({ texts }, host, from, settings) => posted(host, texts, from, settings),
};

/** The writer's word on which film a title form names. */
export const choosing = (state: Draft, { form, film }: { form: number; film: number }): Draft => ({
	...state,
	choices: [...state.choices.filter(([other]) => other !== form), [form, film]],
});

async function check(
	{ text, box, begun, ours }: Request<PageProtocol, 'check'>,
	host: WorkerHost,
	from: Frame,
	settings: Settings,
): Promise<PageAdvice> {
	const { tab, frame, site, private: inPrivate } = from;
	const { storage, action } = host.browser;
	const empty = text.trim() === '';
	const { current } = await changeDrafts(storage.session, tab, (drafts) =>
		writeInBox(drafts, { frame, box, site }, empty),
	);
	try {
		if (!inPrivate) await followDraft(host, tab, current!, empty, { begun, ours });
		return pageAdvice(await host.advise(tab, text, current!, settings), settings.quiet);
	} catch (error) {
		await showBadge(action, tab, { kind: 'failed' });
		throw error;
	} finally {
		host.announce(tab);
	}
}

async function notFilm(host: WorkerHost, words: string, { tab, private: inPrivate }: Frame): Promise<boolean> {
	// Signs alone leave no words, and some signs become several letters: settings with such an entry would be damaged.
	if (!v.is(WordsSchema, words)) return false;
	await setListed(host.browser.storage, 'notFilms', words, true, inPrivate);
	host.announce(tab);
	return true;
}

async function posted(host: WorkerHost, texts: readonly string[], from: Frame, settings: Settings): Promise<boolean> {
	const { storage } = host.browser;
	// Behind the checks that came before, and before the next one forgets what was chosen.
	const { current } = await changeDrafts(storage.session, from.tab, (drafts) => drafts);
	const own = current !== null && isOwn(current, from) ? current : null;
	const { choices = [], decoys = [] } = own ?? {};
	const [db, pack] = await Promise.all([host.db(), host.pack()]);
	const films = filmsNamed(pack.catalogue, texts, { choices, notFilms: settings.notFilms });
	if (own !== null && !from.private) await studyPosted(host, from.tab, texts, own, pack, settings);
	const found = { films, decoys, source: 'posted' as const };
	const kept = await keepFilms(db, storage.session, pack, from, found).catch((error) => {
		if (error instanceof RefusedError) return notify(storage.session, 'notCounted').then(() => true);
		throw error;
	});
	if (kept) host.announce(from.tab);
	return true;
}

/** What is known of the draft of the frame that asks. */
async function readOwn({ browser }: WorkerHost, from: Frame): Promise<Draft | null> {
	const { current } = await readDrafts(browser.storage.session, from.tab);
	return current !== null && isOwn(current, from) ? current : null;
}

const isOwn = (draft: Draft, { frame, site }: Frame) => draft.frame === frame && draft.site === site;

/** Records a posting; before the history has it, so that nothing counts twice. */
async function studyPosted(
	host: WorkerHost,
	tab: number,
	texts: readonly string[],
	state: Draft,
	pack: Pack,
	settings: Settings,
): Promise<void> {
	const draft = (await host.study.current()) && (await followedAt(host, tab, state));
	if (draft === null) return;
	const advice = await host.advising.adviseOnce(pack, texts.join('\n\n'), state, settings);
	await recordPosted(host, tab, draft, advice, pack, texts.length > 1);
}
