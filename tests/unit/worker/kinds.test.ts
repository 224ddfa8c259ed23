/** Board games beside films, from the draft to the history. */
import { beforeEach, expect, test } from 'vitest';
import type { PopupView } from '../../../src/messages/ui.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { testPack } from '../films.ts';
import { storeGames } from '../games.ts';
import { fakeBrowser, newPost } from './fakeBrowser.ts';

const pack = testPack();
const db = await openDatabase();
let fake: ReturnType<typeof fakeBrowser>;
const start = () => startWorker({ browser: fake.browser, loadPack: async () => pack, openDb: openDatabase });
beforeEach(async () => {
	fake = fakeBrowser();
	await deleteEverything(db, {});
	await storeGames(db);
	start();
});

const THREAD = 'https://forum.example/threads/slow.12/';
const posted = (text: string, more = {}) =>
	fake.fromPage({ kind: 'posted', post: newPost(), texts: [text], ...more }, { url: THREAD });
/** Posts a text that stood there, as it is left, with words of the user's at its end. */
const edited = (first: string, left: string, added = '') =>
	posted(left + added, { first, others: [[[0, left.length]]] });
const kept = async () => (await db.getAll('posts')).map(({ films }) => films);
const view = () => fake.fromUi<PopupView>({ kind: 'view', tab: 1 });

const GAMES_TEXT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';
const TERRA = { title: 'Terra Vespertina', year: 2012, kind: 'boardgames' };
const RUHR = { title: 'Ruhrpott Barons', year: 1998, kind: 'boardgames' };
const KOYAANISQATSI = { title: 'Koyaanisqatsi', year: 1982 };

test('what was posted keeps games with their kind, also where no film is named, and says how many', async () => {
	await posted(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	expect(await kept()).toEqual([[KOYAANISQATSI, TERRA, RUHR]]);
	expect((await view()).history!.added).toEqual({ films: 1, others: 2, persona: 'forum.example' });
	await posted(GAMES_TEXT);
	expect((await kept())[1]).toEqual([TERRA, RUHR]);
});

test('without the pack of games posts keep films alone, as ever', async () => {
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	await posted(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	await posted(GAMES_TEXT);
	expect(await kept()).toEqual([[KOYAANISQATSI]]);
	expect((await view()).history!.added).toEqual({ films: 1, persona: 'forum.example' });
});

test('an edited post of games takes the place of the first, and loses what was taken out', async () => {
	await posted(GAMES_TEXT);
	await edited(
		GAMES_TEXT,
		'We played "Terra Vespertina" (2012) last night.',
		' And then I adored the film "Koyaanisqatsi" (1982).',
	);
	expect(await kept()).toEqual([[TERRA, KOYAANISQATSI]]);
});

test('of a post that was kept with games, films alone tell that it is edited once the pack is removed, and the games stay', async () => {
	await posted(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	const text = `${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`;
	await edited(text, text, ' The film "The Matrix" (1999) too.');
	expect(await kept()).toEqual([[KOYAANISQATSI, TERRA, RUHR, { title: 'The Matrix', year: 1999 }]]);
	await posted(GAMES_TEXT);
	expect(await kept()).toHaveLength(1);
});
