/** Board games and films in drafts. */
import { expect, test, vi } from 'vitest';
import { edited as edit } from '../../../src/core/algorithms/edits.ts';
import { type FilmKey, findFilm } from '../../../src/core/catalogue/titled.ts';
import { type CardChoice, type PageAdvice, readPageAdvice } from '../../../src/messages/advice.ts';
import type { TakenOut, TextChange } from '../../../src/messages/changes.ts';
import type { SaidView } from '../../../src/messages/history.ts';
import type { SettingsView, SettledHere } from '../../../src/messages/ui.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { type ItemWords, joinItemWords } from '../../../src/storage/siteWords.ts';
import { settledAt } from '../../../src/worker/lists.ts';
import { gamesPack } from '../games.ts';
import {
	check,
	db,
	fake,
	GAMES_TEXT,
	games as gamesIn,
	kept,
	pack,
	posted,
	RUHR,
	start,
	TERRA,
	view,
} from './kindsScene.ts';

const { catalogue } = gamesPack();
const changed = (text: string, changes: readonly TextChange[]) => {
	const edits = changes.flatMap((change) => change.edits);
	return edit(text, edits);
};
const itemOf = (key: FilmKey) => ({ kind: 'boardgames', id: findFilm(catalogue, key) });

test('a draft’s games are reported with its films, and the badge shows the smallest crowd', async () => {
	await fake.fromUi({ kind: 'changeSettings', change: { badgeNumber: true } });
	await check(`${GAMES_TEXT} I adored the film "The Matrix" (1999).`);
	const { advice, kinds } = await view();
	expect(advice!.mentions.map(({ film }) => film.title)).toEqual(['The Matrix']);
	expect(kinds.map(({ kind }) => kind)).toEqual(['films', 'boardgames']);
	const games = gamesIn(kinds);
	expect(games).toMatchObject({
		kind: 'boardgames',
		verdict: 'could',
		members: 20_000,
	});
	expect(games!.crowd).toBeLessThan(advice!.crowd);
	expect(games!.low).toBeLessThanOrEqual(games!.crowd);
	expect(games!.changes.map(({ item }) => item.title).sort()).toEqual(['Ruhrpott Barons']);
	for (const { crowdWithout, before, after } of games!.changes) {
		expect(crowdWithout).toBeGreaterThan(games!.crowd);
		expect(before).toContain('We played');
		expect(after).toContain('board game');
	}
	expect(Number(fake.badge.get(1))).toBe(Math.round(games!.crowd));
	// A draft of games alone has a crowd too.
	await check(GAMES_TEXT);
	const alone = await view();
	expect(alone.advice!.mentions).toEqual([]);
	expect(gamesIn(alone.kinds)!.crowd).toBe(games!.crowd);
	expect(Number(fake.badge.get(1))).toBe(Math.round(games!.crowd));
});

test('the pack does not affect films of a draft without games', async () => {
	const text = 'I adored Koyaanisqatsi and Werckmeister Harmonies, and "Heat" (1995).';
	const reported = [];
	for (const loaded of [true, false]) {
		if (!loaded) await fake.fromUi({ kind: 'removePack', of: 'boardgames' });
		fake.browser.storage.session.clear();
		const page = await check(text);
		const { advice, kinds } = await view();
		expect(kinds.map(({ kind }) => kind)).toEqual(['films']);
		reported.push({ page, films: advice!.mentions.map(({ film }) => film.title), crowd: advice!.crowd });
	}
	expect(reported[0]).toEqual(reported[1]);
});

test('only earlier posts with games count for games', async () => {
	await check(GAMES_TEXT);
	const before = gamesIn((await view()).kinds)!;
	expect(before.earlier.films).toBe(0);
	await posted('We played "Village Number 100" (1990), the board game. And I adored the film "Koyaanisqatsi" (1982).');
	await check(GAMES_TEXT);
	const { kinds, advice } = await view();
	expect(gamesIn(kinds)!.earlier.films).toBe(1);
	expect(advice!.earlier.films).toBe(1);
	expect(gamesIn(kinds)!.crowd).toBeLessThan(before.crowd);
});

test('a game is taken out of all places in the draft, unless it has changed', async () => {
	const text = `${GAMES_TEXT} I love "Terra Vespertina" (2012).`;
	await check(text);
	await view();
	fake.page.takeOut = { replaced: 2, refused: 0, changed: false };
	const takeOut = (...items: object[]) => fake.fromUi<TakenOut>({ kind: 'takeOut', tab: 1, items });
	expect(await takeOut(itemOf(TERRA))).toEqual(fake.page.takeOut);
	const send = vi.mocked(fake.browser.tabs.sendMessage).mock.calls.map(([, message]) => message as { kind: string });
	const { changes } = send.find(({ kind }) => kind === 'takeOut') as unknown as { changes: TextChange[] };
	const after = changed(text, changes);
	expect(after).not.toContain('Vespertina');
	expect(after).toContain('Ruhrpott Barons');
	expect(after).toContain('game');
	// What it does not name, such as that number of another kind, is not taken out, and nothing with it.
	const nothing = { replaced: 0, refused: 0, changed: true };
	expect(await takeOut({ ...itemOf(TERRA), kind: 'books' })).toEqual(nothing);
	expect(await takeOut(itemOf(TERRA), { ...itemOf(TERRA), kind: 'films' })).toEqual(nothing);
	fake.page.draft = `${text}!`;
	expect(await takeOut(itemOf(TERRA))).toEqual(nothing);
});

test('a damaged pack of games is dropped and reported, and films still get advice', async () => {
	await db.put('packs', { id: 'games.pack', bytes: new ArrayBuffer(64) }, 'boardgames');
	start();
	await check('I adored Koyaanisqatsi and Werckmeister Harmonies');
	const { advice, kinds, notices } = await view();
	expect([advice!.mentions.length, kinds.length, notices]).toEqual([2, 1, ['addedPackDropped']]);
	expect(await db.get('packs', 'boardgames')).toBeUndefined();
});

test('costly games are marked in the page with the films, and can be taken out there', async () => {
	const text = `${GAMES_TEXT} I adored the film "The Matrix" (1999).`;
	const page = (await check(text)) as PageAdvice;
	const marks = page.marks.map(({ start, end, kind, drawn }) => [text.slice(start, end), kind, drawn]);
	expect(marks).toEqual([
		['Terra Vespertina', 'boardgames', true],
		['Ruhrpott Barons', 'boardgames', true],
		['The Matrix', undefined, false],
	]);
	expect(page.marks[0]).toMatchObject({ about: '2012, board game', choices: [{ added: 'a board game' }] });
	expect(readPageAdvice(page)).toEqual(page);
	// Numbers are those of each pack.
	expect(page.marks.slice(0, 2).map(({ id }) => id)).toEqual([TERRA, RUHR].map((key) => itemOf(key).id));
	const start = text.indexOf('Ruhrpott');
	const [{ key, before, added, after }] = page.marks[1]!.choices as [CardChoice];
	const changes = await fake.fromPage({ kind: 'changes', text, start, key }, { frameId: 3 });
	// It is what the card has shown.
	expect(changed(text, changes as TextChange[])).toContain(before + added + after);
	expect(before + added + after).toContain('"Terra Vespertina" (2012) and another board game last night');
});

test('games are measured but not drawn if the goal is reached, or if pages show nothing', async () => {
	const drawn = async () => ((await check(GAMES_TEXT)) as PageAdvice).marks.map((mark) => mark.drawn);
	expect(await drawn()).toEqual([true, true]);
	await fake.fromUi({ kind: 'changeSettings', change: { quiet: 'badge' } });
	expect(await drawn()).toEqual([false, false]);
	await fake.fromUi({ kind: 'changeSettings', change: { quiet: 'marks' } });
	await fake.fromUi({ kind: 'changeSettings', change: { tolerance: 1 } });
	expect(await drawn()).toEqual([false, false]);
});

const ignore = (item: object) => fake.fromUi<SettledHere[]>({ kind: 'ignore', tab: 1, item });
const stored = async () => (await fake.fromUi<SettingsView>({ kind: 'settings' })).siteNotItems;
const namedNow = async () => gamesIn((await view()).kinds)?.items.length;

test('words that are not a game stop counting on their site, in drafts and posts, until that is taken back', async () => {
	await check(GAMES_TEXT);
	expect(await namedNow()).toBe(2);
	const [ignored] = await ignore(itemOf(RUHR));
	expect(ignored).toEqual({ site: 'forum.example', of: 'boardgames', words: 'ruhrpott barons' });
	expect(await stored()).toEqual([ignored]);
	expect(await namedNow()).toBe(1);
	await posted(GAMES_TEXT);
	expect(await kept()).toEqual([[TERRA]]);
	// Games alone: the film, or the game of another site, may be named so.
	expect(
		settledAt({ ...DEFAULTS, siteNotItems: [joinItemWords(ignored as ItemWords)] }, 'forum.example'),
	).toMatchObject({
		films: { none: [] },
		boardgames: { none: ['ruhrpott barons'] },
		anime: { none: [] },
	});
	expect(
		settledAt({ ...DEFAULTS, siteNotItems: [joinItemWords(ignored as ItemWords)] }, 'b.example').boardgames,
	).toEqual({ named: [], none: [], doubted: ['ruhrpott barons'] });
	await fake.fromUi({ kind: 'unsettle', ...ignored!, tab: null });
	expect(await stored()).toEqual([]);
	await check(`${GAMES_TEXT} So.`);
	expect(await namedNow()).toBe(2);
});

test('words ignored in a private window leave no trace, and can be restored there', async () => {
	fake.page.private = true;
	fake.page.draft = GAMES_TEXT;
	const from = { frameId: 3, tab: { id: 1, incognito: true } };
	await fake.fromPage({ kind: 'check', text: GAMES_TEXT, box: 1, begun: 0, ours: false }, from);
	expect(await namedNow()).toBe(2);
	const [ignored] = await ignore(itemOf(RUHR));
	expect(await namedNow()).toBe(1);
	expect(await stored()).toEqual([]);
	expect(JSON.stringify(fake.storage.local.data)).not.toContain('ruhrpott');
	await fake.fromUi({ kind: 'unsettle', ...ignored!, tab: 1 });
	expect(await namedNow()).toBe(2);
	expect(JSON.stringify(fake.storage.session.data.siteNotItems)).not.toContain('ruhrpott');
});

test('answers about words outside the draft, or about a changed draft, are refused', async () => {
	await check(GAMES_TEXT);
	await view();
	expect(await ignore({ ...itemOf(RUHR), id: 0 })).toEqual([]);
	for (const kind of ['books', 'films']) expect(await ignore({ ...itemOf(RUHR), kind })).toEqual([]);
	fake.page.draft = `${GAMES_TEXT} And more.`;
	expect(await ignore(itemOf(RUHR))).toEqual([]);
	expect(await stored()).toEqual([]);
});

test('a film is ignored and restored by its words like a game', async () => {
	const text = 'I adored Koyaanisqatsi and Werckmeister Harmonies';
	await check(text);
	const named = async () => (await view()).advice!.mentions.map(({ film }) => film.title);
	expect(await named()).toEqual(['Koyaanisqatsi', 'Werckmeister Harmonies']);
	const id = findFilm(pack.catalogue, { title: 'Koyaanisqatsi', year: 1982 });
	const [ignored] = await ignore({ kind: 'films', id });
	expect(ignored).toEqual({ site: 'forum.example', of: 'films', words: 'koyaanisqatsi' });
	expect(await named()).toEqual(['Werckmeister Harmonies']);
	expect((await fake.fromUi<SettingsView>({ kind: 'settings' })).siteNotFilms).toMatchObject([
		{ site: 'forum.example', words: 'koyaanisqatsi' },
	]);
	await fake.fromUi({ kind: 'unsettle', ...ignored!, tab: null });
	expect(await named()).toEqual(['Koyaanisqatsi', 'Werckmeister Harmonies']);
});

test('a game that was never rated counts as such, is listed with films, and can be restored', async () => {
	await check(GAMES_TEXT);
	const crowd = async () => gamesIn((await view()).kinds)!.crowd;
	const before = await crowd();
	const item = itemOf(TERRA);
	const press = (kind: string, of: object = item) => fake.fromPage({ kind, item: of }, { frameId: 3 });
	expect(await press('neverRated')).toBe(true);
	expect(await crowd()).toBeGreaterThan(before);
	const { films } = await fake.fromUi<SaidView>({ kind: 'said' });
	expect(films).toMatchObject([{ ...TERRA, said: 'never', name: 'forum.example' }]);
	// It is of the game alone.
	expect(await press('unsay', { ...item, kind: 'films' })).toBe(false);
	expect(await press('unsay')).toBe(true);
	expect(await crowd()).toBe(before);
	// What the draft does not name, or of what no pack is loaded, is not said.
	expect(await press('neverRated', { ...item, id: 0 })).toBe(false);
	expect(await press('neverRated', { ...item, kind: 'books' })).toBe(false);
});

test('a game chosen for words, or added, counts for games in the draft and once posted', async () => {
	await check(GAMES_TEXT);
	const crowd = async () => gamesIn((await view()).kinds)!.crowd;
	const before = await crowd();
	await fake.fromUi({ kind: 'decoy', tab: 1, item: itemOf(TERRA) });
	expect(await crowd()).toBeGreaterThan(before);
	await posted(GAMES_TEXT);
	expect((await db.getAll('posts')).map(({ films }) => films)).toEqual([[TERRA, RUHR]]);
});

test('words confirmed as a game count as one until they are rejected', async () => {
	const text = `${GAMES_TEXT} Carcassonne was sunny.`;
	const settle = (isItem: boolean | null) =>
		fake.fromPage({ kind: 'settle', of: 'boardgames', words: 'Carcassonne', isItem }, { frameId: 3 });
	const lists = async () => {
		const { siteItems, siteNotItems } = await fake.fromUi<SettingsView>({ kind: 'settings' });
		return [siteItems.map(({ words }) => words), siteNotItems.map(({ words }) => words)];
	};
	expect(await settle(false)).toBe(true);
	await check(text);
	expect([await namedNow(), await lists()]).toEqual([2, [[], ['carcassonne']]]);
	expect(await settle(true)).toBe(true);
	await check(`${text} So.`);
	expect([await namedNow(), await lists()]).toEqual([3, [['carcassonne'], []]]);
	expect(await settle(null)).toBe(true);
	expect(await lists()).toEqual([[], []]);
});
