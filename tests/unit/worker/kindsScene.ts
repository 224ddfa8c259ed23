/** A worker that knows lists of films and board games; another for each test. */
import { beforeEach } from 'vitest';
import type { PopupView } from '../../../src/messages/ui.ts';
import { storeGames } from '../games.ts';
import { newPost } from './fakeBrowser.ts';
import { check as checkBare, db, fake, start } from './scene.ts';

export { db, fake, pack, start, view } from './scene.ts';

beforeEach(async () => {
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
	return checkBare(text, {}, { frameId: 3 });
};
export const kept = async () => (await db.getAll('posts')).map(({ films }) => films);

/** What is reported of games. */
export const games = (kinds: PopupView['kinds']) => kinds.find(({ kind }) => kind === 'boardgames');

export const GAMES_TEXT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';
export const TERRA = { title: 'Terra Vespertina', year: 2012, kind: 'boardgames' } as const;
export const RUHR = { title: 'Ruhrpott Barons', year: 1998, kind: 'boardgames' } as const;
export const KOYAANISQATSI = { title: 'Koyaanisqatsi', year: 1982 };
