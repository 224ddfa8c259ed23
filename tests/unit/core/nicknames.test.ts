import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titleForms } from '../../../src/core/catalogue/forms.ts';
import { filmsWithNicknames, nicknames } from '../../../src/core/catalogue/nicknames.ts';

const forms = (title: string, year: number) =>
	titleForms({ title, year, otherTitles: [], raters: 20_000 }, 40_000).map((form) => form.words.join(' '));

test('parts of a series are found by number', () => {
	expect(forms('Avatar: The Way of Water', 2022)).toEqual(
		expect.arrayContaining(['avatar 2', 'avatar 2 the way of water', 'avatar the way of water']),
	);
	expect(forms('The Fate of the Furious', 2017)).toEqual(expect.arrayContaining(['fast 8', 'fast and furious 8']));
	expect(forms('First Blood', 1982)).toContain('rambo 1');
});

test('an episode of Star Wars is found by number, by name, and by both', () => {
	expect(forms('Star Wars: The Last Jedi', 2017)).toEqual(
		expect.arrayContaining(['last jedi', 'episode 8', 'star wars episode 8 the last jedi']),
	);
	expect(nicknames({ title: 'Star Wars', year: 1977 })).toContain('Episode 4');
});

test('joined or separate numbers, and titles without the possessive, name the film', () => {
	expect(forms('The Taking of Pelham 1 2 3', 2009)).toContain('taking of pelham 123');
	expect(forms("National Lampoon's Loaded Weapon 1", 1993)).toEqual(
		expect.arrayContaining(['loaded weapon 1', 'national lampoons loaded weapon']),
	);
	expect(forms("My Best Friend's Wedding Day", 1997)).not.toContain('wedding day');
	expect(forms("Rosemary's Baby", 1968)).not.toContain('baby');
});

test('every film with a nickname is in the catalogue', () => {
	const text = readFileSync(new URL('../../../assets/films.tsv', import.meta.url), 'utf8').replaceAll('\u00a0', ' ');
	const catalogued = new Set(text.split('\n').map((line) => line.split('\t').slice(0, 2).join(' ')));
	expect([...filmsWithNicknames()].filter((film) => !catalogued.has(film))).toEqual([]);
});
