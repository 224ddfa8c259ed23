/** Board games and films in earlier posts, the history and own ratings. */
import { expect, test } from 'vitest';
import type { PersonasView, Scan, Timeline } from '../../../src/messages/history.ts';
import { forgetImport, forgetRatings, saveImport } from '../../../src/storage/ratings.ts';
import { storeGames } from '../games.ts';
import {
	check,
	db,
	fake,
	GAMES_TEXT,
	games as gamesIn,
	KOYAANISQATSI,
	kept,
	posted,
	RUHR,
	start,
	TERRA,
	view,
} from './kindsScene.ts';

const scan = async (text: string) => {
	fake.page.selected = text;
	return (await fake.fromUi<Scan>({ kind: 'scan', tab: 1 })).films!;
};
const addScanned = (films: object[]) => fake.fromUi({ kind: 'addScanned', tab: 1, films });
const BOTH_TEXT = `${GAMES_TEXT} I adored the film "Koyaanisqatsi" (1982).`;

test('old posts are searched for games, apart from films, and kept with their kind', async () => {
	const found = await scan(`${BOTH_TEXT} Then "Heat" (2022), the board game we play on Fridays.`);
	const HEAT = { title: 'Heat', year: 2022, kind: 'boardgames' };
	expect(found).toEqual([KOYAANISQATSI, TERRA, RUHR, HEAT].map((key) => ({ ...key, whose: 'yours' })));
	await addScanned([KOYAANISQATSI, RUHR, { ...RUHR, title: 'Never Made' }, { ...KOYAANISQATSI, kind: 'anime' }]);
	expect(await db.getAll('posts')).toMatchObject([{ source: 'scanned', films: [KOYAANISQATSI, RUHR] }]);
	expect((await view()).history!.added).toEqual({ films: 1, others: 1, persona: 'forum.example' });
});

test('games in a page’s posts belong to the posts’ author, and are asked for once', async () => {
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

test('posts added again from a page stay the same, even with kinds not searched before', async () => {
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

test('the history shows how many people could have written all posts by games and by films', async () => {
	await posted('I adored the film "Koyaanisqatsi" (1982).');
	await posted('We played "Village Number 100" (1990), the board game, last night.');
	await posted(GAMES_TEXT);
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const timeline = () => fake.fromUi<Timeline>({ kind: 'timeline', persona: personas[0]!.persona.id });
	const [films, games, ...more] = (await timeline()).kinds;
	expect(more).toEqual([]);
	expect(games).toMatchObject({ kind: 'boardgames', people: 20_000, tolerance: films!.tolerance, unknown: 0 });
	const now = games!.points.at(-1)!;
	expect(now.films).toBe(3);
	// The same as the popup's figure for a draft that adds nothing.
	await check('We played "Village Number 100" (1990), the board game.');
	expect(gamesIn((await view()).kinds)!.crowd).toBeCloseTo(now.crowd);
	const rare = (await db.getAll('posts'))[2]!.id;
	expect(games!.takeDown).toEqual([{ post: rare, crowd: expect.any(Number) }]);
	expect(games!.takeDown[0]!.crowd).toBeGreaterThanOrEqual(games!.tolerance);
	// Films are as they are without the list of games, and kinds that no post names are missing.
	await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
	expect(await timeline()).toEqual({ kinds: [films] });
});

const saveRatings = async (kind: 'boardgames' | 'books', films: { title: string; year: number }[]) => {
	const rated = films.map((film) => ({ ...film, kind, stars: null, date: null }));
	const more = { service: 'BoardGameGeek', file: 'collection.csv', date: '2026-11-21', unmatched: [] };
	const id = await saveImport(db, { kind, ...more, films: rated }, () => undefined);
	await fake.fromUi({ kind: 'recordsChanged', ratings: true });
	return { id, kind };
};

test('own ratings of games count only for games: rated ones give away more than others', async () => {
	const text = `${GAMES_TEXT} I adored the film "The Matrix" (1999).`;
	const reported = async () => {
		await check(text);
		const { advice, kinds } = await view();
		return { films: advice!.crowd, games: gamesIn(kinds)! };
	};
	const before = await reported();
	expect(before.games.ownRatings).toBe(false);
	const both = await saveRatings('boardgames', [TERRA, RUHR]);
	const rated = await reported();
	expect(rated.games).toMatchObject({ ownRatings: true, items: [{}, {}] });
	expect(rated.games.crowd).toBeLessThan(before.games.crowd);
	await forgetImport(db, both);
	await saveRatings('boardgames', [{ title: 'Carcassonne', year: 2000 }]);
	const unrated = await reported();
	expect(unrated.games.crowd).toBeGreaterThan(rated.games.crowd);
	expect([rated.films, unrated.films]).toEqual([before.films, before.films]);
	await forgetRatings(db);
	// Of another kind nothing counts.
	await saveRatings('books', [TERRA]);
	expect(await reported()).toEqual(before);
});

test('the history counts own ratings of games as the popup does', async () => {
	await posted(GAMES_TEXT);
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const inHistory = async () => {
		const { kinds } = await fake.fromUi<Timeline>({ kind: 'timeline', persona: personas[0]!.persona.id });
		return kinds[1]!.points.at(-1)!.crowd;
	};
	const unknown = await inHistory();
	await saveRatings('boardgames', [TERRA, RUHR]);
	expect(await inHistory()).toBeLessThan(unknown);
	await check(GAMES_TEXT);
	expect(gamesIn((await view()).kinds)!.crowd).toBeCloseTo(await inHistory());
});

test('ratings of games are kept while their list is removed, and count when it returns', async () => {
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
	expect(gamesIn((await view()).kinds)!.ownRatings).toBe(true);
});
