import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { opener } from '../src/storage/freshLog.ts';
import { loadPack } from '../src/worker/packs.ts';
import { startWorker } from '../src/worker/worker.ts';

export default defineBackground(() => {
	const source = { id: __PACK_ID__, fetch: () => fetch(browser.runtime.getURL('/films.pack')) };
	startWorker({
		browser,
		loadPack: (onReplaced, openDb) => loadPack(openDb, source, onReplaced),
		openDb: opener(browser.storage.session, import.meta.env.FIREFOX),
	});
});
