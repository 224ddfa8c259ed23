import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { openDatabase } from '../src/storage/db.ts';
import { loadLanguage } from '../src/strings/languages/load.ts';
import { startAuditor } from '../src/worker/audit/auditor.ts';
import { loadAdded, loadLists, loadPack } from '../src/worker/packs.ts';

/** The web worker of the audit's page. The background side has opened the database before, and made sure that there is room. */
export default defineUnlistedScript(() => {
	const source = { id: __PACK_ID__, fetch: () => fetch('/films.pack') };
	// What it says of files that cannot be read is said in the language of its page.
	const language = new URLSearchParams(location.search).get('language') ?? 'en';
	const speaking = loadLanguage(language, (path) => path);
	startAuditor(self, {
		openDb: openDatabase,
		loadPacks: async () => {
			await speaking;
			await loadLists(() => fetch('/lists.json'));
			const films = await loadPack(openDatabase, source, () => undefined);
			const db = await openDatabase();
			return [films, ...(await loadAdded(db, () => undefined).finally(() => db.close()))];
		},
	});
});
