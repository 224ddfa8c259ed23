/** Initials and other abbreviations of titles, on the films that the extension ships. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { abbreviated, filmsAbbreviated } from '../../../src/core/catalogue/abbreviations.ts';
import { found } from './shipped.ts';

test.each([
	'Ron Richardson: Are you gonna make it?',
	'We watched it at the bar with dad and mom, then Tim and Sam came.',
	'I liked the film et cetera, etc. And how!',
	'WOW, DAD! I watched it at HOME.',
])('%j names no film by its initials', (text) => {
	expect(found(text)).toEqual([]);
});

test.each([
	['I loved TDK and TDKR.', ['TDK = The Dark Knight 2008', 'TDKR = The Dark Knight Rises 2012']],
	[
		'My favourite films are ESB, then RotJ and ANH.',
		['ESB = The Empire Strikes Back 1980', 'RotJ = Return of the Jedi 1983', 'ANH = Star Wars 1977'],
	],
	[
		'i watched lotr and eeaao',
		['lotr = The Lord of the Rings: The Fellowship of the Ring 2001', 'eeaao = Everything Everywhere All at Once 2022'],
	],
	[
		'I watched MIB 3, then AvP and AvP2',
		['MIB 3 = Men in Black 3 2012', 'AvP = AVP: Alien vs. Predator 2004', 'AvP2 = Aliens vs Predator: Requiem 2007'],
	],
	[
		'We watched BttF 2 and GOTG3 last night',
		['BttF 2 = Back to the Future Part II 1989', 'GOTG3 = Guardians of the Galaxy Vol. 3 2023'],
	],
	['I watched NCFOM and TWBB', ['NCFOM = No Country for Old Men 2007', 'TWBB = There Will Be Blood 2007']],
])('abbreviations in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('every film with an abbreviation is in the catalogue, and has only those that are its own', () => {
	const text = readFileSync(new URL('../../../assets/films.tsv', import.meta.url), 'utf8').replaceAll('\u00a0', ' ');
	const catalogued = new Set(text.split('\n').map((line) => line.split('\t').slice(0, 2).join(' ')));
	expect([...filmsAbbreviated()].filter((film) => !catalogued.has(film))).toEqual([]);
	expect(abbreviated({ title: 'Men in Black II', year: 2002 })).toEqual(['MIB 2', 'MIB2']);
	expect(abbreviated({ title: 'Heat', year: 1995 })).toEqual([]);
});
