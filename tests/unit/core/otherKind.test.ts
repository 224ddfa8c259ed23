import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { namedAcross } from '../../../src/core/advice/filmsNamed.ts';
import { foundAcross } from '../../../src/core/advice/foundAcross.ts';
import { otherAdvised } from '../../../src/core/advice/otherKind.ts';
import { smallestOf } from '../../../src/core/crowd/acrossKinds.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { allOwn } from '../../../src/core/mentions/others.ts';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';

const films = testPack();
const games = gamesPack();
const PACKS = [{ kind: 'boardgames' as const, catalogue: games.catalogue }];

test('the smallest crowd of several kinds bounds all of them together; the first wins a tie', () => {
	expect(smallestOf([])).toBeNull();
	const [a, b, c] = [{ crowd: 40 }, { crowd: 7 }, { crowd: 7 }];
	expect(smallestOf([a, b, c])).toBe(b);
	expect(smallestOf([a])).toBe(a);
});

test('without other packs the mentions of films are returned unchanged', () => {
	const text = 'I watched "Heat" (1995) and The Matrix.';
	const found = findMentions(films.catalogue, text);
	expect(found.length).toBe(2);
	expect(foundAcross(text, found, [])).toEqual({ films: found, others: [] });
	expect(foundAcross(text, found, []).films).toBe(found);
});

test('a name that a film and a game share is of the kind of the words around it', () => {
	const named = (text: string) => namedAcross(films.catalogue, [allOwn(text)], PACKS);
	const heat = { title: 'Heat', year: 2022, kind: 'boardgames' };
	expect(named('We played the board game "Heat" (2022) with friends.')).toEqual({ films: [], items: [heat] });
	const film = named('We watched the film "Heat" (1995) with friends.');
	expect([film.films.length, film.items]).toEqual([1, []]);
});

test('words answered as not a game are left to the film, and other names of the game still count', () => {
	const settled = { boardgames: { named: [], none: ['heat'] } };
	const named = (text: string) => namedAcross(films.catalogue, [allOwn(text)], PACKS, { settled });
	const text = 'We played the board game "Heat" (2022), and the board game "Ruhrpott Barons" (1998).';
	expect(namedAcross(films.catalogue, [allOwn(text)], PACKS).items.map(({ title }) => title)).toEqual([
		'Heat',
		'Ruhrpott Barons',
	]);
	expect(named(text).items.map(({ title }) => title)).toEqual(['Ruhrpott Barons']);
	// What is marked in the page does not tell what was settled.
	const across = foundAcross(text, [], PACKS, settled).others[0]!;
	expect([across.all.length, across.mentions.length]).toEqual([2, 1]);
});

test('a kind whose crowd reaches the goal has nothing to leave out, and nothing to name', () => {
	const text = 'We played "Terra Vespertina" (2012), the board game, last night.';
	const of = (tolerance: number) => otherAdvised('boardgames', advise(games, text, { tolerance }));
	expect(of(1)).toMatchObject({ kind: 'boardgames', safe: true, named: 1, costly: [], suggestions: [] });
	const { safe, costly, suggestions } = of(15_000);
	expect([safe, costly.map(({ item }) => item.title)]).toEqual([false, ['Terra Vespertina']]);
	expect(suggestions.every(({ share }) => share > 0.08)).toBe(true);
});
