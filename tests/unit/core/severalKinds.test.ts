import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { itemsNamed, keysOf } from '../../../src/core/advice/itemsNamed.ts';
import { summaryOf } from '../../../src/core/advice/kindSummary.ts';
import { matchingAll, smallestOf } from '../../../src/core/crowd/acrossKinds.ts';
import { findItems } from '../../../src/core/mentions/findItems.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { allOwn } from '../../../src/core/mentions/others.ts';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';

const films = testPack();
const games = gamesPack();
const PACKS = [films, games];
const named = (text: string, settled = {}) => keysOf(PACKS, itemsNamed(PACKS, [allOwn(text)], { settled }));

test('the smallest crowd bounds several kinds together; the first wins a tie', () => {
	expect(smallestOf([])).toBeNull();
	const [a, b, c] = [{ crowd: 40 }, { crowd: 7 }, { crowd: 7 }];
	expect(smallestOf([a, b, c])).toBe(b);
	expect(smallestOf([a])).toBe(a);
});

test('people who match all kinds are the shares of each, of the smaller service', () => {
	const [films, books] = [
		{ crowd: 101, members: 1001 },
		{ crowd: 51, members: 501 },
	];
	expect(matchingAll([films, books])).toBeCloseTo(1 + 500 * 0.1 * 0.1);
	expect(matchingAll([films, books], 101)).toBeCloseTo(1 + 100 * 0.1 * 0.1);
	expect(matchingAll([films])).toBe(101);
	expect(matchingAll([films, { crowd: 1, members: 501 }])).toBe(1);
	expect(matchingAll([films, { crowd: 501, members: 501 }])).toBeCloseTo(51);
});

test('films alone are found as before, and nothing is decided between kinds', () => {
	const text = 'I watched "Heat" (1995) and The Matrix.';
	const all = findMentions(films.catalogue, text);
	expect(all.length).toBe(2);
	const find = () => all;
	const [found, ...more] = findItems(text, [films], {}, find);
	expect([found!.all, more]).toEqual([all, []]);
	expect(found!.all).toBe(all);
	expect(found!.mentions).toEqual(all);
});

test('a name shared by a film and a game gets the kind of the words around it', () => {
	const heat = { title: 'Heat', year: 2022, kind: 'boardgames' };
	expect(named('We played the board game "Heat" (2022) with friends.')).toEqual([heat]);
	expect(named('We watched the film "Heat" (1995) with friends.')).toEqual([{ title: 'Heat', year: 1995 }]);
});

test('words that are not a game are left to the film, and other names of the game still count', () => {
	const settled = { boardgames: { named: [], none: ['heat'] } };
	const text = 'We played the board game "Heat" (2022), and the board game "Ruhrpott Barons" (1998).';
	expect(named(text).map(({ title }) => title)).toEqual(['Heat', 'Ruhrpott Barons']);
	expect(named(text, settled).find(({ title }) => title === 'Ruhrpott Barons')).toBeDefined();
	expect(named(text, settled)).not.toContainEqual({ title: 'Heat', year: 2022, kind: 'boardgames' });
	// What is marked in the page does not tell what was settled.
	const ofGames = findItems(text, [games], settled)[0]!;
	expect([ofGames.all.length, ofGames.mentions.length]).toEqual([2, 1]);
});

test('a kind that reaches the goal has nothing to change; otherwise each film changes in its sentence', () => {
	const text = 'We played "Terra Vespertina" (2012), the board game, last night.';
	const of = (tolerance: number) => summaryOf('boardgames', advise(games, text, { tolerance }), text);
	expect(of(1)).toMatchObject({ kind: 'boardgames', verdict: 'wellHidden', changes: [] });
	expect(of(1).items.map(({ title }) => title)).toEqual(['Terra Vespertina']);
	const [change, ...more] = of(15_000).changes;
	expect(more).toEqual([]);
	expect(change).toMatchObject({ item: { title: 'Terra Vespertina' }, before: text });
	expect(change!.after).not.toContain('Vespertina');
});
