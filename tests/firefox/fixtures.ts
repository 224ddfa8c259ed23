import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'vitest';
import { serveFixture } from '../../scripts/forum.ts';
import { everythingStored, type KeptPersona, keptHistory } from '../e2e/history.ts';
import { type Firefox, type LaunchOptions, launchFirefox } from './launch.ts';
import type { Page } from './page.ts';
import { type World, worldOf } from './world.ts';

/** Folder of the built extension. */
export const EXTENSION = fileURLToPath(new URL('../../.output/firefox-mv3', import.meta.url));
/** An extension of the tests' own, which reaches into pages as any may. */
const HANDS = fileURLToPath(new URL('hands', import.meta.url));

/** What a reader of films would expect of this draft: three mentions, the rare ones costliest. */
export const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';

/** Firefox with hands that reach into pages. */
export interface Hands extends Firefox {
	/** Runs a script in a content script's world over a page; see `world.ts`. */
	worldOf: <L>(page: Page, script: string, name: string) => Promise<World<L>>;
}

/** Starts Firefox with hands, and with the extensions that `options` names. */
export async function launchHands({ extensions = [], prefs }: LaunchOptions = {}): Promise<Hands> {
	const firefox = await launchFirefox({ extensions: [...extensions, HANDS], ...(prefs && { prefs }) });
	return closing(firefox, async () => {
		const hands = await firefox.open(`${firefox.origins.at(-1)}index.html`);
		return { ...firefox, worldOf: (page, script, name) => worldOf(hands, page, script, name) };
	});
}

/** Firefox with Red Herring in it. */
export interface RedHerring extends Hands {
	/** Opens a page of the extension, `options.html` say. */
	openOwn: (path: string) => Promise<Page>;
	/** A page of the extension, to ask its APIs from. */
	inside: Page;
	/** Number of the tab that shows a page of this site, as the extension knows it. */
	tabOf: (url: string) => Promise<number>;
	badge: (tab: number) => Promise<string>;
	/** The popup of that tab, in a tab of its own. */
	openPopup: (tab: number) => Promise<Page>;
	kept: () => Promise<KeptPersona[]>;
	stored: () => Promise<string>;
}

export async function launchRedHerring(prefs: LaunchOptions['prefs'] = {}): Promise<RedHerring> {
	const firefox = await launchHands({ extensions: [EXTENSION], prefs });
	const openOwn = async (path: string) => {
		const page = await firefox.open(firefox.origins[0] + path);
		await page.waitFor(() => document.querySelector('main')?.getAttribute('aria-busy') === 'false');
		return page;
	};
	const inside = await closing(firefox, () => openOwn('options.html'));
	return {
		...firefox,
		openOwn,
		inside,
		tabOf: (url) => inside.waitFor(tabOf, url),
		badge: (tab) => inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab),
		openPopup: (tab) => openOwn(`popup.html?tab=${tab}`),
		kept: () => keptHistory(inside),
		stored: () => everythingStored(inside),
	};
}

/** To be called in a page of the extension: the newest tab but its own that shows a page of this site, or 0. */
async function tabOf(url: string): Promise<number> {
	const own = await chrome.tabs.getCurrent();
	for (const { id } of (await chrome.tabs.query({})).toSorted((a, b) => b.id! - a.id!)) {
		if (id === own?.id) continue;
		const site = await chrome.tabs.sendMessage(id!, { kind: 'site' }, { frameId: 0 }).catch(() => null);
		if (site === new URL(url).hostname) return id!;
	}
	return 0;
}

/** What `then` gives; where it fails, Firefox is closed. */
async function closing<T>(firefox: Firefox, then: () => Promise<T>): Promise<T> {
	try {
		return await then();
	} catch (error) {
		await firefox.close();
		throw error;
	}
}

/** Tests that share one Firefox in each file, which has no more of ours than the hands of a user. */
export const handsTest = base
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's pattern
	.extend('firefox', { scope: 'file' }, async ({}, { onCleanup }) => {
		const firefox = await launchHands();
		onCleanup(firefox.close);
		return firefox;
	});

/** Tests that share one Firefox in each file, with nothing kept when they begin. */
export const test = base
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's pattern
	.extend('shared', { scope: 'file' }, async ({}, { onCleanup }) => {
		const shared = await launchRedHerring();
		onCleanup(shared.close);
		return shared;
	})
	.extend('firefox', async ({ shared }) => {
		await shared.inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'deleteEverything' }));
		return shared;
	})
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's pattern
	.extend('serve', async ({}, { onCleanup }) => {
		const servers: Server[] = [];
		onCleanup(() => {
			for (const server of servers) server.close();
		});
		return async (folder: string) => {
			const { url, server } = await serveFixture(folder);
			servers.push(server);
			return url;
		};
	});

export { expect };
