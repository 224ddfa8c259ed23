import type { Browser } from 'webextension-polyfill';

/** Opens the popup, or the same page in a tab if the browser opens popups only by the toolbar button. */
export async function openPopup(browser: Browser, tab: number): Promise<boolean> {
	// Only the active tab can send this by a user's action.
	if (!(await browser.tabs.get(tab)).active) return false;
	try {
		await browser.action.openPopup();
	} catch {
		await browser.tabs.create({ url: browser.runtime.getURL(`/popup.html?tab=${tab}`), openerTabId: tab });
	}
	return true;
}
