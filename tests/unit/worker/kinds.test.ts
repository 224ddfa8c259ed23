/** Board games beside films in drafts. */
import { expect, test, vi } from 'vitest';
import { edited as edit } from '../../../src/core/algorithms/edits.ts';
import { MOST_FILMS } from '../../../src/core/catalogue/catalogue.ts';
import { type PageAdvice, readPageAdvice } from '../../../src/messages/advice.ts';
import type { TakenOut, TextChange } from '../../../src/messages/changes.ts';
import type { SettingsView } from '../../../src/messages/ui.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { joinItemWords, type NotItem } from '../../../src/storage/siteWords.ts';
import { settledAt } from '../../../src/worker/lists.ts';
import { check, db, fake, GAMES_TEXT, KOYAANISQATSI, kept, posted, RUHR, start, TERRA, view } from './kindsScene.ts';

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
	await fake.fromUi({ kind: 'changeSettings', change: { quiet: 'badge' } });
	expect(await drawn()).toEqual([false, false]);
	await fake.fromUi({ kind: 'changeSettings', change: { quiet: 'marks' } });
	await fake.fromUi({ kind: 'changeSettings', change: { tolerance: 1 } });
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
