/**
 * What a worker keeps from test to test, made when a test first asks for it. It is one list for tests of every kind,
 * because Playwright runs tests whose lists differ in workers of their own, each with browsers of its own.
 */
import { test as base, type Page } from '@playwright/test';
import { chromiumOptions, type ExtensionBrowser, launchWithExtension } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { type EditorName, serveEditors, serveSites } from '../fixtures/build.ts';
import { alone } from './alone.ts';
import { bundled } from './overlay/bundled.ts';
import { goHome, resetBrowser } from './reset.ts';

interface WorkerFixtures {
	/** Launched once; tests take `browserWithExtension`, which resets it after each. */
	sharedBrowser: { browser: ExtensionBrowser; reset: () => Promise<void> };
	/** Addresses of the pages that are served, ending in a slash. */
	sites: { forum: string; posting: string };
	/** The same of the pages with editors, and of those like sites. */
	served: { editors: string; sites: string };
	/** A page without the extension. Tests take `page`, which is reset after each. */
	sharedPage: Page;
	/** Shows an editor, as on load, in a page that is reloaded only for another one. */
	load: (name: EditorName) => Promise<Page>;
	overlayScript: string;
}

/** One object for all files: Playwright starts a worker again where options of its browser are others. */
const LAUNCH = chromiumOptions();

export const test = base.extend<object, WorkerFixtures>({
	launchOptions: [LAUNCH, { scope: 'worker' }],
	sharedBrowser: [
		async ({ sites, served }, use) => {
			const browser = await launchWithExtension({ headless: true });
			const home = await goHome(browser);
			const origins = Object.values({ ...sites, ...served }).map((url) => new URL(url).origin);
			await use({ browser, reset: () => resetBrowser(browser, home, origins) });
			await browser.close();
		},
		{ scope: 'worker' },
	],
	sites: [
		alone(async (use) => {
			const [forum, posting] = await Promise.all([serveFixture('forum'), serveFixture('posting')]);
			await use({ forum: forum.url, posting: posting.url });
			for (const { server } of [forum, posting]) server.close();
		}),
		{ scope: 'worker' },
	],
	served: [
		alone(async (use) => {
			const [editors, sites] = await Promise.all([serveEditors(), serveSites()]);
			await use({ editors: editors.url, sites: sites.url });
			for (const { server } of [editors, sites]) server.close();
		}),
		{ scope: 'worker', timeout: 120_000 },
	],
	sharedPage: [
		async ({ browser }, use) => {
			const context = await browser.newContext();
			await use(await context.newPage());
			await context.close();
		},
		{ scope: 'worker' },
	],
	load: [
		async ({ browser, served }, use) => {
			const page = await browser.newPage();
			let loaded: EditorName | null = null;
			await use(async (name) => {
				if (loaded === name) await page.evaluate(() => window.fixture.reset());
				else {
					loaded = name;
					await page.goto(`${served.editors}${name}.html`);
					await page.evaluate(() => window.fixture.ready);
				}
				return page;
			});
			await page.close();
		},
		{ scope: 'worker' },
	],
	overlayScript: [alone(async (use) => use(await bundled('world.ts', false))), { scope: 'worker' }],
});
