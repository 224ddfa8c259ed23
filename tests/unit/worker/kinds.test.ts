/** Board games beside films, from the draft to the history. */
import { beforeEach, expect, test, vi } from 'vitest';
import { edited as edit } from '../../../src/core/algorithms/edits.ts';
import { MOST_FILMS } from '../../../src/core/catalogue/catalogue.ts';
import { type PageAdvice, readPageAdvice } from '../../../src/messages/advice.ts';
import type { TakenOut, TextChange } from '../../../src/messages/changes.ts';
import type { PersonasView, Scan, Timeline } from '../../../src/messages/history.ts';
import type { PopupView, SettingsView } from '../../../src/messages/ui.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { forgetImport, forgetRatings, saveImport } from '../../../src/storage/ratings.ts';
import { DEFAULTS, joinItemWords, type NotItem } from '../../../src/storage/settings.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { settledAt } from '../../../src/worker/lists.ts';
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
const check = (text: string) => {
	fake.page.draft = text;
	return fake.fromPage({ kind: 'check', text, box: 1, begun: 0, ours: false }, { frameId: 3 });
};
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

test.each([
	['of games alone', GAMES_TEXT],
	['of films and games', `${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`],
])(
	'where the packs cannot be read for a moment, a post %s is told not to be kept, instead of losing its games',
	async (_, text) => {
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
		expect((await view()).notices).toEqual(['notKept']);
		reads = true;
		await posted(text);
		expect((await kept()).flat()).toContainEqual(TERRA);
	},
);

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

test('what a draft names of games is told beside its films, and the badge tells the smallest crowd', async () => {
	await check(`${GAMES_TEXT} I adored the film "The Matrix" (1999).`);
	const { advice, others } = await view();
	expect(advice!.mentions.map(({ film }) => film.title)).toEqual(['The Matrix']);
	const [games] = others!;
	expect(others).toHaveLength(1);
	expect(games).toMatchObject({
		kind: 'boardgames',
		named: 2,
		safe: false,
		population: { name: 'A test club', size: 20_000 },
	});
	expect(games!.crowd).toBeLessThan(advice!.crowd);
	expect(games!.low).toBeLessThanOrEqual(games!.crowd);
	expect(games!.costly.map(({ item }) => item.title).sort()).toEqual(['Ruhrpott Barons', 'Terra Vespertina']);
	for (const { crowd } of games!.costly) expect(crowd).toBeGreaterThan(games!.crowd);
	expect(games!.suggestions).toHaveLength(3);
	expect(Number(fake.badge.get(1))).toBe(Math.round(games!.crowd));
	// A draft of games alone has a crowd too.
	await check(GAMES_TEXT);
	const alone = await view();
	expect(alone.advice!.mentions).toEqual([]);
	expect(alone.others![0]!.crowd).toBe(games!.crowd);
	expect(Number(fake.badge.get(1))).toBe(Math.round(games!.crowd));
});

test('the films of a draft without games are told as they are without the pack', async () => {
	const text = 'I adored Koyaanisqatsi and Werckmeister Harmonies, and "Heat" (1995).';
	const told = [];
	for (const loaded of [true, false]) {
		if (!loaded) await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
		fake.browser.storage.session.clear();
		const page = await check(text);
		const { advice, others } = await view();
		expect(others).toBeUndefined();
		told.push({ page, films: advice!.mentions.map(({ film }) => film.title), crowd: advice!.crowd });
	}
	expect(told[0]).toEqual(told[1]);
});

test('earlier posts of games count for games, and those of films do not', async () => {
	await check(GAMES_TEXT);
	const before = (await view()).others![0]!;
	expect(before.earlier.films).toBe(0);
	await posted('We played "Village Number 100" (1990), the board game. And I adored the film "Koyaanisqatsi" (1982).');
	await check(GAMES_TEXT);
	const { others, advice } = await view();
	expect(others![0]!.earlier.films).toBe(1);
	expect(advice!.earlier.films).toBe(1);
	expect(others![0]!.crowd).toBeLessThan(before.crowd);
});

test('a game is taken out of the draft, wherever it is named, unless the draft has changed', async () => {
	const text = `${GAMES_TEXT} I love "Terra Vespertina" (2012).`;
	await check(text);
	await view();
	fake.page.takeOut = { replaced: 2, refused: 0, changed: false };
	const takeOut = (item: object) => fake.fromUi<TakenOut>({ kind: 'takeOutOther', tab: 1, item });
	expect(await takeOut(TERRA)).toEqual(fake.page.takeOut);
	const send = vi.mocked(fake.browser.tabs.sendMessage).mock.calls.map(([, message]) => message as { kind: string });
	const { changes } = send.find(({ kind }) => kind === 'takeOut') as unknown as { changes: TextChange[] };
	expect(
		edit(
			text,
			changes.flatMap(({ edits }) => edits),
		),
	).not.toContain('Vespertina');
	expect(
		edit(
			text,
			changes.flatMap(({ edits }) => edits),
		),
	).toContain('Ruhrpott Barons');
	expect(
		edit(
			text,
			changes.flatMap(({ edits }) => edits),
		),
	).toContain('game');
	// What it does not name, also of that title and another kind, is not taken out.
	const nothing = { replaced: 0, refused: 0, changed: true };
	expect(await takeOut({ ...TERRA, kind: 'books' })).toEqual(nothing);
	fake.page.draft = `${text}!`;
	expect(await takeOut(TERRA)).toEqual(nothing);
});

test('a stored pack of games that is damaged is dropped, told, and films are advised on all the same', async () => {
	await db.put('packs', { id: 'games.pack', bytes: new ArrayBuffer(64) }, 'boardgames');
	start();
	await check('I adored Koyaanisqatsi and Werckmeister Harmonies');
	const { advice, others, notices } = await view();
	expect([advice!.mentions.length, others, notices]).toEqual([2, undefined, ['otherPackDropped']]);
	expect(await db.get('packs', 'boardgames')).toBeUndefined();
});

test('what stands out of games is marked in the page beside the films, and taken out from there', async () => {
	const text = `${GAMES_TEXT} I adored the film "The Matrix" (1999).`;
	const page = (await check(text)) as PageAdvice;
	const told = page.marks.map(({ start, end, kind, drawn }) => [text.slice(start, end), kind, drawn]);
	expect(told).toEqual([
		['Terra Vespertina', 'boardgames', true],
		['Ruhrpott Barons', 'boardgames', true],
		['The Matrix', undefined, false],
	]);
	expect(readPageAdvice(page)).toEqual(page);
	const { advice, others } = await view();
	expect(page.crowd).toBe(others![0]!.crowd);
	expect(page.films).toBe(advice!.mentions.length + others![0]!.named);
	// No number is that of a film.
	for (const { kind, film } of page.marks) if (kind) expect(film.id).toBeGreaterThanOrEqual(MOST_FILMS);
	const start = text.indexOf('Ruhrpott');
	const changes = await fake.fromPage({ kind: 'changes', text, start }, { frameId: 3 });
	const after = edit(
		text,
		(changes as TextChange[]).flatMap(({ edits }) => edits),
	);
	expect(after).toContain('"Terra Vespertina" (2012) and another board game last night');
});

test('where the goal is reached, or nothing is to be seen in pages, games are measured and not drawn', async () => {
	const drawn = async () => ((await check(GAMES_TEXT)) as PageAdvice).marks.map((mark) => mark.drawn);
	expect(await drawn()).toEqual([true, true]);
	await fake.fromUi({ kind: 'setQuiet', quiet: 'badge' });
	expect(await drawn()).toEqual([false, false]);
	await fake.fromUi({ kind: 'setQuiet', quiet: 'marks' });
	await fake.fromUi({ kind: 'setTolerance', tolerance: 1 });
	expect(await drawn()).toEqual([false, false]);
});

const notItem = (item: object) => fake.fromUi<NotItem[]>({ kind: 'notItem', tab: 1, item });
const stored = async () => (await fake.fromUi<SettingsView>({ kind: 'settings' })).siteNotItems;
const namedNow = async () => (await view()).others?.map(({ named }) => named);

test('what is said to be no game counts no more on its site, in drafts and posts, until that is taken back', async () => {
	await check(GAMES_TEXT);
	expect(await namedNow()).toEqual([2]);
	const [ignored] = await notItem(RUHR);
	expect(ignored).toEqual({ site: 'forum.example', of: 'boardgames', words: 'ruhrpott barons' });
	expect(await stored()).toEqual([ignored]);
	expect(await namedNow()).toEqual([1]);
	await posted(GAMES_TEXT);
	expect(await kept()).toEqual([[TERRA]]);
	// Games alone: the film, or the game of another site, may be named so.
	expect(settledAt({ ...DEFAULTS, siteNotItems: [joinItemWords(ignored!)] }, 'forum.example')).toMatchObject({
		films: { none: [] },
		boardgames: { none: ['ruhrpott barons'] },
		anime: { none: [] },
	});
	expect(settledAt({ ...DEFAULTS, siteNotItems: [joinItemWords(ignored!)] }, 'b.example').boardgames.none).toEqual([]);
	await fake.fromUi({ kind: 'mayBeItem', ...ignored!, tab: null });
	expect(await stored()).toEqual([]);
	await check(`${GAMES_TEXT} So.`);
	expect(await namedNow()).toEqual([2]);
});

test('what is ignored in a private window leaves no trace, and is taken back there', async () => {
	fake.page.private = true;
	fake.page.draft = GAMES_TEXT;
	const from = { frameId: 3, tab: { id: 1, incognito: true } };
	await fake.fromPage({ kind: 'check', text: GAMES_TEXT, box: 1, begun: 0, ours: false }, from);
	expect(await namedNow()).toEqual([2]);
	const [ignored] = await notItem(RUHR);
	expect(await namedNow()).toEqual([1]);
	expect(await stored()).toEqual([]);
	expect(JSON.stringify(fake.storage.local.data)).not.toContain('ruhrpott');
	await fake.fromUi({ kind: 'mayBeItem', ...ignored!, tab: 1 });
	expect(await namedNow()).toEqual([2]);
	expect(JSON.stringify(fake.storage.session.data.siteNotItems)).not.toContain('ruhrpott');
});

test('nothing is said of a film, of what the draft does not name, or of a draft that changed since it was shown', async () => {
	await check(`${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`);
	await view();
	expect(await notItem(KOYAANISQATSI)).toEqual([]);
	expect(await notItem({ ...RUHR, year: 1999 })).toEqual([]);
	expect(await notItem({ ...RUHR, kind: 'books' })).toEqual([]);
	fake.page.draft = `${GAMES_TEXT} And more.`;
	expect(await notItem(RUHR)).toEqual([]);
	expect(await stored()).toEqual([]);
});

const scan = async (text: string) => {
	fake.page.selected = text;
	return (await fake.fromUi<Scan>({ kind: 'scan', tab: 1 })).films!;
};
const addScanned = (films: object[]) => fake.fromUi({ kind: 'addScanned', tab: 1, films });
const BOTH_TEXT = `${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`;

test('what was posted before is found with games, told apart from films, and kept with their kind', async () => {
	const found = await scan(`${BOTH_TEXT} Then "Heat" (2022), the board game we play on Fridays.`);
	const HEAT = { title: 'Heat', year: 2022, kind: 'boardgames' };
	expect(found).toEqual([KOYAANISQATSI, TERRA, RUHR, HEAT].map((key) => ({ ...key, whose: 'yours' })));
	await addScanned([KOYAANISQATSI, RUHR, { ...RUHR, title: 'Never Made' }, { ...KOYAANISQATSI, kind: 'anime' }]);
	expect(await db.getAll('posts')).toMatchObject([{ source: 'scanned', films: [KOYAANISQATSI, RUHR] }]);
	expect((await view()).history!.added).toEqual({ films: 1, others: 1, persona: 'forum.example' });
});

test('in the posts of a page games are whose the posts are, and are asked for once', async () => {
	fake.page.posts = {
		posts: [
			{ text: 'We played "Terra Vespertina" (2012), the board game.', author: 'Ann' },
			{ text: GAMES_TEXT, author: 'Bob' },
		],
		user: 'ann',
		owner: null,
	};
	expect((await fake.fromUi<Scan>({ kind: 'scan', tab: 1 })).films).toEqual([
		{ ...TERRA, whose: 'yours' },
		{ ...RUHR, whose: 'others' },
	]);
});

test('what was added from a page is the same when it is added again, also with what was not looked for before', async () => {
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	await addScanned([KOYAANISQATSI]);
	await addScanned([KOYAANISQATSI]);
	expect(await kept()).toEqual([[KOYAANISQATSI]]);
	await storeGames(db);
	start();
	await addScanned([KOYAANISQATSI, TERRA]);
	expect(await kept()).toEqual([[KOYAANISQATSI, TERRA]]);
	await fake.fromUi({ kind: 'undo', tab: 1 });
	expect(await kept()).toEqual([[KOYAANISQATSI]]);
	await addScanned([TERRA]);
	await addScanned([TERRA]);
	await addScanned([TERRA, RUHR]);
	expect((await kept()).slice(1)).toEqual([[TERRA], [TERRA, RUHR]]);
});

test('the history tells how many could have written all posts by their games, beside the films', async () => {
	await posted('I adored the film "Koyaanisqatsi" (1982).');
	await posted('We played "Village Number 100" (1990), the board game, last night.');
	await posted(GAMES_TEXT);
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const timeline = () => fake.fromUi<Timeline>({ kind: 'timeline', persona: personas[0]!.persona.id });
	const { others, ...films } = await timeline();
	const [games] = others!;
	expect(others).toHaveLength(1);
	expect(games).toMatchObject({ kind: 'boardgames', people: 20_000, tolerance: films.tolerance, unknown: 0 });
	const now = games!.points.at(-1)!;
	expect(now.films).toBe(3);
	// The same as the popup's figure for a draft that adds nothing.
	await check('We played "Village Number 100" (1990), the board game.');
	expect((await view()).others![0]!.crowd).toBeCloseTo(now.crowd);
	const rare = (await db.getAll('posts'))[2]!.id;
	expect(games!.takeDown).toEqual([{ post: rare, crowd: expect.any(Number) }]);
	expect(games!.takeDown[0]!.crowd).toBeGreaterThanOrEqual(games!.tolerance);
	// Films are as they are without the list of games, and what nobody named is told of no kind.
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	expect(await timeline()).toEqual(films);
});

const saveRatings = async (kind: 'boardgames' | 'books', films: { title: string; year: number }[]) => {
	const rated = films.map((film) => ({ ...film, kind, stars: null, date: null }));
	const more = { service: 'BoardGameGeek', file: 'collection.csv', date: '2026-11-21', unmatched: [] };
	const id = await saveImport(db, { kind, ...more, films: rated }, () => undefined);
	await fake.fromUi({ kind: 'ratingsChanged' });
	return { id, kind };
};

test('own ratings of games count for games alone: what was rated gives more away than what was not, and is never suggested', async () => {
	const text = `${GAMES_TEXT} I adored the film "The Matrix" (1999).`;
	const told = async () => {
		await check(text);
		const { advice, others } = await view();
		return { films: advice!.crowd, games: others![0]! };
	};
	const before = await told();
	expect(before.games.ownRatings).toBe(false);
	const suggested = before.games.suggestions.map(({ item: { title, year } }) => ({ title, year }));
	const both = await saveRatings('boardgames', [TERRA, RUHR, ...suggested]);
	const rated = await told();
	expect(rated.games).toMatchObject({ ownRatings: true, named: 2 });
	expect(rated.games.crowd).toBeLessThan(before.games.crowd);
	for (const { item } of rated.games.suggestions) expect(suggested.map(({ title }) => title)).not.toContain(item.title);
	await forgetImport(db, both);
	await saveRatings('boardgames', [{ title: 'Carcassonne', year: 2000 }]);
	const unrated = await told();
	expect(unrated.games.crowd).toBeGreaterThan(rated.games.crowd);
	expect([rated.films, unrated.films]).toEqual([before.films, before.films]);
	await forgetRatings(db);
	// Of another kind nothing counts.
	await saveRatings('books', [TERRA]);
	expect(await told()).toEqual(before);
});

test('the history counts own ratings of games as the popup does', async () => {
	await posted(GAMES_TEXT);
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const inHistory = async () => {
		const { others } = await fake.fromUi<Timeline>({ kind: 'timeline', persona: personas[0]!.persona.id });
		return others![0]!.points.at(-1)!.crowd;
	};
	const unknown = await inHistory();
	await saveRatings('boardgames', [TERRA, RUHR]);
	expect(await inHistory()).toBeLessThan(unknown);
	await check(GAMES_TEXT);
	expect((await view()).others![0]!.crowd).toBeCloseTo(await inHistory());
});

test('ratings of games are kept while their list is removed, and count once there is one again', async () => {
	await saveRatings('boardgames', [TERRA, RUHR]);
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	const wanted = [{ titles: ['Heat'], year: 2022, seen: null }];
	const match = () => fake.fromUi({ kind: 'matchFilms', of: 'boardgames', wanted });
	expect(await match()).toBeNull();
	expect(await fake.fromUi({ kind: 'searchFilms', of: 'boardgames', text: 'Heat' })).toEqual([]);
	await storeGames(db);
	start();
	expect(await match()).toEqual([{ film: { title: 'Heat', year: 2022, kind: 'boardgames' }, suggestions: [] }]);
	await check(GAMES_TEXT);
	expect((await view()).others![0]!.ownRatings).toBe(true);
});
