/**
 * The background side. It may be stopped at any moment and started by the next message: nothing it needs lives only
 * in its memory, and what does (the pack) is loaded again.
 */
import type { Runtime } from 'webextension-polyfill';
import { HISTORY_SHAPES, type HistoryRequest } from '../messages/history.ts';
import { STUDY_SHAPES, type StudyRequest } from '../messages/study.ts';
import { readPageRequest, readUiRequest, type UiRequest } from '../messages.ts';
import { forgetDrafts } from '../storage/drafts.ts';
import { createHost, type WorkerDeps, type WorkerHost } from './host.ts';
import { settingsInForce } from './lists.ts';
import { answerPage } from './page.ts';
import { answerHistory, type HistoryHost } from './personas.ts';
import { forgetAdded } from './postings.ts';
import { forgetOwnFilms } from './ratings.ts';
import { answerStudy } from './study/answers.ts';
import { answerUi } from './ui.ts';

export function startWorker(deps: WorkerDeps): void {
	const host = createHost(deps);
	const { runtime, storage, tabs } = deps.browser;
	const history = historyHost(host);
	// Chrome lets the scripts of pages read and write the settings unless told otherwise; ours have no need to.
	void (storage.local as Partial<Guarded>).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

	runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
		if (sender.id !== runtime.id) return undefined;
		const fromUi = sender.url?.startsWith(runtime.getURL('')) === true;
		if (fromUi) {
			const request = readUiRequest(message);
			if (request === null) return undefined;
			if (isHistory(request)) return answerHistory(history, request);
			return isStudy(request) ? answerStudy(host, request) : answerUi(host, request);
		}
		const request = readPageRequest(message);
		const { tab, frameId = 0 } = sender;
		if (request === null || tab?.id === undefined) return undefined;
		const keepsNothing = tab.incognito || isNobodys(sender);
		return answerPage(host, request, { tab: tab.id, frame: frameId, site: siteOf(sender), private: keepsNothing });
	});
	tabs.onRemoved.addListener((tab) => {
		host.advising.forget(tab);
		const { session } = storage;
		return Promise.all([forgetDrafts(session, tab), forgetAdded(session, tab)]);
	});
}

interface Guarded {
	setAccessLevel(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

const isHistory = (request: UiRequest): request is HistoryRequest => Object.hasOwn(HISTORY_SHAPES, request.kind);
const isStudy = (request: Exclude<UiRequest, HistoryRequest>): request is StudyRequest =>
	Object.hasOwn(STUDY_SHAPES, request.kind);

function historyHost(host: WorkerHost): HistoryHost {
	const { browser, db, pack, advising, study, isPrivate, ask } = host;
	const whereIs = async (tab: number) => host.whereIs(tab, (await settingsInForce(browser.storage)).settings);
	return {
		storage: browser.storage,
		...{ db, pack },
		place: async (tab) => {
			const { site, off } = await whereIs(tab);
			return site === null || off ? null : { tab, site, private: await isPrivate(tab) };
		},
		pageText: async (tab) => {
			if ((await whereIs(tab)).off) return { text: null, selected: false };
			const selected = await ask(tab, { kind: 'selectedText' });
			return { text: selected ?? (await ask(tab, { kind: 'visibleText' }, 0)), selected: selected !== null };
		},
		showing: () => study.showing(null),
		forget: () => {
			advising.forgetAll();
			forgetOwnFilms();
			study.forget();
		},
	};
}

/** A frame in a sandbox says nothing of who made it: an advertisement in a forum may. It is no part of what is said there. */
const isNobodys = ({ origin, frameId }: Runtime.MessageSender & { origin?: string }) =>
	origin === 'null' && frameId !== 0;

/** Host name of the frame that sent a message; frames without an address of their own have their opener's origin. */
function siteOf(sender: Runtime.MessageSender): string {
	const { origin } = sender as { origin?: string };
	for (const address of [sender.url, origin, sender.tab?.url]) {
		const parsed = address === undefined ? null : URL.parse(address);
		if (parsed !== null && parsed.hostname !== '') return parsed.hostname;
	}
	return URL.parse(sender.url ?? '')?.protocol ?? 'unknown';
}
