/** Drafts for demonstrations, and the popup of one. */
import type { Page } from '@playwright/test';
import { type ExtensionBrowser, tabOf } from './browser.ts';

export const SHORT_DRAFT =
	'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix.';
export const LONG_DRAFT = `${SHORT_DRAFT} On Sunday I watched Marketa Lazarová with my sister, then Crash (1996) on my own.`;

/** Opens the popup of the tab at an address in a page of its own, as high as the browser makes it. */
export async function openPopupOf({ context, base }: ExtensionBrowser, address: string): Promise<Page> {
	const popup = await context.newPage();
	await popup.goto(`${base}options.html`);
	const tab = await tabOf(popup, address);
	await popup.setViewportSize({ width: 380, height: 600 });
	await popup.goto(`${base}popup.html?tab=${tab}`);
	await popup.locator('.leads:not(:empty)').waitFor();
	const height = await popup.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
	await popup.setViewportSize({ width: 380, height });
	return popup;
}
