/** A worker without records, and a page with a draft; new ones for each test. */
import { beforeEach } from 'vitest';
import type { AskWorker, PopupView } from '../../../src/messages/ui.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import type { HowToRestore } from '../../../src/storage/restore.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { recordsOf } from '../../../src/ui/records.ts';
import { readEverything } from '../../../src/ui/settings/backupFile.ts';
import type { WorkerDeps } from '../../../src/worker/host.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { testPack } from '../films.ts';
import { DRAFT, fakeBrowser } from './fakeBrowser.ts';

export const pack = testPack();
export let db = await openDatabase();
export let fake: ReturnType<typeof fakeBrowser>;
/** @param deps what differs from a worker that has a pack and a database */
export const start = (deps: Partial<WorkerDeps> = {}) =>
	startWorker({ browser: fake.browser, loadPack: async () => pack, openDb: openDatabase, ...deps });
beforeEach(async () => {
	fake = fakeBrowser();
	// A test may have deleted the database itself.
	db = await openDatabase();
	await deleteEverything(db, {});
	start();
	await fake.fromUi({ kind: 'recordsChanged', ratings: true });
});

/** @param from what differs in who sends it */
export const check = (text = DRAFT, more = {}, from = {}) =>
	fake.fromPage({ kind: 'check', text, box: 1, begun: 0, ours: false, ...more }, from);
export const view = () => fake.fromUi<PopupView>({ kind: 'view', tab: 1 });

/** The backup of what is stored, as a text, and what becomes of one that is read back. */
export const saved = async () => (await readEverything(openDatabase, fake.storage.local)).file.text();

export const restored = (file: string, how: HowToRestore) =>
	recordsOf(fake.browser, fake.fromUi as AskWorker, openDatabase).restore(file, how);
