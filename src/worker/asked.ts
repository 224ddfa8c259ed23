/** Finds by scripts that are loaded into a page when its user asks, and that it does not have before. */
import type { Scripting } from 'webextension-polyfill';
import { type PagePosts, readPagePosts } from '../messages/pagePosts.ts';
import type { WorkerHost } from './host.ts';

/** A script's result in each of some frames; nothing if the browser keeps it out. */
const found = ({ browser }: WorkerHost, file: string, target: Scripting.InjectionTarget): Promise<unknown[]> =>
	browser.scripting.executeScript({ target, files: [file], injectImmediately: true }).then(
		(frames) => frames.map(({ result }) => result),
		() => [],
	);

/** The posts on a tab's page; null if they cannot be read. */
export async function postsOn(host: WorkerHost, tab: number): Promise<PagePosts | null> {
	// Opening the popup lets the browser read any page; ours are those with the page's script.
	if ((await host.ask(tab, { kind: 'site' }, 0)) === null) return null;
	const [posts] = await found(host, '/posts.js', { tabId: tab, frameIds: [0] });
	return readPagePosts(posts);
}

/** Whether the focus is in an editor of a tab whose text is not in the page. */
export const isUnreadable = async (host: WorkerHost, tab: number): Promise<boolean> =>
	(await found(host, '/unreadable.js', { tabId: tab, allFrames: true })).includes(true);
