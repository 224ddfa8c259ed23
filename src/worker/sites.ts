/**
 * The sites that the browser lets the extension read, as allowed by the user. The page's script is registered for
 * exactly these: in all frames, even those without an address, where editors live.
 */
import type { Browser } from 'webextension-polyfill';
import { siteOfHost } from '../storage/limits.ts';
import { createQueue } from '../storage/queue.ts';
import { requestAll, type WorkerHost } from './host.ts';

/** Not a WXT content script, because those dispatch an event that the page can observe. */
const PAGE_SCRIPT = 'page.js';
const ID = 'page';
/** Shown once, after the installation. */
const FIRST_PAGE = '/welcome.html';

/** Keeps the script where the browser allows it from now on: browsers drop registrations with an update. */
export function followSites({ browser, announce }: Pick<WorkerHost, 'browser' | 'announce'>): void {
	const { permissions, runtime } = browser;
	const enqueue = createQueue();
	const register = () => enqueue(() => registerScript(browser));
	runtime.onInstalled.addListener(async ({ reason }) => {
		if (reason === 'install') await browser.tabs.create({ url: FIRST_PAGE });
		await register();
		await startIn(browser, await allowedSites(browser));
	});
	permissions.onAdded.addListener(async ({ origins = [] }) => {
		await register();
		for (const tab of await startIn(browser, origins)) announce(tab);
	});
	permissions.onRemoved.addListener(async () => {
		await register();
		// Each page's script asks whether it is still allowed.
		await requestAll(browser, { kind: 'withdrawn' });
	});
	void register().catch(() => undefined);
}

const allowedSites = async ({ permissions }: Browser) => (await permissions.getAll()).origins ?? [];

async function registerScript(browser: Browser): Promise<void> {
	const { scripting } = browser;
	const [known] = await scripting.getRegisteredContentScripts({ ids: [ID] });
	const matches = (await allowedSites(browser)).toSorted();
	if (known?.matches?.toSorted().join() === matches.join()) return;
	if (known !== undefined) await scripting.unregisterContentScripts({ ids: [ID] });
	if (matches.length === 0) return;
	await scripting.registerContentScripts([
		{
			id: ID,
			js: [PAGE_SCRIPT],
			matches,
			allFrames: true,
			matchOriginAsFallback: true,
			runAt: 'document_start',
			persistAcrossSessions: true,
		},
	]);
}

/** Starts the script in pages that are open already. @returns their tabs */
async function startIn({ tabs, scripting }: Browser, origins: string[]): Promise<number[]> {
	if (origins.length === 0) return [];
	const open = (await tabs.query({ url: origins })).flatMap(({ id }) => (id === undefined ? [] : [id]));
	await Promise.all(
		open.map((tabId) =>
			// Browsers keep extensions out of some pages, whatever was allowed.
			scripting.executeScript({ target: { tabId, allFrames: true }, files: [`/${PAGE_SCRIPT}`] }).catch(() => []),
		),
	);
	return open;
}

/** Whether the browser lets pages at this address be read. */
export const isAllowed = ({ permissions }: Pick<Browser, 'permissions'>, address: URL): Promise<boolean> =>
	permissions.contains({ origins: [`${address.protocol}//${address.hostname}/*`] }).catch(() => false);

/** The site of a tab's page, if the browser lets it be read only once the user allows it; otherwise null. */
export async function siteToAllow(browser: Browser, tab: number): Promise<string | null> {
	// Browsers give the address of the tab whose popup was opened, and of allowed sites.
	const address = await browser.tabs.get(tab).then(
		({ url = '' }) => URL.parse(url),
		() => null,
	);
	if (address === null || !/^https?:$/.test(address.protocol) || (await isAllowed(browser, address))) return null;
	return siteOfHost(address.hostname);
}
