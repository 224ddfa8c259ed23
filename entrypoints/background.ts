import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { openDatabase } from '../src/storage/db.ts';
import { loadPack } from '../src/worker/packs.ts';
import { startWorker } from '../src/worker/worker.ts';

export default defineBackground(() => {
	const source = { id: __PACK_ID__, fetch: () => fetch(browser.runtime.getURL('/films.pack')) };
	startWorker({ browser, loadPack: (onReplaced) => loadPack(openDatabase, source, onReplaced), openDb: openDatabase });
});
