/** Finds by scripts that are loaded into a page when its user asks, and that it does not have before. */
import type { Scripting } from 'webextension-polyfill';
import { type PagePosts, readPagePosts, type Selected } from '../messages/pagePosts.ts';
import type { WorkerHost } from './host.ts';

/** A script's result in each of some frames; nothing if the browser keeps it out. */
const found = ({ browser }: WorkerHost, file: string, target: Scripting.InjectionTarget): Promise<unknown[]> =>
	browser.scripting.executeScript({ target, files: [file], injectImmediately: true }).then(
		(frames) => frames.map(({ result }) => result),
		() => [],
	);

/** What the user has selected on a tab's page, or else the posts there; null if they cannot be read. */
export async function selectedOrPosts(host: WorkerHost, tab: number): Promise<Selected | PagePosts | null> {
	// Opening the popup lets the browser read any page; ours are those with the page's script.
	if ((await host.ask(tab, { kind: 'site' }, 0)) === null) return null;
	const all = (await found(host, '/posts.js', { tabId: tab, allFrames: true })).map(readPagePosts);
	return all.find((one) => one !== null && 'selected' in one) ?? all.find((one) => one !== null) ?? null;
}

/** Whether the focus is in an editor of a tab whose text is not in the page. */
export const isUnreadable = async (host: WorkerHost, tab: number): Promise<boolean> =>
	(await found(host, '/unreadable.js', { tabId: tab, allFrames: true })).includes(true);
