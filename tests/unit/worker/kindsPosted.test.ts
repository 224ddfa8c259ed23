/** Board games and films in posts, as they are kept and edited. */
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/storage/db.ts';
import { startWorker } from '../../../src/worker/worker.ts';
import { edited, fake, GAMES_TEXT, KOYAANISQATSI, kept, pack, posted, RUHR, TERRA, view } from './kindsScene.ts';

test('posts keep games with their kind, even without films, and say how many', async () => {
	await posted(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	expect(await kept()).toEqual([[KOYAANISQATSI, TERRA, RUHR]]);
	expect((await view()).history!.added).toEqual({ films: 1, others: 2, persona: 'forum.example' });
	await posted(GAMES_TEXT);
	expect((await kept())[1]).toEqual([TERRA, RUHR]);
});

test('without the pack of games posts keep only films', async () => {
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	await posted(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	await posted(GAMES_TEXT);
	expect(await kept()).toEqual([[KOYAANISQATSI]]);
	expect((await view()).history!.added).toEqual({ films: 1, persona: 'forum.example' });
});

test.each([
	['of games alone', GAMES_TEXT],
	['of films and games', `${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`],
])('a post %s is kept later if packs cannot be read for a moment', async (_, text) => {
	let reads = true;
	const openDb = async (lost: () => void) =>
		new Proxy(await openDatabase(lost), {
			get: (target, name) => {
				if (name === 'getAllKeys' && !reads) return () => Promise.reject(new Error('no packs for a moment'));
				const part: unknown = Reflect.get(target, name, target);
				return typeof part === 'function' ? part.bind(target) : part;
			},
		});
	startWorker({ browser: fake.browser, loadPack: async () => pack, openDb });
	reads = false;
	await posted(text);
	expect(await kept()).toEqual([]);
	expect((await view()).notices).toEqual(['notYetKept']);
	reads = true;
	await expect.poll(async () => (await kept()).flat()).toContainEqual(TERRA);
	expect(await kept()).toHaveLength(1);
});

test('an edited post with games replaces the first, and loses removed games', async () => {
	await posted(GAMES_TEXT);
	await edited(
		GAMES_TEXT,
		'We played "Terra Vespertina" (2012) last night.',
		' And then I adored the film "Koyaanisqatsi" (1982).',
	);
	expect(await kept()).toEqual([[TERRA, KOYAANISQATSI]]);
});

test('after the pack is removed, films alone identify an edited post with games, and the games stay', async () => {
	await posted(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	const text = `${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`;
	await edited(text, text, ' The film "The Matrix" (1999) too.');
	expect(await kept()).toEqual([[KOYAANISQATSI, TERRA, RUHR, { title: 'The Matrix', year: 1999 }]]);
	await posted(GAMES_TEXT);
	expect(await kept()).toHaveLength(1);
});
