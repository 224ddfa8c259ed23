/** A page without the extension, one for each worker: to open another costs more than most tests do in it. */
import { test as base, type Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/browser.ts';
import { expect } from './expect.ts';
import { type Served, served } from './served.ts';

interface WorkerFixtures {
	/** Tests take `page`, which is reset after each. */
	sharedPage: Page;
	served: Served;
}

/** One object for all files: Playwright starts a worker again where options of its browser are others. */
const LAUNCH = chromiumOptions();
const VIEWPORT = { width: 1280, height: 720 };

export const test = base.extend<object, WorkerFixtures>({
	launchOptions: [LAUNCH, { scope: 'worker' }],
	sharedPage: [
		async ({ browser }, use) => {
			const context = await browser.newContext();
			await use(await context.newPage());
			await context.close();
		},
		{ scope: 'worker' },
	],
	served,
	page: async ({ sharedPage }, use) => {
		await sharedPage.setViewportSize(VIEWPORT);
		await use(sharedPage);
		// Pages like sites store there what is posted.
		if (sharedPage.url().startsWith('http')) await sharedPage.evaluate(() => sessionStorage.clear());
		await sharedPage.mouse.move(0, 0);
		await sharedPage.goto('about:blank');
		await sharedPage.unrouteAll();
		await sharedPage.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
	},
});

export { expect };
