import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'vitest';
import { serveFixture } from '../../scripts/forum.ts';
import { type KeptPersona, keptHistory } from '../e2e/history.ts';
import { serveEditors } from '../fixtures/build.ts';
import { type Firefox, launchFirefox } from './launch.ts';
import type { Page } from './page.ts';
import { type World, worldOf } from './world.ts';

/** Folder of the built extension. */
export const EXTENSION = fileURLToPath(new URL('../../.output/firefox-mv3', import.meta.url));
/** An extension of the tests' own, which reaches into pages as any may. */
const HANDS = fileURLToPath(new URL('hands', import.meta.url));

/** What a reader of films would expect of this draft: three mentions, the rare ones costliest. */
export const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';

export interface RedHerring extends Firefox {
	/** Opens a page of the extension, `options.html` say. */
	openOwn: (path: string) => Promise<Page>;
	/** A page of the extension, to ask its APIs from. */
	inside: Page;
	/** Number of the tab that shows a page of this site, as the extension knows it. */
	tabOf: (url: string) => Promise<number>;
	badge: (tab: number) => Promise<string>;
	openPopup: (tab: number) => Promise<Page>;
	kept: () => Promise<KeptPersona[]>;
	/** Runs a script in a content script's world over a page; see `world.ts`. */
	worldOf: <L>(page: Page, script: string, name: string) => Promise<World<L>>;
	/** Leaves what was opened and deletes, by the extension's own request, all that it keeps. */
	startOver: () => Promise<void>;
}

export async function launchRedHerring(): Promise<RedHerring> {
	const firefox = await launchFirefox([EXTENSION, HANDS]);
	const [own, ofHands] = firefox.origins;
	const openOwn = async (path: string) => {
		const page = await firefox.open(own + path);
		await page.waitFor(() => document.querySelector('main')?.getAttribute('aria-busy') === 'false');
		return page;
	};
	try {
		const hands = await firefox.open(`${ofHands}index.html`);
		const inside = await openOwn('options.html');
		await firefox.allowAllSites();
		await inside.waitFor(() => chrome.scripting.getRegisteredContentScripts().then((all) => all.length > 0));
		return {
			...firefox,
			openOwn,
			inside,
			tabOf: (url) => inside.waitFor(tabOf, url),
			badge: (tab) => inside.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab),
			openPopup: (tab) => openOwn(`popup.html?tab=${tab}`),
			kept: () => keptHistory(inside),
			worldOf: (page, script, name) => worldOf(hands, page, script, name),
			startOver: async () => {
				await firefox.reset([hands, inside]);
				// What a page had asked for before it was left may be stored later.
				await inside.waitFor(isEmptied);
			},
		};
	} catch (error) {
		await firefox.close();
		throw error;
	}
}

/** To be called in a page of the extension: deletes everything, and returns whether nothing is left. */
async function isEmptied(): Promise<boolean> {
	const { places } = await chrome.runtime.sendMessage({ kind: 'deleteEverything' });
	return places.every(({ entries }: { entries: number }) => entries === 0);
}

/** To be called in a page of the extension: the newest tab but its own that shows a page of this site, or 0. */
export async function tabOf(url: string): Promise<number> {
	const own = await chrome.tabs.getCurrent();
	for (const { id } of (await chrome.tabs.query({})).toSorted((a, b) => b.id! - a.id!)) {
		if (id === own?.id) continue;
		const site = await chrome.tabs.sendMessage(id!, { kind: 'site' }, { frameId: 0 }).catch(() => null);
		if (site === new URL(url).hostname) return id!;
	}
	return 0;
}

async function serve(folder: Promise<{ url: string; server: Server }>, onCleanup: OnCleanup) {
	const { url, server } = await folder;
	onCleanup(() => void server.close());
	return url;
}

type OnCleanup = (close: () => void) => void;

/** A fixture that needs no other. */
const alone =
	<Value>(make: (onCleanup: OnCleanup) => Promise<Value>) =>
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the parameter's pattern
	({}: object, { onCleanup }: { onCleanup: OnCleanup }): Promise<Value> =>
		make(onCleanup);

/**
 * Tests that share one Firefox in each worker, with nothing open or kept when they begin. To be used as it is: what is
 * extended further has workers' fixtures, and so a Firefox, of its own.
 */
export const test = base
	.extend(
		'shared',
		{ scope: 'worker' },
		alone(async (onCleanup) => {
			const shared = await launchRedHerring();
			onCleanup(shared.close);
			return shared;
		}),
	)
	.extend(
		'boxesUrl',
		{ scope: 'worker' },
		alone((onCleanup) => serve(serveFixture('boxes'), onCleanup)),
	)
	.extend(
		'postingUrl',
		{ scope: 'worker' },
		alone((onCleanup) => serve(serveFixture('posting'), onCleanup)),
	)
	.extend(
		'editorsUrl',
		{ scope: 'worker' },
		alone((onCleanup) => serve(serveEditors(), onCleanup)),
	)
	.extend('firefox', async ({ shared }) => {
		await shared.startOver();
		// What the badge says is read as a number.
		await shared.inside.evaluate(() =>
			chrome.runtime.sendMessage({ kind: 'changeSettings', change: { badgeNumber: true } }),
		);
		return shared;
	});

export { expect };
