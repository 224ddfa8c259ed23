import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { opener } from '../src/storage/freshLog.ts';
import { loadFinder, loadPack } from '../src/worker/packs.ts';
import { startWorker } from '../src/worker/worker.ts';

export default defineBackground(() => {
	const shipped = (file: '/films.pack' | '/finder.json') => () => fetch(browser.runtime.getURL(file));
	const source = { id: __PACK_ID__, fetch: shipped('/films.pack') };
	startWorker({
		browser,
		loadPack: async (onReplaced, openDb) => {
			const [pack] = await Promise.all([loadPack(openDb, source, onReplaced), loadFinder(shipped('/finder.json'))]);
			return pack;
		},
		openDb: opener(browser.storage.session, import.meta.env.FIREFOX),
	});
});
