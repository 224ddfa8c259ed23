import type { Browser } from 'webextension-polyfill';

/** Shows the plans for a tab's draft: in the popup, or, where the browser opens it for its own button only, as a page. */
export async function openPopup(browser: Browser, tab: number): Promise<boolean> {
	// The user is where the request comes from, or it is none of theirs.
	if (!(await browser.tabs.get(tab)).active) return false;
	try {
		await browser.action.openPopup();
	} catch {
		await browser.tabs.create({ url: browser.runtime.getURL(`/popup.html?tab=${tab}`), openerTabId: tab });
	}
	return true;
}
