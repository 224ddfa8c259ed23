import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import { allowAllSites } from './grant.ts';

/** Folder of the built extension. */
export const EXTENSION = fileURLToPath(new URL('../.output/chrome-mv3/', import.meta.url));
const USUAL = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/snap/bin/chromium',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of a Chromium that loads unpacked extensions, installing one if necessary. */
export function findChromium(): string {
	const known = () =>
		[process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL].find((path) => path && existsSync(path));
	const found = known();
	if (found !== undefined) return found;
	console.error('No Chromium found: installing one.');
	const root = process.getuid?.() === 0 ? '' : 'sudo ';
	for (const command of [
		'npx playwright install --with-deps chromium',
		`${root}apt-get update && ${root}apt-get install -y --no-install-recommends chromium`,
	]) {
		spawnSync(command, { shell: true, stdio: ['ignore', process.stderr, process.stderr], timeout: 600_000 });
		const installed = known();
		if (installed !== undefined) return installed;
	}
	throw new Error('Chromium could not be installed. Install it, or set CHROMIUM_PATH to its program.');
}

export interface ExtensionBrowser {
	context: BrowserContext;
	worker: Worker;
	/** Address of the extension's own pages, ending in a slash. */
	base: string;
	/** Folder in which the browser keeps what it stores. */
	profile: string;
	close: () => Promise<void>;
}

/** Launch options of Chromium. */
export const chromiumOptions = (headless = true) => ({
	headless,
	executablePath: findChromium(),
	args: [
		...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
		// With an emulated GPU, a page on a busy machine sometimes stops rendering for good.
		...(headless ? ['--disable-gpu'] : []),
	],
});

interface ChromiumOptions {
	headless: boolean;
	/** Folder of a profile that is to be left; else it has one of its own. */
	kept?: string;
}

/** Starts Chromium, and with the extension in a folder, if given. */
export async function launchChromium(
	extension: string | null,
	{ headless, kept }: ChromiumOptions,
): Promise<{ context: BrowserContext; profile: string; close: () => Promise<void> }> {
	const profile = kept ?? (await mkdtemp(join(tmpdir(), 'red-herring-')));
	const options = chromiumOptions(headless);
	const context = await chromium.launchPersistentContext(profile, {
		...options,
		viewport: headless ? { width: 1280, height: 900 } : null,
		args: [
			...options.args,
			...(extension === null ? [] : [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`]),
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
	return {
		context,
		profile,
		close: async () => {
			await context.close();
			if (kept === undefined) await rm(profile, { recursive: true, force: true });
		},
	};
}

/**
 * Starts Chromium with the built extension, or one in another folder.
 * @param allowed whether all sites are allowed to be read; else none are, as after the installation
 */
export async function launchWithExtension({
	extension = EXTENSION,
	allowed = true,
	...options
}: ChromiumOptions & { extension?: string; allowed?: boolean }): Promise<ExtensionBrowser> {
	const { context, profile, close } = await launchChromium(extension, options);
	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
	const base = `chrome-extension://${new URL(worker.url()).host}/`;
	if (allowed) {
		const first = await firstPage(context, base);
		await allowAllSites(context, first);
		await first.close();
	}
	return { context, worker, base, profile, close };
}

/** The page that the extension shows once it is installed. */
export async function firstPage(context: BrowserContext, base: string): Promise<Page> {
	const isFirst = (page: Page) => page.url() === `${base}welcome.html`;
	for (;;) {
		const found = context.pages().find(isFirst);
		if (found !== undefined) return found;
		await new Promise((soon) => setTimeout(soon, 10));
	}
}

/** Returns the id of the tab that shows `url`, for use in extension pages. */
export async function tabOf(extensionPage: Page, url: string): Promise<number> {
	return extensionPage.evaluate(async (wanted) => {
		for (const tab of await chrome.tabs.query({})) {
			const site = await chrome.tabs.sendMessage(tab.id!, { kind: 'site' }, { frameId: 0 }).catch(() => null);
			if (site === new URL(wanted).hostname) return tab.id!;
		}
		throw new Error(`no tab shows ${wanted}`);
	}, url);
}

/** Stops the extension's worker as the browser does when it is idle, if it runs, and waits until it has stopped. */
export async function stopWorker({ context, base }: ExtensionBrowser, page: Page): Promise<void> {
	const session = await context.newCDPSession(page);
	// Listens to state events, as polling could miss the stop if a page restarts the worker at once.
	const stopped = new Promise<void>((resolve, reject) => {
		session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
			const version = versions.find(({ scriptURL }) => scriptURL.startsWith(base));
			if (version?.runningStatus === 'stopped') resolve();
			else if (version?.runningStatus === 'running')
				session.send('ServiceWorker.stopWorker', { versionId: version.versionId }).catch(reject);
		});
	});
	await session.send('ServiceWorker.enable');
	await stopped;
	await session.detach();
}
