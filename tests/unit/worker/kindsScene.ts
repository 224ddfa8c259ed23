/** A worker that knows lists of films and board games; another for each test. */
import { beforeEach } from 'vitest';
import type { PopupView } from '../../../src/messages/ui.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { testPack } from '../films.ts';
import { storeGames } from '../games.ts';
import { fakeBrowser, newPost } from './fakeBrowser.ts';

export const pack = testPack();
export const db = await openDatabase();
export let fake: ReturnType<typeof fakeBrowser>;
export const start = () => startWorker({ browser: fake.browser, loadPack: async () => pack, openDb: openDatabase });
beforeEach(async () => {
	fake = fakeBrowser();
	await deleteEverything(db, {});
	await storeGames(db);
	start();
});

const THREAD = 'https://forum.example/threads/slow.12/';
export const posted = (text: string, more = {}) =>
	fake.fromPage({ kind: 'posted', post: newPost(), texts: [text], ...more }, { url: THREAD });
/** Posts a text that stood there, as it is left, with words of the user's at its end. */
export const edited = (first: string, left: string, added = '') =>
	posted(left + added, { first, others: [[[0, left.length]]] });
export const check = (text: string) => {
	fake.page.draft = text;
	return fake.fromPage({ kind: 'check', text, box: 1, begun: 0, ours: false }, { frameId: 3 });
};
export const kept = async () => (await db.getAll('posts')).map(({ films }) => films);
export const view = () => fake.fromUi<PopupView>({ kind: 'view', tab: 1 });

/** What is reported of games. */
export const games = (kinds: PopupView['kinds']) => kinds.find(({ kind }) => kind === 'boardgames');

export const GAMES_TEXT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';
export const TERRA = { title: 'Terra Vespertina', year: 2012, kind: 'boardgames' } as const;
export const RUHR = { title: 'Ruhrpott Barons', year: 1998, kind: 'boardgames' } as const;
export const KOYAANISQATSI = { title: 'Koyaanisqatsi', year: 1982 };
