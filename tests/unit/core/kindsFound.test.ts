/** How names of board games and anime are found in posts, which films do not teach. */
import { describe, expect, test } from 'vitest';
import type { Film } from '../../../src/core/catalogue/film.ts';
import { ADDED_KINDS, type PackKind } from '../../../src/core/catalogue/packKinds.ts';
import { isLikely } from '../../../src/core/mentions/certainty.ts';
import { fameOf } from '../../../src/core/mentions/fame.ts';
import { asKind } from '../../../src/core/mentions/kindPriors.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { finder } from '../../../src/core/mentions/model.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { readCommonness } from '../../../src/pack/commonness.ts';
import { film, POPULATION } from '../films.ts';

const commonness = await readCommonness();
const packOf = (kind: PackKind, items: Film[]) =>
	openPack(
		buildPack(
			items,
			{ ...POPULATION, activity: [{ share: 1, ratings: 2 }], ...(kind !== 'films' && { kind }) },
			commonness,
		),
	).catalogue;

const GAMES = [
	film('Pandemic', 2008, 9000),
	film('Ticket to Ride', 2004, 8000, { initials: ['TtR'] }),
	film('Chess', 1475, 7000),
	film('War', 0, 300),
	film('Clue', 1949, 4000),
	film('Carcassonne', 2000, 8800),
	film('Azul', 2017, 5000),
	film('The Game', 2015, 900),
	film('Battlestar Galactica: The Board Game', 2008, 4000),
	film('Wingspan', 2019, 4500),
	film('Terraforming Mars', 2016, 6000),
];
const ANIME = [
	film('Another', 0, 900),
	film('Monster', 0, 800),
	film('Naruto', 0, 3000),
	film('Shingeki no Kyojin', 0, 3500, { otherTitles: ['Attack on Titan'], initials: ['AoT'] }),
	film('Cowboy Bebop', 0, 2500),
];
const games = packOf('boardgames', GAMES);
const anime = packOf('anime', ANIME);
const likely = (catalogue: typeof games, text: string) =>
	findMentions(catalogue, text)
		.filter(isLikely)
		.map(({ start, end }) => text.slice(start, end));

describe('board games', () => {
	test('old games are common nouns without capitals; words with other meanings are not games', () => {
		const text = 'We play chess on Sundays, otherwise Pandemic or Azul. The war ended and I had no clue why.';
		expect(likely(games, text)).toEqual(['chess', 'Pandemic', 'Azul']);
	});

	test('short names are read exactly as written', () => {
		expect(likely(games, 'My favorite games: Wingspan, TtR, Azul.')).toEqual(['Wingspan', 'TtR', 'Azul']);
		expect(likely(games, 'My favorite games: Wingspan, ttr, Azul.')).toEqual(['Wingspan', 'Azul']);
	});

	test('a misspelt name with a capital is found in the middle of a sentence', () => {
		const text = 'For two people I still recommend that old Carcasonne with the river, and Terraforming Mars.';
		expect(likely(games, text)).toContain('Carcasonne');
	});

	test('words that say what an item is are not a title, even if titles contain them', () => {
		const text = 'We love Wingspan (the board game), and the game with trains, Ticket to Ride.';
		expect(likely(games, text)).toEqual(['Wingspan', 'Ticket to Ride']);
	});
});

describe('anime', () => {
	test('a determiner is a title in a list, but not at the beginning of a sentence', () => {
		const text = 'I finished Cowboy Bebop and Naruto. Another show that I liked was Attack on Titan.';
		expect(likely(anime, text)).toEqual(['Cowboy Bebop', 'Naruto', 'Attack on Titan']);
		expect(likely(anime, 'Anime I watched this year: Monster, Another, Naruto, Cowboy Bebop')).toContain('Another');
	});

	test('both titles name the same anime', () => {
		const found = findMentions(anime, 'Attack on Titan is the same anime as Shingeki no Kyojin, or AoT.').filter(
			isLikely,
		);
		expect(found.map(({ film }) => film)).toEqual(Array(3).fill(found[0]!.film));
	});
});

test('raters of other kinds are scaled to those of films', () => {
	const best = (kind: PackKind, items: Film[]) => {
		const catalogue = packOf(kind, items);
		return Math.max(...catalogue.posting.map((value) => fameOf(catalogue, value)));
	};
	const fewer = ANIME.map((item) => ({ ...item, raters: item.raters! / 10 }));
	expect(best('anime', ANIME)).toBe(best('anime', fewer));
	expect(best('anime', ANIME)).toBe(best('boardgames', GAMES));
	expect(best('films', GAMES)).toBe(9000);
});

test('other kinds have a prior of their own, and films have none', () => {
	const model = finder();
	expect(asKind(model, {})).toBe(model);
	expect(asKind(model, { of: 'films' })).toBe(model);
	for (const of of ADDED_KINDS) expect(asKind(model, { of }).first[0]).toBeGreaterThan(model.first[0]!);
	expect(asKind(model, { of: 'anime' })).toBe(asKind(model, { of: 'anime' }));
});
