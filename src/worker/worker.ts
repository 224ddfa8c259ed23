/** The background script. Browsers stop and start it at any time, so its memory is only a cache of stored data. */
import type { Runtime } from 'webextension-polyfill';
import { readPageRequest } from '../messages/page.ts';
import { answer, type Handlers } from '../messages/protocol.ts';
import { type OwnProtocol, readOwnRequest } from '../messages/ui.ts';
import { forgetCarried } from '../storage/carriedTexts.ts';
import { forgetDrafts } from '../storage/drafts.ts';
import { siteOfHost } from '../storage/limits.ts';
import { readSettings } from '../storage/storedSettings.ts';
import { auditHandlers } from './audit/owner.ts';
import { followCarried } from './carried.ts';
import { forgetChanges } from './changedPosts.ts';
import { createHost, type WorkerDeps, type WorkerHost } from './host.ts';
import { sayInLanguage } from './language.ts';
import { answerPage } from './page.ts';
import { historyHandlers } from './personas.ts';
import { servePopups } from './popups.ts';
import { forgetAdded } from './postings.ts';
import { finishHeld } from './reports.ts';
import { followSites } from './sites.ts';
import { studyHandlers } from './study/answers.ts';
import { uiHandlers } from './ui.ts';

const ownHandlers: Handlers<OwnProtocol, [WorkerHost]> = {
	...uiHandlers,
	...historyHandlers,
	...auditHandlers,
	...studyHandlers,
};

export function startWorker(deps: WorkerDeps): void {
	const host = createHost(deps);
	const { runtime, storage, tabs } = deps.browser;
	const language = readSettings(storage.local)
		.then(({ settings }) => sayInLanguage(deps.browser, settings.language))
		.catch(() => undefined);
	// By default, Chrome lets content scripts access storage.local; ours do not need it.
	void (storage.local as Partial<Guarded>).setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

	runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
		if (sender.id !== runtime.id) return undefined;
		if (sender.url?.startsWith(runtime.getURL('')) === true) {
			const request = readOwnRequest(message);
			return request === null ? undefined : language.then(() => answer(ownHandlers, request, host));
		}
		const request = readPageRequest(message);
		const { tab, frameId = 0 } = sender;
		if (request === null || tab?.id === undefined || isSandboxed(sender)) return undefined;
		const address = addressOf(sender);
		if (address === null) return undefined;
		const site = siteOfHost(address.hostname) || address.protocol;
		return answerPage(host, request, { ...{ tab: tab.id, frame: frameId, address, site }, private: tab.incognito });
	});
	servePopups(host);
	followSites(host);
	void host.db().catch(() => undefined);
	void finishHeld(host).catch(() => undefined);
	void followCarried(host).catch(() => undefined);
	tabs.onRemoved.addListener((tab) => {
		host.advising.forget(tab);
		const { session } = storage;
		const forgetting = [forgetDrafts, forgetAdded, forgetChanges, forgetCarried];
		return Promise.all(forgetting.map((forget) => forget(session, tab)));
	});
}

interface Guarded {
	setAccessLevel(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

/** Whether a frame is sandboxed, such as an advertisement: it belongs to no site. Files have no origin either. */
const isSandboxed = ({ origin, frameId, url }: Runtime.MessageSender & { origin?: string }) =>
	origin === 'null' && (frameId !== 0 || !/^file:/.test(url ?? ''));

/** The address by which the sender's site is known; frames such as about:blank have their opener's origin. */
function addressOf(sender: Runtime.MessageSender): URL | null {
	const { origin } = sender as { origin?: string };
	const addresses = [sender.url, origin, sender.tab?.url].map((address) => URL.parse(address ?? ''));
	return addresses.find((address) => address !== null && address.hostname !== '') ?? addresses[0] ?? null;
}
