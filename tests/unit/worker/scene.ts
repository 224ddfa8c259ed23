/** A worker without records, and a page with a draft beside it; others for each test. */
import { beforeEach } from 'vitest';
import type { PopupView } from '../../../src/messages/ui.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { testPack } from '../films.ts';
import { DRAFT, fakeBrowser } from './fakeBrowser.ts';

export const pack = testPack();
export const db = await openDatabase();
export let fake: ReturnType<typeof fakeBrowser>;
export const start = () => startWorker({ browser: fake.browser, loadPack: async () => pack, openDb: openDatabase });
beforeEach(async () => {
	fake = fakeBrowser();
	await deleteEverything(db, {});
	start();
	await fake.fromUi({ kind: 'ratingsChanged' });
});

/** @param from what differs in who sends it */
export const check = (text = DRAFT, more = {}, from = {}) =>
	fake.fromPage({ kind: 'check', text, box: 1, begun: 0, ours: false, ...more }, from);
export const view = () => fake.fromUi<PopupView>({ kind: 'view', tab: 1 });
