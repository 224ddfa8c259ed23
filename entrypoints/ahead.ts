import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** Asks for what the popup shows before its scripts are loaded: the background script starts and reads meanwhile. */
export default defineUnlistedScript(() => {
	const ask = (tab: number | undefined) =>
		void chrome.runtime.sendMessage({ kind: 'view', tab: tab ?? 0 }, () => void chrome.runtime.lastError);
	const named = Number(new URLSearchParams(location.search).get('tab'));
	if (named !== 0) ask(named);
	else chrome.tabs.query({ active: true, currentWindow: true }, ([active]) => ask(active?.id));
});
