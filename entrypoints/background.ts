import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { opener } from '../src/storage/freshLog.ts';
import { loadLists, loadPack } from '../src/worker/packs.ts';
import { startWorker } from '../src/worker/worker.ts';

export default defineBackground(() => {
	const shipped = (file: '/films.pack' | '/lists.json') => () => fetch(browser.runtime.getURL(file));
	const source = { id: __PACK_ID__, fetch: shipped('/films.pack') };
	startWorker({
		browser,
		loadPack: async (onReplaced, openDb) => {
			const [pack] = await Promise.all([loadPack(openDb, source, onReplaced), loadLists(shipped('/lists.json'))]);
			return pack;
		},
		openDb: opener(browser.storage.session, import.meta.env.FIREFOX),
	});
});
