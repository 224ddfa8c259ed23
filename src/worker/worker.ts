/**
 * The background side. It may be stopped at any moment and started by the next message: nothing it needs lives only
 * in its memory, and what does (the pack) is loaded again.
 */
import type { Runtime } from 'webextension-polyfill';
import { readPageRequest } from '../messages/page.ts';
import { answer, type Handlers } from '../messages/protocol.ts';
import { type OwnProtocol, readOwnRequest } from '../messages/ui.ts';
import { forgetDrafts } from '../storage/drafts.ts';
import { createHost, type WorkerDeps, type WorkerHost } from './host.ts';
import { answerPage } from './page.ts';
import { historyHandlers } from './personas.ts';
import { forgetAdded } from './postings.ts';
import { studyHandlers } from './study/answers.ts';
import { uiHandlers } from './ui.ts';

/** What answers the popup and the settings. */
const ownHandlers: Handlers<OwnProtocol, [WorkerHost]> = { ...uiHandlers, ...historyHandlers, ...studyHandlers };

export function startWorker(deps: WorkerDeps): void {
	const host = createHost(deps);
	const { runtime, storage, tabs } = deps.browser;
	// Chrome lets the scripts of pages read and write the settings unless told otherwise; ours have no need to.
	void (storage.local as Partial<Guarded>).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

	runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
		if (sender.id !== runtime.id) return undefined;
		if (sender.url?.startsWith(runtime.getURL('')) === true) {
			const request = readOwnRequest(message);
			return request === null ? undefined : answer(ownHandlers, request, host);
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
