/** A page without the extension, one for each worker: to open another costs more than most tests do in it. */
import { expect } from './expect.ts';
import { test as base } from './workers.ts';

const VIEWPORT = { width: 1280, height: 720 };

export const test = base.extend({
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
