/** Handles requests of content scripts, which are not trusted. */
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
import { effectiveSettings, normaliseWords, setListed } from './lists.ts';
import { notify } from './notices.ts';
import { pageAdvice } from './pageAdvice.ts';
import { openPopup } from './plans.ts';
import { addToHistory } from './postings.ts';
import { recordDone, recordPosted } from './study/draft.ts';
import { followDraft, followedAt, leaveDrafts } from './study/follow.ts';

/** The frame that sent the request. */
export interface Frame {
	tab: number;
	frame: number;
	site: string;
	private: boolean;
}

/** The script for boxes, injected into a frame when a box has the focus. */
const BOX_SCRIPT = '/box.js';

/** @returns the answer, or false if the site is switched off */
export async function answerPage(host: WorkerHost, request: PageRequest, from: Frame): Promise<unknown> {
	const { browser } = host;
	const { tab } = from;
	const { settings } = await effectiveSettings(browser.storage);
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
		// Loads the pack early, so that the first draft does not wait for it.
		void host.pack().catch(() => undefined);
		return true;
	},
	check,
	choose: async (choice, host, from) => {
		await changeCurrent(host.browser.storage.session, from.tab, (draft) =>
			isFromFrame(draft, from) ? withChoice(draft, choice) : draft,
		);
		host.announce(from.tab);
		return true;
	},
	notFilm: async ({ words }, host, from) => {
		await recordDone(host, from.tab, await readSenderDraft(host, from), { dismissed: true });
		return notFilm(host, normaliseWords(words), from);
	},
	opened: async (_, host, from) => {
		await recordDone(host, from.tab, await readSenderDraft(host, from), { opened: true });
		return true;
	},
	plans: (_, { browser }, { tab }) => openPopup(browser, tab),
	posted: ({ texts }, host, from, settings) => posted(host, texts, from, settings),
};

/** Adds the user's choice of the film that a title form names. */
export const withChoice = (state: Draft, { form, film }: { form: number; film: number }): Draft => ({
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
	// Normalised words may be empty or, since some signs become several letters, too long for the settings.
	if (!v.is(WordsSchema, words)) return false;
	await setListed(host.browser.storage, 'notFilms', words, true, inPrivate);
	host.announce(tab);
	return true;
}

async function posted(host: WorkerHost, texts: readonly string[], from: Frame, settings: Settings): Promise<boolean> {
	const { storage } = host.browser;
	// Queued after earlier checks and before the next one, which may reset the user's choices.
	const { current } = await changeDrafts(storage.session, from.tab, (drafts) => drafts);
	const own = current !== null && isFromFrame(current, from) ? current : null;
	const { choices = [], decoys = [] } = own ?? {};
	const [db, pack] = await Promise.all([host.db(), host.pack()]);
	const films = filmsNamed(pack.catalogue, texts, { choices, notFilms: settings.notFilms });
	if (own !== null && !from.private) await studyPosted(host, from.tab, texts, own, pack, settings);
	const found = { films, decoys, source: 'posted' as const };
	const kept = await addToHistory(db, storage.session, pack, from, found).catch((error) => {
		if (error instanceof RefusedError) return notify(storage.session, 'notCounted').then(() => true);
		throw error;
	});
	if (kept) host.announce(from.tab);
	return true;
}

/** Returns the current draft if it is in the frame that sent the request. */
async function readSenderDraft({ browser }: WorkerHost, from: Frame): Promise<Draft | null> {
	const { current } = await readDrafts(browser.storage.session, from.tab);
	return current !== null && isFromFrame(current, from) ? current : null;
}

const isFromFrame = (draft: Draft, { frame, site }: Frame) => draft.frame === frame && draft.site === site;

/** Records a posting, before it is added to the history, so that its films do not count twice. */
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
