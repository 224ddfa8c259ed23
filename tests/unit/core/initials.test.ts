/** Initials and other abbreviations of titles, on the films that the extension ships. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { abbreviated, filmsAbbreviated } from '../../../src/core/catalogue/abbreviated.ts';
import { examples, found } from './shipped.ts';

test.each([
	'Ron Richardson: Are you gonna make it?',
	'We watched it at the bar with dad and mom, then Tim and Sam came.',
	'I liked the film et cetera, etc. And how!',
	'WOW, DAD! I watched it at HOME.',
])('%j names no film by its initials', (text) => {
	expect(found(text)).toEqual([]);
});

test.each(examples('abbreviations'))('abbreviations in %j', (text, expected) => {
	expect(found(text)).toEqual(expected);
});

test('every film with an abbreviation is in the catalogue and has only its own abbreviations', () => {
	const text = readFileSync(new URL('../../../assets/films.tsv', import.meta.url), 'utf8').replaceAll('\u00a0', ' ');
	const catalogued = new Set(text.split('\n').map((line) => line.split('\t').slice(0, 2).join(' ')));
	expect([...filmsAbbreviated()].filter((film) => !catalogued.has(film))).toEqual([]);
	expect(abbreviated({ title: 'Men in Black II', year: 2002 })).toEqual(['MIB 2', 'MIB2']);
	expect(abbreviated({ title: 'Heat', year: 1995 })).toEqual([]);
});
